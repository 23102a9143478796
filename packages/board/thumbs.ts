import type { Piece } from '@orrery/kernel'
import { useRef } from 'preact/hooks'

/** The width of a finger, in screen pixels. */
const FINGER = 44
/** A press longer than this looks closer, in milliseconds. */
const TAP = 400
/** Everything on a board that a click acts on. */
const PRESSED = '[data-piece], button:not(:disabled), summary, [role="button"]'

/** A place on the screen. */
interface ScreenBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Whether a finger can hit it directly. */
export function isForFingers({ width, height }: ScreenBox): boolean {
  return width >= FINGER && height >= FINGER
}

/** The index of the box that a finger at a point means: the nearest within a finger's width; -1 for none. */
export function meantBy(x: number, y: number, boxes: readonly ScreenBox[]): number {
  let nearest = -1
  let least = Number.POSITIVE_INFINITY
  for (const [place, { left, top, width, height }] of boxes.entries()) {
    const across = Math.abs(x - left - width / 2)
    const down = Math.abs(y - top - height / 2)
    if (across > Math.max(width, FINGER) / 2 || down > Math.max(height, FINGER) / 2) continue
    // The distance to the drawn edge; the distance to the middle breaks ties.
    const far = Math.hypot(Math.max(0, across - width / 2), Math.max(0, down - height / 2)) + Math.hypot(across, down) / 1000
    if (far >= least) continue
    nearest = place
    least = far
  }
  return nearest
}

/** Where an element is drawn. A piece on a map may be a point without a size, around which its picture lies. */
function boxOf(element: Element): DOMRect {
  const own = element.getBoundingClientRect()
  if (own.width > 0) return own
  for (const part of element.querySelectorAll(':not(.kit-sr)')) {
    const box = part.getBoundingClientRect()
    if (box.width > 0) return box
  }
  return own
}

/** Whether an element is on top at its middle, or at its point nearest to the given one. */
function isSeen(element: Element, x: number, y: number): boolean {
  const { left, top, right, bottom } = boxOf(element)
  const near = (at: number, low: number, high: number) => Math.max(Math.min(low + 2, (low + high) / 2), Math.min(at, high - 2))
  const points = [[(left + right) / 2, (top + bottom) / 2] as const, [near(x, left, right), near(y, top, bottom)] as const]
  return points.some(([across, down]) => {
    const shown = document.elementFromPoint(across, down)
    return shown !== null && element.contains(shown)
  })
}

function liesOn(element: Element, ground: Element): boolean {
  const { left, top, width, height } = boxOf(element)
  const under = boxOf(ground)
  const [x, y] = [left + width / 2, top + height / 2]
  return element !== ground && x > under.left && x < under.right && y > under.top && y < under.bottom
}

/**
 * The element that a tap on `target` means; null: the target itself. A direct hit on a small element wins. A tap that hits
 * nothing, or a large element, goes to the nearest small one within a finger's width (on a large element: one that lies on
 * it). Pieces that `offers` accepts come first.
 */
function meantIn(place: Element, target: Element, x: number, y: number, offers?: (piece: Piece) => boolean): HTMLElement | null {
  const offered = ({ dataset }: HTMLElement) => dataset.piece !== undefined && offers?.(dataset.piece as Piece) === true
  const touched = target.closest<HTMLElement>(PRESSED)
  const direct = touched !== null && place.contains(touched) ? touched : null
  if (direct !== null && !isForFingers(boxOf(direct))) return null
  const near = [...place.querySelectorAll<HTMLElement>(PRESSED)].filter((element) => {
    const box = boxOf(element)
    if (box.width === 0 || meantBy(x, y, [box]) === -1) return false
    return element !== direct && isSeen(element, x, y)
  })
  const small = near.filter((element) => !isForFingers(boxOf(element)))
  const ways =
    direct === null
      ? [near.filter(offered), small]
      : [
          offered(direct) ? [] : near.filter(offered),
          small.filter((element) => liesOn(element, direct) && (offers === undefined || offered(element))),
        ]
  for (const way of ways) {
    const meant = way[meantBy(x, y, way.map(boxOf))]
    if (meant !== undefined) return meant
  }
  return null
}

/**
 * Handlers that give everything pressable in a place a touch target of at least 44 px, however small it is drawn. Where targets overlap,
 * the nearest gets the tap. A place inside another handles its own taps, as does a `[data-hold]` that is hit. `offers` says whether a piece
 * has options now; without it all pressable elements count alike.
 */
export function useThumbs(offers?: (piece: Piece) => boolean) {
  const touched = useRef<{ readonly type: string; readonly at: number }>({ type: 'mouse', at: 0 })
  return {
    'data-thumbs': '',
    onPointerDownCapture(event: PointerEvent): void {
      touched.current = { type: event.pointerType, at: event.timeStamp }
    },
    onClickCapture(event: MouseEvent): void {
      const { target, currentTarget, clientX, clientY } = event
      const { type, at } = touched.current
      if (event.detail === 0 || type === 'mouse' || event.timeStamp - at > TAP) return
      if (!(target instanceof Element) || !(currentTarget instanceof Element)) return
      if (target.closest('[data-hold], dialog, input, select, label, a') !== null || target.closest('[data-thumbs]') !== currentTarget)
        return
      const meant = meantIn(currentTarget, target, clientX, clientY, offers)
      if (meant === null) return
      event.preventDefault()
      event.stopPropagation()
      meant.click()
    },
  }
}
