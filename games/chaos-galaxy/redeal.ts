import { type Random, type Seat, shuffle } from '@orrery/kernel'
import { CARDS, cardById, cardOf } from './content/cards.ts'
import { RACES, type Race } from './effects/language/vocabulary.ts'
import { knows } from './information.ts'
import { kindOf, printOf } from './kinds.ts'
import { mayJoin } from './rules/deck.ts'
import { refersToSpeed } from './rules/simplified-combat.ts'
import { startersOf } from './rules/starters.ts'
import { type CardId, NONE, type State } from './state.ts'

/**
 * CG-INFO-1 to CG-INFO-6: deals anew what the seat does not know: of its own deck it knows the list, so its unknown cards
 * change places; of the others' decks it knows only what it has seen, so their unknown cards come from a starter deck
 * that holds all of that, or from cards that could be in a deck with them.
 */
export function redeal(g: State, seat: Seat, random: Random): void {
  for (let owner = 0; owner < g.seats.length; owner++) {
    const unknown: CardId[] = []
    const known: CardId[] = []
    for (let card = 0; card < g.prints.length; card++) if (g.owners[card] === owner) (knows(g, seat, card) ? known : unknown).push(card)
    const types = owner === seat ? unknown.map((card) => printOf(g, card)) : guessed(g, owner, known, unknown.length, random)
    types.sort((a, b) => a - b)
    shuffle(random, types)
    for (const [at, card] of unknown.entries()) g.prints[card] = types[at] as number
  }
  // What others have seen of cards that the seat does not know is nothing that it could tell.
  for (let card = 0; card < g.prints.length; card++) if (!knows(g, seat, card)) g.seen[card] = 0
}

/** As many card types as are unknown of a deck of which some are known. */
function guessed(g: State, owner: Seat, known: readonly CardId[], count: number, random: Random): number[] {
  const held = new Array<number>(CARDS.length).fill(0)
  for (const card of known) held[printOf(g, card)] = (held[printOf(g, card)] as number) + 1
  const mono = g.seats[owner]?.mono ?? NONE
  const fitting = startersOf(g.settings).filter((deck) => {
    // CG-MONO-1: everybody was told of a mono-race deck, and of which race.
    if (g.settings.monoRaceBonuses && (deck.races.length === 1) !== (mono !== NONE)) return false
    if (mono !== NONE && deck.races[0] !== RACES[mono]) return false
    let size = 0
    for (const copies of Object.values(deck.cards)) size += copies
    if (size !== known.length + count) return false
    for (const card of known) if ((deck.cards[kindOf(g, card).id] ?? 0) < (held[printOf(g, card)] as number)) return false
    return true
  })
  if (fitting.length > 0) {
    const deck = fitting[random.below(fitting.length)]
    const types: number[] = []
    for (const [id, copies] of Object.entries(deck?.cards ?? {})) {
      const type = cardById(id)?.number as number
      for (let copy = held[type] as number; copy < copies; copy++) types.push(type)
    }
    return types
  }
  const races: Race[] = []
  for (const card of known) if (!races.includes(kindOf(g, card).race)) races.push(kindOf(g, card).race)
  const { raceDegree, simplifiedCombat } = g.settings
  const pool: number[] = []
  for (const card of CARDS) {
    if (!mayJoin(card.race, races, raceDegree) || (mono !== NONE && card.race !== RACES[mono])) continue
    if (simplifiedCombat && refersToSpeed(card)) continue
    for (let copy = held[card.number] as number; copy < 3; copy++) pool.push(card.number)
  }
  shuffle(random, pool)
  // Two races that oppose each other may be drawn from the pool: the race drawn first keeps the other out.
  const types: number[] = []
  for (const type of pool) {
    const race = cardOf(type).race
    if (types.length === count) break
    if (!mayJoin(race, races, raceDegree)) continue
    if (!races.includes(race)) races.push(race)
    types.push(type)
  }
  return types
}
