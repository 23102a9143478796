import { flownAt, pathOf, type Segment } from './geometry/path.ts'
import type { Pose } from './geometry/place.ts'
import { type AttackFigures, type AttackOdds, attackOdds, type Distribution, defended } from './odds.ts'
import { at } from './rules/at.ts'
import { isLayered, ratingsOf, shieldDice, shieldNeed } from './rules/damage/receive.ts'
import { againIn, needOf } from './rules/fire/attack.ts'
import { type Attack, attackDice, type Gun, isTorpedoes, standingBoosts } from './rules/fire/dice.ts'
import { torpedoDice } from './rules/fire/point-defence.ts'
import { bandBetween, mayFire, mayShoot, typeOfShip } from './rules/fire/shots.ts'
import { hasTurned } from './rules/move/fly.ts'
import { isActivated, sideOfShip } from './rules/ships.ts'
import { poseOf } from './rules/stands.ts'
import { NONE, PLACE, type ShipId, type State } from './state.ts'

/**
 * The expected result of an attack, by the rules and the exact odds of its dice, without cards and reactions. Its defender is expected to
 * use all dice of point defence, and to reroll failed shield dice where layered shields allow.
 */
export interface Outlook {
  readonly attack: Attack
  readonly dice: number
  readonly band: 0 | 1 | 2 | 3 | 4
  readonly dr: number
  readonly cr: number
  readonly shields: number
  /** FA-TRAIT/layeredShields: whether the failed shield dice are expected to be rerolled. */
  readonly shieldsAgain: boolean
  readonly pd: number
  /** The lowest number that hits. */
  readonly need: number
  readonly odds: AttackOdds
}

/** What a target has used up: its point defence (FA-PD-14), and the reroll of layered shields (FA-TRAIT/layeredShields). */
export interface Spent {
  readonly pd?: boolean
  readonly shields?: boolean
}

/** The attack that the given weapons would make, the focus first. */
export function attackOf(g: State, guns: readonly Gun[], target: ShipId): Attack {
  const { ship } = at(guns, 0)
  const { owner, squadron } = g.ships
  return { seat: at(owner, ship), squadron: at(squadron, ship), guns, target, share: 0, reacting: false, full: NONE }
}

/**
 * The expected result of an attack. `told` is the number of dice, if the rules have already given it; `spent` is what the target uses
 * against earlier ones.
 */
export function outlook(g: State, guns: readonly Gun[], target: ShipId, told?: number, spent?: Spent): Outlook {
  return outlookOf(g, attackOf(g, guns, target), told, spent)
}

/** FA-SPLIT-5: the expected result of the attack that a share of a weapon's dice makes. */
export function outlookOfShare(g: State, gun: Gun, target: ShipId, share: number): Outlook {
  return outlookOf(g, { ...attackOf(g, [gun], target), share })
}

function outlookOf(g: State, attack: Attack, told?: number, spent?: Spent): Outlook {
  const { guns, target } = attack
  const figures = figuresOf(g, attack, told ?? attackDice(g, attack, standingBoosts(g, attack)), spent)
  const { dice, need, pd, shields, shieldAgain, dr, cr } = figures
  const band = bandBetween(g, at(guns, 0).ship, target)
  return { attack, dice, band, dr, cr, shields, shieldsAgain: shieldAgain !== undefined, pd, need, odds: attackOdds(figures) }
}

/** The figures of an attack on which its odds depend, for so many dice. */
export function figuresOf(
  g: State,
  attack: Attack,
  dice: number,
  spent: Spent = {},
): Required<Omit<AttackFigures, Agains>> & AttackFigures {
  const { guns, target } = attack
  const { ship } = at(guns, 0)
  const attackers = guns.map((gun) => poseOf(g, gun.ship))
  return {
    dice,
    need: needOf(g, attack),
    ...againIn(g, attack),
    pd: isTorpedoes(g, attack) && spent.pd !== true ? torpedoDice(g, target) : 0,
    ...shieldFigures(g, target, shieldDice(g, target, ship), spent),
    ...ratingsOf(g, target, attackers, 0, 0),
  }
}

type Agains = 'again' | 'pdAgain' | 'shieldAgain'

/** FA-DEF-1, FA-TRAIT/layeredShields: the figures of so many shield dice of a ship. */
export function shieldFigures(
  g: State,
  ship: ShipId,
  dice: number,
  spent: Spent = {},
): Required<Pick<AttackFigures, 'shields' | 'shieldNeed'>> & Pick<AttackFigures, 'shieldAgain'> {
  const shields = Math.max(dice, 0)
  return {
    shields,
    shieldNeed: shieldNeed(g, ship),
    ...(spent.shields !== true && isLayered(g, ship) ? { shieldAgain: { misses: shields } } : {}),
  }
}

/** FA-PD-13, FA-TRAIT/torpedoSpook: the distribution of torpedo hits left by so many dice of point defence, then by a ship's shields. */
export function intercepted(g: State, ship: ShipId, hits: Distribution, dice: number, spook: boolean): Distribution {
  const left = defended(hits, { pd: Math.max(dice, 0), ...(spook ? { pdAgain: { hits: true } } : {}) })
  return shielded(g, ship, left, shieldDice(g, ship, NONE))
}

/** FA-DEF-3: the distribution of the hits left by so many shield dice of a ship. */
export function shielded(g: State, ship: ShipId, hits: Distribution, dice: number): Distribution {
  return defended(hits, shieldFigures(g, ship, dice))
}

/** The last result, kept because board and console ask for the same while a move is drawn. */
let last: { readonly g: State; readonly key: string; readonly list: readonly Outlook[] } | null = null

/** A ship's best single attack at every enemy at which it could fire, from its place or after a move to another one. */
export function outlooksOf(g: State, ship: ShipId, to: Arrived = stayed(g, ship)): readonly Outlook[] {
  const key = `${ship}:${to.x}:${to.y}:${to.heading}:${to.turned}`
  if (last?.g !== g || last.key !== key) last = { g, key, list: foundFrom(g, ship, to) }
  return last.list
}

/** Where a ship is after a move, and whether it turned on its way (FA-TRAIT/boldAdvance). */
export interface Arrived extends Pose {
  readonly turned: number
}

/** Where a drawn move leads. */
export function arrivedBy(start: Pose, segments: readonly Segment[]): Arrived {
  const path = pathOf(start, segments)
  return { ...path.end, turned: hasTurned(path, flownAt(path, path.steps)) }
}

/** Where a ship is now; before its activation it has not turned. */
function stayed(g: State, ship: ShipId): Arrived {
  return { ...poseOf(g, ship), turned: isActivated(g, ship) ? at(g.ships.turned, ship) : 0 }
}

function foundFrom(g: State, ship: ShipId, to: Arrived): Outlook[] {
  const then = moved(g, ship, to)
  const { fired, firedTurn, pdSpent } = then.ships
  const fresh: State = {
    ...then,
    ships: {
      ...then.ships,
      fired: fired.with(ship, 0),
      firedTurn: firedTurn.with(ship, 0),
      // FA-PD-14: dice of point defence count for one activation.
      pdSpent: isActivated(g, ship) ? pdSpent : pdSpent.map(() => 0),
    },
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

/** The state with a ship elsewhere, after a move. */
export function moved(g: State, ship: ShipId, { x, y, heading, turned }: Arrived): State {
  const { ships } = g
  return {
    ...g,
    ships: {
      ...ships,
      x: ships.x.with(ship, x),
      y: ships.y.with(ship, y),
      heading: ships.heading.with(ship, heading),
      turned: ships.turned.with(ship, turned),
    },
  }
}
