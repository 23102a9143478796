import type { Rule } from '@orrery/kernel'
import { cardOf } from '../content/cards.ts'
import { announceEffect, hasTargets } from '../effects/announce.ts'
import { contextOfItem } from '../effects/resolve.ts'
import { tell } from '../events.ts'
import type { State } from '../state.ts'
import { removeDead } from './ships.ts'
import { openWindow, settle } from './stack.ts'
import { opponentsOf } from './zones.ts'

/**
 * What works at the end of the payment step is announced openly, the attacker's first, may be answered in one window,
 * and takes effect together; only then ships without armour leave. // CG-CPAY-4, CG-CPAY-5, CG-CPAY-8
 */
export function* dealGroup(g: State): Rule {
  const waiting = g.waiting.splice(0)
  if (waiting.length === 0) return
  const attacker = g.combat?.attacker ?? g.active
  for (const seat of [attacker, ...opponentsOf(g, attacker)]) {
    for (const item of waiting) {
      if (item.controller !== seat) continue
      const effect = cardOf(item.type).program.effects[item.effect]
      item.grouped = true
      if (effect?.kind === 'triggered') {
        const ctx = contextOfItem(item)
        if (!hasTargets(g, ctx, effect.targets)) continue
        const { targets, choices } = yield* announceEffect(g, ctx, cardOf(item.type).program, item.effect)
        item.targets = targets
        item.choices = choices
      }
      g.stack.push(item)
      tell(g, { type: 'triggered', rule: 'CG-CPAY-5', seat, card: item.card, name: `@card-${cardOf(item.type).id}` })
    }
  }
  yield* openWindow(g, opponentsOf(g, attacker)[0] ?? attacker)
  yield* removeDead(g)
  yield* settle(g)
}
