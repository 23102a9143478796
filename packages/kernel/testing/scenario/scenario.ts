import type { Answer, Json, Seat, Viewer } from '../../index.ts'

/** A table in a state that matters, what is done there, and what must come of it. Written as YAML; see docs/scenarios.md. */
export interface Scenario {
  readonly game: string
  readonly title?: string
  /** What others call it as their `setup`, where it does not stand in a file of its own. */
  readonly name?: string
  /** Another scenario (its file's name without `.scenario.yaml`) where this one begins, instead of the game's set-up. */
  readonly setup?: string
  readonly options?: Json
  readonly seats?: number
  readonly seed?: number | string
  /** What is put where in the state before play begins. */
  readonly given?: Readonly<Record<string, Json>>
  /** Piles (paths of lists) and the cards that are moved to their beginning, or to their end. */
  readonly decks?: Readonly<Record<string, readonly Json[] | { readonly last: readonly Json[] }>>
  /** The next results of the stream `dice`, counted from 0. */
  readonly dice?: readonly number[]
  /** The next results of any streams. */
  readonly streams?: Readonly<Record<string, readonly number[]>>
  readonly when?: readonly When[]
  readonly then?: readonly Then[]
}

/** One thing done: an option's id for the seat that is asked for it, or more exactly. */
export type When =
  | string
  | { readonly seat: Seat; readonly option: string }
  | { readonly seat?: Seat; readonly options: readonly string[] }
  | { readonly seat: Seat; readonly plan: Json }
  | { readonly undo: Seat }
  | { readonly then: readonly Then[] }

/** One thing that must be so. */
export type Then =
  | { readonly state: Readonly<Record<string, Json>> }
  | { readonly view: Readonly<Record<string, Json>>; readonly as: Viewer }
  | { readonly question: Json; readonly as?: Seat }
  | { readonly options: Json; readonly as?: Seat }
  | { readonly waiting: readonly Seat[] }
  | { readonly refused: string | Answer; readonly as: Seat; readonly rule?: string }
  | { readonly why: string; readonly as: Seat; readonly rules: Json }
  | { readonly events: readonly Json[]; readonly as?: Viewer }
  | { readonly result: Json }

/** The keys that may stand at the top of a scenario. */
const KEYS = ['game', 'title', 'name', 'setup', 'options', 'seats', 'seed', 'given', 'decks', 'dice', 'streams', 'when', 'then']

/** Data from a file as a scenario. Throws a `RangeError` that says what does not fit. */
export function asScenario(raw: unknown): Scenario {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new RangeError('a scenario is a set of fields')
  const strange = Object.keys(raw).filter((key) => !KEYS.includes(key))
  if (strange.length > 0) throw new RangeError(`no field '${strange.join("', '")}'; there are: ${KEYS.join(', ')}`)
  const scenario = raw as Scenario
  if (typeof scenario.game !== 'string') throw new RangeError("'game' is missing")
  for (const key of ['when', 'then', 'dice'] as const)
    if (scenario[key] !== undefined && !Array.isArray(scenario[key])) throw new RangeError(`'${key}' is a list`)
  for (const key of ['given', 'decks', 'streams'] as const) {
    const value = scenario[key]
    if (value !== undefined && (typeof value !== 'object' || value === null || Array.isArray(value)))
      throw new RangeError(`'${key}' is a set of fields`)
  }
  if (scenario.setup !== undefined && (scenario.options ?? scenario.seats ?? scenario.seed) !== undefined)
    throw new RangeError("options, seats and seed come from 'setup'")
  return scenario
}
