import { cardOf } from '../../chaos-galaxy/content/cards.ts'
import { leftIn, PACK_SIZE, packOf, packsOf, poolOf } from '../rules/packs.ts'
import { at, NONE, type State } from '../state.ts'

/** Throws a `RangeError` with the reason if the table is impossible. There is nothing to derive. */
export function settle(g: State): void {
  if (g.packs.length > packsOf(g)) throw new RangeError(`${g.packs.length} packs are opened; there are ${packsOf(g)}`)
  if (g.packs.length === 0 && g.step !== 'open') throw new RangeError('no pack is opened')
  for (const { cards, taken } of g.packs.flat()) {
    const twice = cards.find((card, place) => cards.indexOf(card) !== place)
    if (twice !== undefined) throw new RangeError(`${cardOf(twice).id} lies in a pack twice`)
    if (cards.length !== PACK_SIZE) throw new RangeError(`a pack has ${cards.length} cards; there are ${PACK_SIZE} in each`)
    const rare = cards.find((card) => cardOf(card).rarity === 'ultrarare')
    if (rare !== undefined) throw new RangeError(`${cardOf(rare).id} is ultra-rare, and in no pack`)
    const strange = taken.find((card) => !cards.includes(card))
    if (strange !== undefined) throw new RangeError(`${cardOf(strange).id} was taken of a pack in which it did not lie`)
  }
  for (const seat of g.picks.keys()) settleSeat(g, seat)
}

function settleSeat(g: State, seat: number): void {
  const pick = at(g.picks, seat)
  if (pick !== NONE && !(g.step === 'pick' && leftIn(packOf(g, seat)).includes(pick)))
    throw new RangeError(`seat ${seat} has picked ${cardOf(pick).id}, which does not lie before it`)
  const pool = poolOf(g, seat)
  const of = (cards: readonly number[], card: number): number => cards.filter((one) => one === card).length
  const deck = at(g.decks, seat)
  const lacking = deck.find((card) => of(deck, card) > of(pool, card))
  if (lacking !== undefined) throw new RangeError(`the deck of seat ${seat} has more of ${cardOf(lacking).id} than its pool`)
}
