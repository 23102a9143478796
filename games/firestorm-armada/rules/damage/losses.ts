import { confirm, type Rule } from '@orrery/kernel'
import { type Critical, criticalOf } from '../../content/criticals.ts'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import { LASTING, NONE, type ShipId, type State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { answerFor } from '../cards/window.ts'
import { d3, d6 } from '../dice.ts'
import { dropPods, leave } from '../leave.ts'
import type { Ring } from '../ring.ts'
import { isDerelict, isOnTable, suffers } from '../ships.ts'

/** FA-DMG-18: the hull points that a ship has left. */
export function hullLeft(g: State, ship: ShipId): number {
  return shipType(numberAt(g.ships.type, ship)).stats.hp - numberAt(g.ships.hull, ship)
}

/** The crew points that a ship has left. */
export function crewLeft(g: State, ship: ShipId): number {
  return shipType(numberAt(g.ships.type, ship)).stats.cp - numberAt(g.ships.crew, ship)
}

/** FA-DMG-18: gives a token for each lost hull point; a ship cannot lose more than it has. */
export function loseHull(g: State, ship: ShipId, points: number, rule: string): void {
  const lost = Math.min(points, hullLeft(g, ship))
  if (lost <= 0) return
  g.ships.hull[ship] = numberAt(g.ships.hull, ship) + lost
  tell(g, { type: 'hull-lost', rule, on: `ship:${ship}`, ship, points: lost, left: hullLeft(g, ship) })
}

/**
 * FA-DMG-17, FA-DMG-18, FA-DMG-26: gives a token for each lost crew point. A ship without crew is captured by enemy
 * teams aboard, or becomes a derelict. Unmanned ships have no crew to lose (FA-TRAIT/unmanned).
 */
export function* loseCrew(g: State, ship: ShipId, points: number, assault: number, rule: string): Rule {
  const { traits } = shipType(numberAt(g.ships.type, ship))
  if (traits.includes('unmanned')) return
  const lost = Math.min(points, crewLeft(g, ship))
  const lostAp = Math.min(assault, numberAt(g.ships.ap, ship))
  if (lost <= 0 && lostAp <= 0) return
  g.ships.crew[ship] = numberAt(g.ships.crew, ship) + lost
  g.ships.ap[ship] = numberAt(g.ships.ap, ship) - lostAp
  tell(g, { type: 'crew-lost', rule, on: `ship:${ship}`, ship, points: lost, ap: lostAp, left: crewLeft(g, ship) })
  if (lost > 0 && isDerelict(g, ship)) yield* withoutCrew(g, ship)
}

/** FA-BOARD-18, FA-DMG-26: what happens to a ship whose last crew point is lost. */
export function* withoutCrew(g: State, ship: ShipId): Rule {
  const captor = g.boarders.find((boarders) => boarders.ship === ship && boarders.teams > 0)?.owner ?? NONE
  if (captor !== NONE) yield* leave(g, ship, 'captured', 'FA-BOARD-18', captor)
  else becomeDerelict(g, ship)
}

/** FA-DMG-17, FA-SCEN-9: a ship becomes derelict and drops its pods. */
export function becomeDerelict(g: State, ship: ShipId): void {
  if (!isOnTable(g, ship)) return
  tell(g, { type: 'derelict', rule: 'FA-DMG-17', on: `ship:${ship}`, ship })
  dropPods(g, ship)
}

/** How critical hits are made: who may add 1 to the rolls (FA-TRAIT/kinetic), and whether the hull is spared (FA-TRAIT/cyber). */
export interface Manner {
  readonly adder: number
  readonly cyber: boolean
}

/** The manner of a critical hit that no attack made. */
export const PLAIN: Manner = { adder: NONE, cyber: false }

/** FA-DMG-3, FA-DMG-19: rolls the critical hits of one attack. Returns whether the magazine exploded. */
export function* rollCriticals(g: State, ship: ShipId, count: number, manner: Manner, rule: string, ring: Ring): Rule<boolean> {
  for (let i = 0; i < count && isOnTable(g, ship) && hullLeft(g, ship) > 0; i++) {
    if (yield* rollCritical(g, ship, manner, rule, ring)) return true
  }
  return false
}

/** FA-DMG-4 to 15: one roll on the table, and its effect. Returns whether the magazine exploded. */
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

/** The effects of a critical hit apart from hull points. */
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

/** FA-DMG-6 to 14, FA-DMG-20: gives a ship an effect that lasts until it is repaired, unless it is spared. */
function* last(g: State, ship: ShipId, effect: keyof typeof LASTING, rule: string): Rule {
  if (suffers(g, ship, effect) || isSpared(g, ship, effect)) return
  const params = { critical: `@critical-${effect}` }
  if ((yield* answerFor(g, ship, 'critical-effect', ['R08'], params)) !== null) return
  afflict(g, ship, effect, rule)
}

/** Marks a lasting effect. FA-DEF-9: `systemsOffline` also turns off a cloaking field. */
export function afflict(g: State, ship: ShipId, effect: keyof typeof LASTING, rule: string): void {
  g.ships.effects[ship] = numberAt(g.ships.effects, ship) | LASTING[effect]
  if (effect === 'systemsOffline') g.ships.cloak[ship] = 0
  tell(g, { type: 'afflicted', rule, on: `ship:${ship}`, ship, critical: `@critical-${effect}` })
}

/** FA-TRAIT/protectedSystems, FA-TRAIT/superiorDesign: whether a ship is spared an effect. */
function isSpared(g: State, ship: ShipId, effect: keyof typeof LASTING): boolean {
  const { traits } = shipType(numberAt(g.ships.type, ship))
  if (effect === 'ragingFire') return traits.includes('superiorDesign')
  if (effect !== 'pdOffline' && effect !== 'systemsOffline' && effect !== 'secondaryOffline') return false
  return traits.includes('protectedSystems')
}

/** FA-DMG-15: the directions relative to the heading, by a D6. */
const RUPTURES = [0, 0, 27_000, 9000, 18_000, 18_000]

function* rupture(g: State, ship: ShipId, ring: Ring): Rule {
  const inches = d6(g) + d6(g)
  const face = d6(g)
  const direction = (numberAt(g.ships.heading, ship) + at(RUPTURES, face - 1)) % 36_000
  yield* ring.displace(g, ship, inches, direction, 'FA-DMG-15', ring)
}
