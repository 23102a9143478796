import type { Catalogue, Keys, Listings } from './catalogue.ts'
import type { Features } from './features.ts'
import type { Piece, Seat, Viewer } from './ids.ts'
import type { Json } from './json.ts'
import type { Params } from './params.ts'
import type { Answer, Option, PlanQuestion, Question } from './question.ts'
import type { Random, Seed } from './random.ts'
import type { Refusal, Verdict } from './refusal.ts'
import type { Rule } from './rule.ts'
import type { Schema } from './schema.ts'
import type { TableState } from './state.ts'

/** What happens when a seat lets its time run out. */
export interface TimeLimit {
  /** The setting that holds the seconds for each decision; 0 for no limit. */
  readonly setting: string
  /** After this many time-outs in a row the seat gives up. */
  readonly timeouts: number
  /** The answer given for the seat: as little as the question allows. */
  least(question: Question): Answer
}

/** How a table ended. */
export interface Result {
  readonly winners: readonly Seat[]
  /** The rule by which it ended. */
  readonly rule: string
  /** The message for it. */
  readonly message: string
  readonly params?: Params
}

/** A table at which seats of a finished one play on, with what came of it for them. */
export interface Following {
  readonly game: string
  readonly settings: { readonly [setting: string]: string | number | boolean }
  /** What each of them brings, in their order. */
  readonly brought: readonly { readonly [setting: string]: Json }[]
}

/** What comes next at a table: an activity with its arguments, or the end. */
export type Next = { readonly activity: string; readonly args: Json } | { readonly result: Result }

/** How a game is played in tournaments. A method's type, so that a game of any state is a `Game`. */
export interface TournamentRules<S> {
  /** Settings that every table of a tournament has. */
  readonly settings: Readonly<Record<string, string | number | boolean>>
  /** The winner of two players when time runs out. It always names one. The state may be in the middle of an activity. */
  timeUp(g: S): Seat
  /** What bot number `number` brings to all its tables. Absent where seats bring nothing. */
  bring?(number: number): Json
}

/** One setting of a table. The first value is the default. */
export interface Setting {
  readonly id: string
  readonly rule: string
  readonly values: readonly (string | number | boolean)[]
  /** Set before the table starts by the host, or shown as an expert setting. */
  readonly expert?: boolean
  /** Needs a server that knows the players. Elsewhere it keeps its first value. */
  readonly served?: boolean
}

/** Where rules begin. A method's type, so that a game of any state is a `Game`. */
export type Activity<S> = { begin(g: S, args: Json): Rule }['begin']

/** A plan: a parametric answer. Its methods get only questions for it, whose bounds have its type. */
export interface Plan<S, Bounds extends Json = Json> {
  /**
   * Whether a value is legal. The value comes from outside and may be anything: refuse what is no plan, never throw.
   * Decide by the question's bounds and the value alone: a browser without the state runs the same check.
   */
  validate(question: PlanQuestion<Bounds>, value: Json): Verdict
  /** A legal value, for bots and tests. The more sensible, the better bots play. */
  sample(g: S, question: PlanQuestion<Bounds>, random: Random): Json
  /** How promising a legal value is, 0 to 1, for the search. Absent: all are equal. */
  prior?(g: S, question: PlanQuestion<Bounds>, value: Json): number
}

/**
 * A game as the platform sees it. Pure: no clock, no I/O, no Math.random. Contracts (all tested by the conformance
 * suite for every game):
 * - `view`, and the questions, events and refusals a seat gets, depend only on what the seat may know.
 * - `next` and the rules are deterministic in the state.
 * - no question is without options, every option offered is accepted, every table ends.
 */
export interface Game<S extends TableState = TableState, V = unknown, O = unknown> {
  readonly id: string
  /** The version of the rules code; a stored table of another version starts its activity again when answers no longer fit. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  /** Whether the seats win and lose together. */
  readonly cooperative: boolean
  /** The settings of a table, known to all. */
  readonly settings: readonly Setting[]
  /** What each seat brings in secret (a deck): ids of fields in `raw.seats[seat]`. Absent where seats bring nothing. */
  readonly seatSettings?: readonly string[]
  /**
   * Reads options from outside (`{ <setting>: value, ..., seats?: [{ <seat setting>: value }] }`) and fills in defaults.
   * Throws a `RangeError` whose message lists every reason against them, one a line.
   */
  options(raw: Json, seats: number): O
  /**
   * Every reason why a seat may not bring that to a table with these options; empty when it may. Both come from outside.
   * Only that seat sees the refusals. Absent where `options` checks enough.
   */
  mayBring?(raw: Json, brought: Json): readonly Refusal[]
  readonly state: Schema<S>
  /**
   * Brings a state of an older version to this version's schema. The state is plain JSON, a copy that may be changed.
   * `keys` are the keys that the state's numbers name: replace there the key of an entry that was renamed or is gone.
   * Called when a stored table of an older version is opened. Absent: older states are read as they are.
   */
  migrate?(state: Json, from: number, keys: Keys): Json
  /**
   * Which parts of option ids are numbers of catalogues, by verb (`place: [UNITS, null]` for `place:3:17`), by verb and first
   * part (`destroy:unit`), or by question and verb (`combat.card/card`). Absent where ids hold none.
   */
  readonly ids?: { readonly [verb: string]: readonly (Catalogue | null)[] }
  /** What the numbers of catalogues named before positions and answers carried keys; it never changes. */
  readonly unkeyed?: Listings
  setUp(options: O, seats: number, seed: Seed): S
  next(g: S): Next
  readonly activities: { readonly [name: string]: Activity<S> }
  readonly plans: { readonly [name: string]: Plan<S> }
  /** A seat gives up, at any time. The state may be in the middle of an activity. Absent where the rules do not allow it. */
  concede?(g: S, seat: Seat): void
  /**
   * Whether the seat has left a table that goes on without it. The running activity goes on; `absent`, or else `least`,
   * answers for the seat. The seat sees what a spectator sees. Absent where the table ends when a seat gives up.
   */
  hasLeft?(g: S, seat: Seat): boolean
  /** Whether the piece belongs to a seat that has left: nobody is offered it. Needed with `hasLeft`. */
  isGone?(g: S, piece: Piece): boolean
  /** Answers for a seat that has left. Absent: `least` does. */
  absent?(question: Question): Answer
  /** What happens when somebody takes too long; absent where no time is set. */
  readonly timeLimit?: TimeLimit
  /** What tournaments say beyond that two play; absent where the rules have nothing on them. */
  readonly tournament?: TournamentRules<S>
  /**
   * The table at which these seats may play on when this one is over; null where that many seats cannot. Absent where
   * nothing follows a table.
   */
  follows?(g: S, seats: readonly Seat[]): Following | null
  /** What a viewer may see, built from nothing. Plain JSON. `common`: of this very state, where it was made already. */
  view(g: S, viewer: Viewer, common?: object): V
  /**
   * The part that all views share. It is built and compared once for all viewers of a moment. Absent where that saves
   * nothing.
   */
  common?(g: S): object
  /** Why the piece cannot be used in other ways now. Runs the same predicates as the options. */
  explain(g: S, seat: Seat, piece: Piece): readonly Refusal[]
  /**
   * Deals again, in place, what the seat does not know. The outcome depends only on what the seat knows and on `random`.
   * The kernel re-seeds the streams.
   */
  determinize(g: S, seat: Seat, random: Random): void
  /** A quick choice for the seat; the state may be a determinization (re-dealt). */
  policy(g: S, question: Question, random: Random): Answer
  /**
   * The answer that ends a question that would be asked again and again; a search uses it to stand still. Absent where no
   * question repeats.
   */
  least?(question: Question): Answer
  /** How well the seat stands, 0 (lost) to 1 (won); the state may be a determinization. */
  evaluate(g: S, seat: Seat): number
  /** What a learned evaluation looks at, where the game has one (`orrery train`); `evaluate` stands where it has none. */
  readonly features?: Features<S>
  /**
   * Figures that people count to judge a seat: 'own ships', 'cards of the other colony'. A search compares its answers in
   * these and gives reasons in words. Absent: it gives none.
   */
  metrics?(g: S, seat: Seat): Readonly<Record<string, number>>
  /**
   * The number of the turn or round. The search plays on with `policy` to the start of the same later period and
   * evaluates there, so give it only where the policy plays well from the middle of a period. Absent: the search looks a
   * few decisions ahead.
   */
  period?(g: S): number
  /**
   * Whether the activity that begins continues the last one, such as the next ship of a moving squadron. Boards show
   * these in quick succession. It may read only what everybody sees. Absent: no activity continues another.
   */
  continues?(g: S): boolean
  /**
   * Settings of the bots' levels, where the defaults do not fit (`orrery ladder` measures them): how many of 100 answers
   * `dreamer` and `hasty` overlook, how often `keen` looks ahead, and among how many of the most promising answers it
   * chooses.
   */
  readonly levels?: { readonly dreamer?: number; readonly hasty?: number; readonly keen?: number; readonly field?: number }
  /** How promising an option is, 0 to 1, for the search. Absent: all are equal. */
  prior?(g: S, question: Question, option: Option): number
}

/** Declares a game with its types inferred. */
export function defineGame<S extends TableState, V, O>(game: Game<S, V, O>): Game<S, V, O> {
  return game
}
