import type { Params, Question } from '@orrery/kernel'
import { ratingsOf } from '../rules/damage/receive.ts'
import { NONE, type ShipId, type State } from '../state.ts'

type Asked = Pick<Question, 'on' | 'rule' | 'params'>

/** The ship of a question; NONE if it has none. */
export function shipAsked({ on }: Pick<Asked, 'on'>): ShipId {
  return on?.startsWith('ship:') === true ? Number(on.slice('ship:'.length)) : NONE
}

/** FA-DMG-2, FA-DMG-3, FA-PD-14: what the torpedoes would do without point defence; null if their target is not known. */
export function torpedoThreat(g: State, question: Asked): 'nothing' | 'damage' | 'critical' | null {
  const target = Number(question.params?.aim ?? NONE)
  if (target === NONE) return null
  const hits = Number(question.params?.hits ?? 0)
  const { dr, cr } = ratingsOf(g, target, [], 0, 0)
  return hits < dr ? 'nothing' : hits < cr ? 'damage' : 'critical'
}

/** FA-TRAIT/layeredShields: whether to use the turn's only reroll: if at least half of the dice, and more than one, failed. */
export function isWorthRollingAgain({ failed = 0, dice = 0 }: Params): boolean {
  return Number(failed) * 2 >= Number(dice) && Number(failed) > 1
}
