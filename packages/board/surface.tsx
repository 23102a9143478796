import type { Piece } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { useSignal } from '@preact/signals'
import { type ComponentChildren, createContext, type JSX, type RefObject } from 'preact'
import { useContext, useRef } from 'preact/hooks'
import type { WorldBox, Zoomed } from './gestures.ts'
import { useFitting, useFocusInSight, useGestures } from './surface-hooks.ts'
import { type SurfaceState, type View, viewOf } from './surface-view.ts'
import { useThumbs } from './thumbs.ts'

const ViewContext = createContext<View | null>(null)

/** The surrounding surface. */
export function useView(): View {
  const view = useContext(ViewContext)
  if (view === null) throw new Error('outside a surface')
  return view
}

const NEARER = 1.35
const STEP = 90

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
  /** The content of the world, which one transform moves. */
  readonly children: ComponentChildren
  /** Fixed above the world: the small map, rulers, buttons. */
  readonly over?: ComponentChildren
}

/**
 * A surface to pan and zoom: wheel, pinch, drag; arrows, plus, minus and 0 on the keyboard; buttons for all of it. One CSS transform moves
 * everything in the world; `--k` (screen pixels for a unit) and `--legible` (1 / k) let labels keep their size. Fitting avoids what covers the
 * surface: the console (`--console-w`), and what the board puts at its sides (`--surface-top`, `--surface-right`, `--surface-bottom`,
 * `--surface-left`).
 */
export function Surface(props: Props): JSX.Element {
  const { world, label, text, motion, nearest = 4, first, class: extra = '', children, over } = props
  const state = useSurfaceState(props)
  const { place, room, moved } = state
  const view = useRef<View | null>(null)
  view.current ??= viewOf(state)
  const kept = view.current
  if (props.view !== undefined) props.view.current = kept
  useGestures(state)
  useFitting(state, world, first, nearest)
  useFocusInSight(state, kept)
  const thumbs = useThumbs(props.offers)

  function pressed(event: KeyboardEvent): void {
    const own = event.target === event.currentTarget
    const arrow = { ArrowLeft: [STEP, 0], ArrowRight: [-STEP, 0], ArrowUp: [0, STEP], ArrowDown: [0, -STEP] }[event.key]
    if (own && arrow !== undefined) {
      state.isChosen = true
      state.gestures?.pan(arrow[0] ?? 0, arrow[1] ?? 0, motion)
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
        <div ref={room} class="kit-room" />
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

/** The state of a surface; the same object at every drawing. */
function useSurfaceState({ world, motion, padding = 12 }: Props): SurfaceState {
  const place = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const moved = useRef<HTMLDivElement>(null)
  const zoomed = useSignal<Zoomed>({ k: 1, left: 0, top: 0 })
  const held = useRef<SurfaceState>({
    ...{ place, room, moved, zoomed, world, motion, padding },
    ...{ gestures: null, isChosen: false, byBoard: false, chosen: null, extent: { width: 1, height: 1 } },
  })
  return Object.assign(held.current, { world, motion, padding })
}
