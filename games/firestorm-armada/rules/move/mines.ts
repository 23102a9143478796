import { type Json, no, type Plan, plan, planName, type Rule, type Verdict, yes } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import { cosine, FULL, nearest, SCALE, sine } from '../../geometry/directions.ts'
import { distance2, isInside, isOn, isWithin, type Point } from '../../geometry/place.ts'
import { type Mine, NONE, PLACE, type ShipId, type SquadronId, type State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { BLAST_REACH, settle } from '../damage/settle.ts'
import { d6 } from '../dice.ts'
import { isOver } from '../end/victory.ts'
import { RING } from '../fire/attack.ts'
import { isOnTable, shipsInOrder, sideOf } from '../ships.ts'
import { bodiesOf } from '../stands.ts'

/** FA-MINE-3: armed mines go off within 4 inches. */
export const MINE_REACH = 4000

/** FA-MINE-1, FA-MINE-2, FA-MINE-10: a ship drops a mine, not yet armed, at a point of its movement. */
export function dropMine(g: State, ship: ShipId, { x, y }: Point): void {
  const { stats } = shipType(numberAt(g.ships.type, ship))
  g.mines.push({ owner: numberAt(g.ships.owner, ship), ship, x, y, ad: stats.mn, armed: false })
  g.ships.mines[ship] = numberAt(g.ships.mines, ship) + 1
  g.ships.minesNow[ship] = numberAt(g.ships.minesNow, ship) + 1
  tell(g, { type: 'mine-dropped', rule: 'FA-MINE-1', on: `ship:${ship}`, ship, x, y, dice: stats.mn })
}

/** FA-MINE-2: mines are armed when the activation of the squadron that dropped them ends. */
export function armMines(g: State, squadron: SquadronId): void {
  for (const mine of g.mines) if (g.ships.squadron[mine.ship] === squadron) mine.armed = true
}

/** FA-MINE-4, 5, 7: the mine at `place` in the state's list goes off, and others near it may follow. */
export function* explodeMine(g: State, place: number): Rule {
  const due: Mine[] = [at(g.mines, place)]
  for (const mine of due) {
    const { x, y, ad } = mine
    g.mines = g.mines.filter((other) => other !== mine)
    yield* settle(g, [], 'mine', RING, [{ x, y, dice: ad, reach: BLAST_REACH, rule: 'FA-MINE-4', cause: 'mine', but: NONE }])
    if (isOver(g)) return
    for (const other of nearby(g, mine)) {
      if (due.includes(other)) continue
      const face = d6(g)
      tell(g, { type: 'mine-tested', rule: 'FA-MINE-5', on: `mine:${g.mines.indexOf(other)}`, x: other.x, y: other.y, face })
      if (face >= 5) due.push(other)
    }
  }
}

/** The other mines within 4 inches, nearest first. */
function nearby(g: State, mine: Mine): Mine[] {
  return g.mines.filter((other) => isWithin(mine, other, BLAST_REACH)).sort((a, b) => distance2(mine, a) - distance2(mine, b))
}

/** FA-TRAIT/droneMines: mines of ships on the table may move; one that comes near the enemy explodes. */
export function* droneMines(g: State): Rule {
  const due = shipsInOrder(g).flatMap((ship) => (hasDrones(g, ship) ? g.mines.filter((mine) => mine.ship === ship) : []))
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
        sideOf(owner) !== side && list.place[i] === PLACE.table && isWithin({ x: at(list.x, i), y: at(list.y, i) }, mine, MINE_REACH),
    )
  return near(ships) || near(wings)
}

/** FA-TRAIT/droneMines: how far a drone mine may move. */
export const INCHES_OF_DRONES = 2000

/** Everything on which the legality of a drone mine's move depends. Bodies are planets and meteors as x, y and radius. */
export type DroneBounds = { x: number; y: number; reach: number; width: number; depth: number; bodies: number[][] }

/** The plan for a drone mine's move. */
export const DRONE = planName<DroneBounds, [number, number]>('drone')

function mayGo(bounds: DroneBounds, value: Json): Verdict {
  if (!Array.isArray(value) || value.length !== 2) return no('FA-TRAIT/droneMines')
  const [x, y] = value
  if (typeof x !== 'number' || typeof y !== 'number' || !Number.isInteger(x) || !Number.isInteger(y)) return no('FA-GEN-2')
  const to = { x, y }
  if (!isWithin(bounds, to, bounds.reach)) return no('FA-TRAIT/droneMines')
  // FA-MINE-10: it must stay on the table, outside planets and meteors.
  if (!isOn(to, bounds.width, bounds.depth)) return no('FA-MINE-10')
  return bounds.bodies.some(([bx = 0, by = 0, radius = 0]) => isInside(to, { x: bx, y: by, radius })) ? no('FA-MINE-10') : yes
}

/** The plan `drone`: where a drone mine goes, as [x, y]. */
export const dronePlan: Plan<State, DroneBounds> = {
  validate(question, value): Verdict {
    return mayGo(question.bounds, value)
  },
  sample(_g, question, random) {
    const bounds = question.bounds
    const direction = random.below(FULL)
    for (let length = bounds.reach - 1; length > 0; length -= 250) {
      const to = [bounds.x + nearest((length * sine(direction)) / SCALE), bounds.y + nearest((length * cosine(direction)) / SCALE)]
      if (mayGo(bounds, to) === true) return to
    }
    return [bounds.x, bounds.y]
  },
}
