/** A page is reloaded only after it has been open for this many milliseconds; a page that fails at once would reload for ever. */
const SETTLED = 3000

/** Reloads the page when the server has a newer version, because the files of this page's version are gone. */
export function reloadOnNewVersion(): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine && performance.now() > SETTLED) location.reload()
  })
}
