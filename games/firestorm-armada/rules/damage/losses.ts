import type { Rule } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import { NONE, type ShipId, type State } from '../../state.ts'
import { numberAt } from '../at.ts'
import { dropPods, leave } from '../leave.ts'
import { isDerelict, isOnTable } from '../ships.ts'

/** FA-DMG-18: the hull points a ship has left. */
export function hullLeft(g: State, ship: ShipId): number {
  return shipType(numberAt(g.ships.type, ship)).stats.hp - numberAt(g.ships.hull, ship)
}

/** The crew points a ship has left. */
export function crewLeft(g: State, ship: ShipId): number {
  return shipType(numberAt(g.ships.type, ship)).stats.cp - numberAt(g.ships.crew, ship)
}

/** FA-DMG-18: each lost hull point is a token; a ship has no more to lose than is printed. */
export function loseHull(g: State, ship: ShipId, points: number, rule: string): void {
  const lost = Math.min(points, hullLeft(g, ship))
  if (lost <= 0) return
  g.ships.hull[ship] = numberAt(g.ships.hull, ship) + lost
  tell(g, { type: 'hull-lost', rule, on: `ship:${ship}`, ship, points: lost, left: hullLeft(g, ship) })
}

/**
 * FA-DMG-17, FA-DMG-18, FA-DMG-26: each lost crew point is a token. Without crew the ship is captured by enemy teams
 * aboard, or becomes a derelict. Unmanned ships have no crew to lose (FA-TRAIT/unmanned).
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

/** FA-BOARD-18, FA-DMG-26: a ship whose last crew point is lost. */
export function* withoutCrew(g: State, ship: ShipId): Rule {
  const captor = g.boarders.find((boarders) => boarders.ship === ship && boarders.teams > 0)?.owner ?? NONE
  if (captor !== NONE) yield* leave(g, ship, 'captured', 'FA-BOARD-18', captor)
  else becomeDerelict(g, ship)
}

/** FA-DMG-17, FA-SCEN-9. */
export function becomeDerelict(g: State, ship: ShipId): void {
  if (!isOnTable(g, ship)) return
  tell(g, { type: 'derelict', rule: 'FA-DMG-17', on: `ship:${ship}`, ship })
  dropPods(g, ship)
}
