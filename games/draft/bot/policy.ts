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

/** So much less worth halves how much a card is wanted. */
const PALE = 5

/** How much a card is wanted compared with the best one of its pack, 0 to 1. */
export function prior(g: State, question: Question, option: Option): number {
  if (question.kind === 'plan') return 1
  const wants = wantsIn(g, question.seat)
  const most = Math.max(...question.options.map(({ value }) => wants(value as number)))
  return 1 / (1 + (most - wants(option.value as number)) / PALE)
}

/** The mean worth of the cards in bots' decks. */
const USUAL = 2
/** Worths are hundredths of log-odds. */
const WHOLE = 100

/** How likely (0 to 1) a seat's deck, or the best one that it could build, wins against another bot's. */
export function evaluate(g: State, seat: Seat): number {
  let odds = 0
  for (const number of deckSoFar(g, seat)) odds += (worthOf(number) - USUAL) / WHOLE
  return 1 / (1 + Math.exp(-odds))
}
