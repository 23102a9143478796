import type { Answer, SeenQuestion } from '@orrery/kernel'
import { cardFor } from '../bot/cards.ts'
import { sideOf } from '../rules/ships.ts'
import type { State } from '../state.ts'

/** Windows in the enemy's activation that are no attack: about its cards and its moves. */
const CALM: readonly string[] = ['card.counter', 'card.enemy-moved']

/** FA-CARD-4: whether the seat's side is fired at, hit or boarded in the enemy's activation. */
export function isUnderAttack(
  { name, seat }: SeenQuestion,
  { activation }: { readonly activation: Pick<State['activation'], 'kind' | 'seat'> },
): boolean {
  return activation.kind !== 'none' && sideOf(activation.seat) !== sideOf(seat) && !CALM.includes(name)
}

/** FA-CARD-6: passes a window for cards; null if the seat's own side is attacked. */
export function passedWindow(question: SeenQuestion, g: State): Answer | null {
  if (question.kind !== 'options' || !question.name.startsWith('card.') || isUnderAttack(question, g)) return null
  return question.options.some(({ id }) => id === 'pass') ? { option: 'pass' } : null
}

/** Questions about the effect of a played card: which ship it moves, and how far. */
const AFTERWARDS: readonly string[] = ['card.thrust', 'card.distance']

/** FA-CARD-6, FA-CARD-11: plays the most helpful card of the window, or none if none helps. */
export function helpfulCard(question: SeenQuestion, g: State): Answer | null {
  if (question.kind !== 'options' || AFTERWARDS.includes(question.name)) return null
  return { option: cardFor(g, question).id }
}
