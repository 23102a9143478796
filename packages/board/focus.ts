import { useEffect } from 'preact/hooks'

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Sideways distance counts more than distance ahead, so that an arrow key goes straight ahead if it can. */
const ASIDE = 2.5

/**
 * Arrow keys move from piece to piece over a board, to the nearest one in the arrow's direction; Home and End to the first and the last.
 * `among` selects the elements. Returns true if the key was used.
 */
export function walk(event: KeyboardEvent, among = '[data-piece]'): boolean {
  const field = event.currentTarget
  const from = event.target instanceof Element ? event.target.closest<HTMLElement>(among) : null
  if (!(field instanceof Element) || from === null) return false
  const others = [...field.querySelectorAll<HTMLElement>(among)].filter((one) => one === from || one.getClientRects().length > 0)
  const step = STEPS[event.key]
  const goal = event.key === 'Home' ? others[0] : event.key === 'End' ? others.at(-1) : step && nearest(others, from, step)
  if (goal === undefined || goal === from) return false
  event.preventDefault()
  goal.focus()
  return true
}

function nearest(others: readonly HTMLElement[], from: HTMLElement, [x, y]: readonly [number, number]): HTMLElement | undefined {
  const here = middle(from)
  let best: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const one of others) {
    if (one === from) continue
    const there = middle(one)
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y
    const across = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x)
    const far = ahead + ASIDE * across
    if (ahead > 1 && ahead * 3 > across && far < least) {
      least = far
      best = one
    }
  }
  return best
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Arrow keys move along a row of buttons, and wrap around. */
export function rove(event: KeyboardEvent, among = 'button'): void {
  const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 0
  const row = event.currentTarget
  if (step === 0 || !(row instanceof Element)) return
  const items: (Element | null)[] = [...row.querySelectorAll<HTMLElement>(among)]
  const at = items.indexOf(document.activeElement)
  const next = items[(at + step + items.length) % items.length]
  if (!(next instanceof HTMLElement)) return
  next.focus()
  event.preventDefault()
}

/** Keeps the focus on a piece while the board is redrawn: if the focused piece has gone, `next` gets the focus. */
export function useKeptFocus(root: { readonly current: HTMLElement | null }, version: number, next: () => HTMLElement | null): void {
  useEffect(() => {
    const field = root.current
    if (field === null) return
    let inside = false
    const came = (): void => {
      inside = true
    }
    const gone = (event: FocusEvent): void => {
      if (event.relatedTarget !== null) inside = false
    }
    field.addEventListener('focusin', came)
    field.addEventListener('focusout', gone)
    if (field.dataset.focus === 'in' && document.activeElement === document.body) next()?.focus({ preventScroll: true })
    return () => {
      field.dataset.focus = inside || field.contains(document.activeElement) ? 'in' : ''
      field.removeEventListener('focusin', came)
      field.removeEventListener('focusout', gone)
    }
  }, [root, version])
}
