import { type Bound, choose, chooseSome, type Option, type Rule } from '@orrery/kernel'
import type { Weapon } from '../../content/ships.ts'
import { shipParams } from '../../names.ts'
import { NONE, type ShipId, type State } from '../../state.ts'
import { at } from '../at.ts'
import { commandedElement, settleCommand } from '../command.ts'
import { holdsForShip, unusedOf } from '../in-force.ts'
import { shipsOf } from '../ships.ts'
import { type Attack, attackDice, attackParams, focusOf, type Gun, gunDice, linkedDice, shipsIn, standingBoosts } from './dice.ts'
import { type Aim, aimAt, mayBear, mayFire, mayTarget, mayUse, typeOfShip, weaponOf } from './shots.ts'

/** FA-LINK-10: bits of `activation.manner`. */
export const LINKED = 1
export const SPLIT = 2

/** FA-ACT-6: the weapons of a ship that may still be used. */
export function gunsOf(g: State, ship: ShipId): Gun[] {
  const guns: Gun[] = []
  for (let weapon = 0; weapon < typeOfShip(g, ship).weapons.length; weapon++) {
    if (mayUse(g, ship, weapon) === true) guns.push({ ship, weapon })
  }
  return guns
}

/** Those of the weapons that reach and bear on a target. */
export function bearing(g: State, guns: readonly Gun[], target: ShipId, aim: Aim): Gun[] {
  return guns.filter(({ ship, weapon }) => mayBear(g, ship, weapon, target, aim) === true)
}

/** FA-LINK-10, FA-DISORDER-2: whether the squadron may link fire at all in this step. */
export function mayLink(g: State, attack: Attack): boolean {
  return (g.activation.manner & SPLIT) === 0 && !at(g.squadrons, attack.squadron).disordered
}

/** What can join an attack: one weapon, or a turret with a broadside of the same ship. */
export type Joint = readonly Gun[]

/** FA-LINK-5 to 7, 11 to 13, 17, 18: the weapons of the squadron that could join the attack. */
export function jointsFor(g: State, attack: Attack): Joint[] {
  const paired = attack.guns.length === 2
  const focus = focusOf(attack)
  const joints: Joint[] = []
  for (const ship of shipsOf(g, attack.squadron)) {
    if (mayFire(g, ship) !== true) continue
    const aim = aimAt(g, ship, attack.target)
    if (mayTarget(g, ship, attack.target, aim) !== true) continue
    const guns = bearing(g, gunsOf(g, ship), attack.target, aim)
    if (paired) {
      if (ship !== focus.ship) joints.push(...pairs(g, guns))
      continue
    }
    for (const gun of guns) if (isLike(g, focus, gun)) joints.push([gun])
  }
  return joints
}

/** FA-LINK-8, FA-LINK-9: the pairs of a turret and a broadside of one ship. */
export function pairs(g: State, guns: readonly Gun[]): Joint[] {
  const found: Joint[] = []
  for (const turret of guns) {
    if (weaponOf(g, turret.ship, turret.weapon).link !== 'turret') continue
    for (const side of guns) if (weaponOf(g, side.ship, side.weapon).link === 'broadside') found.push([turret, side])
  }
  return found
}

/** FA-LINK-11, 13, 17, 18: whether a weapon may link with the focus: it is another weapon of the same kind. */
function isLike(g: State, focus: Gun, gun: Gun): boolean {
  const kind = weaponOf(g, focus.ship, focus.weapon)
  const other = weaponOf(g, gun.ship, gun.weapon)
  if (kind.link !== other.link) return false
  if (gun.ship !== focus.ship) return true
  if (gun.weapon === focus.weapon || !g.settings.ownSystemsLink) return false
  return kind.link !== 'broadside' || isOfOneSide(kind, other)
}

/** FA-LINK-1, FA-LINK-3, FA-CD-5: the attack with the weapons that its owner chooses to join. */
export function* link(g: State, attack: Attack): Rule<Attack> {
  if (!mayLink(g, attack)) return attack
  let joints = jointsFor(g, attack)
  if (joints.length === 0) return attack
  if (commandedElement(g, attack.squadron) === null) yield* settleCommand(g, attack.squadron)
  const element = commandedElement(g, attack.squadron) ?? []
  const focus = focusOf(attack)
  if (!element.includes(focus.ship)) return attack
  joints = joints.filter((joint) => element.includes(at(joint, 0).ship))
  if (joints.length === 0) return attack
  const options = joints.map((joint) => jointOption(g, attack, joint))
  const second = attack.guns[1]
  const params = {
    ...attackParams(g, attack),
    // FA-LINK-8: a turret and a broadside of one ship may be the focus together.
    ...(second === undefined ? {} : { second: second.weapon }),
    dice: attackDice(g, attack, standingBoosts(g, attack)),
  }
  const prompt = { name: 'fire.link', rule: 'FA-LINK-3', message: 'fire-link', on: `ship:${attack.target}` as const, params }
  const chosen = yield* chooseSome(attack.seat, prompt, options, { least: 0, most: options.length, bounds: boundsOf(g, joints) })
  return { ...attack, guns: [...attack.guns, ...chosen.flat()] }
}

/** The id of an option: `link:4:2`, or `link:4:2:3` for a turret with a broadside. */
function jointId(joint: Joint): string {
  return `link:${at(joint, 0).ship}:${joint.map(({ weapon }) => weapon).join(':')}`
}

function jointOption(g: State, attack: Attack, joint: Joint): Option<Joint> {
  const { ship, weapon } = at(joint, 0)
  const boosts = standingBoosts(g, attack)
  let dice = 0
  for (const gun of joint) dice += linkedDice(g, gun, gunDice(g, attack, gun, boosts, 0))
  const params = { ...shipParams(g, ship), weapon: weaponOf(g, ship, weapon).term, dice }
  const message = joint.length === 1 ? undefined : 'link-pair'
  return {
    id: jointId(joint),
    value: joint,
    rule: 'FA-LINK-3',
    on: `ship:${ship}`,
    to: `ship:${attack.target}`,
    cost: undefined,
    message,
    params,
  }
}

/**
 * FA-LINK-5, 9, 17: of each ship only one pair may join, or one system if its systems do not link. Broadsides of port and starboard
 * (FA-LINK-11) need no bound, because they never bear on the same target.
 */
function boundsOf(g: State, joints: readonly Joint[]): Bound[] {
  const bounds: Bound[] = []
  for (const [i, joint] of joints.entries()) {
    const one = at(joint, 0)
    const rivals = joints.slice(i + 1).filter((other) => excludes(g, one, at(other, 0), joint.length > 1))
    for (const other of rivals) bounds.push({ rule: 'FA-LINK-11', of: [jointId(joint), jointId(other)], most: 1 })
  }
  return bounds
}

function excludes(g: State, one: Gun, other: Gun, paired: boolean): boolean {
  return one.ship === other.ship && (paired || !g.settings.ownSystemsLink)
}

/** FA-LINK-11, FA-LINK-16: whether two broadsides are of one side; a gun rack is of both. */
function isOfOneSide(one: Weapon, other: Weapon): boolean {
  return one.arcs.some((arc) => other.arcs.includes(arc))
}

/** Card S01: in a linked attack, one further ship adds its full AD. */
export function* concentrate(g: State, attack: Attack): Rule<Attack> {
  const effect = unusedOf(g, 'S01', attack.squadron)
  const others = shipsIn(attack).slice(1)
  if (effect === undefined || !shipsIn(attack).every((ship) => holdsForShip(g, 'S01', ship))) return attack
  const options: Option<ShipId>[] = others.map((ship) => fullOption(g, ship))
  options.push({ ...fullOption(g, NONE), id: 'full:none', on: undefined, message: 'full-none', params: undefined })
  const prompt = {
    name: 'fire.full',
    rule: 'FA-CARD-7',
    message: 'fire-full',
    on: `ship:${attack.target}` as const,
    params: { card: '@card-S01' },
  }
  const full = yield* choose(attack.seat, prompt, options)
  if (full !== NONE) effect.used = true
  return { ...attack, full }
}

function fullOption(g: State, ship: ShipId): Option<ShipId> {
  return {
    id: `full:${ship}`,
    value: ship,
    rule: 'FA-CARD-7',
    on: `ship:${ship}`,
    to: undefined,
    cost: undefined,
    message: undefined,
    params: ship === NONE ? undefined : shipParams(g, ship),
  }
}
