import { signal } from '@preact/signals'

const KEY = 'orrery.club'

/** Whether this tab shows what other people want of its reader on every page; only then is that part of the app loaded. */
export const layered = signal(kept())

function kept(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Shows it from now on, also after a reload. */
export function showLayer(): void {
  layered.value = true
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // After a reload the lobby shows it again.
  }
}
