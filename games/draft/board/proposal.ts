import type { Json, SeenQuestion } from '@orrery/kernel'
import { planBounds } from '@orrery/kernel'
import { bestDeck } from '../bot/deck.ts'
import { DECK } from '../rules/build.ts'

/** The deck with which building begins: the one that a bot would build. */
export function proposed(question: SeenQuestion): Json {
  return question.kind === 'plan' ? { ...bestDeck(planBounds(question, DECK)) } : {}
}
