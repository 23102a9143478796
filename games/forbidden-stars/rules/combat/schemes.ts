import { choose, option, type Rule } from '@orrery/kernel'
import { eventCard, type Timing } from '../../content/events.ts'
import { NONE, type State } from '../../state.ts'
import { at } from '../at.ts'
import { discardScheme } from '../schemes.ts'
import { type CombatScheme, combatScheme } from './scheme-effects.ts'
import { ATTACKER, isDeserted, otherSide, type Side, sideOf } from './sides.ts'

type AssessTiming = Extract<Timing, 'assess-start' | 'assess-end'>

function usable(g: State, side: Side, timing: AssessTiming): CombatScheme | null {
  const { scheme } = at(g.players, sideOf(g, side).seat)
  if (scheme === NONE || eventCard(scheme).timing !== timing) return null
  const effect = combatScheme(scheme)
  return effect?.possible(g, side) === true ? effect : null
}

/** FS-CARD-15, FS-CARD-16, FS-COMBAT-28: the attacker, then the defender may use schemes with this timing, until both decline in a row. */
export function* assessSchemes(g: State, timing: AssessTiming): Rule {
  let side: Side = ATTACKER
  for (let declined = 0; declined < 2; side = otherSide(side)) {
    const effect = isDeserted(g) ? null : usable(g, side, timing)
    if (effect !== null && (yield* mayUse(g, side))) {
      discardScheme(g, sideOf(g, side).seat)
      yield* effect.resolve(g, side)
      declined = 0
    } else declined++
  }
}

function mayUse(g: State, side: Side): Rule<boolean> {
  const { seat } = sideOf(g, side)
  const { scheme } = at(g.players, seat)
  const card = eventCard(scheme)
  const piece = `event:${scheme}`
  const prompt = { name: 'scheme.use', rule: 'FS-CARD-16', message: 'scheme-use', on: piece, params: { card: card.term } }
  return choose(seat, prompt, [option('use', true, 'FS-CARD-16', piece), option('decline', false, 'FS-CARD-16')])
}
