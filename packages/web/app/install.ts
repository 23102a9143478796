import { signal } from '@preact/signals'

/** The browser's event that offers to install Orrery. */
interface Installing extends Event {
  prompt(): Promise<void>
}

/** The browser's offer to install Orrery; it comes once, early. */
export const installing = signal<Installing | null>(null)

function isInstalling(event: Event): event is Installing {
  return 'prompt' in event
}

/** Stores the browser's offer until the reader wants it. */
export function waitForInstalling(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installing.value = isInstalling(event) ? event : null
  })
  addEventListener('appinstalled', () => {
    installing.value = null
  })
}
