import type { Answer, SeenQuestion } from '@orrery/kernel'
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
