import type { Answer, Json, Seat, Viewer } from '../../index.ts'
import { isObject } from '../../json.ts'
import { MATCHER_NAMES } from './match.ts'
import { noSuch } from './nearest.ts'

/** A table in a particular state, what is done there, and what must come of it. Written as YAML; see docs/scenarios.md. */
export interface Scenario {
  readonly game: string
  readonly title?: string
  /** The name by which others use it as `setup`, if it has no file of its own. */
  readonly name?: string
  /** The scenario (its file's name without `.scenario.yaml`) in which this one begins, instead of the game's set-up. */
  readonly setup?: string
  readonly options?: Json
  readonly seats?: number
  readonly seed?: number | string
  /** A stored position (`positionOf`) at which this begins, instead of the game's set-up: it survives changes of content and rules. */
  readonly position?: Json
  /** The table in the game's format, in place of what its set-up laid. */
  readonly table?: Json
  /** Values to put at paths of the state before play begins. */
  readonly given?: Readonly<Record<string, Json>>
  /** Piles (paths of lists) and the cards to move to their beginning or end. */
  readonly decks?: Readonly<Record<string, readonly Json[] | { readonly last: readonly Json[] }>>
  /** Sets of values for which the scenario runs, one after the other; `$name` stands for them. */
  readonly each?: Each
  /** What somebody saw of a copied table: how it must look before `when`. */
  readonly seen?: SeenTable
  /** The results of the stream `dice`, from 0: from the set-up on, or from where the table is laid or the other scenario ends. */
  readonly dice?: readonly number[]
  /** The results of any streams. */
  readonly streams?: Readonly<Record<string, readonly number[]>>
  readonly when?: readonly When[]
  readonly then?: readonly Then[]
}

/** Lists of values by name (all combinations), or a list of sets of values. */
export type Each = Readonly<Record<string, readonly Json[]>> | readonly Readonly<Record<string, Json>>[]

/** A table as one viewer saw it. */
export interface SeenTable {
  readonly as: Viewer
  readonly view: Json
  /** Its open question, or null. */
  readonly question: Json
}

/** One step: an option's id for the seat that is asked for it, or in more detail. */
export type When =
  | string
  | { readonly seat: Seat; readonly option: string }
  | { readonly seat?: Seat; readonly options: readonly string[] }
  | { readonly seat: Seat; readonly plan: Json }
  | { readonly seat: Seat; readonly concede: true }
  | { readonly forced: string; readonly seat?: Seat }
  | { readonly undo: Seat }
  | { readonly then: readonly Then[] }

/** One assertion. */
export type Then =
  | { readonly state: Readonly<Record<string, Json>> }
  | { readonly view: Readonly<Record<string, Json>>; readonly as: Viewer }
  | { readonly question: Json; readonly as?: Seat }
  | { readonly options: Json; readonly as?: Seat }
  | { readonly waiting: readonly Seat[] }
  | { readonly refused: string | Answer; readonly as: Seat; readonly rule?: string }
  | { readonly why: string; readonly as: Seat; readonly rules: Json }
  | { readonly events: Json; readonly as?: Viewer }
  | { readonly result: Json }
  | { readonly $or: readonly Then[] }

/** The keys allowed at the top of a scenario. */
const KEYS = [
  ...['game', 'title', 'name', 'setup', 'options', 'seats', 'seed', 'position', 'table', 'given', 'decks', 'dice', 'streams'],
  ...['each', 'seen', 'when', 'then'],
]

/** Data from a file as a scenario. Throws a `RangeError` that says what does not fit. */
export function asScenario(raw: unknown): Scenario {
  const scenario = raw as Scenario
  if (!isObject(raw)) throw new RangeError('a scenario is a set of fields')
  const strange = Object.keys(raw).filter((key) => !KEYS.includes(key))
  if (strange.length > 0) throw new RangeError(strange.map((key) => noSuch(key, KEYS)).join('; '))
  if (typeof scenario.game !== 'string') throw new RangeError("'game' is missing")
  for (const key of ['when', 'then', 'dice'] as const)
    if (scenario[key] !== undefined && !Array.isArray(scenario[key])) throw new RangeError(`'${key}' is a list`)
  for (const key of ['given', 'decks', 'streams'] as const)
    if (scenario[key] !== undefined && !isObject(scenario[key])) throw new RangeError(`'${key}' is a set of fields`)
  if (scenario.setup !== undefined && (scenario.options ?? scenario.seats ?? scenario.seed) !== undefined)
    throw new RangeError("options, seats and seed come from 'setup'")
  if (
    scenario.position !== undefined &&
    [scenario.table, scenario.given, scenario.decks, scenario.setup].some((part) => part !== undefined)
  )
    throw new RangeError("a 'position' is whole: 'table', 'given', 'decks' and 'setup' have no place beside it")
  if (scenario.each !== undefined) checkEach(scenario.each)
  return scenario
}

function checkEach(each: unknown): void {
  const named: boolean =
    isObject(each) && Object.keys(each).length > 0 && Object.values(each).every((values) => Array.isArray(values) && values.length > 0)
  const listed: boolean = Array.isArray(each) && each.length > 0 && each.every(isObject)
  if (!named && !listed) throw new RangeError("'each' is a set of names with a list of values each, or a list of sets of values")
  const names = (Array.isArray(each) ? each : [each]).flatMap((one) => Object.keys(one))
  for (const name of names) {
    if (!/^[A-Za-z_]\w*$/.test(name)) throw new RangeError(`'${name}' is no name of a value`)
    if (MATCHER_NAMES.includes(`$${name}`)) throw new RangeError(`$${name} is a matcher and cannot stand for values`)
  }
}
