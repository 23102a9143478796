import type { Answer, Option, Question, Seat } from '@orrery/kernel'
import { planBounds } from '@orrery/kernel'
import { DECK } from '../rules/build.ts'
import { PACK_SIZE, packsOf, poolOf } from '../rules/packs.ts'
import type { State } from '../state.ts'
import { bestDeck } from './deck.ts'
import { wantsOf } from './pick.ts'
import { deckSoFar } from './so-far.ts'
import { best, worthOf } from './worth.ts'

/** Picks the card that the seat wants most; builds the best deck of its pool. */
export function policy(g: State, question: Question): Answer {
  if (question.kind === 'plan') return { plan: { ...bestDeck(planBounds(question, DECK)) } }
  return { option: best(question.options, wantsIn(g, question.seat)).id }
}

function wantsIn(g: State, seat: Seat): (number: number) => number {
  return wantsOf(poolOf(g, seat), PACK_SIZE * packsOf(g), g.settings.raceDegree)
}

/** How much a card is wanted compared with the best one of its pack, 0 to 1. */
export function prior(g: State, question: Question, option: Option): number {
  if (question.kind === 'plan') return 1
  const wants = wantsIn(g, question.seat)
  const most = Math.max(...question.options.map(({ value }) => wants(value as number)))
  return 1 / (1 + most - wants(option.value as number))
}

/** The mean worths of a deck's cards that map to the prospects 0 and 1. */
const LEAST = 1.5
const MOST = 6

/** The quality (0 to 1) of a seat's deck, or of the best one that it could build. */
export function evaluate(g: State, seat: Seat): number {
  const cards = deckSoFar(g, seat)
  if (cards.length === 0) return 0.5
  const mean = cards.reduce((sum, number) => sum + worthOf(number), 0) / cards.length
  return Math.min(1, Math.max(0, (mean - LEAST) / (MOST - LEAST)))
}
