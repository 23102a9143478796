const GAP = 12

/** Places a fixed element beside another one: above it if there is room, otherwise below. `--tip` points at it. */
export function placeBeside(popover: HTMLElement, anchor: Element): void {
  const to = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popover
  const left = Math.min(Math.max(GAP, to.left + to.width / 2 - width / 2), innerWidth - width - GAP)
  const above = to.top - height - GAP
  const below = Math.min(to.bottom + GAP, innerHeight - height - GAP)
  const top = above >= GAP ? above : below
  popover.dataset.side = above >= GAP ? 'above' : 'below'
  popover.style.left = `${left}px`
  popover.style.top = `${Math.max(GAP, top)}px`
  popover.style.setProperty('--tip', `${to.left + to.width / 2 - left}px`)
}

/** Teaching cards lie above everything else, and must hide nothing that they point at. */
const TEACHES = '.coach, .lesson'

/** The part of an element that is visible within its scrollers and the window; null if none is. */
export function seenOf(element: Element): DOMRect | null {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  const cut = (within: { left: number; top: number; right: number; bottom: number }): void => {
    ;[left, top] = [Math.max(left, within.left), Math.max(top, within.top)]
    ;[right, bottom] = [Math.min(right, within.right), Math.min(bottom, within.bottom)]
  }
  for (let around = element.parentElement; around !== null; around = around.parentElement)
    if (getComputedStyle(around).overflow !== 'visible') cut(around.getBoundingClientRect())
  cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
  return right - left < 4 || bottom - top < 4 ? null : new DOMRect(left, top, right - left, bottom - top)
}

/** Whether the middle of an element is visible and can be pressed: it is not scrolled away, and nothing lies above it. */
export function isInView(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const found = document.elementsFromPoint(x, y).find((one) => one.closest(TEACHES) === null)
  return found !== undefined && element.contains(found)
}

interface Spot {
  readonly left: number
  readonly top: number
}

/** The places around an element where something of that size fits, the preferred ones first. */
function spotsAround({ left, top, right, bottom, width, height }: DOMRect, wide: number, high: number): readonly Spot[] {
  const across = [left + width / 2 - wide / 2, left, right - wide].map((at) => Math.min(Math.max(GAP, at), innerWidth - wide - GAP))
  const down = [top + height / 2 - high / 2, bottom - high, top].map((at) => Math.min(Math.max(GAP, at), innerHeight - high - GAP))
  const spots = [
    ...across.flatMap((x) => [
      { left: x, top: top - high - GAP },
      { left: x, top: bottom + GAP },
    ]),
    ...down.flatMap((y) => [
      { left: right + GAP, top: y },
      { left: left - wide - GAP, top: y },
    ]),
  ]
  return spots.filter((spot) => spot.left >= GAP && spot.top >= GAP && spot.left + wide <= innerWidth && spot.top + high <= innerHeight)
}

/** How many points across and down are checked for what a place would cover, including a little beyond its edges. */
const ACROSS = 9
const DOWN = 6
const BEYOND = 6
/** So many points lie between one that is checked and the next; it shares no divisor with their number. */
const APART = 23

/** Whatever takes a larger share of the window than this is a background, not a piece. */
const GROUND = 0.08

/** The weight of a covered piece or button, counted in covered points. */
const PRESSED = 6

/** The total weight of what a place would cover; of one with more than `most`, any number above that. */
function coveredAt(spot: Spot, wide: number, high: number, most = Number.POSITIVE_INFINITY): number {
  let covered = 0
  // Neighbours are mostly covered alike, so the points are taken from all over the place.
  for (let taken = 0; taken < ACROSS * DOWN && covered <= most; taken++) {
    const place = (taken * APART) % (ACROSS * DOWN)
    const x = spot.left - BEYOND + ((wide + 2 * BEYOND) * (place % ACROSS)) / (ACROSS - 1)
    const y = spot.top - BEYOND + ((high + 2 * BEYOND) * Math.floor(place / ACROSS)) / (DOWN - 1)
    const found = document.elementFromPoint(x, y)
    if (found === null) continue
    const { width, height } = found.getBoundingClientRect()
    if (found.closest('[data-piece], button, summary, .question') !== null) covered += PRESSED
    else if (width * height < innerWidth * innerHeight * GROUND) covered += 1
  }
  return covered
}

/** The number of steps, across and down, in which the window is searched for a place. */
const STEPS = 8

/** Places all over the window that leave an element visible. */
function spotsAnywhere(clearOf: DOMRect, wide: number, high: number): readonly Spot[] {
  const at = (step: number, room: number): number => GAP + ((room - 2 * GAP) * step) / STEPS
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step)
  const spots = steps.flatMap((across) => steps.map((down) => ({ left: at(across, innerWidth - wide), top: at(down, innerHeight - high) })))
  return spots.filter(
    ({ left, top }) => left >= clearOf.right || left + wide <= clearOf.left || top >= clearOf.bottom || top + high <= clearOf.top,
  )
}

/** This many pixels of distance weigh as much as one covered point. */
const FAR = 110

/** The distance between the centres of a place and an element. */
function distanceOf({ left, top }: Spot, to: DOMRect, wide: number, high: number): number {
  return Math.hypot(left + wide / 2 - to.left - to.width / 2, top + high / 2 - to.top - to.height / 2)
}

/**
 * The place that covers least and is nearest to an element. The nearest ones are checked first and each only as long as it can be the best,
 * because a look at a point of a map takes as long as drawing a button, and all places together have thousands.
 */
function clearest(spots: readonly Spot[], to: DOMRect, wide: number, high: number): Spot | undefined {
  const weighed = spots.map((spot) => ({ spot, far: distanceOf(spot, to, wide, high) / FAR }))
  let best: Spot | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { spot, far } of weighed.sort((one, other) => one.far - other.far)) {
    if (far >= least) break
    const worth = far + coveredAt(spot, wide, high, least - far)
    if (worth >= least) continue
    best = spot
    least = worth
  }
  return best
}

/** The total weight of what a fixed element covers. */
export function coveredBy(popover: HTMLElement): number {
  const { left, top, width, height } = popover.getBoundingClientRect()
  popover.style.pointerEvents = 'none'
  const covered = coveredAt({ left, top }, width, height)
  popover.style.pointerEvents = ''
  return covered
}

/** Places a fixed element where it covers least: near an element or, without one, near the bottom of the window. */
export function placeClear(popover: HTMLElement, anchor: Element | null): void {
  const { offsetWidth: wide, offsetHeight: high } = popover
  const to = anchor?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight, 0, 0)
  const spots = [...spotsAround(to, wide, high), ...spotsAnywhere(to, wide, high)]
  // The elements to check lie under it.
  popover.style.pointerEvents = 'none'
  const best = clearest(spots, to, wide, high)
  popover.style.pointerEvents = ''
  if (best !== undefined) Object.assign(popover.style, { left: `${best.left}px`, top: `${best.top}px`, bottom: 'auto' })
  else if (anchor !== null) placeBeside(popover, anchor)
}

/** Whether part of an element is outside the window. */
function isCut(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
}

/** When to check whether something lies under it, in milliseconds: boards may still change their layout. */
const LOOKS = [0, 150, 500, 1200]

/**
 * Moves a fixed element away whenever it covers a piece or a button or is cut off, also after the window has another size or a press has
 * opened something: near the element that `near` finds, otherwise near the bottom of the window. Returns a function that stops it.
 */
export function keepClear(popover: { readonly current: HTMLElement | null }, near: () => Element | null): () => void {
  const look = (): void => {
    const { current } = popover
    if (current !== null && (isCut(current) || coveredBy(current) >= PRESSED)) placeClear(current, near())
  }
  let timers: ReturnType<typeof setTimeout>[] = []
  const stop = (): void => timers.forEach(clearTimeout)
  const begin = (): void => {
    stop()
    timers = LOOKS.map((wait) => setTimeout(look, wait))
  }
  begin()
  const changes = ['resize', 'click'] as const
  for (const change of changes) addEventListener(change, begin)
  return () => {
    for (const change of changes) removeEventListener(change, begin)
    stop()
  }
}
