import type { Answer, SeenQuestion } from '@orrery/kernel'
import { cardFor } from '../bot/cards.ts'
import { sideOf } from '../rules/ships.ts'
import type { State } from '../state.ts'

/** What may be let pass although the enemy acts: its cards, and its moves. */
const CALM: readonly string[] = ['card.counter', 'card.enemy-moved']

/** FA-CARD-4: whether something is done to the seat's side here: it is shot at, hit or boarded in the enemy's activation. */
export function isUnderAttack(
  { name, seat }: SeenQuestion,
  { activation }: { readonly activation: Pick<State['activation'], 'kind' | 'seat'> },
): boolean {
  return activation.kind !== 'none' && sideOf(activation.seat) !== sideOf(seat) && !CALM.includes(name)
}

/** FA-CARD-6: lets a window for cards pass; asked where one's own side is attacked. */
export function passedWindow(question: SeenQuestion, g: State): Answer | null {
  if (question.kind !== 'options' || !question.name.startsWith('card.') || isUnderAttack(question, g)) return null
  return question.options.some(({ id }) => id === 'pass') ? { option: 'pass' } : null
}

/** The windows that are about a card; others of their kind say whom or how far a card moves. */
const AFTERWARDS: readonly string[] = ['card.thrust', 'card.distance']

/** FA-CARD-6, FA-CARD-11: plays the card that is worth most in this window, or none where none helps. */
export function helpfulCard(question: SeenQuestion, g: State): Answer | null {
  if (question.kind !== 'options' || AFTERWARDS.includes(question.name)) return null
  return { option: cardFor(g, question).id }
}
