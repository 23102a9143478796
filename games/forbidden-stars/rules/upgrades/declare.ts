import { choose, option, type Rule } from '@orrery/kernel'
import { type UpgradeId, upgradeOf } from '../../content/upgrades.ts'
import { tell } from '../../events.ts'
import type { State } from '../../state.ts'
import { at } from '../at.ts'

/** FS-STRAT-10, FS-STRAT-11, FS-STRAT-12: whether a seat has an order upgrade that it did not use in this round. */
export function isReady(g: State, seat: number, id: UpgradeId): boolean {
  const { upgrades, used } = at(g.players, seat)
  return upgrades.includes(id) && !used.includes(id)
}

/** FS-STRAT-11, FS-STRAT-18: an order upgrade counts as used, even if it has no effect. */
export function declare(g: State, seat: number, id: UpgradeId): void {
  at(g.players, seat).used.push(id)
  g.order.upgrades.push(id)
  tell(g, { type: 'upgrade-used', rule: 'FS-STRAT-11', on: `upgrade:${id}`, seat, card: upgradeOf(id).term })
}

/** Whether an order upgrade was declared for the order under way. */
export function isDeclared(g: State, id: UpgradeId): boolean {
  return g.order.upgrades.includes(id)
}

/** A question about an order upgrade. */
export function aboutUpgrade(id: UpgradeId, name: string, message = name.replace('.', '-')) {
  return { name, rule: 'FS-STRAT-10', message, on: `upgrade:${id}`, params: { upgrade: upgradeOf(id).term } }
}

/** FS-STRAT-10: asks a seat whether it uses an order upgrade, and declares it if so. */
export function* mayDeclare(g: State, seat: number, id: UpgradeId): Rule<boolean> {
  const options = [option('use', true, 'FS-STRAT-10', `upgrade:${id}`), option('decline', false, 'FS-STRAT-10')]
  if (!(yield* choose(seat, aboutUpgrade(id, 'upgrade.use'), options))) return false
  declare(g, seat, id)
  return true
}
