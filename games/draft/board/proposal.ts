import type { Json, SeenQuestion } from '@orrery/kernel'
import { planBounds } from '@orrery/kernel'
import { bestDeck } from '../bot/deck.ts'
import { DECK } from '../rules/build.ts'

/** The deck that building begins with: what a bot would make of the pool. */
export function proposed(question: SeenQuestion): Json {
  return question.kind === 'plan' ? { ...bestDeck(planBounds(question, DECK)) } : {}
}
