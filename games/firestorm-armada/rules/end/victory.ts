import type { Result } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import { NONE, PLACE, type ShipId, type Side, type State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { hasShips, isDerelict, isOnTable, scenarioOfTable, seatsOf, sideOf, sideOfShip } from '../ships.ts'

/** FA-VP-7: the additional points for a flagship, and the points of a wing. */
const FLAGSHIP = 50
const WING = 5

/** FA-SCEN-3 to 5: the points that scenarios give. */
const AGENT = 150
const NO_AGENT = 75
const TRANSPORT = 75
const STATION = 200

/** FA-VP-8: counts the points of both sides, all of which are public. */
export function countPoints(g: State): void {
  g.points = [pointsOf(g, 0), pointsOf(g, 1)]
}

/** The points of a side. Reserves and ships at half strength count only in the final score (FA-VP-5, FA-VP-11). */
export function pointsOf(g: State, side: Side): number {
  const final = g.end !== 'none'
  let sum = scenarioPoints(g, side, final)
  for (let ship = 0; ship < g.ships.type.length; ship++) {
    if (sideOfShip(g, ship) !== side) sum += worthOf(g, ship, final)
  }
  for (let wing = 0; wing < g.wings.type.length; wing++) {
    if (g.wings.place[wing] === PLACE.destroyed && sideOf(numberAt(g.wings.owner, wing)) !== side) sum += WING
  }
  return sum
}

/** FA-VP-3 to 7, 10 to 12: the points that a ship gives the other side, by the first of these rules that applies. */
export function worthOf(g: State, ship: ShipId, final: boolean): number {
  if (at(g.squadrons, numberAt(g.ships.squadron, ship)).free) return 0
  const { points, stats } = shipType(numberAt(g.ships.type, ship))
  const flagship = g.flagships[numberAt(g.ships.owner, ship)] === ship ? FLAGSHIP : 0
  switch (numberAt(g.ships.place, ship)) {
    case PLACE.captured:
      return points * 2 + flagship
    case PLACE.destroyed:
      return points + flagship
    case PLACE.withdrawn:
      return points >> 1
    case PLACE.away:
      return final ? points >> 1 : 0
    case PLACE.table:
      return final && (isDerelict(g, ship) || (stats.hp - numberAt(g.ships.hull, ship)) * 2 <= stats.hp) ? points >> 1 : 0
    default:
      return 0
  }
}

/** FA-SCEN-2 to 6: the points that the scenario gives a side. */
function scenarioPoints(g: State, side: Side, final: boolean): number {
  let sum = podPoints(g, side, final)
  const attacks = side === g.attacker
  const { id } = scenarioOfTable(g)
  if (g.attacker === NONE) return sum
  if (id === 'extraction' && g.agent !== NONE) sum += agentPoints(g, attacks, final)
  for (let ship = 0; ship < g.ships.type.length; ship++) {
    const place = numberAt(g.ships.place, ship)
    if (sideOfShip(g, ship) === g.attacker) continue
    const { class: kind, points } = shipType(numberAt(g.ships.type, ship))
    const { free } = at(g.squadrons, numberAt(g.ships.squadron, ship))
    if (id === 'convoy' && free && kind === 'transport') sum += transportPoints(place, attacks)
    if (id === 'stationAssault' && free && kind === 'station') sum += stationPoints(place, attacks, final)
    if (id === 'asteroidAmbush' && place === PLACE.escaped && !attacks) sum += points >> 1
  }
  return sum
}

/** FA-SCEN-2: the points of pods carried off the table, and at the end of those aboard. */
function podPoints(g: State, side: Side, final: boolean): number {
  let sum = 0
  for (const { value, ship, carriedOff } of g.pods) {
    const holder = carriedOff !== NONE ? sideOf(carriedOff) : final && ship !== NONE ? sideOfShip(g, ship) : NONE
    if (holder === side) sum += value
  }
  return sum
}

/** FA-SCEN-3, FA-SCEN-10: the points for an agent aboard a ship that survives, or for an agent not extracted. */
function agentPoints(g: State, attacks: boolean, final: boolean): number {
  if (!final) return 0
  const taker = g.extracted
  const place = taker === NONE ? PLACE.destroyed : numberAt(g.ships.place, taker)
  const extracted = place !== PLACE.destroyed && place !== PLACE.captured
  if (extracted) return attacks ? AGENT : 0
  return attacks ? 0 : NO_AGENT
}

/** FA-SCEN-4: the points for a transport, by its place. */
function transportPoints(place: number, attacks: boolean): number {
  if (place === PLACE.escaped) return attacks ? 0 : TRANSPORT
  if (!attacks) return 0
  return place === PLACE.captured ? 2 * TRANSPORT : place === PLACE.destroyed ? TRANSPORT : 0
}

/** FA-SCEN-5: the points for the station, by its place. */
function stationPoints(place: number, attacks: boolean, final: boolean): number {
  const lost = place === PLACE.destroyed || place === PLACE.captured
  return lost ? (attacks ? STATION : 0) : final && !attacks ? STATION : 0
}

/** FA-VP-2: ends the game at once if a side has no ship left, and counts the score. */
export function checkEnd(g: State): void {
  if (g.end !== 'none' || (hasShips(g, 0) && hasShips(g, 1))) return
  if (g.step === 'roll') return
  g.end = 'lastShip'
  countPoints(g)
  tell(g, { type: 'points-counted', rule: 'FA-VP-2', points: g.points.slice() })
}

/**
 * FA-VP-2, FA-DMG-27: whether the game is over. It is asked when an event is completely resolved, so that nothing more is rolled
 * or asked after the event that took a side's last ship.
 */
export function isOver(g: State): boolean {
  checkEnd(g)
  return g.end !== 'none'
}

/** Whether a ship continues its action after an event on its way: it must still be on the table, and the game not over. */
export function goesOn(g: State, ship: ShipId): boolean {
  return isOnTable(g, ship) && !isOver(g)
}

/** FA-VP-9, FA-GEN-12: the winner, or a draw if the difference is less than a tenth of the fleet value. */
export function resultOf(g: State): Result {
  if (g.conceded !== NONE) {
    return { winners: seatsOf(g, 1 - g.conceded), rule: 'FA-GEN-12', message: 'conceded', params: { ...scoreParams(g) } }
  }
  const difference = at(g.points, 0) - at(g.points, 1)
  const apart = Math.abs(difference)
  if (apart * 10 < g.settings.value)
    return { winners: [], rule: 'FA-VP-9', message: 'draw', params: { ...scoreParams(g), least: g.settings.value / 10 } }
  const message = apart * 10 >= g.settings.value * 3 ? 'major' : 'win'
  return { winners: seatsOf(g, difference > 0 ? 0 : 1), rule: 'FA-VP-9', message, params: scoreParams(g) }
}

function scoreParams(g: State): { first: number; second: number } {
  return { first: at(g.points, 0), second: at(g.points, 1) }
}

/** FA-VP-9: the winner of a tournament game between two whose time is up: the side with more points; if they are equal, the second. */
export function winnerByTime(g: State): number {
  return pointsOf(g, 0) > pointsOf(g, 1) ? 0 : 1
}
