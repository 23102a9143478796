import type { Answer, GameEvent, Json, Piece, Seat, Seen, SeenMultiSelectQuestion, SeenOption, SeenQuestion, Viewer } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { Signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { Alike } from './alike.ts'
import type { MultiSelectDraft } from './multi-select.ts'
import type { PlanDraft, PlanField } from './plan.ts'

/** A person's preferences for how things look. */
export interface LookSettings {
  /** False when animations are off (by setting or by the system's reduced motion). */
  readonly motion: boolean
  /** Whether all colours have marks beside them. */
  readonly marks: boolean
  readonly sound: boolean
}

/** The frame's primary (gold) button: its action and the consequence. */
export interface PrimaryAction {
  /** The option it takes. */
  readonly option: string
  /** Its label, if the option's own name does not say what it does. */
  readonly label?: string | undefined
  /** The consequence: 'Kraken hurts it 84 % → 23 %'. */
  readonly consequence?: string | undefined
  /** Whether it leaves something unused; its key is then E instead of Space. */
  readonly wastesActions?: boolean | undefined
}

/** The button of a question for several options. `isPass` defaults to 'nothing is chosen'. */
export interface Confirm extends Omit<PrimaryAction, 'option'> {
  readonly isPass?: boolean | undefined
}

/** A primary action that a board offers for its own draft. */
export interface Offer {
  readonly label: string
  readonly consequence?: string | undefined
  readonly wastesActions?: boolean | undefined
  act(): void
}

/** One step of a finished table. */
export interface Recorded<V = unknown> {
  /** Its number in the replay, from 0 at the start. */
  readonly step: number
  readonly events: readonly GameEvent[]
  readonly view: V
  /** How well each seat stood then, 0 to 1. */
  readonly chances: readonly number[]
}

/**
 * What the frame gives a game's board. The board draws and takes presses; the frame asks, logs and explains. Props change together:
 * `events` always lead to `seen`.
 */
export interface BoardProps<V = unknown, O = unknown> {
  /** View, question, version, waiting seats, result. */
  readonly seen: Seen<V>
  /**
   * How many questions the board has shown before this one. While a question is open the number stays the same, and so does the object
   * `seen.question`, whatever other seats do: keep drafts by it.
   */
  readonly asked: number
  /** The seat that looks at the table, or 'spectator'. */
  readonly viewer: Viewer
  /** The players' names, by seat. */
  readonly names: readonly string[]
  /** What happened between the last view and this one, in order; the board animates it. */
  readonly events: readonly GameEvent[]
  /** Whether an answer is on its way; the frame takes no other until it arrives. */
  readonly busy: boolean
  /** Whether this is a lesson: a learner answers every question, and no order does it for them. */
  readonly taught: boolean
  /** The current orders of the viewer's seat (`Orders` of the kernel); empty if the game has none, or the table takes none. */
  readonly orders: readonly O[]
  /** Replaces the orders with those that a sheet has drafted. Call it before the answer that they go with. */
  order(orders: readonly O[]): void
  /** What happened since this viewer last answered, in words, oldest first. */
  readonly recap: readonly string[]
  /** The whole table step by step, played again without haste; null until it is over, and where there is no record. */
  record(): Promise<AsyncIterable<Recorded<V>> | null>
  /** Takes an option of the open question. Ignored if it is not offered. */
  choose(optionId: string): void
  /** Answers the open plan question. */
  plan(value: Json): void
  /** The current selection of a question for several options, shared with the console; null if none is open. */
  readonly multiSelect: MultiSelectDraft | null
  /** The plan as drawn so far, shared with the console's fields; null if no plan is asked for. */
  readonly draft: PlanDraft | null
  /**
   * Set it to offer a primary action for a draft that the board keeps; it replaces the console's own. Set it back to null when the draft is
   * gone.
   */
  readonly offer: Signal<Offer | null>
  /** Opens 'why not?' beside a piece: what can be done with it now, and why not the rest. */
  why(piece: Piece, anchor: Element): void
  /** Shows a piece large in the inspector; null closes it. */
  inspect(piece: Piece | null): void
  /** The option under the pointer or the focus, on the board or in the console; both highlight and preview it. */
  readonly pointed: Signal<string | null>
  readonly text: Text
  readonly look: LookSettings
}

/** Props of `After`: how other tables grow out of this one. */
export interface AfterProps<V = unknown> extends Pick<BoardProps<V>, 'seen' | 'viewer' | 'names' | 'text'> {
  /** Opens the following table, if `perSeat` for some of the seats only. Null if it cannot be opened. */
  readonly follow: {
    readonly perSeat: boolean
    /** The tables that have been opened so, the oldest first. */
    readonly opened: readonly { readonly seats: readonly Seat[]; readonly over: boolean; readonly winners: readonly Seat[] }[]
    go(seats: readonly Seat[]): void
  } | null
}

/** What a seat brings to a table, by the ids of the game's `seatSettings`; absent fields take the game's default. */
export type SeatSettings = { readonly [setting: string]: Json }

/** Chooses what a seat brings (a deck), before the table starts. */
export interface SeatSetupProps {
  readonly seat: number
  readonly settings: SeatSettings
  change(brought: SeatSettings): void
  readonly text: Text
  /** True: a spacious form with every choice one click away. False: one line of a larger form. */
  readonly spread?: boolean
}

/**
 * What `games/<game>/board/index.tsx` exports as `board`. Only members without `?` are required. All functions are called while
 * the frame renders, in any order and any number of times, so they must be fast, must not throw, and must change nothing. They
 * depend on their arguments and on the board's own settings only.
 *
 *     export const board: BoardModule<View> = {
 *       Board,
 *       Inspector,
 *       phases: () => [],
 *       headline: ({ banked }, text) => text.say('headline', { points: Math.max(...banked) }),
 *       secrets: () => false,
 *       isPass: ({ id }) => id === 'hold',
 *     }
 */
export interface BoardModule<V = unknown, O = unknown> {
  /** The table itself, filling its place; sizes from a phone (390 px) up. */
  readonly Board: ComponentType<BoardProps<V, O>>
  /**
   * `beside` (default): the console has a column of its own. `over`: the board has the whole width, and the console covers its lower right
   * corner; `--console-w` and `--console-h` give the covered size. On a phone the console is always below.
   */
  readonly console?: 'beside' | 'over'
  /** Whether the board shows the `recap` itself. Default: the frame shows it above the question. */
  readonly tells?: boolean
  /** Shown above the question in the console's column: seats, what waits, the order of turns. */
  readonly Beside?: ComponentType<BoardProps<V, O>>
  /** Shown under the prompt: what is at stake, the odds, what is left after paying. */
  readonly Stakes?: ComponentType<BoardProps<V, O>>
  /** Shown under the result in games from which other tables follow, where nobody wins or loses. */
  readonly After?: ComponentType<AfterProps<V>>
  /** The inspector's content for a piece. */
  readonly Inspector: ComponentType<{ readonly piece: Piece; readonly seen: Seen<V>; readonly text: Text }>
  /**
   * Phases for the frame's header, with the current one marked; empty if the game has none. `term`: a message that `<term>-is` explains.
   */
  phases(view: V, text: Text): readonly { readonly label: string; readonly current: boolean; readonly term?: string }[]
  /** The game's progress, beside its name in the header: 'Round 4 of 8'. */
  readonly time?: (view: V, text: Text) => string
  /** The prompt, if a sheet of the board replaces the question; null: the question's own message. */
  readonly asks?: (question: SeenQuestion, view: V, text: Text) => string | null
  /** Sorts the console's options. Default: the order of the question. */
  readonly arrange?: (options: readonly SeenOption[]) => readonly SeenOption[]
  /** Which options of a question for one the rules do not distinguish: only one of equal options is listed. Default: all differ. */
  readonly alike?: (view: V) => Alike
  /**
   * The option on the primary button, and what it does; null: no such button. Its label says so if it passes. Default: the only option that
   * does not pass.
   */
  readonly primaryAction?: (question: SeenQuestion, view: V, text: Text) => PrimaryAction | null
  /** The primary button of a question for several options, for the current selection. Default: `confirm-<message>` with `n`. */
  readonly confirms?: (question: SeenMultiSelectQuestion, chosen: readonly string[], view: V, text: Text) => Confirm | null
  /**
   * The primary button of a plan. Default: `confirm-<message>`. Read the draft's value only if presses change the plan, because
   * the whole frame then renders again with every change.
   */
  readonly planned?: (draft: PlanDraft, view: V, text: Text) => Omit<PrimaryAction, 'option'> | null
  /** Whether an option gives something up (passing, not defending): it gets a red edge and no key. */
  readonly isPass?: (option: SeenOption, question: SeenQuestion) => boolean
  /**
   * Whether the asked seat is under attack and could respond: then neither a standing order nor a setting passes. Default: the
   * frame offers no standing orders.
   */
  readonly isUnderAttack?: (question: SeenQuestion, view: V) => boolean
  /** Whether a seat is out of a game that goes on without it. Default: nobody ever is. */
  readonly isOut?: (view: V, seat: Seat) => boolean
  /** The option that passes a question which the reader's board settings skip; null: ask. */
  readonly passes?: (question: SeenQuestion, view: V) => string | null
  /**
   * The answer that almost every player would give, if the board's settings allow it; null: ask. It must not pass and must reveal
   * nothing. The frame does not call it in lessons.
   */
  readonly answers?: (question: SeenQuestion, view: V) => Answer | null
  /**
   * The answer that the viewer ordered on the board and that still applies; null: none. It is given even with 'Ask me always',
   * but not in lessons. `recall` ends the orders; the frame calls it on undo.
   */
  readonly ordered?: (question: SeenQuestion, view: V) => Answer | null
  readonly recall?: () => void
  /** What passing costs besides the untaken options (credits over a limit), automatic or `ordered`. Default: nothing. */
  readonly lostByPassing?: (question: SeenQuestion, view: V, text: Text, ordered: boolean) => readonly string[]
  /** Whether the console lists an option right away, besides those without a piece. Default: it does if there are few. */
  readonly lists?: (option: SeenOption, question: SeenQuestion) => boolean
  /** The heading for an option in 'all options'. Default: the name of its verb. */
  readonly group?: (option: SeenOption, text: Text) => string
  /** The fields of a plan, for keyboard and screen readers. Default: `fieldsOf` the question's bounds. */
  readonly fields?: (question: SeenQuestion, text: Text) => readonly PlanField[]
  /** The plan that a draft begins with. Default: `beginningOf` the fields. */
  readonly begin?: (question: SeenQuestion, view: V) => Json
  /** A short line for lists of tables: 'Round 4 · Black Holds'. */
  headline(view: V, text: Text): string
  /** Whether a seat's view holds secrets from the other seats, so that a shared screen hides it between turns. */
  readonly secrets: (view: V) => boolean
  /**
   * The option as it may be shown on a screen that several people see; null if it uses or names something hidden. `table` is the
   * spectators' view; `had`: the seat has had the screen and knows its hand. A question with such options is asked without a
   * hand-over. Default: every question needs one.
   */
  readonly publicOption?: (option: SeenOption, question: SeenQuestion, table: V, had: boolean) => SeenOption | null
  /** What a seat lost in these events, and to what (which may be in `earlier` ones), in one line; null: nothing that matters. */
  readonly losses?: (events: readonly GameEvent[], earlier: readonly GameEvent[], view: V, seat: Seat, text: Text) => string | null
  /** Types of events that name a turning point of a finished table, the most telling first. */
  readonly telling?: readonly string[]
  /** Lets a player choose what a seat brings. Absent in games without `seatSettings`. */
  readonly SeatSetup?: ComponentType<SeatSetupProps>
  /**
   * The piece that a name in log and prompts opens in the inspector, by the name's message; null: only its explanation (`<message>-is`) is
   * shown.
   */
  readonly named?: (term: string, view: V) => Piece | null
  /** What a seat played, in a few words: its deck, fleet or faction. Absent if the game has no such thing. */
  readonly side?: (seat: number, view: V, brought: SeatSettings, text: Text) => string
  /** What a bot brings if nobody chose for it, given what the reader brings; `draw(n)` returns a whole number from 0 to below n. */
  readonly botBrings?: (draw: (below: number) => number, against: SeatSettings) => SeatSettings
  /** Settings that the table needs for what the reader brings, such as a fleet value. */
  readonly settingsFor?: (brought: SeatSettings) => { readonly [setting: string]: string | number | boolean }
}
