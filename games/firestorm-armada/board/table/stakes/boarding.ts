import { shipType } from '../../../content/ships.ts'
import { type BoardingFigures, type BoardingOdds, boardingOdds, type Distribution, exploding } from '../../../odds.ts'
import { at } from '../../../rules/at.ts'
import { attackNeed, defenceDice, defenceNeed, halvesFire } from '../../../rules/boarding/fight.ts'
import { crewLeft } from '../../../rules/damage/losses.ts'
import { escortsOf, pointDefence } from '../../../rules/fire/point-defence.ts'
import { holdsForShip } from '../../../rules/in-force.ts'
import { fleetHas } from '../../../rules/ships.ts'
import type { ShipId, State } from '../../../state.ts'

/** FA-BOARD-20: the numbers of fights after which a boarding is evaluated: the one on arrival, and those of the next two end phases. */
export const ROUNDS = [1, 2, 3] as const

/** The exact odds of a boarding, without cards that may still be played. */
export interface BoardingOutlook {
  readonly teams: number
  readonly fire: number
  readonly crew: number
  readonly ap: number
  /** The odds after each of `ROUNDS`. */
  readonly after: readonly BoardingOdds[]
  /** FA-BOARD-21: the chance of a critical hit by sabotage instead. */
  readonly sabotage: number
}

/** The odds of the teams of these ships aboard a target, with those that are there already. */
export function boardingOutlook(g: State, ships: readonly ShipId[], target: ShipId, teams: number): BoardingOutlook {
  const [first = 0] = ships
  const type = shipType(at(g.ships.type, target))
  const firing = [target, ...escortsOf(g, target)].reduce((sum, ship) => sum + pointDefence(g, ship), 0)
  const owner = at(g.ships.owner, first)
  const squadron = at(g.ships.squadron, first)
  const parties = g.boarders.filter((one) => one.ship === target)
  const isFirst = parties.every(({ rounds }) => rounds === 0)
  const figures: BoardingFigures = {
    teams,
    aboard: parties.flatMap((one) => new Array<number>(one.teams).fill(attackNeed(g, target, one.squadron, false))),
    fire: halvesFire(g, squadron) ? firing >> 1 : firing,
    // FA-TRAIT/ruthlessAssault
    ignored: fleetHas(g, owner, 'ruthlessAssault') ? 1 : 0,
    crew: crewLeft(g, target),
    ap: defenceDice(g, target),
    attackNeed: attackNeed(g, target, squadron, false),
    firstNeed: attackNeed(g, target, squadron, isFirst),
    defenceNeed: defenceNeed(g, target),
    more: ships.some((ship) => holdsForShip(g, 'S09', ship)) ? 2 : 0,
    impervious: type.traits.includes('impervious'),
    rounds: 1,
  }
  const after = ROUNDS.map((rounds) => boardingOdds({ ...figures, rounds }))
  const arriving = after[0]?.arriving ?? []
  return { teams, fire: figures.fire, crew: figures.crew, ap: figures.ap, after, sabotage: sabotaged(figures, arriving, type.stats.dr) }
}

/** FA-BOARD-21: the chance that the teams' hits exceed the crew's by the damage rating. */
function sabotaged({ ap, firstNeed = 4, defenceNeed = 4, more = 0 }: BoardingFigures, arriving: Distribution, dr: number): number {
  const defence = exploding(Math.max(ap, 1), defenceNeed)
  return arriving.reduce((sum, chance, teams) => {
    if (teams === 0) return sum
    const attack = exploding(teams + more, firstNeed)
    let works = 0
    for (let a = dr; a < attack.length; a++)
      for (let d = 0; d <= a - dr && d < defence.length; d++) works += (attack[a] as number) * (defence[d] as number)
    return sum + chance * works
  }, 0)
}
