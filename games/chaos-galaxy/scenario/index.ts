import { readTable, type ScenarioFormat } from '@orrery/kernel/scenario/format'
import { RACE_CATALOGUE } from '../effects/language/catalogues.ts'
import { freshState, NONE, type SeatState, type State } from '../state.ts'
import type { View } from '../view.ts'
import { place, placedOf } from './cards.ts'
import { tableFrom } from './seen.ts'
import { scenarioTable } from './table.ts'
import { settle } from './whole.ts'

/** Any seed will do: the random streams of the described table continue. */
const NO_SEED = '00000000000000000000000000000001'
const CREDITS = 20
const TURN = 5

/** Chaos Galaxy's scenario format. */
export const format: ScenarioFormat<State> = {
  lay(g, raw) {
    const table = readTable(scenarioTable, raw)
    const named = [table.you ?? {}, table.opponent ?? {}, ...(table.others ?? [])]
    if (named.length > g.seats.length) throw new RangeError(`${named.length} sides are told, and there are ${g.seats.length} seats`)
    const sides = g.seats.map((_, seat) => named[seat] ?? {})
    const lists = sides.map(placedOf)
    const decks = lists.map((list, seat) => {
      const race = sides[seat]?.mono
      return { prints: list.map(({ card }) => card.number), mono: race === undefined ? NONE : RACE_CATALOGUE.kind(race) }
    })
    const { random, settings } = g
    Object.assign(g, freshState(NO_SEED, settings, decks), { random })
    let first = 0
    for (const [seat, list] of lists.entries()) {
      const held = g.seats[seat] as SeatState
      held.credits = sides[seat]?.credits ?? CREDITS
      held.turns = 2
      held.colony = []
      for (const [at, one] of list.entries()) place(g, held, seat, first + at, one, first)
      first += list.length
    }
    g.phase = table.phase ?? 'main'
    g.turn = table.turn ?? TURN
    g.active = table.active ?? 0
    g.starter = table.starter ?? 0
    settle(g)
  },
  settle,
  describe: (view) => tableFrom(view as View),
}
