import type { Pose } from './geometry/place.ts'
import { type AttackOdds, attackOdds } from './odds.ts'
import { at } from './rules/at.ts'
import { ratingsOf, shieldDice, shieldNeed } from './rules/damage/receive.ts'
import { againIn, needOf } from './rules/fire/attack.ts'
import { type Attack, attackDice, type Gun, standingBoosts } from './rules/fire/dice.ts'
import { pointDefence } from './rules/fire/point-defence.ts'
import { bandBetween, mayFire, mayShoot, typeOfShip, weaponOf } from './rules/fire/shots.ts'
import { sideOfShip } from './rules/ships.ts'
import { poseOf } from './rules/stands.ts'
import { NONE, PLACE, type ShipId, type State } from './state.ts'

/** The expected result of an attack, by the rules and the exact odds of its dice, without cards, reactions and bold advances. */
export interface Outlook {
  readonly attack: Attack
  readonly dice: number
  readonly band: 0 | 1 | 2 | 3 | 4
  readonly dr: number
  readonly cr: number
  readonly shields: number
  readonly pd: number
  /** The lowest number that hits. */
  readonly need: number
  readonly odds: AttackOdds
}

/** The attack that the given weapons would make, the focus first. */
export function attackOf(g: State, guns: readonly Gun[], target: ShipId): Attack {
  const { ship } = at(guns, 0)
  const { owner, squadron } = g.ships
  return { seat: at(owner, ship), squadron: at(squadron, ship), guns, target, share: 0, reacting: false, full: NONE }
}

/**
 * The expected result of an attack. `told` is the number of dice, if the rules have already given it; `defended` says whether point defence
 * still has its dice (FA-PD-14).
 */
export function outlook(g: State, guns: readonly Gun[], target: ShipId, told?: number, defended = true): Outlook {
  const attack = attackOf(g, guns, target)
  const focus = at(guns, 0)
  const torpedo = weaponOf(g, focus.ship, focus.weapon).kind === 'torpedo'
  const dice = told ?? attackDice(g, attack, standingBoosts(g, attack))
  const { dr, cr } = ratingsOf(
    g,
    target,
    guns.map(({ ship }) => poseOf(g, ship)),
    0,
    0,
  )
  const need = needOf(g, attack)
  const shields = Math.max(shieldDice(g, target, focus.ship), 0)
  const pd = torpedo && defended ? pointDefence(g, target) : 0
  return {
    attack,
    dice,
    band: bandBetween(g, focus.ship, target),
    dr,
    cr,
    shields,
    pd,
    need,
    odds: attackOdds({ dice, need, ...againIn(g, attack), pd, shields, shieldNeed: shieldNeed(g, target), dr, cr }),
  }
}

/** The last result, kept because board and console ask for the same while a move is drawn. */
let last: { readonly g: State; readonly key: string; readonly list: readonly Outlook[] } | null = null

/** A ship's best single attack at every enemy at which it could fire, from its place or from another pose. */
export function outlooksOf(g: State, ship: ShipId, pose: Pose = poseOf(g, ship)): readonly Outlook[] {
  const key = `${ship}:${pose.x}:${pose.y}:${pose.heading}`
  if (last?.g !== g || last.key !== key) last = { g, key, list: foundFrom(g, ship, pose) }
  return last.list
}

function foundFrom(g: State, ship: ShipId, pose: Pose): Outlook[] {
  const then = moved(g, ship, pose)
  const fresh: State = {
    ...then,
    ships: { ...then.ships, fired: then.ships.fired.with(ship, 0), firedTurn: then.ships.firedTurn.with(ship, 0) },
  }
  if (mayFire(fresh, ship) !== true) return []
  const found: Outlook[] = []
  for (let target = 0; target < fresh.ships.type.length; target++) {
    if (fresh.ships.place[target] !== PLACE.table || sideOfShip(fresh, target) === sideOfShip(fresh, ship)) continue
    let best: Outlook | null = null
    for (let weapon = 0; weapon < typeOfShip(fresh, ship).weapons.length; weapon++) {
      if (mayShoot(fresh, ship, weapon, target) !== true) continue
      const one = outlook(fresh, [{ ship, weapon }], target)
      if (best === null || one.odds.meanHull > best.odds.meanHull) best = one
    }
    if (best !== null) found.push(best)
  }
  return found.sort((a, b) => b.odds.meanHull - a.odds.meanHull)
}

/** The state with a ship elsewhere. */
export function moved(g: State, ship: ShipId, { x, y, heading }: Pose): State {
  const { ships } = g
  return { ...g, ships: { ...ships, x: ships.x.with(ship, x), y: ships.y.with(ship, y), heading: ships.heading.with(ship, heading) } }
}
