import type { Answer, GameEvent, Json, Piece, Seat, Seen, SeenMultiSelectQuestion, SeenOption, SeenQuestion, Viewer } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { Signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { Alike } from './alike.ts'
import type { MultiSelectDraft } from './multi-select.ts'
import type { PlanDraft, PlanField } from './plan.ts'

/** How a person wants to see things. */
export interface LookSettings {
  /** False when animations are off (by setting or by the system's reduced motion). */
  readonly motion: boolean
  /** Marks beside colours everywhere. */
  readonly marks: boolean
  readonly sound: boolean
}

/** What the frame's one gold button does, and what follows from it. */
export interface PrimaryAction {
  /** The option that it takes. */
  readonly option: string
  /** What it does, where the option's own name does not say it. */
  readonly label?: string | undefined
  /** What follows: 'Kraken hurts it 84 % → 23 %'. */
  readonly consequence?: string | undefined
  /** It leaves something unused; its key is then E instead of Space. */
  readonly wastesActions?: boolean | undefined
}

/** The button of a question for several options. `isPass` defaults to 'nothing is chosen'. */
export interface Confirm extends Omit<PrimaryAction, 'option'> {
  readonly isPass?: boolean | undefined
}

/** A primary action that a board offers for a draft of its own. */
export interface Offer {
  readonly label: string
  readonly consequence?: string | undefined
  readonly wastesActions?: boolean | undefined
  act(): void
}

/** One step of a finished table, as somebody looks back on it. */
export interface Recorded<V = unknown> {
  /** Its number in the replay; 0 is the start. */
  readonly step: number
  readonly events: readonly GameEvent[]
  readonly view: V
  /** How well each seat stood then, 0 to 1. */
  readonly chances: readonly number[]
}

/** What the table frame gives a game's board. The board draws and takes presses; the frame asks, logs and explains. */
export interface BoardProps<V = unknown, O = unknown> {
  /** View, question, version, who is waited for, result. */
  readonly seen: Seen<V>
  /** The seat that looks at the table, or 'spectator'. */
  readonly viewer: Viewer
  /** The names of the seats' players. */
  readonly names: readonly string[]
  /** What happened between the last view and this one, in order: what to animate. */
  readonly events: readonly GameEvent[]
  /** Whether an answer is on its way; the frame takes no other until it arrives. */
  readonly busy: boolean
  /** Whether this is a lesson: a learner answers every question, and no order does it for them. */
  readonly taught: boolean
  /**
   * The orders of the viewer's seat that still stand (`Orders` of the kernel); empty where the game has none, or where the table
   * takes none.
   */
  readonly orders: readonly O[]
  /** Replaces the orders with those that a sheet has drafted. Call it before the answer that they go with. */
  order(orders: readonly O[]): void
  /** What happened since this viewer last answered, in words, oldest first. */
  readonly recap: readonly string[]
  /** The whole table step by step, once it is over and where it can be had. */
  record(): Promise<Iterable<Recorded<V>> | null>
  /** Takes an option of the open question. Ignored unless it is offered. */
  choose(optionId: string): void
  /** Answers a plan question. */
  plan(value: Json): void
  /** What is chosen so far of a question for several options, shared with the console; null when none is open. */
  readonly multiSelect: MultiSelectDraft | null
  /** The plan as drawn so far, shared with the console's fields; null when no plan is asked for. */
  readonly draft: PlanDraft | null
  /** The primary action of a draft that the board keeps itself; it replaces the console's own. */
  readonly offer: Signal<Offer | null>
  /** Opens 'why not?' beside a piece: what can be done with it now, and why not the rest. */
  why(piece: Piece, anchor: Element): void
  /** Shows a piece large in the inspector; null closes it. */
  inspect(piece: Piece | null): void
  /** The option under pointer or keyboard focus, on the board or in the console: both light it and preview it. */
  readonly pointed: Signal<string | null>
  readonly text: Text
  readonly look: LookSettings
}

/** What a board is given to show under the result of a table from which something goes on. */
export interface AfterProps<V = unknown> extends Pick<BoardProps<V>, 'seen' | 'viewer' | 'names' | 'text'> {
  /** Opens the table that follows; `some`: also for some of the seats. Null where it cannot be opened. */
  readonly follow: { readonly some: boolean; go(seats: readonly Seat[]): void } | null
}

/** What a seat brings to a table, by the ids of the game's `seatSettings`; absent fields take the game's default. */
export type SeatSettings = { readonly [setting: string]: Json }

/** Chooses what a seat brings (a deck), before the table starts. */
export interface SeatSetupProps {
  readonly seat: number
  readonly settings: SeatSettings
  change(brought: SeatSettings): void
  readonly text: Text
  /** Spread out over a place of its own, everything at one click; otherwise a line among others. */
  readonly spread?: boolean
}

/** What `games/<game>/board/index.tsx` exports as `board`. */
export interface BoardModule<V = unknown, O = unknown> {
  /** The table itself, filling its place; sizes from a phone (390 px) up. */
  readonly Board: ComponentType<BoardProps<V, O>>
  /**
   * `beside`: the console has a column of its own. `over`: the board has the whole width, and the console lies over its
   * lower right corner; `--console-w` and `--console-h` say how much it covers. On a phone it always stands below.
   */
  readonly console?: 'beside' | 'over'
  /** The board shows the `recap` itself; otherwise the frame shows it above the question. */
  readonly tells?: boolean
  /** Stands over the question in the console's column: seats, what waits, the order of turns. */
  readonly Beside?: ComponentType<BoardProps<V, O>>
  /** Stands under the prompt: what is at stake, the odds, what is left after paying. */
  readonly Stakes?: ComponentType<BoardProps<V, O>>
  /** Stands under the result, in games of which something goes on to other tables: nobody wins or loses there. */
  readonly After?: ComponentType<AfterProps<V>>
  /** The inspector's content for a piece. */
  readonly Inspector: ComponentType<{ readonly piece: Piece; readonly seen: Seen<V>; readonly text: Text }>
  /** Phases for the frame's header, the current one marked; empty where a game has none. `term`: the message that `<term>-is` explains. */
  phases(view: V, text: Text): readonly { readonly label: string; readonly current: boolean; readonly term?: string }[]
  /** Where the game stands, beside its name in the header: 'Round 4 of 8'. */
  readonly time?: (view: V, text: Text) => string
  /** What is asked, where a sheet of the board stands for the question; null where its own message says it. */
  readonly asks?: (question: SeenQuestion, view: V, text: Text) => string | null
  /** The order in which the console lists options; absent where the order of the question is right. */
  readonly arrange?: (options: readonly SeenOption[]) => readonly SeenOption[]
  /** Between which options of a question for one the rules make no difference: of those that are alike one is listed. Absent: none are. */
  readonly alike?: (view: V) => Alike
  /** The option on the gold button, and what it does; null for no such button. It never passes without saying so. */
  readonly primaryAction?: (question: SeenQuestion, view: V, text: Text) => PrimaryAction | null
  /** The gold button of a question for several options, for what is chosen so far; absent: `confirm-<message>` with `n`. */
  readonly confirms?: (question: SeenMultiSelectQuestion, chosen: readonly string[], view: V, text: Text) => Confirm | null
  /**
   * The gold button of a plan, where it says more than `confirm-<message>`. Read the draft's value only where presses change
   * the plan: the whole frame renders again with it.
   */
  readonly planned?: (draft: PlanDraft, view: V, text: Text) => Omit<PrimaryAction, 'option'> | null
  /** Whether an option gives something up (passing, not defending): it is edged in red and has no key. */
  readonly isPass?: (option: SeenOption, question: SeenQuestion) => boolean
  /**
   * Whether the asked seat is attacked and could respond: no standing order and no setting passes then. Absent: the frame
   * offers no standing orders.
   */
  readonly isUnderAttack?: (question: SeenQuestion, view: V) => boolean
  /** The option by which a question passes that the reader does not want to be asked, by settings of the board's own; null where there is none. */
  readonly passes?: (question: SeenQuestion, view: V) => string | null
  /**
   * The answer that almost every player would give, by the board's own settings; null where there is none. It never passes and
   * reveals nothing. The frame does not ask for it in lessons.
   */
  readonly answers?: (question: SeenQuestion, view: V) => Answer | null
  /**
   * The answer that the viewer ordered beforehand on the board and that still holds; null where there is none. It applies even
   * with 'Ask me always', but not in lessons. `recall` ends the order, as undo does.
   */
  readonly ordered?: (question: SeenQuestion, view: V) => Answer | null
  readonly recall?: () => void
  /** What passing costs besides the options not taken (credits over a limit), automatic or `ordered`. Absent: nothing. */
  readonly lostByPassing?: (question: SeenQuestion, view: V, text: Text, ordered: boolean) => readonly string[]
  /** Whether the console lists an option at once, besides those that stand at no piece; absent: those, and all of a few. */
  readonly lists?: (option: SeenOption, question: SeenQuestion) => boolean
  /** The heading under which 'all options' lists an option; absent: the name of its verb. */
  readonly group?: (option: SeenOption, text: Text) => string
  /** The fields of a plan, for keyboard and screen readers; absent where they follow from the question's bounds. */
  readonly fields?: (question: SeenQuestion, text: Text) => readonly PlanField[]
  /** The plan that a draft begins with; absent where it follows from the fields. */
  readonly begin?: (question: SeenQuestion, view: V) => Json
  /** A short line for lists of tables, e.g. 'Round 4 · Black Holds'. */
  headline(view: V, text: Text): string
  /** Whether the view of a seat holds secrets from the other seats (hot-seat then hides it between turns). */
  readonly secrets: (view: V) => boolean
  /**
   * The option as it may stand on a screen that several people see; null where it uses or names something hidden. `table` is
   * the spectators' view; `had`: the seat has had the screen and knows its own hand. Questions with such options are asked
   * without handing the screen over. Absent: none are.
   */
  readonly publicOption?: (option: SeenOption, question: SeenQuestion, table: V, had: boolean) => SeenOption | null
  /** What a seat lost by these events, and to what (which may stand in `earlier` ones), in one line; null where it lost nothing that matters. */
  readonly losses?: (events: readonly GameEvent[], earlier: readonly GameEvent[], view: V, seat: Seat, text: Text) => string | null
  /** The kinds of events that a player would tell of, the most telling first: what a turning of the finished table is named by. */
  readonly telling?: readonly string[]
  /** Absent where the game has no `seatSettings`. */
  readonly SeatSetup?: ComponentType<SeatSetupProps>
  /** The piece that a name in log and prompts opens in the inspector, by the message of the name; null where only what explains the word (`<message>-is`) is shown. */
  readonly named?: (term: string, view: V) => Piece | null
  /** What a seat played, in a few words: its deck, its fleet, its faction; absent where a game has nothing of the kind. */
  readonly side?: (seat: number, view: V, brought: SeatSettings, text: Text) => string
  /** What a bot brings where nobody chose for it, against what the reader brings; `draw(n)` gives a whole number from 0 to below n. */
  readonly botBrings?: (draw: (below: number) => number, against: SeatSettings) => SeatSettings
  /** The table's settings that what the reader brings asks for, where it does: a fleet value. */
  readonly settingsFor?: (brought: SeatSettings) => { readonly [setting: string]: string | number | boolean }
}
