import { type ShipType, shipType } from '../content/ships.ts'
import { type Again, exploding } from '../odds.ts'
import { numberAt } from '../rules/at.ts'
import { isLayered } from '../rules/damage/receive.ts'
import { torpedoDice } from '../rules/fire/point-defence.ts'
import { suffers } from '../rules/ships.ts'
import type { ShipId, SquadronId, State } from '../state.ts'

/** The hits that an exploding die cancels on average if it needs a 4. */
const SHIELD = 0.8

/** The average number of hull points that an attack with this many dice costs: 1 from DR on, 2 for each CR. */
export function expectedDamage(dice: number, need: number, dr: number, cr: number, shields: number, again?: Again): number {
  const chances = exploding(Math.min(Math.max(Math.round(dice), 0), 60), need, again)
  const cancelled = shields * SHIELD
  let sum = 0
  for (let hits = 0; hits < chances.length; hits++) {
    const left = hits - cancelled
    if (left < dr) continue
    sum += (chances[hits] as number) * (left < cr ? 1 : 2 * Math.floor(left / cr))
  }
  return sum
}

/** The worth of a hull point of an undamaged ship: its points, with a bonus for a flagship, divided by its hull points. */
export function worthOfType({ points, stats }: ShipType, flagship = 0): number {
  return (points + flagship) / stats.hp
}

/** The worth of a ship's hull point, which grows as the ship nears destruction. */
export function worthOfHull(g: State, ship: ShipId): number {
  const type = shipType(numberAt(g.ships.type, ship))
  const left = type.stats.hp - numberAt(g.ships.hull, ship)
  const flagship = g.flagships[numberAt(g.ships.owner, ship)] === ship ? 50 : 0
  return worthOfType(type, flagship) * (1 + 1.5 / Math.max(left, 1))
}

/** FA-TRAIT/layeredShields: how much more shield dice cancel on average if the failed ones are rerolled. */
const LAYERED = 1.5

/** The worth of an attack with this many dice by a ship of the type `by` on `target`. `again` tells which of its dice are rerolled. */
export function worthOfAttack(g: State, by: ShipType, target: ShipId, dice: number, torpedoes = false, again?: Again): number {
  const type = shipType(numberAt(g.ships.type, target))
  const { dr, cr, sh, hp } = type.stats
  const need = by.capital ? type.smallTarget : 4
  const shields = suffers(g, target, 'systemsOffline') ? 0 : sh * (isLayered(g, target) ? LAYERED : 1)
  const ratings = suffers(g, target, 'containmentLeak') ? dr : cr
  const left = hp - numberAt(g.ships.hull, target)
  // FA-PD-13: point defence shoots at torpedoes first, with dice like those of shields.
  const cancelling = shields + (torpedoes ? torpedoDice(g, target) : 0)
  return Math.min(expectedDamage(dice, need, dr, ratings, cancelling, again), left + 1) * worthOfHull(g, target)
}

/** The total points of a squadron's ships. */
export function pointsOfSquadron(g: State, squadron: SquadronId): number {
  return g.ships.squadron.reduce((sum, of, ship) => sum + (of === squadron ? shipType(numberAt(g.ships.type, ship)).points : 0), 0)
}
