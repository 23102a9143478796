import type { Json, TableState } from '../../index.ts'
import { differences } from './match.ts'
import { at, put } from './path.ts'
import type { Scenario } from './scenario.ts'

/** Changes a state as a scenario says: values first, then piles, then the next results. Throws a `RangeError` where it cannot. */
export function arrange(g: TableState, scenario: Scenario): void {
  for (const [path, value] of Object.entries(scenario.given ?? {})) put(g, path, structuredClone(value))
  for (const [path, cards] of Object.entries(scenario.decks ?? {})) stack(g, path, cards)
  for (const [name, results] of Object.entries(scenario.streams ?? {})) preset(g, name, results)
  if (scenario.dice !== undefined) preset(g, 'dice', scenario.dice)
}

/** Moves cards that lie in a pile to its beginning or end, in the order given; the others keep theirs. */
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
  if (stream === undefined) throw new RangeError(`no stream '${name}'; there are: ${Object.keys(g.random).join(', ')}`)
  stream.preset = [...results]
}
