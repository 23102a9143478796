import type { Refusal } from '@orrery/kernel'
import { deckProblems, monoRace, OPPOSED, USUAL } from '../../rules/deck.ts'
import { FACES, type Race } from '../face.ts'
import type { Cards } from './deck.ts'

export { monoRace as monoOf, OPPOSED }

/** CG-DECK-6: every reason why a deck may not enter a game with the usual settings. */
export function deckRefusals(cards: Cards): Refusal[] {
  return deckProblems(cards, USUAL)
}

/** CG-COLL-9: whether a deck is one of limited play. */
export function isLimited(cards: Cards): boolean {
  return deckProblems(cards, { ...USUAL, limited: true, raceDegree: 1 }).length === 0
}

/** A rule of deck building: broken, with reasons, or kept. */
export interface Standing {
  readonly rule: string
  readonly kept: boolean
  readonly reasons: readonly Refusal[]
}

/** The rules that every deck must keep, with their variants for a deck of one race. */
const CHECKED: readonly (readonly [string, ...string[]])[] = [['CG-DECK-1', 'CG-MONO-2'], ['CG-DECK-2'], ['CG-DECK-4']]

/** All rules of deck building, and whether the deck keeps each. */
export function standings(cards: Cards): Standing[] {
  const refusals = deckRefusals(cards)
  return CHECKED.map((rules) => {
    const reasons = refusals.filter((refusal) => rules.includes(refusal.rule))
    return { rule: reasons[0]?.rule ?? rules[0], kept: reasons.length === 0, reasons }
  })
}

/** How many cards each race has in all. */
export const POOL_BY_RACE: ReadonlyMap<Race, number> = FACES.reduce(
  (counts, face) => counts.set(face.race, (counts.get(face.race) ?? 0) + 1),
  new Map<Race, number>(),
)
