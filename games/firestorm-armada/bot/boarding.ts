import { shipType } from '../content/ships.ts'
import { boardingOdds } from '../odds.ts'
import { at, numberAt } from '../rules/at.ts'
import { mayBoard, mayBoardTarget } from '../rules/boarding/declare.ts'
import { attackNeed, defenceNeed } from '../rules/boarding/fight.ts'
import { crewLeft } from '../rules/damage/losses.ts'
import { escortsOf, pointDefence } from '../rules/fire/point-defence.ts'
import { shipsOf } from '../rules/ships.ts'
import type { ShipId, SquadronId, State } from '../state.ts'

/** The worth of a lost crew point, as a share of the ship's points: the ship fires and defends itself worse. */
const CREW = 0.08
/** The points that a sent boarding team costs: teams that stay aboard defend their ship. */
const TEAM = 3
/** The worth of a fight that is still going on, as a share of the ship's points. */
const GOING = 0.3
/** FA-BOARD-20: the number of fights that are looked at: the one on arrival and those of the next two end phases. */
const ROUNDS = 3

/** The boarding that gains most by its exact odds, if all ships that may board the target do so together; otherwise not boarding. */
export function boarding<O extends { readonly id: string }>(g: State, options: readonly O[]): O {
  let best = options.find(({ id }) => id === 'done' || id.startsWith('end')) ?? at(options, options.length - 1)
  let most = 0
  for (const option of options) {
    const [verb, ship = '', target = ''] = option.id.split(':')
    if (verb !== 'board') continue
    const worth = worthOfBoarding(g, numberAt(g.ships.squadron, Number(ship)), Number(target))
    if (worth <= most) continue
    most = worth
    best = option
  }
  return best
}

/** The worth in points of boarding a target with all ships of a squadron that may. */
export function worthOfBoarding(g: State, squadron: SquadronId, target: ShipId): number {
  let teams = 0
  for (const ship of shipsOf(g, squadron)) {
    if (mayBoard(g, ship) === true && mayBoardTarget(g, ship, target) === true) teams += numberAt(g.ships.ap, ship)
  }
  if (teams === 0) return 0
  const { points } = shipType(numberAt(g.ships.type, target))
  const crew = crewLeft(g, target)
  if (crew <= 0) return 2 * points
  let fire = pointDefence(g, target)
  for (const escort of escortsOf(g, target)) fire += pointDefence(g, escort)
  const ap = numberAt(g.ships.ap, target)
  const needs = { attackNeed: attackNeed(g, target, squadron, false), defenceNeed: defenceNeed(g, target) }
  const { captured, derelict, going, arriving } = boardingOdds({ teams, fire, crew, ap, ...needs, rounds: ROUNDS })
  let landed = 0
  for (let count = 1; count < arriving.length; count++) landed += count * numberAt(arriving, count)
  const lost = Math.min(landed * 0.8, crew) * CREW * points
  return (captured * 2 + derelict + going * GOING) * points + (1 - captured - derelict) * lost - TEAM * teams
}
