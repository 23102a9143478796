import { choose, type Option, option, type Rule } from '@orrery/kernel'
import { armourLeft } from '../effects/read/reading.ts'
import { cardOption } from '../events.ts'
import { isPaid } from '../marks.ts'
import { seatOf } from '../seats.ts'
import { type CardId, type Combat, NONE, type State } from '../state.ts'
import { mayPayTrap, springTrap } from './traps.ts'

/**
 * CG-ADEF-1 to CG-ADEF-3: whatever is bombed successfully, the attacked player may pay one trap on its surface, after the total is fixed
 * and before it takes effect. It is asked whenever it has a face-down card there, so that the question reveals nothing.
 */
export function* defendActively(g: State, total: number): Rule {
  const combat = g.combat as Combat
  const { defender } = combat
  if (combat.trapPaid || !isEnough(g, combat, total)) return
  const hidden = seatOf(g, defender).surface.filter((card) => !isPaid(g, card))
  if (hidden.length === 0) return
  const options: Option<CardId>[] = [option('no-trap', NONE, 'CG-ADEF-1')]
  for (const card of hidden)
    if (mayPayTrap(g, defender, card, false)) options.push(cardOption(g, `trap:${card}`, card, 'CG-ADEF-1', card, defender))
  const trap = yield* choose(defender, { rule: 'CG-ADEF-1', message: 'trap-any', params: { total }, always: true }, options)
  if (trap === NONE) return
  combat.trapPaid = true
  yield* springTrap(g, defender, trap)
}

/** CG-DEF-4, CG-ADEF-3: whether a bombing with this total would succeed as things are. */
function isEnough(g: State, { defender, target, targetCard }: Combat, total: number): boolean {
  const held = seatOf(g, defender)
  switch (target) {
    case 'colony':
      return total > 0 && held.colony.length > 0
    case 'credits':
      return total > 0 && held.credits > 0
    case 'headquarters':
      return total >= 2 && held.headquarters.length > 0
    case 'crew':
      return total >= 2
    case 'base':
      return total >= (isPaid(g, targetCard) ? Math.max(1, armourLeft(g, targetCard)) : 2)
    case 'gone':
      return false
  }
}
