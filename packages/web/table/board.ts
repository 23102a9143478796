import type { GameEvent, Json, Piece, Seen, SeenOption, Viewer } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { Signal } from '@preact/signals'
import type { ComponentType } from 'preact'

/** How a person wants to see things. */
export interface LookSettings {
  /** False when animations are off (by setting or by the system's reduced motion). */
  readonly motion: boolean
  /** Marks beside colours everywhere. */
  readonly marks: boolean
  readonly sound: boolean
}

/** What the table frame gives a game's board. The board shows and points; the frame asks, logs and explains. */
export interface BoardProps<V = unknown> {
  /** View, question, version, who is waited for, result. */
  readonly seen: Seen<V>
  /** Whose eyes these are. */
  readonly viewer: Viewer
  /** The names of the seats' players. */
  readonly names: readonly string[]
  /** What happened between the last view and this one, in order: what to animate. */
  readonly events: readonly GameEvent[]
  /** Takes an option of the open question. Ignored unless it is offered. */
  choose(optionId: string): void
  /** Answers a plan question. */
  plan(value: Json): void
  /** Opens 'why not?' beside a piece: what can be done with it now, and why not the rest. */
  why(piece: Piece, anchor: Element): void
  /** Shows a piece large in the inspector; null closes it. */
  inspect(piece: Piece | null): void
  /** The option under pointer or keyboard focus, on the board or in the question bar: both light it and preview it. */
  readonly pointed: Signal<string | null>
  readonly text: Text
  readonly look: LookSettings
}

/** What a seat brings to a table, by the ids of the game's `seatSettings`; fields that are left out take the game's default. */
export type Brought = { readonly [setting: string]: Json }

/** Chooses what a seat brings (a deck), before the table starts. */
export interface SeatSetupProps {
  readonly seat: number
  readonly brought: Brought
  bring(brought: Brought): void
  readonly text: Text
  /** Spread out over a place of its own, everything at one click; otherwise a line among others. */
  readonly spread?: boolean
}

/** What `games/<game>/board/index.tsx` exports as `board`. */
export interface BoardModule<V = unknown> {
  /** The table itself, filling its place; sizes from a phone (390 px) up. */
  readonly Board: ComponentType<BoardProps<V>>
  /** The inspector's content for a piece. */
  readonly Inspector: ComponentType<{ readonly piece: Piece; readonly seen: Seen<V>; readonly text: Text }>
  /** Phases for the frame's header, the current one marked; empty where a game has none. */
  phases(view: V, text: Text): readonly { readonly label: string; readonly current: boolean }[]
  /** The order in which the question bar lists options; absent where the order of the question is right. */
  readonly arrange?: (options: readonly SeenOption[]) => readonly SeenOption[]
  /** The seconds for each decision that a table's options set, 0 for no limit; absent in games without a clock. */
  readonly secondsToDecide?: (options: Json) => number
  /** A short line for lists of tables, e.g. 'Round 4 · Black Holds'. */
  headline(view: V, text: Text): string
  /** Whether the view of a seat holds secrets from the other seats (hot-seat then hides it between turns). */
  readonly secrets: (view: V) => boolean
  /** Absent where the game has no `seatSettings`. */
  readonly SeatSetup?: ComponentType<SeatSetupProps>
  /** What a bot brings where nobody chose for it; `draw(n)` gives a whole number from 0 to below n. */
  readonly botBrings?: (draw: (below: number) => number) => Brought
}
