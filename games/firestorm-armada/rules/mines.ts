import type { Rule } from '@orrery/kernel'
import { shipType } from '../content/ships.ts'
import { tell } from '../events.ts'
import { distance2, isWithin, type Point } from '../geometry/place.ts'
import { type Mine, NONE, type ShipId, type SquadronId, type State } from '../state.ts'
import { at, numberAt } from './at.ts'
import { BLAST_REACH, settle } from './damage/settle.ts'
import { d6 } from './dice.ts'
import { isOver } from './end/victory.ts'
import { RING } from './whole-ring.ts'

/** FA-MINE-1, FA-MINE-2, FA-MINE-10: a ship drops a mine at a point of its movement; it is not armed yet. */
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

/** FA-MINE-4, 5, 7: a mine (its place in the state's list) goes off, and others near it may follow. */
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

/** The other mines within 4 inches, the nearest first. */
function nearby(g: State, mine: Mine): Mine[] {
  return g.mines.filter((other) => isWithin(mine, other, BLAST_REACH)).sort((a, b) => distance2(mine, a) - distance2(mine, b))
}
