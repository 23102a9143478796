import { isObject, type Json, no, type Plan, plan, planName, type Rule, type Seat, together, type Verdict, yes } from '@orrery/kernel'
import { cardById, cardOf } from '../../chaos-galaxy/content/cards.ts'
import { type Deck, deckSize, LIMITED_SIZE, LONGEST_ID, raceProblems, racesOf } from '../../chaos-galaxy/rules/deck.ts'
import { tell, tellTo } from '../events.ts'
import type { State } from '../state.ts'
import { numberOf, poolOf } from './packs.ts'
import { degreeFor } from './races.ts'

/** Everything that is needed to check a deck. */
export type DeckBounds = {
  /** Copies of the available cards by id. */
  pool: { [id: string]: number }
  size: number
  /** The degree of race restrictions for this seat (DR-BUILD-2, DR-BUILD-3). */
  degree: number
}

/** The plan by which a seat names its deck: copies by card id. */
export const DECK = planName<DeckBounds, { [id: string]: number }>('deck')

/** DR-BUILD-1: all build at the same time, hidden from each other; the last deck ends the table (DR-END-1). */
export function* build(g: State): Rule {
  yield* together(
    g,
    g.decks.map((_, seat) => ({ seat, rule: () => buildDeck(g, seat) })),
  )
  g.step = 'over'
  tell(g, { type: 'built-all', rule: 'DR-END-1' })
}

function* buildDeck(g: State, seat: Seat): Rule {
  const bounds = boundsOf(g, seat)
  const prompt = { name: 'build.deck', rule: 'DR-BUILD-1', message: 'build-deck', params: { size: bounds.size } }
  const deck = yield* plan(seat, prompt, DECK, bounds)
  g.decks[seat] = numbersIn(deck)
  tellTo(g, seat, { type: 'built', rule: 'DR-BUILD-1', cards: LIMITED_SIZE })
}

/** DR-BUILD-1 to DR-BUILD-3: the limits of the seat's deck. */
export function boundsOf(g: State, seat: Seat): DeckBounds {
  const pool = copiesOf(poolOf(g, seat))
  return { pool, size: LIMITED_SIZE, degree: degreeFor(pool, g.settings.raceDegree) }
}

/** The copies by id of cards given by number, in the order of the numbers. */
export function copiesOf(numbers: readonly number[]): { [id: string]: number } {
  const copies: Record<string, number> = {}
  for (const number of numbers.toSorted((a, b) => a - b)) copies[cardOf(number).id] = (copies[cardOf(number).id] ?? 0) + 1
  return copies
}

/** The numbers of cards given as copies by id, in ascending order. */
export function numbersIn(deck: Deck): number[] {
  const numbers = Object.entries(deck).flatMap(([id, copies]) => new Array<number>(copies).fill(numberOf(id)))
  return numbers.sort((a, b) => a - b)
}

/** DR-BUILD-1 to DR-BUILD-3: every reason why the deck is not legal; empty if it is. */
export function deckVerdicts({ pool, size, degree }: DeckBounds, deck: Deck): Exclude<Verdict, true>[] {
  const reasons: Exclude<Verdict, true>[] = []
  for (const [id, copies] of Object.entries(deck)) {
    const known = cardById(id) !== undefined
    const owned = known ? (pool[id] ?? 0) : 0
    const card = known ? `@card-${id}` : id.slice(0, LONGEST_ID)
    if (!Number.isInteger(copies) || copies < 1 || copies > owned) reasons.push(no('DR-BUILD-4', { card, owned }))
  }
  const cards = deckSize(deck)
  if (cards !== size) reasons.push(no('DR-BUILD-1', { cards, size }))
  return [...reasons, ...raceProblems(racesOf(deck), degree).map(({ params }) => no('DR-BUILD-2', params))]
}

function isDeck(value: Json): value is { [id: string]: number } {
  return isObject(value) && Object.values(value).every(Number.isSafeInteger)
}

/** Whether a value is a legal deck within the bounds. */
export const validate: Plan<State, DeckBounds>['validate'] = ({ bounds }, value) =>
  isDeck(value) ? (deckVerdicts(bounds, value)[0] ?? yes) : no('DR-BUILD-1', { cards: 0, size: LIMITED_SIZE })
