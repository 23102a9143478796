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
  /** After so many time-outs in a row the seat gives the table up. */
  readonly timeouts: number
  /** What is answered for the seat: as little as the question allows. */
  least(question: Question): Answer
}

/** How a table ended. */
export interface Result {
  readonly winners: readonly Seat[]
  /** The rule by which it ended. */
  readonly rule: string
  /** The message that says how. */
  readonly message: string
  readonly params?: Params
}

/** A table at which seats of one that is over play on, with what came of it for them. */
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
  /** What these settings are at every table of a tournament, whoever makes it. */
  readonly settings: Readonly<Record<string, string | number | boolean>>
  /** Who of two has won where the time is over: always somebody. May find the state in the middle of an activity. */
  timeUp(g: S): Seat
  /** What a bot plays with throughout: of the bots of a tournament the one of that number. Absent where seats bring nothing. */
  bring?(number: number): Json
}

/** One setting of a table. The first value is the default. */
export interface Setting {
  readonly id: string
  readonly rule: string
  readonly values: readonly (string | number | boolean)[]
  /** Set before the table starts by the host, or shown as an expert setting. */
  readonly expert?: boolean
  /** Means something only where a server knows who plays: elsewhere it stays at its first value. */
  readonly served?: boolean
}

/** Where rules begin. A method's type, so that a game of any state is a `Game`. */
export type Activity<S> = { begin(g: S, args: Json): Rule }['begin']

/** A plan: a parametric answer. Its methods get only questions for it, whose bounds have its type. */
export interface Plan<S, Bounds extends Json = Json> {
  /**
   * Whether a value (from outside: anything) is legal: by the question's bounds and the value alone, so that a browser
   * that has no state asks the same. What is not a plan at all is refused too, never thrown at.
   */
  validate(question: PlanQuestion<Bounds>, value: Json): Verdict
  /** Some legal value, for bots and tests; the more sensible the better. */
  sample(g: S, question: PlanQuestion<Bounds>, random: Random): Json
  /** How promising a legal value is, 0 to 1, for the search; all equal where absent. */
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
  /**
   * What each seat brings to the table and others do not see (a deck), as ids of fields in `raw.seats[seat]`.
   * Absent where seats bring nothing.
   */
  readonly seatSettings?: readonly string[]
  /**
   * Reads options from outside (`{ <setting>: value, ..., seats?: [{ <seat setting>: value }] }`), fills in defaults, and
   * says what contradicts what; throws a `RangeError` whose message has every reason, one a line.
   */
  options(raw: Json, seats: number): O
  /**
   * Every reason why a seat may not bring that to a table of these options; empty when it may. Both come from outside.
   * The refusals are for that seat alone. Absent where `options` says enough.
   */
  mayBring?(raw: Json, brought: Json): readonly Refusal[]
  readonly state: Schema<S>
  /**
   * A state of an older version as this version's schema has it; plain JSON, a copy of its own to change. Absent where no
   * version has changed the schema: then older states are read as they are. `keys` are what the state's numbers name:
   * where an entry was renamed or has gone, its key is replaced there by one of today.
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
  /** A seat gives up, at any time; absent where that is not in the rules. May find the state in the middle of an activity. */
  concede?(g: S, seat: Seat): void
  /**
   * Whether the seat has left a table that goes on without it: the running activity goes on too, and what the seat would be
   * asked is answered by `absent`, or by `least`. It sees what a spectator sees. Absent where the table ends when somebody
   * gives up.
   */
  hasLeft?(g: S, seat: Seat): boolean
  /** Whether the piece is of a seat that has left, so that nobody is offered it any more. Goes with `hasLeft`. */
  isGone?(g: S, piece: Piece): boolean
  /** What a seat that has left answers, where that is not what a search takes for resting. */
  absent?(question: Question): Answer
  /** What happens when somebody takes too long; absent where no time is set. */
  readonly timeLimit?: TimeLimit
  /** What tournaments say beyond that two play; absent where the rules have nothing on them. */
  readonly tournament?: TournamentRules<S>
  /**
   * The table at which these seats may play on when this one is over; null where so many cannot. Absent where nothing
   * comes of a table but its result.
   */
  follows?(g: S, seats: readonly Seat[]): Following | null
  /** What a viewer may see, built from nothing. Plain JSON. `common`: of this very state, where it was made already. */
  view(g: S, viewer: Viewer, common?: object): V
  /**
   * What is the same in everybody's view: it is made once for all who look at the same moment, and whoever tells them what has
   * changed compares it once. Absent where that is not worth it.
   */
  common?(g: S): object
  /** Why the piece cannot be used otherwise now; from the same predicates as the options. */
  explain(g: S, seat: Seat, piece: Piece): readonly Refusal[]
  /**
   * Deals anew in place what the seat does not know. The outcome depends only on what the seat knows and on `random`.
   * Streams are re-seeded by the kernel.
   */
  determinize(g: S, seat: Seat, random: Random): void
  /** A quick choice for the seat; the state may be a determinization (re-dealt). */
  policy(g: S, question: Question, random: Random): Answer
  /**
   * The answer of a seat that wants no more of this: what a search takes for resting. Absent where no question is asked
   * again and again.
   */
  least?(question: Question): Answer
  /** How well the seat stands, 0 (lost) to 1 (won); the state may be a determinization. */
  evaluate(g: S, seat: Seat): number
  /** What a learned evaluation looks at, where the game has one (`orrery train`); `evaluate` stands where it has none. */
  readonly features?: Features<S>
  /**
   * What people would count to tell how a seat stands: 'own ships', 'cards of the other colony'. A search tells how its
   * answers differ in these, which gives reasons in words. Absent where it gives none.
   */
  metrics?(g: S, seat: Seat): Readonly<Record<string, number>>
  /**
   * A count of the turns, rounds or the like, where the policy plays such periods well from anywhere in them: the search
   * then weighs every answer by `evaluate` at the start of the same later period. Looks a few decisions ahead where absent.
   */
  period?(g: S): number
  /**
   * Whether the activity that begins goes on with what was under way, as everybody sees: the next ship of a squadron that moves, the next
   * purchase of one deployment. What belongs together is shown in quick succession. Absent: each activity is a thing of its own.
   */
  continues?(g: S): boolean
  /**
   * How the levels beside the policy are set, where the usual does not fit (`orrery ladder` measures it): of how many of
   * 100 things `dreamer` and `hasty` do not think, how often `keen` looks ahead, and among how many answers it chooses, the
   * most promising ones: so few looks tell only a few answers apart.
   */
  readonly levels?: { readonly dreamer?: number; readonly hasty?: number; readonly keen?: number; readonly field?: number }
  /** The option's chance to be worth looking at, for the search; all equal where absent. */
  prior?(g: S, question: Question, option: Option): number
}

/** Declares a game with its types inferred. */
export function defineGame<S extends TableState, V, O>(game: Game<S, V, O>): Game<S, V, O> {
  return game
}
