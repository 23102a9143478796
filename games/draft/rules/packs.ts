import { fromStream, type Random, type Rule, reveal, type Seat, seedFrom } from '@orrery/kernel'
import { BOOSTER, drawBeside, openPack } from '../../chaos-galaxy/collecting/packs.ts'
import { cardById, cardOf } from '../../chaos-galaxy/content/cards.ts'
import { tell } from '../events.ts'
import { at, NONE, type Pack, type State } from '../state.ts'

/** DR-PACK-1: the number of cards in a booster. */
export const PACK_SIZE = BOOSTER.size
/** DR-PACK-2: the number of boosters of each seat. */
const PACKS = { booster: 4, sealed: 6 } as const

/** DR-PACK-2: how many boosters each seat opens at this table. */
export function packsOf({ settings }: Pick<State, 'settings'>): number {
  return PACKS[settings.format]
}

/** DR-PACK-1: a booster of Chaos Galaxy, drawn with a seed of its own; its cards are sorted by number. */
export function freshPack({ edition }: Pick<State, 'edition'>, random: Random): Pack {
  const cards = openPack('booster', seedFrom(random), edition).map(numberOf)
  return { cards: cards.sort((a, b) => a - b), taken: [] }
}

/** DR-PACK-1, DR-PACK-2: every seat opens its next booster; for sealed decks all of them at once. */
export function* open(g: State): Rule {
  const random = fromStream(g.random.boosters)
  const rounds = g.settings.format === 'sealed' ? packsOf(g) : 1
  for (let round = 0; round < rounds; round++) g.packs.push(Array.from({ length: g.seats }, () => freshPack(g, random)))
  reveal(g)
  tell(g, { type: 'opened', rule: 'DR-PACK-2', pack: g.packs.length, packs: packsOf(g) })
  g.step = g.settings.format === 'sealed' ? 'build' : 'pick'
}

/** How many cards have been taken from each pack of the current round. */
export function taken(g: State): number {
  return g.packs.at(-1)?.[0]?.taken.length ?? 0
}

/** DR-PICK-2: the first and the third pack go to the left, the second and the fourth to the right. */
export function directionOf(round: number): 1 | -1 {
  return round % 2 === 0 ? 1 : -1
}

/** DR-PICK-2: the seat that holds the pack of `owner` after `pick` picks. */
export function holderOf(seats: number, round: number, owner: Seat, pick: number): Seat {
  const moved = (owner + directionOf(round) * pick) % seats
  return moved < 0 ? moved + seats : moved
}

/** The seat that opened the pack that `holder` holds after `pick` picks. */
export function ownerOf(seats: number, round: number, holder: Seat, pick: number): Seat {
  return holderOf(seats, round + 1, holder, pick)
}

/** The pack in front of a seat. */
export function packOf(g: State, seat: Seat): Pack {
  const round = g.packs.length - 1
  return at(at(g.packs, round), ownerOf(g.seats, round, seat, taken(g)))
}

/** The cards left in a pack. */
export function leftIn({ cards, taken: gone }: Pack): number[] {
  return cards.filter((card) => !gone.includes(card))
}

/** DR-PICK-4: the cards of a seat, in the order in which it got them. */
export function poolOf(g: State, seat: Seat): number[] {
  if (g.settings.format === 'sealed') return g.packs.flatMap((opened) => at(opened, seat).cards)
  const pool: number[] = []
  for (const [round, opened] of g.packs.entries())
    for (let pick = 0; pick < PACK_SIZE; pick++) {
      const card = at(opened, ownerOf(g.seats, round, seat, pick)).taken[pick]
      if (card !== undefined) pool.push(card)
    }
  return pool
}

/** DR-PACK-1: draws `size` cards that could be in one booster with the given ones. */
export function drawnBeside({ edition }: Pick<State, 'edition'>, random: Random, cards: readonly number[], size: number): number[] {
  const ids = cards.map((card) => cardOf(card).id)
  return drawBeside(random, ids, size, edition).map(numberOf)
}

/** The number of a card; `NONE` if there is no such card. */
export function numberOf(id: string): number {
  return cardById(id)?.number ?? NONE
}
