import { type Random, type Seat, shuffle } from '@orrery/kernel'
import { CARDS, cardOf } from './content/cards.ts'
import { RACE_CATALOGUE } from './effects/language/catalogues.ts'
import type { Race } from './effects/language/vocabulary.ts'
import { knows } from './information.ts'
import { kindOf, printOf } from './kinds.ts'
import { mayJoin } from './rules/deck.ts'
import { refersToSpeed } from './rules/simplified-combat.ts'
import { type CountedDeck, countedStarters } from './rules/starters.ts'
import { type CardId, NONE, type State } from './state.ts'

/**
 * CG-INFO-1 to CG-INFO-6: deals anew what the seat does not know. It knows the list of its own deck, so its unknown cards change places. Of
 * the other decks it knows only the cards it has seen, so their unknown cards come from a starter deck that contains all of those, or from
 * cards that could be in a deck with them.
 */
export function determinize(g: State, seat: Seat, random: Random): void {
  const unknown: CardId[][] = g.seats.map(() => [])
  const known: CardId[][] = g.seats.map(() => [])
  for (let card = 0; card < g.prints.length; card++) {
    const isKnown = knows(g, seat, card)
    ;(isKnown ? known : unknown)[g.owners[card] as Seat]?.push(card)
    // The seat cannot know what others have seen of cards that it does not know.
    if (!isKnown) g.seen[card] = 0
  }
  for (let owner = 0; owner < g.seats.length; owner++) {
    const hidden = unknown[owner] as CardId[]
    const prints =
      owner === seat ? hidden.map((card) => printOf(g, card)) : unknownPrints(g, owner, known[owner] as CardId[], hidden.length, random)
    if (!isAscending(prints)) prints.sort((a, b) => a - b)
    shuffle(random, prints)
    for (let at = 0; at < hidden.length; at++) g.prints[hidden[at] as CardId] = prints[at] as number
  }
}

function isAscending(numbers: readonly number[]): boolean {
  for (let at = 1; at < numbers.length; at++) if ((numbers[at] as number) < (numbers[at - 1] as number)) return false
  return true
}

/** Draws the prints of a deck's unknown cards, given the prints of the known ones. */
function unknownPrints(g: State, owner: Seat, known: readonly CardId[], count: number, random: Random): number[] {
  const held = new Array<number>(CARDS.length).fill(0)
  for (const card of known) held[printOf(g, card)] = (held[printOf(g, card)] as number) + 1
  const mono = g.seats[owner]?.mono ?? NONE
  const fits = ({ races, size, copies }: CountedDeck): boolean => {
    // CG-MONO-1: a mono-race deck and its race are public.
    if (g.settings.monoRaceBonuses && (races.length === 1) !== (mono !== NONE)) return false
    if (mono !== NONE && races[0] !== RACE_CATALOGUE.of(mono)) return false
    if (size !== known.length + count) return false
    for (const card of known) if ((copies[printOf(g, card)] as number) < (held[printOf(g, card)] as number)) return false
    return true
  }
  let fitting: readonly CountedDeck[] = []
  // The state does not say which edition of the starter decks the table has: an earlier one counts only if none of today's fits.
  for (const decks of countedStarters(g.settings)) {
    fitting = decks.filter(fits)
    if (fitting.length > 0) break
  }
  const deck = fitting[fitting.length > 0 ? random.below(fitting.length) : NONE]
  if (deck !== undefined) {
    const { prints, copies } = deck
    const dealt: number[] = []
    for (const print of prints) for (let copy = held[print] as number; copy < (copies[print] as number); copy++) dealt.push(print)
    return dealt
  }
  const races: Race[] = []
  for (const card of known) if (!races.includes(kindOf(g, card).race)) races.push(kindOf(g, card).race)
  const { raceDegree, simplifiedCombat } = g.settings
  const pool: number[] = []
  for (const card of CARDS) {
    if (!mayJoin(card.race, races, raceDegree) || (mono !== NONE && card.race !== RACE_CATALOGUE.of(mono))) continue
    if (simplifiedCombat && refersToSpeed(card)) continue
    for (let copy = held[card.number] as number; copy < 3; copy++) pool.push(card.number)
  }
  shuffle(random, pool)
  // The pool may hold two races that oppose each other: the race drawn first excludes the other.
  const dealt: number[] = []
  for (const print of pool) {
    const race = cardOf(print).race
    if (dealt.length === count) break
    if (!mayJoin(race, races, raceDegree)) continue
    if (!races.includes(race)) races.push(race)
    dealt.push(print)
  }
  return dealt
}
