import { fromStream, type Random, type Seat } from '@orrery/kernel'
import { wordsIn } from '@orrery/kernel/scenario/format'
import { cardById } from '../../chaos-galaxy/content/cards.ts'
import { LONGEST_ID } from '../../chaos-galaxy/rules/deck.ts'
import { drawnBeside, freshPack, holderOf, PACK_SIZE, packsOf } from '../rules/packs.ts'
import { NONE, type Pack, type State } from '../state.ts'
import type { ScenarioTable } from './table.ts'

/** Lays the table of a scenario. Every pack consists of its picks, which the pools give in order, and of what is left in it. */
export function lay(g: State, told: ScenarioTable): void {
  const sealed = g.settings.format === 'sealed'
  const random = fromStream(g.random.boosters)
  g.step = told.step ?? (sealed ? 'build' : 'pick')
  const round = told.round ?? (sealed ? packsOf(g) : 1)
  g.packs = []
  g.picks.fill(NONE)
  for (let opened = 0; opened < round; opened++) {
    const gone = opened + 1 < round || g.step !== 'pick' ? PACK_SIZE : (told.pick ?? 1) - 1
    const packOf = (owner: Seat) => (sealed ? kept(g, told, opened, owner, random) : passed(g, told, opened, owner, gone, random))
    g.packs.push(Array.from({ length: g.seats }, (_, owner) => packOf(owner)))
  }
  for (const seat of g.picks.keys()) {
    g.picks[seat] = cardsOf(told.picked, seat)[0] ?? NONE
    g.decks[seat] = cardsOf(told.decks, seat).toSorted((a, b) => a - b)
  }
}

/** The numbers of a seat's cards. Throws a `RangeError` that names an unknown card. */
function cardsOf(told: ScenarioTable['pools'], seat: Seat): number[] {
  return wordsIn(told?.[seat]).map((id) => {
    const card = cardById(id)
    if (card === undefined) throw new RangeError(`there is no card '${id.slice(0, LONGEST_ID)}'`)
    return card.number
  })
}

/** A sealed pack, all of whose cards its owner keeps. */
function kept(g: State, told: ScenarioTable, round: number, owner: Seat, random: Random): Pack {
  const own = cardsOf(told.pools, owner).slice(round * PACK_SIZE, (round + 1) * PACK_SIZE)
  if (own.length === 0) return freshPack(g, random)
  return { cards: own, taken: [] }
}

/** A pack that is passed on: each pick is the card at its place in the picker's pool; the rest is given or drawn. */
function passed(g: State, told: ScenarioTable, round: number, owner: Seat, gone: number, random: Random): Pack {
  const places = Array.from({ length: gone }, (_, pick) => {
    const picker = holderOf(g.seats, round, owner, pick)
    return cardsOf(told.pools, picker)[round * PACK_SIZE + pick] ?? NONE
  })
  const left = gone < PACK_SIZE ? cardsOf(told.packs, holderOf(g.seats, round, owner, gone)) : []
  const known = [...places.filter((card) => card !== NONE), ...left]
  const drawn = drawnBeside(g, random, known, PACK_SIZE - known.length)
  const taken = places.map((card) => (card === NONE ? (drawn.pop() ?? NONE) : card))
  return { cards: [...taken, ...left, ...drawn].sort((a, b) => a - b), taken }
}
