import { choose, type Rule } from '@orrery/kernel'
import { cardOption, tell } from '../../events.ts'
import { keeperOf } from '../../marks.ts'
import { type CardId, type Lasting, NONE, type State } from '../../state.ts'
import { isShield, shields, staticPrevention } from '../read/preventing.ts'
import { operationOf } from '../read/reading.ts'
import { redirectedTo } from '../read/standing.ts'

/** Damage that is about to be dealt. */
interface Coming {
  to: CardId
  amount: number
  readonly by: CardId
}

/**
 * CG-STACK-21: the damage that is left after prevention and redirection. Each effect applies at most once to one damage, in the order that
 * the card's controller chooses.
 */
export function* afterPrevention(g: State, damages: readonly Coming[]): Rule<Coming[]> {
  const result: Coming[] = []
  const open: { coming: Coming; applied: number[] }[] = damages.map((damage) => ({ coming: { ...damage }, applied: [] }))
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const { coming, applied } = next
    coming.amount = Math.max(0, coming.amount - staticPrevention(g, coming.to))
    for (;;) {
      const found = g.lasting.filter((lasting) => !applied.includes(lasting.id) && shields(g, lasting, coming.to))
      if (coming.amount <= 0 || found.length === 0) break
      let lasting = found[0] as Lasting
      if (found.length > 1) {
        const asked = keeperOf(g, coming.to)
        const id: number = yield* choose(
          asked,
          { rule: 'CG-STACK-21', message: 'stack-prevention', on: `card:${coming.to}` },
          found.map((one) => cardOption(g, `apply:${one.id}`, one.id, 'CG-STACK-21', one.source)),
        )
        lasting = found.find((one) => one.id === id) as Lasting
      }
      applied.push(lasting.id)
      const less = lasting.left === NONE ? coming.amount : Math.min(coming.amount, lasting.left)
      if (lasting.left !== NONE) lasting.left -= less
      const operation = operationOf(lasting)
      tell(g, { type: operation.op === 'redirectDamage' ? 'redirected' : 'prevented', rule: 'CG-STACK-21', card: coming.to, amount: less })
      coming.amount -= less
      if (operation.op === 'redirectDamage') {
        const to = redirectedTo(lasting)
        open.unshift({ coming: { to, amount: less, by: coming.by }, applied: applied.slice() })
      }
    }
    if (coming.amount > 0) result.push(coming)
  }
  g.lasting = g.lasting.filter((lasting) => lasting.left !== 0 || !isShield(lasting))
  return result
}
