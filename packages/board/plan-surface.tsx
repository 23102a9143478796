import type { Refusal } from '@orrery/kernel'
import type { ComponentChildren, JSX } from 'preact'
import { useRef } from 'preact/hooks'
import type { PlanDraft } from './plan.ts'
import { useView } from './surface.tsx'

interface HandleProps {
  /** Its position in the world. */
  readonly x: number
  readonly y: number
  /** What it moves, in words, with its current position. */
  readonly label: string
  /** The handle was moved to a point of the world; `lasting`: it was released. */
  move(x: number, y: number, lasting: boolean): void
  /** The handle was moved by a key: steps across and down; the game decides how far a step goes. */
  step(x: number, y: number, far: boolean): void
  readonly class?: string
  readonly children?: ComponentChildren
}

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A plan's handle on a surface, dragged with the pointer or moved with the arrow keys (with Shift: far). */
export function Handle({ x, y, label, move, step, class: extra = '', children }: HandleProps): JSX.Element {
  const view = useView()
  const held = useRef<{ readonly dx: number; readonly dy: number } | null>(null)
  const at = ({ clientX, clientY }: PointerEvent): { x: number; y: number } => {
    const point = view.worldAt(clientX, clientY)
    return { x: point.x + (held.current?.dx ?? 0), y: point.y + (held.current?.dy ?? 0) }
  }
  return (
    <button
      type="button"
      class={`kit-plan-handle ${extra}`}
      data-hold
      aria-label={label}
      style={{ left: `${x}px`, top: `${y}px` }}
      onPointerDown={(event) => {
        const point = view.worldAt(event.clientX, event.clientY)
        held.current = { dx: x - point.x, dy: y - point.y }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => {
        if (held.current === null) return
        const point = at(event)
        move(point.x, point.y, false)
      }}
      onPointerUp={(event) => {
        if (held.current === null) return
        const point = at(event)
        held.current = null
        move(point.x, point.y, true)
      }}
      onPointerCancel={() => {
        held.current = null
      }}
      onKeyDown={(event) => {
        const way = KEYS[event.key]
        if (way === undefined) return
        event.preventDefault()
        event.stopPropagation()
        step(way[0], way[1], event.shiftKey)
      }}
    >
      {children}
    </button>
  )
}

interface LegalityProps {
  readonly draft: PlanDraft
  /** A refusal of the plan, in words. */
  refused(refusal: Refusal): ComponentChildren
  /** The plan's effect: distances, ranges, odds. Shown while it is legal. */
  readonly children?: ComponentChildren
  /** Its position in the world, beside the draft's end. */
  readonly x: number
  readonly y: number
}

/** Says beside a drawn plan whether it is legal, and its effect; screen readers read out changes. */
export function Legality({ draft, refused, children, x, y }: LegalityProps): JSX.Element {
  const verdict = draft.verdict.value
  const against = verdict === null || verdict === true ? null : verdict
  return (
    <div class={`kit-legality ${against === null ? 'legal' : 'against'}`} role="status" style={{ left: `${x}px`, top: `${y}px` }}>
      {against === null ? children : refused(against)}
    </div>
  )
}
