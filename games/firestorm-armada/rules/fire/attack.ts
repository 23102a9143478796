import { choose, type Option, type Rule } from '@orrery/kernel'
import { tell } from '../../events.ts'
import { INCH, isWithin } from '../../geometry/place.ts'
import { aimParams, targetParams } from '../../names.ts'
import type { Again } from '../../odds.ts'
import { NONE, PLACE, type ShipId, type State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { type Acting, actionCard, answerFor } from '../cards/window.ts'
import { commandDistance } from '../command.ts'
import { afflict } from '../damage/losses.ts'
import { receive } from '../damage/receive.ts'
import { BLAST_REACH, type Blast, displace, settle } from '../damage/settle.ts'
import { d6, extraWaves, hitsOf, tellRoll, wave, waveParams } from '../dice.ts'
import { isOver } from '../end/victory.ts'
import type { Ring } from '../ring.ts'
import { fleetOfShipHas, isActivated, isOnTable, sideOfShip, suffers } from '../ships.ts'
import { poseOf } from '../stands.ts'
import {
  type Attack,
  allHave,
  attackDice,
  attackParams,
  boostsOf,
  declare,
  focusOf,
  type Gun,
  isCloseToAll,
  isTorpedoes,
  shipsIn,
  useCard,
} from './dice.ts'
import { aimAt, isCloaked, mayBear, mayFire, mayShoot, mayTarget, STEALTH, typeOfShip, weaponOf } from './shots.ts'

/** FA-ACT-5, FA-LINK-15: one attack, from its dice to everything that it sets off. */
export function* resolve(g: State, attack: Attack, ring: Ring): Rule {
  const { target, seat, squadron, reacting } = attack
  const focus = focusOf(attack)
  const ships = shipsIn(attack)
  // FA-FIRE-13: an attack whose target has left the table is lost.
  if (!isOnTable(g, target) || !isOnTable(g, focus.ship)) return
  const acting: Acting | null = reacting ? null : { seat, squadron, flight: NONE, ships }
  const boosts = yield* boostsOf(g, attack, acting)
  const dice = attackDice(g, attack, boosts)
  tellAttack(g, attack, dice)
  const hits = yield* rollAttack(g, attack, dice, acting)
  const torpedoes = isTorpedoes(g, attack)
  if (torpedoes) at(g.squadrons, squadron).torpedoes = g.turn
  const outcome = yield* receive(
    g,
    {
      target,
      arm: torpedoes ? 'torpedo' : 'primary',
      acting,
      focus: focus.ship,
      attackers: ships.map((ship) => poseOf(g, ship)),
      lessDr: boosts.lessDr,
      lessCr: boosts.lessCr,
      adder: allHave(g, attack, 'kinetic') ? seat : NONE,
      cyber: allHave(g, attack, 'cyber'),
      spook: allHave(g, attack, 'torpedoSpook'),
      rule: 'FA-DMG-3',
    },
    hits,
    ring,
  )
  const nuclear = outcome.criticals > 0 && allHave(g, attack, 'nuclear') ? fallout(g, target, dice) : []
  yield* settle(g, [{ ship: target, magazine: outcome.magazine }], 'attack', ring, nuclear)
  // A last salvo (card R12) belongs to the event to which it reacts, which is not over yet.
  if (!reacting && isOver(g)) return
  if (boosts.risky) risk(g, focus.ship)
  if (isOnTable(g, target)) yield* ring.returnFire(g, target, focus.ship, ring)
}

/** FA-TRAIT/nuclear: blasts with half of the attack's AD at every other model near the target. */
function fallout(g: State, target: ShipId, dice: number): Blast[] {
  const { x, y } = poseOf(g, target)
  const half = dice >> 1
  return half === 0 ? [] : [{ x, y, dice: half, reach: BLAST_REACH, rule: 'FA-TRAIT/nuclear', cause: 'explosion', but: target }]
}

/** Card A02: on a 1 the focus suffers Weapon Damage. */
function risk(g: State, ship: ShipId): void {
  if (!isOnTable(g, ship)) return
  const face = d6(g)
  tell(g, { type: 'tested', rule: 'FA-CARD-7', on: `ship:${ship}`, ship, face, need: 2, purpose: '@card-A02' })
  if (face === 1 && !suffers(g, ship, 'weaponDamage')) afflict(g, ship, 'weaponDamage', 'FA-CARD-7')
}

function tellAttack(g: State, attack: Attack, dice: number): void {
  const { ship, weapon } = focusOf(attack)
  tell(g, {
    type: 'attacked',
    rule: attack.guns.length > 1 ? 'FA-LINK-1' : attack.share > 0 ? 'FA-SPLIT-1' : 'FA-FIRE-6',
    on: `ship:${ship}`,
    ship,
    weapon: weaponOf(g, ship, weapon).term,
    target: attack.target,
    guns: attack.guns.map((gun) => ({ ship: gun.ship, weapon: gun.weapon })),
    dice,
  })
}

/** FA-SMALL-1, 2, 5, FA-TRAIT/scatter: the lowest number that hits. */
export function needOf(g: State, attack: Attack): number {
  const { ship } = focusOf(attack)
  if (!typeOfShip(g, ship).capital) return 4
  if (allHave(g, attack, 'scatter') && isCloseToAll(g, attack, 16 * INCH)) return 4
  return typeOfShip(g, attack.target).smallTarget
}

/** FA-FIRE-10, FA-FIRE-12: a wave whose dice may still be rolled again, each of them once. */
interface Wave {
  readonly faces: number[]
  readonly again: boolean[]
}

/** FA-FIRE-1 to 5, FA-FIRE-12, FA-CARD-14: rolls the dice of an attack and returns the hits. */
export function* rollAttack(g: State, attack: Attack, dice: number, acting: Acting | null): Rule<number> {
  const need = needOf(g, attack)
  const faces = wave(g, dice)
  const first: Wave = { faces, again: faces.map(() => false) }
  const on = `ship:${attack.target}`
  tell(g, { type: 'first-wave', rule: 'FA-FIRE-5', on, need, dice: faces.slice() })
  if (isStealthy(g, attack)) rollAgain(g, first, faces.length, (face) => face >= need, 'FA-TRAIT/stealthSystems', on)
  const missed = (face: number) => face < need
  if (isBeam(g, attack)) {
    rollAgain(g, first, faces.length, (face) => face === 1, 'FA-TRAIT/beam', on)
  }
  if (g.ships.fullStop[attack.target] === 1) rollAgain(g, first, 1, missed, 'FA-MOVE-16', on)
  if (isBold(g, attack)) rollAgain(g, first, 1, missed, 'FA-TRAIT/boldAdvance', on)
  if (acting !== null && !isTorpedoes(g, attack) && mayMissAgain(first, need) && (yield* useCard(g, attack, 'S03'))) {
    rollAgain(g, first, 3, missed, 'FA-CARD-7', on)
  }
  if (
    mayMissAgain(first, need) &&
    (yield* actionCard(g, acting, 'dice', ['A01'], { ...waveParams(faces, need), ...attackParams(g, attack) })) !== null
  ) {
    rollAgain(g, first, 1, missed, 'FA-CARD-7', on)
  }
  const waves = [faces, ...extraWaves(g, faces)]
  const hits = hitsOf(waves.flat(), need)
  tellRoll(g, { rule: 'FA-FIRE-3', on, purpose: 'attack', need, waves, hits })
  return hits
}

function mayMissAgain({ faces, again }: Wave, need: number): boolean {
  return faces.some((face, i) => face < need && again[i] === false)
}

/** Rerolls up to `most` dice for which `wanted` holds and that have not been rerolled. */
function rollAgain(g: State, { faces, again }: Wave, most: number, wanted: (face: number) => boolean, rule: string, on: string): void {
  let left = most
  for (let i = 0; i < faces.length && left > 0; i++) {
    if (again[i] === true || !wanted(at(faces, i))) continue
    faces[i] = d6(g)
    again[i] = true
    left--
  }
  if (left < most) tell(g, { type: 'rerolled', rule, on, dice: faces.slice() })
}

/** FA-TRAIT/beam: whether dice that show 1 are rolled again. */
function isBeam(g: State, attack: Attack): boolean {
  return allHave(g, attack, 'beam') && isCloseToAll(g, attack, 8 * INCH)
}

/** FA-FIRE-12: what is rolled again in an attack without cards, for its odds: its own dice and those of point defence. */
export function againIn(g: State, attack: Attack): { readonly again?: Again; readonly pdAgain?: Again } {
  const hits = isStealthy(g, attack)
  const ones = isBeam(g, attack)
  const misses = (g.ships.fullStop[attack.target] === 1 ? 1 : 0) + (isBold(g, attack) ? 1 : 0)
  return {
    ...(hits || ones || misses > 0 ? { again: { hits, ones, misses } } : {}),
    ...(allHave(g, attack, 'torpedoSpook') ? { pdAgain: { hits: true } } : {}),
  }
}

/** FA-TRAIT/stealthSystems, FA-TRAIT/systemNetwork: whether the target is hard to hit for a weapon that fires from afar. */
function isStealthy(g: State, { guns, target }: Attack): boolean {
  if (guns.every(({ ship }) => isWithin(poseOf(g, ship), poseOf(g, target), STEALTH))) return false
  const { traits } = typeOfShip(g, target)
  return traits.includes('stealthSystems') || (traits.includes('systemNetwork') && isNetworked(g, target))
}

function isNetworked(g: State, ship: ShipId): boolean {
  const reach = commandDistance(g, numberAt(g.ships.squadron, ship))
  for (let other = 0; other < g.ships.type.length; other++) {
    if (other === ship || g.ships.place[other] !== PLACE.table || sideOfShip(g, other) !== sideOfShip(g, ship)) continue
    if (!isCloaked(g, other) || !typeOfShip(g, other).traits.includes('systemNetwork')) continue
    if (isWithin(poseOf(g, ship), poseOf(g, other), reach)) return true
  }
  return false
}

/** FA-TRAIT/boldAdvance: whether a ship that has not turned leads with a fixed fore weapon. */
function isBold(g: State, attack: Attack): boolean {
  const { ship, weapon } = focusOf(attack)
  if (attack.reacting || g.ships.turned[ship] === 1 || !weaponOf(g, ship, weapon).arcs.includes('fixedFore')) return false
  return fleetOfShipHas(g, ship, 'boldAdvance')
}

/** The weapon and the target of a reaction. */
export interface Shot extends Gun {
  readonly target: ShipId
}

/** Card R11: a ship that survived an attack may fire back at the ship that led it. */
export function* returnFire(g: State, ship: ShipId, focus: ShipId, ring: Ring): Rule {
  if (!isOnTable(g, focus)) return
  const aims = aimsAt(g, ship, focus)
  if (aims.length === 0 || (yield* answerFor(g, ship, 'survived', ['R11'], aimParams(g, focus))) === null) return
  yield* react(g, aims, 'R11', ring)
}

/** The weapons with which a ship may fire back at another. */
export function aimsAt(g: State, ship: ShipId, target: ShipId): Shot[] {
  const aims: Shot[] = []
  for (const [weapon] of typeOfShip(g, ship).weapons.entries()) {
    if (mayShoot(g, ship, weapon, target) === true) aims.push({ ship, weapon, target })
  }
  return aims
}

/** Card R12: a ship about to be removed may fire one primary weapon. */
export function* lastSalvo(g: State, ship: ShipId, ring: Ring): Rule {
  const aims = lastAims(g, ship)
  if (aims.length === 0 || (yield* answerFor(g, ship, 'destroyed', ['R12'], {})) === null) return
  yield* react(g, aims, 'R12', ring)
}

/** Card R11: the bit of `ships.firedTurn` for a weapon that returned fire and cannot fire again this turn, not even in a last salvo. */
function returned(weapon: number): number {
  return 1 << (weapon + RETURNED)
}

/** More than the weapons of any ship. */
const RETURNED = 12

/** The shots that a ship about to be removed may still fire with its primary weapons. */
export function lastAims(g: State, ship: ShipId): Shot[] {
  if (mayFire(g, ship) !== true) return []
  const own = isActivated(g, ship)
  const aims: Shot[] = []
  for (let target = 0; target < g.ships.type.length; target++) {
    const aim = aimAt(g, ship, target)
    if (mayTarget(g, ship, target, aim) !== true) continue
    for (const [weapon] of typeOfShip(g, ship).weapons.entries()) {
      // FA-ACT-6: a weapon fires once in an activation; one that fired in an earlier activation may fire again.
      if (weaponOf(g, ship, weapon).kind !== 'primary' || (own && (numberAt(g.ships.fired, ship) & (1 << weapon)) !== 0)) continue
      if ((numberAt(g.ships.firedTurn, ship) & returned(weapon)) !== 0) continue
      if (mayBear(g, ship, weapon, target, aim) === true) aims.push({ ship, weapon, target })
    }
  }
  return aims
}

function* react(g: State, aims: readonly Shot[], card: 'R11' | 'R12', ring: Ring): Rule {
  const { ship } = at(aims, 0)
  const seat = numberAt(g.ships.owner, ship)
  const params = { card: `@card-${card}` }
  const prompt = { name: 'fire.react', rule: 'FA-CARD-7', message: 'fire-react', on: `ship:${ship}` as const, params }
  const aim = yield* choose(
    seat,
    prompt,
    aims.map((one) => aimOption(g, one)),
  )
  const attack = reactionOf(g, aim)
  declare(g, attack)
  if (card === 'R11') g.ships.firedTurn[ship] = numberAt(g.ships.firedTurn, ship) | returned(aim.weapon)
  yield* resolve(g, attack, ring)
}

/** The attack of a reaction, with half AD. */
export function reactionOf(g: State, { ship, weapon, target }: Shot): Attack {
  const { owner, squadron } = g.ships
  const guns = [{ ship, weapon }]
  return { seat: numberAt(owner, ship), squadron: numberAt(squadron, ship), guns, target, share: 0, reacting: true, full: NONE }
}

function aimOption(g: State, aim: Shot): Option<Shot> {
  const { ship, weapon, target } = aim
  const params = { weapon: weaponOf(g, ship, weapon).term, ...targetParams(g, target) }
  return {
    id: `fire:${ship}:${weapon}:${target}`,
    value: aim,
    rule: 'FA-CARD-7',
    on: `ship:${ship}`,
    to: `ship:${target}`,
    cost: undefined,
    message: 'react',
    params,
  }
}

/** The rules to which attacks, critical hits and explosions lead. */
export const RING: Ring = { displace, lastSalvo, returnFire }
