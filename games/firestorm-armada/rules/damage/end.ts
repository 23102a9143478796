import { plan, type Rule } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import { distance2, isWithin, type Point } from '../../geometry/place.ts'
import { type Mine, PLACE, type ShipId, type State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { fightRound } from '../boarding/fight.ts'
import { d6 } from '../dice.ts'
import { isOver } from '../end/victory.ts'
import { explodeMine } from '../mines.ts'
import { fleetHas, isOnTable, sideOf, suffers } from '../ships.ts'
import { bodiesOf } from '../stands.ts'
import { RING } from '../whole-ring.ts'
import { DRONE, type DroneBounds, INCHES_OF_DRONES } from './drone-plan.ts'
import { loseCrew, loseHull } from './losses.ts'
import { repairAll, stubborn } from './repairs.ts'
import { settle } from './settle.ts'

/** FA-END-11: all ships, those of the initiative winner's side first, each side in the order of the fleet lists. */
function inOrder(g: State): ShipId[] {
  const winner = sideOf(at(g.order, 0))
  const ships: ShipId[] = []
  for (const side of [winner, 1 - winner]) {
    for (const seat of g.order) {
      if (sideOf(seat) !== side) continue
      for (let ship = 0; ship < g.ships.type.length; ship++) if (g.ships.owner[ship] === seat) ships.push(ship)
    }
  }
  return ships
}

/** FA-DMG-21: a raging fire costs a hull point on 1 to 3. */
export function* fires(g: State): Rule {
  for (const ship of inOrder(g)) {
    if (!isOnTable(g, ship) || !suffers(g, ship, 'ragingFire') || !burns(g, ship, '@critical-ragingFire')) continue
    loseHull(g, ship, 1, 'FA-DMG-21')
    yield* settle(g, [{ ship, magazine: false }], 'other', RING)
    if (isOver(g)) return
  }
}

/** FA-DMG-21: decompression costs a crew point and an assault point on 1 to 3. */
export function* decompression(g: State): Rule {
  for (const ship of inOrder(g)) {
    if (!isOnTable(g, ship) || !suffers(g, ship, 'decompression') || !burns(g, ship, '@critical-decompression')) continue
    yield* loseCrew(g, ship, 1, 1, 'FA-DMG-21')
    if (isOver(g)) return
  }
}

function burns(g: State, ship: ShipId, purpose: string): boolean {
  const face = d6(g)
  tell(g, { type: 'tested', rule: 'FA-DMG-21', on: `ship:${ship}`, ship, face, need: 4, purpose })
  return face <= 3
}

/** FA-BOARD-20: the fight continues on ships with teams aboard. */
export function* boardingRounds(g: State): Rule {
  for (const ship of inOrder(g)) {
    if (!isOnTable(g, ship) || !g.boarders.some((boarders) => boarders.ship === ship)) continue
    yield* fightRound(g, ship, 0)
    if (isOver(g)) return
  }
}

/** FA-DMG-22, FA-FLEET-9: damage repair, seat by seat. */
export function* repair(g: State): Rule {
  for (const seat of g.order) {
    const ships = g.ships.owner.flatMap((owner, ship) => (owner === seat ? [ship] : []))
    const failed = yield* repairAll(g, seat, ships, 0, 'FA-DMG-22')
    if (fleetHas(g, seat, 'stubbornCrews')) yield* stubborn(g, seat, failed)
  }
}

/** FA-TRAIT/droneMines: mines of ships that are still on the table may move; one that comes near the enemy explodes. */
export function* droneMines(g: State): Rule {
  const due = inOrder(g).flatMap((ship) => (hasDrones(g, ship) ? g.mines.filter((mine) => mine.ship === ship) : []))
  for (const mine of due) {
    const place = g.mines.indexOf(mine)
    if (place < 0 || !isOnTable(g, mine.ship)) continue
    const to = yield* steer(g, mine, place)
    if (to === null) continue
    mine.x = to.x
    mine.y = to.y
    tell(g, { type: 'mine-moved', rule: 'FA-TRAIT/droneMines', on: `mine:${place}`, x: to.x, y: to.y })
    if (enemyNear(g, mine)) yield* explodeMine(g, place)
    if (isOver(g)) return
  }
}

function hasDrones(g: State, ship: ShipId): boolean {
  return shipType(numberAt(g.ships.type, ship)).traits.includes('droneMines')
}

/** Where the owner sends the mine; null if it stays. */
function* steer(g: State, mine: Mine, place: number): Rule<Point | null> {
  const { width, depth } = g.settings
  const bodies = bodiesOf(g).map(({ x, y, radius }) => [x, y, radius])
  const bounds: DroneBounds = { x: mine.x, y: mine.y, reach: INCHES_OF_DRONES, width, depth, bodies }
  const prompt = { name: 'mine.drone', rule: 'FA-TRAIT/droneMines', message: 'mine-drone', on: `mine:${place}` as const }
  const [x, y] = yield* plan(mine.owner, prompt, DRONE, bounds)
  return distance2({ x, y }, mine) === 0 ? null : { x, y }
}

function enemyNear(g: State, mine: Mine): boolean {
  const side = sideOf(mine.owner)
  const { ships, wings } = g
  const near = (list: { x: number[]; y: number[]; owner: number[]; place: number[] }) =>
    list.owner.some(
      (owner, i) =>
        sideOf(owner) !== side && list.place[i] === PLACE.table && isWithin({ x: at(list.x, i), y: at(list.y, i) }, mine, REACH),
    )
  return near(ships) || near(wings)
}

const REACH = 4000
