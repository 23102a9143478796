import type { Answer, Question, TimeLimit } from '@orrery/kernel'
import { planBounds } from '@orrery/kernel'
import { bestDeck } from '../bot/deck.ts'
import { best, worthOf } from '../bot/worth.ts'
import { DECK } from './build.ts'

/** DR-TABLE-3: a seat whose time is up gets the best card of the pack, or the deck that a bot would build, and keeps playing. */
export const timeLimit: TimeLimit = {
  setting: 'decisionTime',
  timeouts: Number.MAX_SAFE_INTEGER,
  least(question: Question): Answer {
    if (question.kind === 'plan') return { plan: { ...bestDeck(planBounds(question, DECK)) } }
    return { option: best(question.options, worthOf).id }
  },
}
