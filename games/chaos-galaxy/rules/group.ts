import type { Rule } from '@orrery/kernel'
import { cardOf } from '../content/cards.ts'
import { nameTriggered } from '../effects/do/announce.ts'
import { tell } from '../events.ts'
import { nextOf, opponentsOf } from '../seats.ts'
import type { State } from '../state.ts'
import { openWindow } from './stack.ts'

/**
 * CG-CPAY-4, CG-CPAY-5, CG-CPAY-8: effects of the payment step's end are announced with their targets and options, the attacker's first.
 * They may be answered in one window, and take effect together.
 */
export function* dealGroup(g: State): Rule {
  const waiting = g.waiting.splice(0)
  const attacker = g.combat?.attacker ?? g.active
  const defender = g.combat?.defender ?? nextOf(g, attacker)
  const others = opponentsOf(g, attacker).filter((seat) => seat !== defender)
  for (const seat of [attacker, defender, ...others]) {
    for (const item of waiting) {
      if (item.controller !== seat) continue
      item.grouped = true
      if (!(yield* nameTriggered(g, item))) continue
      g.stack.push(item)
      const name = `@card-${cardOf(item.print).id}`
      tell(g, { type: 'triggered', rule: 'CG-CPAY-5', seat, card: item.card, name, targets: item.targets.flat() })
    }
  }
  // CG-STACK-6, CG-STACK-15: the player after the last one who announced an effect is asked first.
  const last = g.stack.at(-1)
  if (last !== undefined) yield* openWindow(g, nextOf(g, last.controller))
}
