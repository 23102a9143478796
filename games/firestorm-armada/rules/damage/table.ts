import { confirm, type Rule } from '@orrery/kernel'
import { type Critical, criticalOf } from '../../content/criticals.ts'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import { LASTING, NONE, type ShipId, type State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { answerFor } from '../cards/reaction.ts'
import { d3, d6 } from '../dice.ts'
import type { Ring } from '../ring.ts'
import { isOnTable, suffers } from '../ships.ts'
import { hullLeft, loseCrew, loseHull } from './losses.ts'

/** How an attack makes its critical hits: who may add 1 to rolls (FA-TRAIT/kinetic), and whether the hull is spared (FA-TRAIT/cyber). */
export interface Manner {
  readonly adder: number
  readonly cyber: boolean
}

/** A critical hit that no attack made. */
export const PLAIN: Manner = { adder: NONE, cyber: false }

/** FA-DMG-3, FA-DMG-19: rolls the critical hits of one attack; returns whether the magazine exploded. */
export function* rollCriticals(g: State, ship: ShipId, count: number, manner: Manner, rule: string, ring: Ring): Rule<boolean> {
  for (let i = 0; i < count && isOnTable(g, ship) && hullLeft(g, ship) > 0; i++) {
    if (yield* rollCritical(g, ship, manner, rule, ring)) return true
  }
  return false
}

/** FA-DMG-4 to 15: one roll on the table and its effect; returns whether the magazine exploded. */
export function* rollCritical(g: State, ship: ShipId, manner: Manner, rule: string, ring: Ring): Rule<boolean> {
  let total = rollTable(g, ship, rule)
  const params = { critical: `@critical-${criticalOf(total).id}` }
  if ((yield* answerFor(g, ship, 'critical-roll', ['R07'], params)) !== null) total = rollTable(g, ship, 'FA-CARD-7')
  if (manner.adder !== NONE && total < 12) {
    const prompt = {
      name: 'critical.add',
      rule: 'FA-TRAIT/kinetic',
      message: 'critical-add',
      on: `ship:${ship}` as const,
      params: { critical: `@critical-${criticalOf(total).id}`, next: `@critical-${criticalOf(total + 1).id}` },
    }
    if (yield* confirm(manner.adder, prompt)) total += 1
  }
  // FA-TRAIT/cyber: 2 and 12 count as 11.
  if (manner.cyber && (total === 2 || total === 12)) total = 11
  const critical = criticalOf(total)
  tell(g, { type: 'critical-hit', rule: critical.rule, on: `ship:${ship}`, ship, total, critical: `@critical-${critical.id}` })
  if (critical.id === 'magazineExplosion') {
    loseHull(g, ship, hullLeft(g, ship), 'FA-DMG-5')
    return true
  }
  if (!manner.cyber) loseHull(g, ship, critical.hull, critical.rule)
  if (hullLeft(g, ship) === 0) return false
  yield* suffer(g, ship, critical, ring)
  return false
}

function rollTable(g: State, ship: ShipId, rule: string): number {
  const dice = [d6(g), d6(g)]
  const total = at(dice, 0) + at(dice, 1)
  tell(g, { type: 'critical-rolled', rule, on: `ship:${ship}`, ship, dice, critical: `@critical-${criticalOf(total).id}` })
  return total
}

/** What a critical hit does besides the hull points. */
function* suffer(g: State, ship: ShipId, critical: Critical, ring: Ring): Rule {
  const { traits } = shipType(numberAt(g.ships.type, ship))
  const crew = critical.crew === 'D3' ? d3(g) : critical.crew
  // FA-TRAIT/superiorDesign: crew losses from critical hits are halved.
  const lost = traits.includes('superiorDesign') && crew > 0 ? Math.max(crew >> 1, 1) : crew
  if (lost > 0) yield* loseCrew(g, ship, lost, lost, critical.rule)
  if (!isOnTable(g, ship)) return
  if (critical.lasting) yield* last(g, ship, critical.id as keyof typeof LASTING, critical.rule)
  if (critical.id === 'foldRupture') yield* rupture(g, ship, ring)
}

/** FA-DMG-6 to 14, FA-DMG-20: an effect that lasts until it is repaired. */
function* last(g: State, ship: ShipId, effect: keyof typeof LASTING, rule: string): Rule {
  if (suffers(g, ship, effect) || isSpared(g, ship, effect)) return
  const params = { critical: `@critical-${effect}` }
  if ((yield* answerFor(g, ship, 'critical-effect', ['R08'], params)) !== null) return
  afflict(g, ship, effect, rule)
}

/** Marks a lasting effect. // FA-DEF-9: systems offline puts a cloaking field off */
export function afflict(g: State, ship: ShipId, effect: keyof typeof LASTING, rule: string): void {
  g.ships.effects[ship] = numberAt(g.ships.effects, ship) | LASTING[effect]
  if (effect === 'systemsOffline') g.ships.cloak[ship] = 0
  tell(g, { type: 'afflicted', rule, on: `ship:${ship}`, ship, critical: `@critical-${effect}` })
}

/** FA-TRAIT/protectedSystems, FA-TRAIT/superiorDesign. */
function isSpared(g: State, ship: ShipId, effect: keyof typeof LASTING): boolean {
  const { traits } = shipType(numberAt(g.ships.type, ship))
  if (effect === 'ragingFire') return traits.includes('superiorDesign')
  if (effect !== 'pdOffline' && effect !== 'systemsOffline' && effect !== 'secondaryOffline') return false
  return traits.includes('protectedSystems')
}

/** FA-DMG-15: directions relative to the heading for a D6. */
const RUPTURES = [0, 0, 27_000, 9000, 18_000, 18_000]

function* rupture(g: State, ship: ShipId, ring: Ring): Rule {
  const inches = d6(g) + d6(g)
  const face = d6(g)
  const direction = (numberAt(g.ships.heading, ship) + at(RUPTURES, face - 1)) % 36_000
  yield* ring.displace(g, ship, inches, direction, 'FA-DMG-15', ring)
}
