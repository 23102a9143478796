import type { Refusal } from '@orrery/kernel'
import { cardById } from '../content/cards.ts'
import { RACES, type Race } from '../effects/language/vocabulary.ts'
import type { Settings } from '../state.ts'
import { refersToSpeed } from './simplified-combat.ts'

/** A deck: copies by card id. */
export type Deck = Readonly<Record<string, number>>

const DECK_SIZE = 45
const MONO_HUMAN_SIZE = 50
export const COPIES = 3
/** CG-COLL-9: a deck of limited play. */
export const LIMITED_SIZE = 40
/** How many characters of an unknown card's id a refusal repeats. */
export const LONGEST_ID = 60

/** CG-DECK-3: the race that must not be in one deck with another. */
export const OPPOSED: Readonly<Record<Race, Race>> = {
  human: 'xeno',
  xeno: 'human',
  insectoid: 'carnoplant',
  carnoplant: 'insectoid',
  cerebrite: 'zarg',
  zarg: 'cerebrite',
  triciplite: 'spaceshark',
  spaceshark: 'triciplite',
}

/** The races of a deck in the order of `RACES`. */
export function racesOf(deck: Deck): Race[] {
  const found: Race[] = []
  for (const [id, copies] of Object.entries(deck)) {
    const card = cardById(id)
    if (card !== undefined && copies > 0) found.push(card.race)
  }
  return RACES.filter((race) => found.includes(race))
}

/** CG-MONO-1: the only race of a deck, or null. */
export function monoRace(deck: Deck): Race | null {
  const races = racesOf(deck)
  return races.length === 1 ? (races[0] as Race) : null
}

/** The number of cards in a deck. */
export function deckSize(deck: Deck): number {
  let size = 0
  for (const copies of Object.values(deck)) size += copies
  return size
}

/** The settings of a table that decide whether a deck is legal. */
export interface DeckRules extends Pick<Settings, 'monoRaceBonuses' | 'simplifiedCombat' | 'raceDegree'> {
  /** CG-COLL-9: whether decks are built from opened packs. */
  readonly limited: boolean
}

/** The deck rules of a table with default settings. */
export const USUAL: DeckRules = { monoRaceBonuses: true, simplifiedCombat: false, raceDegree: 0, limited: false }

/** CG-DECK-1 to CG-DECK-6, CG-MONO-2, CG-SIMC-4, CG-COLL-9: all reasons why a deck is not legal; empty for a legal one. */
export function deckProblems(deck: Deck, rules: DeckRules): Refusal[] {
  const problems: Refusal[] = []
  for (const [id, copies] of Object.entries(deck)) {
    const card = cardById(id)
    if (card === undefined) problems.push({ rule: 'CG-DECK-6', message: 'deck-unknown-card', params: { id: id.slice(0, LONGEST_ID) } })
    else if (!Number.isInteger(copies) || copies < 1)
      problems.push({ rule: 'CG-DECK-6', message: 'deck-copies', params: { card: `@card-${id}` } })
    else if (copies > COPIES && !rules.limited) problems.push({ rule: 'CG-DECK-2', params: { card: `@card-${id}`, copies, most: COPIES } })
    if (card !== undefined && rules.simplifiedCombat && refersToSpeed(card))
      problems.push({ rule: 'CG-SIMC-4', params: { card: `@card-${id}` } })
  }
  return [...problems, ...sizeProblems(deck, rules), ...raceProblems(racesOf(deck), rules.raceDegree)]
}

/** CG-DECK-1, CG-MONO-2, CG-COLL-9: problems with the number of cards. */
function sizeProblems(deck: Deck, { limited, monoRaceBonuses }: DeckRules): Refusal[] {
  const size = deckSize(deck)
  if (limited) return size === LIMITED_SIZE ? [] : [{ rule: 'CG-COLL-9', params: { size, needs: LIMITED_SIZE } }]
  const larger = monoRaceBonuses && monoRace(deck) === 'human'
  if (size === DECK_SIZE || (larger && size === MONO_HUMAN_SIZE)) return []
  return [{ rule: larger ? 'CG-MONO-2' : 'CG-DECK-1', params: { size, needs: DECK_SIZE, orNeeds: MONO_HUMAN_SIZE } }]
}

const MOST_RACES = 4

/** CG-DECK-4, CG-SIMR-1, CG-SIMR-2: problems with a deck's combination of races. */
export function raceProblems(races: readonly Race[], degree: number): Refusal[] {
  if (degree === 2) return []
  if (degree === 1) return races.length > MOST_RACES ? [{ rule: 'CG-SIMR-1', params: { races: races.length, most: MOST_RACES } }] : []
  const problems: Refusal[] = []
  for (const race of races) {
    const opposed = OPPOSED[race]
    if (RACES.indexOf(race) < RACES.indexOf(opposed) && races.includes(opposed))
      problems.push({ rule: 'CG-DECK-4', params: { race: `@race-${race}`, opposed: `@race-${opposed}` } })
  }
  return problems
}

/** CG-DECK-4, CG-SIMR-1, CG-SIMR-2: whether a card of the race may join a deck of these races. */
export function mayJoin(race: Race, races: readonly Race[], degree: number): boolean {
  if (degree === 2 || races.includes(race)) return true
  return degree === 1 ? races.length < MOST_RACES : !races.includes(OPPOSED[race])
}
