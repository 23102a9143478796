import type { Piece } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { type ReadonlySignal, useSignal } from '@preact/signals'
import { type ComponentChildren, createContext, type JSX, type RefObject } from 'preact'
import { useContext, useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { filling, fitsAsNear, fitting, type Gestures, gesturesOn, type Inset, shiftInto, type WorldBox, type Zoomed } from './gestures.ts'
import { useThumbs } from './thumbs.ts'

/** A board's control of its surface. */
export interface View {
  /** The current zoom, for pieces that keep a legible size, and for the small map. */
  readonly zoomed: ReadonlySignal<Zoomed>
  /** Shows all of the world. */
  fit(): void
  /** Shows a part of the world, zoomed in at most to `most`. */
  show(part: WorldBox, most?: number): void
  /** Moves as little as needed to show a part of the world. */
  reveal(part: WorldBox): void
  by(factor: number): void
  /** The point of the world under a point of the screen. */
  worldAt(clientX: number, clientY: number): { readonly x: number; readonly y: number }
  /** The visible part of the world. */
  inSight(): WorldBox
}

const ViewContext = createContext<View | null>(null)

/** The surrounding surface. */
export function useView(): View {
  const view = useContext(ViewContext)
  if (view === null) throw new Error('outside a surface')
  return view
}

const NEARER = 1.35
const STEP = 90
const MARGIN = 40
/** The world is repainted at a new zoom after it has been stable this long, in milliseconds. */
const SETTLED = 180

/** A browser keeps painting a moving layer at its old zoom. Removing the hint for a moment repaints it at the new one. */
function sharpen(world: HTMLElement | null): void {
  if (world === null) return
  world.style.willChange = 'auto'
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      world.style.willChange = ''
    }),
  )
}

interface Props {
  /** The world's units; pieces are placed in it by `left` and `top`. */
  readonly world: WorldBox
  /** What the surface shows, for screen readers. */
  readonly label: string
  readonly text: Text
  readonly motion: boolean
  /** The greatest zoom: screen pixels for a unit of the world. */
  readonly nearest?: number
  /** Pixels around the world when all of it is shown. */
  readonly padding?: number
  /** What is fitted at first; default: the whole world. */
  readonly first?: WorldBox
  readonly class?: string
  /** Whether a piece has options now: a finger that just misses a small piece still presses it. */
  readonly offers?: (piece: Piece) => boolean
  /** Receives the view. */
  readonly view?: RefObject<View | null>
  /** In the world: one transform moves all of it. */
  readonly children: ComponentChildren
  /** Fixed above the world: the small map, rulers, buttons. */
  readonly over?: ComponentChildren
}

/**
 * A surface to pan and zoom: wheel, pinch, drag; arrows, plus, minus and 0 on the keyboard; buttons for all of it. One CSS transform moves
 * everything in the world; `--k` (screen pixels for a unit) and `--legible` (1 / k) let labels keep their size. Fitting leaves free what
 * the console covers (`--console-w`, `--console-h`).
 */
export function Surface(props: Props): JSX.Element {
  const { world, label, text, motion, nearest = 4, padding = 12, first, class: extra = '', children, over } = props
  const place = useRef<HTMLDivElement>(null)
  const moved = useRef<HTMLDivElement>(null)
  const gestures = useRef<Gestures | null>(null)
  const byHand = useRef(false)
  /** Whether the board chose the visible part. */
  const shown = useRef(false)
  /** The size at the last layout: measuring it again would force a layout during a gesture. */
  const extent = useRef({ width: 1, height: 1 })
  const zoomed = useSignal<Zoomed>({ k: 1, left: 0, top: 0 })
  const now = useRef(props)
  now.current = props

  const size = (): { width: number; height: number; inset: Inset } => {
    const element = place.current
    if (element === null) return { width: 1, height: 1, inset: { top: 0, right: 0, bottom: 0, left: 0 } }
    const style = getComputedStyle(element)
    const right = Number.parseFloat(style.getPropertyValue('--console-w')) || 0
    const bottom = Number.parseFloat(style.getPropertyValue('--surface-bottom')) || 0
    const top = Number.parseFloat(style.getPropertyValue('--surface-top')) || 0
    return {
      width: element.clientWidth,
      height: element.clientHeight,
      inset: { top: padding + top, right: padding + right, bottom: padding + bottom, left: padding },
    }
  }
  const show = (part: WorldBox, most: number | undefined, glide: boolean): void => {
    const { width, height, inset } = size()
    gestures.current?.to(filling(fitting(part, width, height, inset, most), now.current.world, width, height, inset), glide)
  }
  const view: View = {
    zoomed,
    fit: () => {
      byHand.current = false
      shown.current = false
      show(now.current.world, undefined, now.current.motion)
    },
    show(part, most) {
      // What a board chose to show stays, like the reader's own choice.
      byHand.current = true
      shown.current = true
      show(part, most, now.current.motion)
    },
    reveal(part) {
      const { width, height, inset } = size()
      const { k, left, top } = zoomed.peek()
      const dx = shiftInto(part.x * k + left, part.width * k, inset.left, width - inset.right)
      const dy = shiftInto(part.y * k + top, part.height * k, inset.top, height - inset.bottom)
      if (dx !== 0 || dy !== 0) gestures.current?.pan(dx, dy, now.current.motion)
    },
    by(factor) {
      const { width, height } = size()
      byHand.current = true
      gestures.current?.by(factor, [width / 2, height / 2], now.current.motion)
    },
    worldAt(clientX, clientY) {
      const box = place.current?.getBoundingClientRect()
      const { k, left, top } = zoomed.peek()
      return { x: (clientX - (box?.left ?? 0) - left) / k, y: (clientY - (box?.top ?? 0) - top) / k }
    },
    inSight() {
      const { width, height } = extent.current
      const { k, left, top } = zoomed.peek()
      return { x: -left / k, y: -top / k, width: width / k, height: height / k }
    },
  }
  const kept = useRef(view).current
  if (props.view !== undefined) props.view.current = kept

  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    let settling: ReturnType<typeof setTimeout> | undefined
    const listening = gesturesOn(element, (next, hand) => {
      if (hand) {
        byHand.current = true
        shown.current = false
      }
      if (next.k !== zoomed.peek().k) {
        clearTimeout(settling)
        settling = setTimeout(() => sharpen(moved.current), SETTLED)
      }
      zoomed.value = next
      if (moved.current === null) return
      moved.current.style.transform = `translate(${next.left}px, ${next.top}px) scale(${next.k})`
      // Set only if changed, because it restyles everything inside.
      if (element.style.getPropertyValue('--k') === next.k.toFixed(4)) return
      element.style.setProperty('--k', next.k.toFixed(4))
      element.style.setProperty('--legible', (1 / next.k).toFixed(4))
    })
    gestures.current = listening
    return () => listening.end()
  }, [])
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    const settle = (): void => {
      extent.current = { width: element.clientWidth, height: element.clientHeight }
      const { width, height, inset } = size()
      const least = fitting(world, width, height, inset).k
      gestures.current?.bounds(
        least * 0.8,
        Math.max(nearest, least * 1.2),
        world,
        MARGIN / least + Math.max(inset.right, inset.bottom) / least,
      )
      // The board chose a part for lack of room: once there is room, all of the world is shown again.
      if (shown.current && fitsAsNear(world, width, height, inset, zoomed.peek().k)) {
        byHand.current = false
        shown.current = false
      }
      if (!byHand.current) show(first ?? world, undefined, false)
    }
    settle()
    const resized = new ResizeObserver(settle)
    resized.observe(element)
    return () => resized.disconnect()
  }, [world.x, world.y, world.width, world.height, nearest])
  // A focused piece moves into view.
  useEffect(() => {
    const element = place.current
    const came = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || !moved.current?.contains(target) || !target.matches(':focus-visible')) return
      const box = target.getBoundingClientRect()
      const from = kept.worldAt(box.left, box.top)
      const to = kept.worldAt(box.right, box.bottom)
      kept.reveal({ ...from, width: to.x - from.x, height: to.y - from.y })
    }
    element?.addEventListener('focusin', came)
    return () => element?.removeEventListener('focusin', came)
  }, [])

  const thumbs = useThumbs(props.offers)

  function pressed(event: KeyboardEvent): void {
    const own = event.target === event.currentTarget
    const arrow = { ArrowLeft: [STEP, 0], ArrowRight: [-STEP, 0], ArrowUp: [0, STEP], ArrowDown: [0, -STEP] }[event.key]
    if (own && arrow !== undefined) {
      byHand.current = true
      gestures.current?.pan(arrow[0] ?? 0, arrow[1] ?? 0, motion)
    } else if (event.key === '+' || event.key === '=') kept.by(NEARER)
    else if (event.key === '-') kept.by(1 / NEARER)
    else if (event.key === '0') kept.fit()
    else return
    event.preventDefault()
  }

  return (
    <ViewContext.Provider value={kept}>
      {/* biome-ignore lint/a11y/useSemanticElements: no element means a surface of pieces */}
      <div ref={place} class={`kit-surface ${extra}`} role="group" aria-label={label} tabIndex={0} onKeyDown={pressed} {...thumbs}>
        <div ref={moved} class="kit-world" style={{ width: `${world.width}px`, height: `${world.height}px` }}>
          {children}
        </div>
        <div class="kit-zoom" data-hold>
          <button type="button" aria-label={text.say('kit-nearer')} onClick={() => kept.by(NEARER)}>
            +
          </button>
          <button type="button" aria-label={text.say('kit-farther')} onClick={() => kept.by(1 / NEARER)}>
            −
          </button>
          <button type="button" aria-label={text.say('kit-fit')} onClick={() => kept.fit()}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" fill="none" stroke="currentColor" stroke-width="1.8" />
            </svg>
          </button>
        </div>
        {over}
      </div>
    </ViewContext.Provider>
  )
}
