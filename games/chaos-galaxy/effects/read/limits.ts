import { kindOf } from '../../kinds.ts'
import { type CardId, NONE, type State, type Use } from '../../state.ts'

/** Whether the effect's limit allows another use. */
export function withinLimit(g: State, card: CardId, at: number): boolean {
  const effect = kindOf(g, card).program.effects[at]
  if (effect === undefined || !('limit' in effect) || effect.limit === undefined) return true
  const limit = effect.limit
  const per = typeof limit === 'string' ? limit : limit.per
  const most = typeof limit === 'string' ? 1 : limit.n
  const use = useOf(g, card, at, NONE)
  return use === undefined || (per === 'turn' ? use.inTurn : use.inCombat) < most
}

/** The uses so far of an effect of the card, or of one operation of a static effect (`effect` is `NONE`). */
export function useOf(g: State, card: CardId, effect: number, operation: number): Use | undefined {
  return g.uses.find((use) => use.card === card && use.effect === effect && use.operation === operation)
}
