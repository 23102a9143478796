import { signal } from '@preact/signals'

/** What the browser holds ready while Orrery can be installed. */
interface Installing extends Event {
  prompt(): Promise<void>
}

/** Whether the browser offers to install Orrery; it says so once, early. */
export const installing = signal<Installing | null>(null)

function isInstalling(event: Event): event is Installing {
  return 'prompt' in event
}

/** Keeps the browser's offer for when the reader wants it. */
export function waitForInstalling(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installing.value = isInstalling(event) ? event : null
  })
  addEventListener('appinstalled', () => {
    installing.value = null
  })
}
