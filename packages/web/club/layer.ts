import { signal } from '@preact/signals'

const KEY = 'orrery.club'

/** Whether this tab shows what other people want of its reader, on whatever page: its part of the app is fetched then. */
export const layered = signal(kept())

function kept(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Shows it from now on, also after the page was loaded anew. */
export function showLayer(): void {
  layered.value = true
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // After a reload the lobby shows it again.
  }
}
