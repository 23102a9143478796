import type { SeenQuestion } from '@orrery/kernel'
import { COMBAT_CARDS, type CombatKind } from '../../content/combat-cards.ts'

const PREFIX = 'event:'

/** The event cards of a question. */
function eventsAsked(question: SeenQuestion | null): readonly number[] {
  const pieces = question === null || question.kind === 'plan' ? [] : [question.on, ...question.options.map(({ on }) => on)]
  return [...new Set(pieces.flatMap((piece) => (piece?.startsWith(PREFIX) ? [Number(piece.slice(PREFIX.length))] : [])))]
}

/** The event cards to choose from, which are shown below the map. */
export function eventsToChoose(question: SeenQuestion | null): readonly number[] {
  if (question === null || question.kind === 'plan') return []
  const events = eventsAsked(question)
  return events.length > 1 && question.options.every(({ on }) => on?.startsWith(PREFIX)) ? events : []
}

/** The event cards in effect while something else is chosen, which are shown beside the question. */
export function eventsBeside(question: SeenQuestion | null): readonly number[] {
  return eventsToChoose(question).length > 0 ? [] : eventsAsked(question)
}

/** FS-CARD-2: the combat card whose ability a question is about, which has left the hand. */
export function combatCardBeside(question: SeenQuestion | null): CombatKind | null {
  const term = question?.params?.card
  const found = COMBAT_CARDS.findIndex((card) => card.term === term)
  return found < 0 ? null : found
}
