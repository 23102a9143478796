import { worthOfHull } from '../bot/worth.ts'
import { type Distribution, plus } from '../odds.ts'
import { type Outlook, outlook, type Spent } from '../outlook.ts'
import { at, numberAt } from '../rules/at.ts'
import { hullLeft } from '../rules/damage/losses.ts'
import { weaponOf } from '../rules/fire/shots.ts'
import type { ShipId, State } from '../state.ts'
import { distinct } from './distinct.ts'
import type { Shot } from './shots.ts'

/** The odds that a whole plan of fire has against one ship. */
export interface TargetOdds {
  readonly target: ShipId
  /** The hull points that it loses on average, at most those it has. */
  readonly hull: number
  /** The chances that it is damaged at all, suffers a critical hit, and is destroyed. */
  readonly hurt: number
  readonly critical: number
  readonly kill: number
  /** The worth of its losses in points; a hull point counts more the nearer the ship is to destruction. */
  readonly worth: number
}

/** The odds of a whole plan of fire. */
export interface PlanOdds {
  readonly targets: readonly TargetOdds[]
  readonly hull: number
  /** The number of ships destroyed on average. */
  readonly kills: number
  /** The worth of all losses in points. */
  readonly worth: number
}

/** Computes the odds of a shot at a target that has used something up against earlier ones. */
export type Look = (shot: Shot, spent: Spent) => Outlook

/** The exact odds of all attacks of a plan. They ignore cards, reactions, and the effects of an attack on the next one. */
export function oddsOfPlan(g: State, shots: readonly Shot[], look: Look = lookAt(g)): PlanOdds {
  const targets = distinct(shots.map(({ target }) => target)).map((target) => {
    return oddsAt(
      g,
      target,
      shots.filter((shot) => shot.target === target),
      look,
    )
  })
  const sum = (of: (one: TargetOdds) => number): number => targets.reduce((total, one) => total + of(one), 0)
  return { targets, hull: sum(({ hull }) => hull), kills: sum(({ kill }) => kill), worth: sum(({ worth }) => worth) }
}

function isTorpedo(g: State, { guns }: Shot): boolean {
  const { ship, weapon } = at(guns, 0)
  return weaponOf(g, ship, weapon).kind === 'torpedo'
}

/** Computes the odds of each shot once, because the same shot occurs in many plans. */
export function lookAt(g: State): Look {
  const known: { [shot: string]: Outlook } = {}
  return ({ guns, target }, spent) => {
    const key = `${target}:${spent.pd}:${spent.shields}:${guns.map(({ ship, weapon }) => `${ship}.${weapon}`).join()}`
    let one = known[key]
    if (one === undefined) {
      one = outlook(g, guns, target, undefined, spent)
      known[key] = one
    }
    return one
  }
}

/** The combined odds of all attacks at one ship. */
export function oddsAt(g: State, target: ShipId, shots: readonly Shot[], look: Look): TargetOdds {
  const left = hullLeft(g, target)
  // FA-PD-14: a ship's point defence uses its dice against the first torpedoes.
  const first = shots.find((shot) => isTorpedo(g, shot))
  let losses: Distribution = [1]
  let spared = 1
  let uncritical = 1
  for (const shot of shots) {
    const { odds } = look(shot, { pd: shot !== first, shields: shot !== shots[0] })
    losses = plus(losses, lossesOf(odds))
    spared *= odds.nothing
    uncritical *= 1 - odds.critical
  }
  let hull = 0
  let kill = 0
  let worth = 0
  const worths = worthsOf(g, target, left)
  for (let lost = 0; lost < losses.length; lost++) {
    const chance = losses[lost] as number
    hull += chance * Math.min(lost, left)
    worth += chance * (worths[Math.min(lost, left)] as number)
    if (lost >= left) kill += chance
  }
  return { target, hull, hurt: 1 - spared, critical: 1 - uncritical, kill, worth }
}

/** The worths of losing 0, 1, 2 ... of a ship's remaining hull points. */
function worthsOf(g: State, target: ShipId, left: number): number[] {
  const worths = [0]
  for (let lost = 0; lost < left; lost++) {
    const hull = g.ships.hull.with(target, numberAt(g.ships.hull, target) + lost)
    worths.push((worths[lost] as number) + worthOfHull({ ...g, ships: { ...g.ships, hull } }, target))
  }
  return worths
}

/** FA-DMG-2, FA-DMG-3: the chances of 0, 1, 2 ... hull points lost: one by damage, two by each critical hit. */
function lossesOf({ nothing, hull, criticals }: Outlook['odds']): number[] {
  const losses = new Array<number>(criticals.length * 2).fill(0)
  losses[0] = nothing
  losses[1] = hull
  for (let count = 1; count < criticals.length; count++) losses[count * 2] = criticals[count] as number
  return losses
}
