import type { Catalogue, Keys, Listings } from './catalogue.ts'
import type { Features } from './features.ts'
import type { Piece, Seat, Viewer } from './ids.ts'
import type { Json } from './json.ts'
import type { Params } from './params.ts'
import type { Portfolio } from './portfolio.ts'
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
  /** The answer given for the seat: as little as the question allows. It must be legal. */
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

/** What comes next at a table: an activity with its arguments (plain JSON, stored with the table), or the end. */
export type Next = { readonly activity: string; readonly args: Json } | { readonly result: Result }

/** How a game is played in tournaments. A method's type, so that a game of any state is a `Game`. */
export interface TournamentRules<S> {
  /** Settings that every table of a tournament has. */
  readonly settings: Readonly<Record<string, string | number | boolean>>
  /** The winner of two players when time runs out. It always names one. The state may be in the middle of an activity. */
  timeUp(g: S): Seat
  /** What bot number `number` brings to all its tables, accepted by `mayBring`. Absent where seats bring nothing. */
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
  /**
   * The editions of content that the options name, such as lists, from the first on. Nobody chooses one: a new table has the last
   * (`optionsOfNew`), and one whose options do not say it the first. So content may change, and stored tables stay as they were.
   */
  readonly edition?: boolean
}

/**
 * Begins an activity: a generator of rules over the state. It is a function of the state, `args` and the answers alone, because the
 * kernel runs it again from its start with the answers so far (to fork, undo and restore). A method's type, so that a game of any state
 * is a `Game`.
 */
export type Activity<S> = { begin(g: S, args: Json): Rule }['begin']

/** A plan: a parametric answer. Its methods get only questions for it, whose bounds have its type. */
export interface Plan<S, Bounds extends Json = Json> {
  /**
   * Whether a value is legal. The value comes from outside and may be anything: refuse what is no plan, never throw.
   * Decide by the question's bounds and the value alone: a browser without the state runs the same check.
   */
  validate(question: PlanQuestion<Bounds>, value: Json): Verdict
  /** A value that `validate` accepts, for bots and tests; random choices by `random` alone. The more sensible, the better bots play. */
  sample(g: S, question: PlanQuestion<Bounds>, random: Random): Json
  /** How promising a legal value is, 0 to 1, for the search. Absent: all are equal. */
  prior?(g: S, question: PlanQuestion<Bounds>, value: Json): number
}

/**
 * A game as the platform sees it. Pure: no clock, no I/O, no Math.random. The README of this package has a whole game in 60 lines.
 *
 * Calls come in this order:
 * 1. `options` reads what the table was made with, and `setUp` makes the first state.
 * 2. `next` names an activity or the end. The kernel keeps a copy of the state, and begins that activity.
 * 3. The activity runs until it yields a question. `view` then shows the state to each viewer; `explain`, `policy` and `evaluate` may be
 *    called for it, in any order and any number of times. An answer that the question allows (for a plan: that `validate` accepts)
 *    continues the activity.
 * 4. When the activity ends, `next` is called again, until it returns a result.
 *
 * Contracts (all tested by the conformance suite for every game):
 * - `view`, and the questions, events and refusals a seat gets, depend only on what the seat may know.
 * - `next` and the rules are deterministic in the state.
 * - no question is without options, every option offered is accepted, every table ends.
 * - only activities, `concede` and `determinize` change the state; everything else reads it, also in the middle of an activity.
 *
 * Only `options` and `migrate` may throw. Any other error thrown by a game is a fault in it.
 */
export interface Game<S extends TableState = TableState, V = unknown, O = unknown> {
  /** Lower case with hyphens; stored tables name the game by it, so it never changes. */
  readonly id: string
  /** The version of the rules code; a stored table of another version starts its activity again when answers no longer fit. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  /** Whether the seats win and lose together. */
  readonly cooperative: boolean
  /** The team of a seat: the seats of a team win and lose together. Absent where every seat plays for itself, and in a cooperative game. */
  team?(seat: Seat): number
  /** The settings of a table, known to all. */
  readonly settings: readonly Setting[]
  /** What each seat brings in secret (a deck): ids of fields in `raw.seats[seat]`. Absent where seats bring nothing. */
  readonly seatSettings?: readonly string[]
  /**
   * Reads options from outside (`{ <setting>: value, ..., seats?: [{ <seat setting>: value }] }`) and fills in defaults.
   * `seats` is within the game's bounds. `raw.seats` may be absent or shorter than that: a server checks a seat's own alone.
   * Throws a `RangeError` whose message lists every reason against them, one a line.
   */
  options(raw: Json, seats: number): O
  /**
   * Every reason why a seat may not bring that to a table with these options and this many seats; empty when it may. Options and
   * what is brought come from outside. Only that seat sees the refusals. Absent where `options` checks enough.
   */
  mayBring?(raw: Json, brought: Json, seat: Seat, seats: number): readonly Refusal[]
  /** The schema of the state: positions, forks and clones are made by it. */
  readonly state: Schema<S>
  /**
   * Brings a state of an older version to this version's schema. The state is plain JSON, a copy that may be changed.
   * `keys` are the keys that the state's numbers name: replace there the key of an entry that was renamed or is gone.
   * Called when a stored table of an older version is opened. If it throws, or its result does not fit the schema, the table
   * is set aside unchanged. Absent: older states are read as they are.
   */
  migrate?(state: Json, from: number, keys: Keys): Json
  /**
   * Which parts of option ids are numbers of catalogues, by verb (`place: [UNITS, null]` for `place:3:17`), by verb and first
   * part (`destroy:unit`), or by question and verb (`combat.card/card`). Absent where ids hold none.
   */
  readonly ids?: { readonly [verb: string]: readonly (Catalogue | null)[] }
  /** What the numbers of catalogues named before positions and answers carried keys; it never changes. */
  readonly unkeyed?: Listings
  /** The state before the first activity; it fits the schema. All randomness comes from the seed: same arguments, same state. */
  setUp(options: O, seats: number, seed: Seed): S
  /**
   * What comes next when no activity runs: `{ activity: 'turn', args: null }`, or the end. It changes nothing. It must not go on for ever
   * without a question: after 10,000 activities that ask nothing the kernel throws.
   */
  next(g: S): Next
  /** The activities that `next` names. */
  readonly activities: { readonly [name: string]: Activity<S> }
  /** The plans that rules ask for, by the name in the question; empty if there are none. */
  readonly plans: { readonly [name: string]: Plan<S> }
  /**
   * A seat gives up, at any time. The state may be in the middle of an activity. Afterwards either `hasLeft` is true of the
   * seat and the activity goes on, or the activity is dropped and `next` is called. Absent where the rules do not allow it.
   */
  concede?(g: S, seat: Seat): void
  /**
   * Whether the seat has left a table that goes on without it. The running activity goes on; `absent`, or else `least`,
   * answers for the seat. The seat sees what a spectator sees. Absent where the table ends when a seat gives up.
   */
  hasLeft?(g: S, seat: Seat): boolean
  /** Whether the piece belongs to a seat that has left: nobody is offered it. Needed with `hasLeft`. */
  isGone?(g: S, piece: Piece): boolean
  /** A legal answer for a seat that has left. Absent: `least` gives it; a game with `hasLeft` needs one of the two. */
  absent?(question: Question): Answer
  /** What happens when somebody takes too long; absent where no time is set. */
  readonly timeLimit?: TimeLimit
  /** What tournaments say beyond that two play; absent where the rules have nothing on them. */
  readonly tournament?: TournamentRules<S>
  /**
   * The table at which these seats may play on when this one is over; null where that many seats cannot. `g` is the last
   * state. Absent where nothing follows a table.
   */
  follows?(g: S, seats: readonly Seat[]): Following | null
  /**
   * What a viewer (a seat or `spectator`) may see. Plain JSON that shares no object with the state. `common`: the result of
   * `common` for this very state, if it has been made; the view is the same without it.
   */
  view(g: S, viewer: Viewer, common?: object): V
  /**
   * The part that all views share. It is built and compared once for all viewers of a moment. Absent where that saves
   * nothing.
   */
  common?(g: S): object
  /**
   * Why the piece cannot be used in other ways now; empty if nothing is known against it. Runs the same predicates as the options.
   * The piece comes from outside and may not exist: never throws.
   */
  explain(g: S, seat: Seat, piece: Piece): readonly Refusal[]
  /**
   * Deals again, in place, what the seat does not know. The outcome depends only on what the seat knows and on `random`.
   * The seat and spectators see the same as before, and the state fits the schema. The kernel re-seeds the streams afterwards, and
   * asks seats that are choosing in secret again. For example, swap the other hands and the pile together, shuffle, and deal them out
   * in the same numbers.
   */
  determinize(g: S, seat: Seat, random: Random): void
  /**
   * A quick, legal answer to the open question of `question.seat`, as a fair player would give it; random choices by `random` alone. The
   * state may be a determinization (re-dealt). Playouts call it thousands of times a second.
   */
  policy(g: S, question: Question, random: Random): Answer
  /**
   * A legal answer that ends a question that would be asked again and again; a search uses it to stand still, and the clock for
   * a seat that is too late. Absent where no question repeats.
   */
  least?(question: Question): Answer
  /**
   * How well the seat stands, 0 (lost) to 1 (won); the state may be a determinization. At a table that has ended bots use its
   * result instead.
   */
  evaluate(g: S, seat: Seat): number
  /** The inputs of a learned evaluation (`orrery train`). Absent: bots use `evaluate` alone. */
  readonly features?: Features<S>
  /**
   * Figures that people count to judge a seat: 'own ships', 'cards of the other colony'. A search compares its answers in
   * these and gives reasons by the messages `metric-<name>-more` and `metric-<name>-less`. Absent: it gives none.
   */
  metrics?(g: S, seat: Seat): Readonly<Record<string, number>>
  /**
   * The number of the turn or round; it never falls. The search plays on with `policy` to the start of the same later period and
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
   * chooses. `searches` names, for `keen` and for `strong`, the questions at which looking ahead wins games: at all others they
   * answer by the policy, too (default: every question). `plans` is how many of 100 plans `dreamer` and `hasty` make without
   * judgement: any that the plan's sampler proposes (default: none). In a game with periods, `periods` is how many of them `keen`
   * and `strong` play on, the present one included, before the evaluation judges (default: 1).
   */
  readonly levels?: {
    readonly dreamer?: number
    readonly hasty?: number
    readonly keen?: number
    readonly field?: number
    readonly searches?: { readonly keen: readonly string[]; readonly strong: readonly string[] }
    readonly plans?: { readonly dreamer: number; readonly hasty: number }
    readonly periods?: { readonly keen: number; readonly strong: number }
  }
  /** Ways to play for a while, among which `strong` chooses at questions of their own. The game needs a `period`. Absent: none. */
  readonly portfolio?: Portfolio<S>
  /** How promising an option is, for the search; 0: an obvious mistake, at which no race looks. Absent: all are equal. */
  prior?(g: S, question: Question, option: Option): number
  /**
   * How bold a legal answer is, from -1 (it holds back, defends, builds up) to 1 (it attacks, closes in, takes risks); 0 where that
   * does not matter. From nothing but what `question.seat` knows. Bots with a style choose by it among answers that are nearly equally
   * good. The game needs a `period`. Absent: its bots have no styles.
   */
  boldness?(g: S, question: Question, answer: Answer): number
}

/** Declares a game with its types inferred: `export const pig = defineGame<State, View, Options>({ id: 'pig', ... })`. */
export function defineGame<S extends TableState, V, O>(game: Game<S, V, O>): Game<S, V, O> {
  return game
}
