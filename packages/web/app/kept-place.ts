/** Where the reader was in a page when they left it. */
interface Place {
  /** How far down. */
  readonly top: number
  /** The address of the link by which they left; null if by something else. */
  readonly link: string | null
}

/** Presses after which the reader is somewhere of their own will. */
const OWN = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const places = new Map<string, Place>()

/** The entry of the browser's history that is shown. */
let entry = ''

/** Names the shown entry. Whether it was here before: the reader came by Back or Forward. */
function arrive(): boolean {
  const known: unknown = history.state?.entry
  entry = typeof known === 'string' ? known : `${performance.timeOrigin} ${history.length} ${performance.now()}`
  if (known !== entry) history.replaceState({ ...history.state, entry }, '')
  return known === entry
}

/**
 * Back and Forward lead to where the reader was in a page, and to the link by which they left it. The browser looks for that place at
 * once; what the server sends comes later, and until then the page is too short.
 */
export function keepPlaces(page: HTMLElement): void {
  let sought: Place | null = null
  const grown = new ResizeObserver(() => seek())
  const seek = (): void => {
    if (sought === null) return
    const { top, link } = sought
    if (scrollY !== top && page.offsetHeight - innerHeight >= top - 1) scrollTo(0, top)
    const { activeElement } = document
    if (link === null || activeElement?.matches('body, [data-keeps-focus]') === false) return
    page.querySelector<HTMLElement>(`a[href="${CSS.escape(link)}"]`)?.focus({ preventScroll: true })
  }
  const leave = (link: string | null): void => {
    places.set(entry, { top: scrollY, link })
  }
  const settle = (): void => {
    sought = null
    grown.disconnect()
  }
  const scrolled = (): void => {
    // A browser that has much to do tells of a scrolling late: after the press of the link, which is not forgotten then.
    if (sought === null && places.get(entry)?.top !== scrollY) leave(null)
  }
  arrive()
  addEventListener('scroll', scrolled, { passive: true })
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href^="#"]') : null
    if (link !== null) leave(link.getAttribute('href'))
  })
  addEventListener('hashchange', () => {
    settle()
    const place = arrive() ? places.get(entry) : undefined
    if (place === undefined) return
    sought = place
    // The page that was left is drawn until then.
    requestAnimationFrame(() => requestAnimationFrame(() => grown.observe(page)))
  })
  // The focus that a key takes from the page that was left goes to the beginning of this one first.
  addEventListener('focusin', seek)
  for (const press of OWN) addEventListener(press, settle, { capture: true, passive: true })
}
