import { type Answer, type SeenQuestion, verbOf } from '@orrery/kernel'
import { COUNTER_ATTACK, DEAD_AIM, FLAMER_ATTACK } from '../content/actions.ts'
import { isSkull } from '../content/dice.ts'
import { GREEN, LORENZO, teamOf, ZAEL } from '../content/marines.ts'
import type { View } from '../view.ts'
import { slaysHim } from './table/rolled.ts'

/**
 * Gives the answers that hardly anybody would choose differently. DA-CHOOSE-8: a solo player waits for nobody, so the lock is no
 * decision. A roll that can only become worse is kept: a defence that saves its marine, and an attack with a skull, unless a card in
 * force makes another face better.
 */
export function answers(question: SeenQuestion, view: View): Answer | null {
  if (question.name === 'lock' && view.seats === 1) return { option: 'lock' }
  if (question.kind !== 'options' || question.name !== 'reroll' || view.lastRoll === null) return null
  const again = question.options.find(({ id }) => verbOf(id) === 'reroll')
  const marine = Number(again?.id.split(':')[1])
  const { face, purpose } = view.lastRoll
  const inForce = (card: number): boolean => view.teams.some((team) => team.card === card && team.resolved)
  const wantsMore =
    purpose === 'defence'
      ? marine === LORENZO && inForce(COUNTER_ATTACK)
      : (marine === ZAEL && inForce(FLAMER_ATTACK)) || (teamOf(marine) === GREEN && inForce(DEAD_AIM))
  if (again === undefined || wantsMore) return null
  const best = purpose === 'defence' ? !slaysHim(view, marine, face) : purpose === 'attack' && isSkull(face)
  return best ? { option: 'keep' } : null
}
