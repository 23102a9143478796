import { confirm, type Rule } from '@orrery/kernel'
import { card } from '../../content/cards.ts'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import { coverOf, FULLY, OUTSIDE, QUARTERS, type Quarter } from '../../geometry/arc.ts'
import { isWithin, type Point } from '../../geometry/place.ts'
import { aimParams, shipParams } from '../../names.ts'
import { NONE, PLACE, type ShipId, type State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { type Acting, actionCard, answerFor, answering, answerOf } from '../cards/window.ts'
import { d3, extraWaves, hitsOf, rollExploding, tellRoll, wave } from '../dice.ts'
import { torpedoDefence } from '../fire/point-defence.ts'
import { halved, isInNebula } from '../fire/shots.ts'
import { holdsForShip, turnCardSum } from '../in-force.ts'
import type { Ring } from '../ring.ts'
import { fleetHas, sideOfShip, suffers } from '../ships.ts'
import { poseOf } from '../stands.ts'
import { hullLeft, loseCrew, loseHull, rollCriticals } from './losses.ts'

/** The kind of an attack, which determines the possible defences (FA-DEF-1, FA-DEF-2, FA-MINE-6). */
export type Arm = 'primary' | 'torpedo' | 'wings' | AreaArm

/** What attacks without a model. */
export type AreaArm = 'mine' | 'explosion' | 'terrain'

/** An attack on a ship, after its dice are rolled. */
export interface Blow {
  readonly target: ShipId
  readonly arm: Arm
  /** The attackers that may play A cards on it; null if none may. */
  readonly acting: Acting | null
  /** The leading ship, or NONE. */
  readonly focus: ShipId
  /** The attackers' places; empty if no model attacks. */
  readonly attackers: readonly Point[]
  readonly lessDr: number
  readonly lessCr: number
  /** FA-TRAIT/kinetic: the seat that may add 1 to critical rolls, or NONE. */
  readonly adder: number
  readonly cyber: boolean
  /** FA-TRAIT/torpedoSpook: whether successful point defence dice must be rolled again. */
  readonly spook: boolean
  readonly rule: string
}

/** What an attack did beyond damage: the critical hits, and whether the target's magazine exploded. */
export interface Outcome {
  readonly criticals: number
  readonly magazine: boolean
}

const NOTHING: Outcome = { criticals: 0, magazine: false }

/** FA-FIRE-9, FA-CARD-14: defences, then damage. The caller settles what the attack destroys. */
export function* receive(g: State, blow: Blow, rolled: number, ring: Ring): Rule<Outcome> {
  const { target, arm } = blow
  let hits = rolled
  if (arm === 'torpedo' && hits > 0) hits = yield* torpedoDefence(g, target, hits, blow.spook, blow.acting)
  if (arm !== 'terrain' && hits > 0) hits = yield* shieldsAgainst(g, target, hits, blow.focus, blow.acting)
  return yield* damage(g, blow, yield* brace(g, blow, hits), ring)
}

/** FA-CARD-4, FA-ALLY-3, card R01: the owner and a near ally may each take hits away. Returns the hits left. */
function* brace(g: State, blow: Blow, hits: number): Rule<number> {
  const { target } = blow
  let left = hits
  for (const seat of answering(g, target)) {
    if (!mayBrace(g, blow, left) || (yield* answerOf(g, seat, target, 'hit', ['R01'], { hits: left })) === null) continue
    const less = d3(g)
    left = Math.max(left - less, 0)
    tell(g, { type: 'braced', rule: 'FA-CARD-7', on: `ship:${target}`, ship: target, less, hits: left })
  }
  return left
}

/** FA-CARD-8: whether up to three hits fewer would do the ship less harm. */
function mayBrace(g: State, { target, attackers, lessDr, lessCr }: Blow, hits: number): boolean {
  const { dr, cr } = ratingsOf(g, target, attackers, lessDr, lessCr)
  return hits >= dr && (hits < cr ? hits - MOST_BRACED < dr : Math.floor(hits / cr) > Math.floor((hits - MOST_BRACED) / cr))
}

/** Card R01: the most that a D3 subtracts. */
const MOST_BRACED = 3

/** FA-DMG-1 to 3, FA-TRAIT/cyber: compares the hits with the target's ratings, and applies the damage. */
function* damage(g: State, blow: Blow, hits: number, ring: Ring): Rule<Outcome> {
  const { target, cyber, adder, rule } = blow
  const { dr, cr } = ratingsOf(g, target, blow.attackers, blow.lessDr, blow.lessCr)
  tell(g, { type: 'hits-compared', rule: 'FA-DMG-1', on: `ship:${target}`, ship: target, hits, dr, cr })
  if (hits < dr) return NOTHING
  if (hits < cr) {
    if (cyber) yield* loseCrew(g, target, 1, 0, 'FA-TRAIT/cyber')
    else loseHull(g, target, 1, 'FA-DMG-2')
    return NOTHING
  }
  const criticals = Math.floor(hits / cr)
  const magazine = yield* rollCriticals(g, target, criticals, { adder, cyber }, rule, ring)
  return { criticals, magazine }
}

/**
 * Cards S05, S11, FA-FIRE-6: the dice of an attack that no ship makes; an evasive pattern costs it dice as any other, then silent running
 * halves them, but one is left.
 */
export function areaDice(g: State, target: ShipId, dice: number): number {
  if (dice <= 0) return dice
  const left = holdsForShip(g, 'S05', target) ? Math.max(dice + card('S05').amount, 1) : dice
  return holdsForShip(g, 'S11', target) ? halved(left, 1) : left
}

/** FA-DMG-23, FA-SMALL-6: an attack on a ship that no model makes. */
export function areaBlow(target: ShipId, arm: AreaArm): Blow {
  return {
    target,
    arm,
    acting: null,
    focus: NONE,
    attackers: [],
    lessDr: 0,
    lessCr: 0,
    adder: NONE,
    cyber: false,
    spook: false,
    rule: 'FA-DMG-3',
  }
}

/** FA-DMG-23, FA-SMALL-6: an attack that no model makes. Returns whether the target's magazine exploded; the caller settles that. */
export function* areaAttack(g: State, target: ShipId, dice: number, arm: AreaArm, rule: string, ring: Ring): Rule<boolean> {
  if (dice <= 0) return false
  const { waves, hits } = rollExploding(g, areaDice(g, target, dice), 4)
  tellRoll(g, { rule, on: `ship:${target}`, purpose: arm, need: 4, waves, hits })
  return (yield* receive(g, areaBlow(target, arm), hits, ring)).magazine
}

/** FA-TERR-5: the shield value of a ship whose systems work, before cards and traits. */
function shieldValue(g: State, ship: ShipId): number {
  return isInNebula(g, ship) ? 0 : shipType(numberAt(g.ships.type, ship)).stats.sh
}

/** FA-DEF-1: the shield dice of a ship against an attack led by `focus` (or NONE), before cards are played on the attack. */
export function shieldDice(g: State, ship: ShipId, focus: ShipId): number {
  if (suffers(g, ship, 'systemsOffline')) return 0
  const value = shieldValue(g, ship)
  let dice = value
  if (value > 0) {
    dice += turnCardSum(g, 'T04', 0, 'ally') + turnCardSum(g, 'T04', 0, 'enemy')
    if (holdsForShip(g, 'S06', ship)) dice += 1
  }
  return Math.max(dice, 0) + (isSectorShielded(g, ship, focus) ? 1 : 0)
}

/** FA-TRAIT/sectorShielding: whether the leading ship's centre is at least partly in the named arc. */
function isSectorShielded(g: State, ship: ShipId, focus: ShipId): boolean {
  const quarter = QUARTERS[numberAt(g.ships.sector, ship) - 1]
  if (quarter === undefined || focus === NONE || isInNebula(g, ship)) return false
  return coverOf(poseOf(g, ship), poseOf(g, focus), quarter) !== OUTSIDE
}

/** FA-TRAIT/shieldProjector: the lowest number that cancels: 4, or 3 near a shield projector. */
export function shieldNeed(g: State, ship: ShipId): number {
  const side = sideOfShip(g, ship)
  for (let other = 0; other < g.ships.type.length; other++) {
    if (g.ships.place[other] !== PLACE.table || sideOfShip(g, other) !== side) continue
    if (!shipType(numberAt(g.ships.type, other)).traits.includes('shieldProjector') || suffers(g, other, 'systemsOffline')) continue
    if (isWithin(poseOf(g, other), poseOf(g, ship), PROJECTION)) return 3
  }
  return 4
}

const PROJECTION = 6000

/** FA-DEF-1, FA-DEF-3, FA-CARD-14: rolls shield dice against an attack. Returns the hits left. */
export function* shieldsAgainst(g: State, ship: ShipId, hits: number, focus: ShipId, acting: Acting | null): Rule<number> {
  let dice = shieldDice(g, ship, focus)
  if (dice > 0 && (yield* actionCard(g, acting, 'shields-less', ['A07'], { dice, hits, ...aimParams(g, ship) })) !== null)
    dice = Math.max(dice - 2, 0)
  if (!suffers(g, ship, 'systemsOffline') && (yield* answerFor(g, ship, 'shields-more', ['R02'], { dice, hits })) !== null) dice += 2
  if (dice <= 0) return hits
  const need = shieldNeed(g, ship)
  let first = wave(g, dice)
  tell(g, { type: 'first-wave', rule: 'FA-DEF-1', on: `ship:${ship}`, need, dice: first })
  if (yield* mayRollAgain(g, ship, first, need)) {
    first = first.map((face) => (face >= need ? face : at(wave(g, 1), 0)))
    tell(g, { type: 'rerolled', rule: 'FA-TRAIT/layeredShields', on: `ship:${ship}`, dice: first })
  }
  const waves = [first, ...extraWaves(g, first)]
  const cancelled = hitsOf(waves.flat(), need)
  tellRoll(g, { rule: 'FA-DEF-1', on: `ship:${ship}`, purpose: 'shields', need, waves, hits: cancelled })
  return Math.max(hits - cancelled, 0)
}

/** FA-TRAIT/layeredShields: whether the owner of a ship may still reroll its shield dice this turn. */
export function isLayered(g: State, ship: ShipId): boolean {
  const owner = numberAt(g.ships.owner, ship)
  return g.layeredShields[owner] !== g.turn && fleetHas(g, owner, 'layeredShields')
}

/** FA-TRAIT/layeredShields: once a turn the owner may reroll all failed dice. */
function* mayRollAgain(g: State, ship: ShipId, first: readonly number[], need: number): Rule<boolean> {
  const owner = numberAt(g.ships.owner, ship)
  const failed = first.filter((face) => face < need).length
  if (failed === 0 || !isLayered(g, ship)) return false
  const prompt = {
    name: 'shields.again',
    rule: 'FA-TRAIT/layeredShields',
    message: 'shields-again',
    on: `ship:${ship}` as const,
    params: { failed, dice: first.length, ...shipParams(g, ship) },
  }
  if (!(yield* confirm(owner, prompt))) return false
  g.layeredShields[owner] = g.turn
  return true
}

/** FA-DMG-1, FA-DMG-2: the ratings with which hits are compared. */
export interface Ratings {
  readonly dr: number
  readonly cr: number
}

/** FA-DMG-13 and the traits of plating: the ratings of a ship against an attack from these points, reduced by cards. */
export function ratingsOf(g: State, ship: ShipId, attackers: readonly Point[], lessDr: number, lessCr: number): Ratings {
  const { stats, traits } = shipType(numberAt(g.ships.type, ship))
  const dr = Math.max(stats.dr - lessDr, 1)
  let cr = suffers(g, ship, 'containmentLeak') ? dr : stats.cr
  if (traits.includes('reinforcedFore') && areAllIn(g, ship, attackers, 'fore')) cr += 1
  // FA-TRAIT/reinforcedSides: all attackers must be in the same side arc.
  if (traits.includes('reinforcedSides') && (areAllIn(g, ship, attackers, 'port') || areAllIn(g, ship, attackers, 'starboard'))) cr += 1
  if (traits.includes('ablativePlating') && hullLeft(g, ship) * 2 < stats.hp) cr -= 2
  return { dr, cr: Math.max(cr - lessCr, dr) }
}

function areAllIn(g: State, ship: ShipId, attackers: readonly Point[], quarter: Quarter): boolean {
  const pose = poseOf(g, ship)
  return attackers.length > 0 && attackers.every((attacker) => coverOf(pose, attacker, quarter) === FULLY)
}
