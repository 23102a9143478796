import { kindOf } from '../../kinds.ts'
import type { CardId, State } from '../../state.ts'

/** Whether the effect may be used once more under its limit. */
export function withinLimit(g: State, card: CardId, at: number): boolean {
  const effect = kindOf(g, card).program.effects[at]
  if (effect === undefined || !('limit' in effect) || effect.limit === undefined) return true
  const limit = effect.limit
  const per = typeof limit === 'string' ? limit : limit.per
  const most = typeof limit === 'string' ? 1 : limit.n
  const use = g.uses.find((one) => one.card === card && one.effect === at)
  return use === undefined || (per === 'turn' ? use.inTurn : use.inCombat) < most
}
