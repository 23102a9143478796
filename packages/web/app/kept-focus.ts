/** A table's question and its board keep the focus themselves, over the answers of others, but not when a link leaves them. */
const KEPT_THERE = ':is(.question, .board-place, .question *, .board-place *):not(a)'
/** Where a page begins: the first of these that it has. */
const BEGINNINGS = ['.question, .replay', 'main', 'h1']

/**
 * Keeps the focus in the page when a press by key takes away what had it: otherwise it would be lost, and a reader of the screen would
 * begin at the top. It goes to the nearest part of the page that is still there; on another page, to the beginning of that.
 */
export function keepFocus(): void {
  let places: readonly Element[] = []
  let waiting = false
  const look = (): void => {
    waiting = false
    if (document.activeElement !== document.body) return
    const [within] = places.filter((place) => place.isConnected)
    focusOn(within ?? BEGINNINGS.map((one) => document.querySelector(one)).find((one) => one !== null) ?? null)
  }
  // What follows from a drawing may still bring the focus back.
  const soon = (): void => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() => requestAnimationFrame(look))
  }
  const watch = new MutationObserver(soon)
  addEventListener(
    'keydown',
    () => {
      const { activeElement } = document
      if (activeElement === null || activeElement === document.body) return
      watch.disconnect()
      if (activeElement.matches(KEPT_THERE)) return
      places = around(activeElement)
      watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    },
    { capture: true },
  )
  // Who presses with a pointer looks for no focus.
  addEventListener('pointerdown', () => watch.disconnect(), { capture: true })
}

/** The parts of the page in which an element lies, the innermost first. */
function around(element: Element): Element[] {
  const places: Element[] = []
  for (let at = element.parentElement; at !== null && at.id !== 'app' && at !== document.body; at = at.parentElement) places.push(at)
  return places
}

function focusOn(place: Element | null): void {
  if (!(place instanceof HTMLElement)) return
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.dataset.keepsFocus = ''
  }
  place.focus({ preventScroll: true })
}
