import { no, type Verdict, yes } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { isWithin } from '../../geometry/place.ts'
import type { ShipId, State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { holdsForShip } from '../in-force.ts'
import { isDerelict, isOnTable, sideOfShip, teamsAboard } from '../ships.ts'
import { poseOf } from '../stands.ts'

/** FA-BOARD-6: the distance within which ships can board. */
const BOARDING_REACH = 4000

const GONE = no('FA-ACT-8')
const DERELICT = no('FA-DMG-17')
const NO_TEAMS = no('FA-BOARD-11')
const RAMMED = no('FA-BOARD-1')
const FOLDING = no('FA-MOVE-21')
const BOARDED = no('FA-BOARD-23')
const SILENT = { rule: 'FA-CARD-7', message: 'refusal-silent-running' }
const DISORDERED = no('FA-DISORDER-2')
const FRIEND = no('FA-BOARD-13')
const TOO_FAR = no('FA-BOARD-6')
const FIRED_AT = no('FA-BOARD-2')

/** FA-BOARD-1, 9, 11, 12, 23, FA-MOVE-21, FA-DISORDER-2: whether a ship may declare a boarding at all. */
export function mayBoard(g: State, ship: ShipId): Verdict {
  if (!isOnTable(g, ship)) return GONE
  if (isDerelict(g, ship)) return DERELICT
  if (numberAt(g.ships.ap, ship) < 1) return NO_TEAMS
  if (g.ships.rammed[ship] === g.turn) return RAMMED
  if (g.ships.fold[ship] === 1) return FOLDING
  if (teamsAboard(g, ship) > 0) return BOARDED
  if (holdsForShip(g, 'S11', ship)) return SILENT
  return at(g.squadrons, numberAt(g.ships.squadron, ship)).disordered ? DISORDERED : yes
}

/** FA-BOARD-13: whether a ship can be boarded at all: unmanned ships, which have no crew, cannot. */
export function isBoardable(g: State, target: ShipId): boolean {
  return isOnTable(g, target) && !shipType(numberAt(g.ships.type, target)).traits.includes('unmanned')
}

/** FA-BOARD-2, 6, 13: whether a ship that may board may board this target. */
export function mayBoardTarget(g: State, ship: ShipId, target: ShipId): Verdict {
  if (!isBoardable(g, target) || sideOfShip(g, ship) === sideOfShip(g, target)) return FRIEND
  if (!isWithin(poseOf(g, ship), poseOf(g, target), BOARDING_REACH)) return TOO_FAR
  return g.activation.firedAt.includes(ship * 1000 + target) ? FIRED_AT : yes
}
