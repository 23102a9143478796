/** A page is reloaded only after it has been open for this many milliseconds; one that fails at once would reload for ever. */
const SETTLED = 3000

/** The server has a newer version than this page, whose files are gone: reloads the page. */
export function loadNewer(): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine && performance.now() > SETTLED) location.reload()
  })
}
