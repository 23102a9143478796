import { storedText, storeText } from '@orrery/board/stored.ts'
import { signal } from '@preact/signals'

const KEY = 'orrery.club'

/** Whether this tab shows on every page what other people want of its reader; only then is that part of the app loaded. */
export const layered = signal(storedText(KEY, 'tab') !== null)

/** Shows that part from now on, also after a reload; without storage, the lobby shows it again then. */
export function showLayer(): void {
  layered.value = true
  storeText(KEY, '1', 'tab')
}
