import { shipType } from '../content/ships.ts'
import { boardingOdds } from '../odds.ts'
import { at, numberAt } from '../rules/at.ts'
import { mayBoard, mayBoardTarget } from '../rules/boarding/declare.ts'
import { attackNeed, defenceNeed } from '../rules/boarding/fight.ts'
import { crewLeft } from '../rules/damage/losses.ts'
import { pointDefence } from '../rules/fire/modifiers.ts'
import { escortsOf } from '../rules/pd/torpedoes.ts'
import { shipsOf } from '../rules/ships.ts'
import type { ShipId, SquadronId, State } from '../state.ts'

/** How much of a ship's points a crew point that is lost is worth: it fires and defends itself the worse. */
const CREW = 0.08
/** What teams are worth that are lost: those that stay aboard defend the ship. */
const TEAM = 3
/** The worth of a fight that goes on, as a share of the ship's points. */
const GOING = 0.3
/** How long a boarding is looked at: the fight on arrival and the next two end phases. // FA-BOARD-20 */
const ROUNDS = 3

/** The boarding that gains most by its exact odds, all ships that may board the target together. */
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

/** What it would be worth if all ships of a squadron that may do so boarded a target, in points. */
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
