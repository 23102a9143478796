import { signal } from '@preact/signals'

const KEY = 'orrery.club'

/** Whether this tab shows on every page what other people want of its reader; only then is that part of the app loaded. */
export const layered = signal(kept())

function kept(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Shows that part from now on, also after a reload. */
export function showLayer(): void {
  layered.value = true
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // Without storage, the lobby shows it again after a reload.
  }
}
