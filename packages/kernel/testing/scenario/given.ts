import { isSeed, type Json, type Seed, seedOf, type TableState, withPresets } from '../../index.ts'
import type { ScenarioFormat } from './format.ts'
import { differences } from './match.ts'
import { at, put } from './path.ts'
import type { Scenario } from './scenario.ts'

type Streams = Readonly<Record<string, readonly number[]>>

/** The results that a scenario sets, by stream. */
export function presetsOf({ dice, streams }: Scenario): Streams {
  return { ...streams, ...(dice === undefined ? {} : { dice }) }
}

/** The seed of a scenario's table; its results come first if the table begins with the set-up. */
export function scenarioSeed(scenario: Scenario): Seed {
  const { seed = 1, table } = scenario
  const plain = typeof seed === 'string' && isSeed(seed) ? seed : seedOf(seed)
  return table === undefined ? withPresets(plain, presetsOf(scenario)) : plain
}

/** Whether a scenario changes its initial state. */
export function changesState({ table, given, decks, setup }: Scenario): boolean {
  return [table, given, decks, setup].some((part) => part !== undefined)
}

/**
 * Changes a state as a scenario says: the table in the game's format, values at paths, piles, results; then what follows from it. Returns
 * notes on values that had no effect. Throws a `RangeError` if the state cannot exist.
 */
export function arrange(g: TableState, scenario: Scenario, words: ScenarioFormat | undefined): string[] {
  const notes: string[] = []
  if (scenario.table !== undefined) {
    if (words === undefined) throw new RangeError(`${scenario.game} has no words for a 'table'`)
    words.lay(g, scenario.table)
  }
  for (const [path, value] of Object.entries(scenario.given ?? {})) {
    if (JSON.stringify(at(g, path)) === JSON.stringify(value)) notes.push(`'${path}' is ${JSON.stringify(value)} without being given`)
    put(g, path, structuredClone(value))
  }
  for (const [path, cards] of Object.entries(scenario.decks ?? {})) stack(g, path, cards)
  if (scenario.table !== undefined || scenario.setup !== undefined)
    for (const [name, results] of Object.entries(presetsOf(scenario))) preset(g, name, results)
  if (changesState(scenario)) words?.settle(g)
  return notes
}

/** Moves cards in a pile to its beginning or end, in the given order; the others keep theirs. */
function stack(g: TableState, path: string, cards: readonly Json[] | { readonly last: readonly Json[] }): void {
  const pile = at(g, path)
  if (!Array.isArray(pile)) throw new RangeError(`no pile at '${path}'`)
  const wanted = 'last' in cards ? cards.last : cards
  const chosen = wanted.map((card) => {
    const where = pile.findIndex((item) => differences(card, item).length === 0)
    if (where < 0) throw new RangeError(`${JSON.stringify(card)} does not lie in '${path}'`)
    return pile.splice(where, 1)[0]
  })
  if ('last' in cards) pile.push(...chosen)
  else pile.unshift(...chosen)
}

function preset(g: TableState, name: string, results: readonly number[]): void {
  const stream = g.random[name]
  if (stream === undefined) throw new RangeError(noStream(g, name))
  stream.preset = [...results]
}

/** Throws a `RangeError` if a scenario sets results of a stream that the game does not have. */
export function checkStreams(g: TableState, scenario: Scenario): void {
  for (const name of Object.keys(presetsOf(scenario))) if (g.random[name] === undefined) throw new RangeError(noStream(g, name))
}

function noStream(g: TableState, name: string): string {
  return `no stream '${name}'; there are: ${Object.keys(g.random).join(', ')}`
}

/** The results that were set and never drawn, by stream. */
export function leftOver(g: TableState): readonly (readonly [stream: string, results: readonly number[]])[] {
  return Object.entries(g.random).flatMap(([name, { preset: left }]) => (left.length > 0 ? [[name, left] as const] : []))
}
