/** A page that has been open for so many milliseconds is loaded anew; one that fails at once would do so for ever. */
const SETTLED = 3000

/** The server has a newer Orrery than this page, and what the page wants of it now is not there any more: the page is loaded anew. */
export function loadNewer(): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine && performance.now() > SETTLED) location.reload()
  })
}
