import { no, type Verdict, yes } from '@orrery/kernel'
import type { WeaponRecord } from '../../content/ship.ts'
import { type ShipType, shipType, type Weapon } from '../../content/ships.ts'
import { type Cover, coverIn, coverOfChannel, coversOf, FULLY, OUTSIDE, PARTLY } from '../../geometry/arc.ts'
import { type Disc, isInside, isWithin, type Point, type Pose } from '../../geometry/place.ts'
import { bandOf, enters, type Line, lineOf } from '../../geometry/sight.ts'
import { PLACE, type ShipId, type State, type Terrain } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { holdsForShip, isInForce } from '../in-force.ts'
import { isActivated, isDerelict, sideOfShip, suffers } from '../ships.ts'
import { poseOf } from '../stands.ts'

/** FA-RANGE-3, 4, 11 to 15: how much of a target is in a weapon's arcs. */
export function coverOfWeapon(from: Pose, target: Point, weapon: Pick<WeaponRecord, 'arcs'>): Cover {
  return coverAmong(coversOf(from, target), from, target, weapon)
}

/** `coverOfWeapon` for known covers of the four arcs (`coversOf`). */
export function coverAmong(covers: number, from: Pose, target: Point, weapon: Pick<WeaponRecord, 'arcs'>): Cover {
  let most: Cover = OUTSIDE
  for (const arc of weapon.arcs) {
    if (arc === 'any') return FULLY
    const cover = arc === 'fixedFore' ? coverOfChannel(from, target) : coverIn(covers, arc)
    if (cover > most) most = cover
  }
  return most
}

/** FA-RANGE-2, FA-RANGE-9: the range band from one ship to another; 0 beyond 32 inches. */
export function bandBetween(g: State, ship: ShipId, target: ShipId): 0 | 1 | 2 | 3 | 4 {
  return bandOf(poseOf(g, ship), poseOf(g, target))
}

const NO_BODIES: readonly Disc[] = []

/** FA-RANGE-5 to 8, FA-RANGE-16, FA-TERR-5: the line of fire between two points; ships and wings never block it. */
export function lineBetween(g: State, from: Point, to: Point): Line {
  // Most lines cross nothing, so lists are made only if they are needed.
  let fields: Terrain[] | null = null
  for (const piece of g.terrain) {
    if (piece.kind === 'gravityWell' || !enters(from, to, piece)) continue
    if (piece.kind === 'planet' || piece.kind === 'meteor') return 'blocked'
    if (fields === null) fields = [piece]
    else fields.push(piece)
  }
  return fields === null ? 'free' : lineOf(from, to, fields, NO_BODIES)
}

/** Whether a planet or a meteor is between two points, for explosions and mines. */
export function isShielded(g: State, from: Point, to: Point): boolean {
  for (const body of g.terrain) if ((body.kind === 'planet' || body.kind === 'meteor') && enters(from, to, body)) return true
  return false
}

/** Card T11: attacks from farther away than this count as obstructed. */
const DUST = 16_000

/** FA-RANGE-18: whether something other than terrain makes a shot count as obstructed: a cloak, silent running, or cosmic dust. */
export function isHidden(g: State, from: Point, target: ShipId): boolean {
  if (isCloaked(g, target) || holdsForShip(g, 'S11', target)) return true
  return isInForce(g, 'T11') && !isWithin(from, poseOf(g, target), DUST)
}

/** FA-TERR-5: whether a ship's centre is in a nebula. */
export function isInNebula(g: State, ship: ShipId): boolean {
  return g.terrain.some((piece) => piece.kind === 'nebula' && isInside(poseOf(g, ship), piece))
}

/** FA-DEF-4, FA-DEF-9: whether a cloaking field is on and works. */
export function isCloaked(g: State, ship: ShipId): boolean {
  return g.ships.cloak[ship] === 1 && !suffers(g, ship, 'systemsOffline') && !isInNebula(g, ship)
}

/** The type of a ship. */
export function typeOfShip(g: State, ship: ShipId): ShipType {
  return shipType(numberAt(g.ships.type, ship))
}

/** A weapon of a ship, by its index in the record. */
export function weaponOf(g: State, ship: ShipId, weapon: number): Weapon {
  return at(typeOfShip(g, ship).weapons, weapon)
}

const AWAY = no('FA-ACT-8')
const DERELICT = no('FA-DMG-17')
const FOLDING = no('FA-MOVE-21')
const SILENT = { rule: 'FA-CARD-7', message: 'refusal-silent-running' }
const USED = no('FA-ACT-6')
const NO_TORPEDOES = no('FA-DMG-14')
const FRIEND = no('FA-FIRE-7')
const GONE = { rule: 'FA-FIRE-7', message: 'refusal-no-target' }
const TOO_FAR = no('FA-RANGE-9')
const FLARE = { rule: 'FA-CARD-7', message: 'refusal-solar-flare' }
const BLOCKED = no('FA-RANGE-6')
const BOARDED = no('FA-BOARD-3')
const HIDDEN_KILLER = { rule: 'FA-TRAIT/hiddenKiller', message: 'refusal-hidden-killer' }
const NO_DICE = no('FA-RANGE-10')
const OUT_OF_ARC = no('FA-RANGE-12')

/** The position of a target relative to a ship, measured once for all its weapons. */
export interface Aim {
  readonly from: Pose
  readonly to: Pose
  /** FA-RANGE-9: the range band; 0 beyond the range of all weapons. */
  readonly band: 0 | 1 | 2 | 3 | 4
  /** FA-RANGE-5: the line of fire; free if the target is out of range. */
  readonly line: Line
}

/** FA-RANGE-2: measures the position of a target relative to a ship. */
export function aimAt(g: State, ship: ShipId, target: ShipId): Aim {
  const from = poseOf(g, ship)
  const to = poseOf(g, target)
  const band = bandOf(from, to)
  return { from, to, band, line: band === 0 ? 'free' : lineBetween(g, from, to) }
}

/** FA-DMG-17, FA-MOVE-21, card S11: whether a ship may fire at all now. */
export function mayFire(g: State, ship: ShipId): Verdict {
  if (g.ships.place[ship] !== PLACE.table) return AWAY
  if (isDerelict(g, ship)) return DERELICT
  if (!isActivated(g, ship)) return yes
  if (g.ships.fold[ship] === 1) return FOLDING
  return holdsForShip(g, 'S11', ship) ? SILENT : yes
}

/** FA-ACT-6, FA-DMG-14: whether a weapon of a ship may still be used. */
export function mayUse(g: State, ship: ShipId, weapon: number): Verdict {
  if (((numberAt(g.ships.fired, ship) | numberAt(g.ships.firedTurn, ship)) & (1 << weapon)) !== 0) return USED
  if (weaponOf(g, ship, weapon).kind === 'torpedo' && suffers(g, ship, 'secondaryOffline')) return NO_TORPEDOES
  return yes
}

/** FA-TRAIT/stealthSystems, FA-TRAIT/hiddenKiller: from farther away than this, stealth systems and hidden killers are hard to find. */
export const STEALTH = 20_000

/** FA-FIRE-7, FA-RANGE-6, 7, 9, FA-BOARD-3: whether a ship may fire at a target, apart from the range and arcs of its weapons. */
export function mayTarget(g: State, ship: ShipId, target: ShipId, aim: Aim = aimAt(g, ship, target)): Verdict {
  if (g.ships.place[target] !== PLACE.table) return GONE
  if (sideOfShip(g, ship) === sideOfShip(g, target)) return FRIEND
  const { band } = aim
  if (band === 0) return TOO_FAR
  if (band === 4 && isInForce(g, 'T03')) return FLARE
  if (isBoardedByOthers(g, ship, target)) return BOARDED
  if (g.ships.fullStop[target] === 1 && typeOfShip(g, target).traits.includes('hiddenKiller')) {
    if (!isWithin(aim.from, aim.to, STEALTH)) return HIDDEN_KILLER
  }
  return aim.line === 'blocked' ? BLOCKED : yes
}

/** FA-BOARD-3, FA-BOARD-27: whether teams of the ship's side are aboard the target, but none of its own squadron. */
function isBoardedByOthers(g: State, ship: ShipId, target: ShipId): boolean {
  let others = false
  for (const { ship: boarded, owner, squadron, teams } of g.boarders) {
    if (boarded !== target || teams === 0 || (owner & 1) !== sideOfShip(g, ship)) continue
    if (squadron === g.ships.squadron[ship]) return false
    others = true
  }
  return others
}

/** FA-RANGE-10, 12: whether a weapon reaches and bears on a target at which the ship may fire. */
export function mayBear(g: State, ship: ShipId, weapon: number, target: ShipId, aim: Aim = aimAt(g, ship, target)): Verdict {
  if (baseDice(g, ship, weapon, aim.band) === 0) return NO_DICE
  return coverOfWeapon(aim.from, aim.to, weaponOf(g, ship, weapon)) === OUTSIDE ? OUT_OF_ARC : yes
}

/** Whether a weapon may be fired at a target, by all conditions. */
export function mayShoot(g: State, ship: ShipId, weapon: number, target: ShipId): Verdict {
  const firing = mayFire(g, ship)
  if (firing !== true) return firing
  const using = mayUse(g, ship, weapon)
  if (using !== true) return using
  const aim = aimAt(g, ship, target)
  const targeting = mayTarget(g, ship, target, aim)
  return targeting === true ? mayBear(g, ship, weapon, target, aim) : targeting
}

/** FA-RANGE-10, FA-TRAIT/energyTransfer1: the AD of a weapon in a range band, before any modifier. */
export function baseDice(g: State, ship: ShipId, weapon: number, band: number): number {
  const printed = weaponOf(g, ship, weapon).ad[band - 1] ?? 0
  const transfer = numberAt(g.ships.transfer, ship)
  if (printed === 0) return 0
  const [giver, receiver, moved] = [Math.floor(transfer / 100), Math.floor(transfer / 10) % 10, transfer % 10]
  if (weapon === giver) return Math.max(printed - moved, 0)
  return weapon === receiver ? printed + moved : printed
}

/** The reasons to halve a weapon's dice. */
export interface Halvings {
  readonly cover: Cover
  readonly line: Line
  /** Whether obstruction does not halve this attack (card A05). */
  readonly locked: boolean
  /** Whether a reaction halves it (cards R11 and R12). */
  readonly reacting: boolean
}

/** FA-MOD-1, FA-MOD-6, FA-TRAIT/weaponShielding: how many dice damage costs a ship: its hull or its crew tokens, whichever are more. */
export function damageModifier(g: State, ship: ShipId): number {
  const hull = numberAt(g.ships.hull, ship)
  const counted = shipType(numberAt(g.ships.type, ship)).traits.includes('weaponShielding') ? hull >> 1 : hull
  return Math.max(counted, numberAt(g.ships.crew, ship))
}

/** FA-FIRE-6: the dice of a weapon after the damage modifier and additions, before any halving. */
export function diceBefore(g: State, ship: ShipId, weapon: number, base: number, added: number, undamaged: boolean): number {
  const isTorpedo = weaponOf(g, ship, weapon).kind === 'torpedo'
  const less = isTorpedo || undamaged ? 0 : damageModifier(g, ship)
  return Math.max(Math.max(base - less, 1) + added, 1)
}

/** FA-DMG-9, FA-DEF-6: the number of halvings that do not depend on the target, which affect only primary weapons. */
export function ownHalvings(g: State, ship: ShipId, weapon: number): number {
  if (weaponOf(g, ship, weapon).kind === 'torpedo') return 0
  return (suffers(g, ship, 'weaponDamage') ? 1 : 0) + (isCloaked(g, ship) ? 1 : 0)
}

/** FA-RANGE-3, 5, 17, 18: the number of halvings that depend on the target. */
export function targetHalvings(g: State, ship: ShipId, target: ShipId, { cover, line, locked, reacting }: Halvings): number {
  const obstructed = !locked && (line === 'obstructed' || isHidden(g, poseOf(g, ship), target))
  return (cover === PARTLY ? 1 : 0) + (obstructed ? 1 : 0) + (reacting ? 1 : 0)
}

/** FA-RANGE-17: halves `times` times, each time rounded down, but never below 1. */
export function halved(dice: number, times: number): number {
  let left = dice
  for (let i = 0; i < times; i++) left = Math.max(left >> 1, 1)
  return left
}
