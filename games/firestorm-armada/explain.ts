import { no, type Piece, type Refusal, refusals, type Seat, type Verdict, yes } from '@orrery/kernel'
import { shipType } from './content/ships.ts'
import { at, numberAt } from './rules/at.ts'
import { actorOf, isPresent } from './rules/choose-unit.ts'
import { mayBeInCommand } from './rules/command.ts'
import { mayRam } from './rules/move/ram.ts'
import { isDerelict, isOnTable, shipsOfSide, sideOf, wingsOf } from './rules/ships.ts'
import type { FlightId, ShipId, SquadronId, State } from './state.ts'

/** Why a piece cannot be used now, or only in some ways. It asks the same predicates as the options. */
export function explain(g: State, seat: Seat, piece: Piece): readonly Refusal[] {
  const [kind = '', number = ''] = piece.split(':')
  const id = Number(number)
  switch (kind) {
    case 'ship':
      return id in g.ships.type ? explainShip(g, seat, id) : []
    case 'squadron':
      return id in g.squadrons ? refusals(mayActivate(g, seat, id)) : []
    case 'flight':
      return id in g.flights ? refusals(mayActivateFlight(g, seat, id)) : []
    default:
      return []
  }
}

/** FA-TURN-5, 8, 10: whether a seat may activate a squadron now. */
function mayActivate(g: State, seat: Seat, squadron: SquadronId): Verdict {
  const { owner, acted } = at(g.squadrons, squadron)
  if (owner !== seat) return no('FA-CARD-12', undefined, 'activate')
  if (!isPresent(g, squadron)) return no('FA-TURN-10', undefined, 'activate')
  if (acted === g.turn && g.turn > 0) return no('FA-TURN-8', undefined, 'activate')
  if (g.step === 'choose' && actorOf(g) !== seat) return no('FA-TURN-5', undefined, 'activate')
  return yes
}

function mayActivateFlight(g: State, seat: Seat, flight: FlightId): Verdict {
  const { owner, acted } = at(g.flights, flight)
  if (owner !== seat) return no('FA-WING-7', undefined, 'activate')
  if (wingsOf(g, flight).length === 0) return no('FA-TURN-10', undefined, 'activate')
  if (acted === g.turn && g.turn > 0) return no('FA-TURN-8', undefined, 'activate')
  return yes
}

/** Why a ship cannot act, be in command or ram. */
function explainShip(g: State, seat: Seat, ship: ShipId): Refusal[] {
  if (!isOnTable(g, ship)) return [no('FA-ACT-8')]
  const owner = numberAt(g.ships.owner, ship)
  if (sideOf(owner) !== sideOf(seat)) return []
  const why = refusals(mayActivate(g, seat, numberAt(g.ships.squadron, ship)))
  if (isDerelict(g, ship)) why.push(no('FA-DMG-17'))
  if (!mayBeInCommand(g, ship)) why.push(no('FA-CD-5', { ship: shipType(numberAt(g.ships.type, ship)).term }))
  const rams = shipsOfSide(g, 1 - sideOf(owner)).map((target) => mayRam(g, ship, target))
  const refused = rams.find((verdict) => verdict !== true)
  if (refused !== undefined && !rams.includes(true)) why.push(no(refused.rule, undefined, 'ram'))
  return why
}
