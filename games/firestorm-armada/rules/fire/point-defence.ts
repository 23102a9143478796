import { choose, chooseSome, type Option, type Params, type Rule } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import { isWithin } from '../../geometry/place.ts'
import { aimParams, flightParams, shipParams, targetParams, wingParams } from '../../names.ts'
import { PLACE, type ShipId, type State, type WingId } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { type Acting, actionCard, answerFor, takesCards } from '../cards/window.ts'
import { d6, extraWaves, hitsOf, tellRoll, wave } from '../dice.ts'
import { holdsForShip } from '../in-force.ts'
import { loseWing } from '../leave.ts'
import { isDerelict, isFlying, isOnTable, shipsOf, sideOf, sideOfShip, suffers } from '../ships.ts'
import { pointOf, poseOf } from '../stands.ts'
import { driveOff } from '../wing/driven-off.ts'
import { damageModifier, mayFire } from './shots.ts'

/** FA-PD-1: the range of point defence. */
export const PD_REACH = 4000

/** FA-MOD-2, FA-MOD-9, FA-DMG-6, FA-DMG-26, card S07: the current point defence dice of a ship. */
export function pointDefence(g: State, ship: ShipId): number {
  const { pd } = shipType(numberAt(g.ships.type, ship)).stats
  if (pd === 0 || suffers(g, ship, 'pdOffline') || isDerelict(g, ship)) return 0
  const left = Math.max(pd - damageModifier(g, ship), g.settings.pdMinimumOne ? 1 : 0)
  return left + (left > 0 && holdsForShip(g, 'S07', ship) ? 2 : 0)
}

/** FA-PD-11: the bit of `ships.fired` for point defence that was used against wings in this activation. */
const POINT_DEFENCE = 1 << 20

/** FA-PD-1, FA-PD-3: the enemy wings at which a ship's point defence may fire; in a reaction only those of one flight. */
export function wingsInReach(g: State, ship: ShipId, flight: number | null): WingId[] {
  const side = sideOfShip(g, ship)
  const found: WingId[] = []
  for (let wing = 0; wing < g.wings.type.length; wing++) {
    if (g.wings.place[wing] !== PLACE.table || sideOf(numberAt(g.wings.owner, wing)) === side) continue
    if (flight !== null && g.wings.flight[wing] !== flight) continue
    if (isSafe(g, wing, ship) || !isWithin(poseOf(g, ship), pointOf(g, wing), PD_REACH)) continue
    found.push(wing)
  }
  return found
}

function isSafe(g: State, wing: WingId, ship: ShipId): boolean {
  if (g.settings.drivenOffImmuneToAll) return g.wings.drivenOff[wing] === g.turn
  return g.drivenBy.includes(wing * 1000 + ship)
}

function shipOption(g: State, ship: ShipId, wings: readonly WingId[]): Option<ShipId> {
  const params = { ...shipParams(g, ship), dice: pointDefence(g, ship), wings: wings.length }
  return { id: `pd:${ship}`, value: ship, rule: 'FA-PD-11', on: `ship:${ship}`, to: undefined, cost: undefined, message: undefined, params }
}

const ENOUGH: Option<ShipId> = {
  id: 'end:pd',
  value: -1,
  rule: 'FA-PD-19',
  on: undefined,
  to: undefined,
  cost: undefined,
  message: 'end-pd',
  params: undefined,
}

/** FA-ACT-4, FA-PD-11: one decision of the first step of the combat segment; true when the step is over. */
export function* fireAtWings(g: State): Rule<boolean> {
  const { seat, id: squadron } = g.activation
  const options: Option<ShipId>[] = []
  for (const ship of shipsOf(g, squadron)) {
    if ((numberAt(g.ships.fired, ship) & POINT_DEFENCE) !== 0 || pointDefence(g, ship) === 0 || mayFire(g, ship) !== true) continue
    const wings = wingsInReach(g, ship, null)
    if (wings.length > 0) options.push(shipOption(g, ship, wings))
  }
  if (options.length === 0) return true
  options.push(ENOUGH)
  const ship = yield* choose(seat, { name: 'pd.wings', rule: 'FA-PD-11', message: 'pd-wings', on: `squadron:${squadron}` }, options)
  if (ship < 0) return true
  g.ships.fired[ship] = numberAt(g.ships.fired, ship) | POINT_DEFENCE
  yield* fireAll(g, ship, null)
  return false
}

/** FA-PD-11, FA-PD-12: enemy ships near a flight that has just moved fire once each, in an order that their owner chooses. */
export function* pointDefenceAt(g: State, flight: number): Rule {
  const side = sideOf(at(g.flights, flight).owner)
  for (const seat of g.order) {
    if (sideOf(seat) === side) continue
    const done: ShipId[] = []
    for (;;) {
      const options: Option<ShipId>[] = []
      for (let ship = 0; ship < g.ships.type.length; ship++) {
        if (g.ships.owner[ship] !== seat || !isOnTable(g, ship) || done.includes(ship) || pointDefence(g, ship) === 0) continue
        const wings = wingsInReach(g, ship, flight)
        if (wings.length > 0) options.push(shipOption(g, ship, wings))
      }
      if (options.length === 0) break
      options.push(ENOUGH)
      const on = `flight:${flight}` as const
      const prompt = { name: 'pd.reaction', rule: 'FA-PD-12', message: 'pd-reaction', on, params: flightParams(g, flight) }
      const ship = yield* choose(seat, prompt, options)
      if (ship < 0) break
      done.push(ship)
      yield* fireAll(g, ship, flight)
    }
  }
}

/** FA-PD-2, FA-PD-4 to 6, FA-PD-9, FA-PD-10: a ship fires all its dice at the wings in range. */
function* fireAll(g: State, ship: ShipId, flight: number | null): Rule {
  const dice = pointDefence(g, ship) + (yield* flakWall(g, [ship], pointDefence(g, ship), { wings: wingsInReach(g, ship, flight).length }))
  const drivenOff: WingId[] = []
  const aimed = yield* divide(g, ship, wingsInReach(g, ship, flight), dice)
  let sixes = 0
  for (const wing of aimed) if (shoot(g, ship, wing, drivenOff)) sixes++
  for (; sixes > 0; sixes--) {
    const wing = yield* another(g, ship, flight, drivenOff)
    if (wing !== null && shoot(g, ship, wing, drivenOff)) sixes++
  }
  const flying = drivenOff.filter((wing) => isFlying(g, wing))
  if (flying.length > 0) yield* driveOff(g, flying, poseOf(g, ship), 'FA-PD-7', ship)
}

/** FA-PD-2: divides the dice as evenly as possible; the owner chooses which wings get those left over. Returns a wing for each die. */
function* divide(g: State, ship: ShipId, wings: readonly WingId[], dice: number): Rule<WingId[]> {
  const each = Math.floor(dice / wings.length)
  const over = dice % wings.length
  const aimed = wings.flatMap((wing) => Array.from({ length: each }, () => wing))
  if (over === 0) return aimed
  const options = wings.map((wing) => wingOption(g, 'aim', wing, 'FA-PD-2'))
  const prompt = {
    name: 'pd.divide',
    rule: 'FA-PD-2',
    message: 'pd-divide',
    on: `ship:${ship}` as const,
    params: { dice, wings: wings.length, each, over },
  }
  const more = yield* chooseSome(numberAt(g.ships.owner, ship), prompt, options, { least: over, most: over })
  return [...aimed, ...more]
}

function wingOption(g: State, verb: string, wing: WingId, rule: string): Option<WingId> {
  const params = wingParams(g, wing)
  return {
    id: `${verb}:${wing}`,
    value: wing,
    rule,
    on: `wing:${wing}`,
    to: undefined,
    cost: undefined,
    message: 'aim-wing',
    params,
  }
}

/** FA-PD-4 to 6: fires one die at a wing. Returns whether it was a six. */
function shoot(g: State, ship: ShipId, wing: WingId, drivenOff: WingId[]): boolean {
  const face = d6(g)
  tell(g, { type: 'pd-fired', rule: 'FA-PD-4', on: `wing:${wing}`, ship, wing, face })
  if (face === 6) {
    if (isFlying(g, wing)) loseWing(g, wing, PLACE.destroyed, 'FA-PD-5')
  } else if (face === 5 && !drivenOff.includes(wing)) drivenOff.push(wing)
  return face === 6
}

/**
 * FA-PD-10: the target of a six's extra die: another wing in range, neither destroyed nor driven off by this ship; null if there is none.
 */
function* another(g: State, ship: ShipId, flight: number | null, drivenOff: readonly WingId[]): Rule<WingId | null> {
  const wings = wingsInReach(g, ship, flight).filter((wing) => !drivenOff.includes(wing))
  if (wings.length === 0) return null
  const options = wings.map((wing) => wingOption(g, 'extra', wing, 'FA-PD-10'))
  return yield* choose(
    numberAt(g.ships.owner, ship),
    { name: 'pd.extra', rule: 'FA-PD-10', message: 'pd-extra', on: `ship:${ship}` },
    options,
  )
}

/** FA-PD-16, FA-BOARD-15: the escorts of a ship's side within 4 inches of it. */
export function escortsOf(g: State, ship: ShipId): ShipId[] {
  const found: ShipId[] = []
  for (let other = 0; other < g.ships.type.length; other++) {
    if (other === ship || g.ships.place[other] !== PLACE.table || sideOfShip(g, other) !== sideOfShip(g, ship)) continue
    if (shipType(numberAt(g.ships.type, other)).class !== 'escort') continue
    if (isWithin(poseOf(g, other), poseOf(g, ship), PD_REACH)) found.push(other)
  }
  return found
}

/** FA-PD-14: the dice that a ship has left against torpedoes in this activation. */
export function diceLeft(g: State, ship: ShipId): number {
  return Math.max(pointDefence(g, ship) - numberAt(g.ships.pdSpent, ship), 0)
}

/** FA-PD-13, FA-PD-16: the dice that a ship and its escorts have left against torpedoes fired at it in this activation. */
export function torpedoDice(g: State, target: ShipId): number {
  return [target, ...escortsOf(g, target)].reduce((sum, ship) => sum + diceLeft(g, ship), 0)
}

/** FA-PD-13, FA-CARD-14: decoys, then the point defence of the target and of its escorts. Returns the hits left. */
export function* torpedoDefence(g: State, target: ShipId, rolled: number, spook: boolean, acting: Acting | null): Rule<number> {
  let hits = rolled
  // For programs: whether successful dice will be rolled again.
  const spooked: Params = spook ? { spook: 1 } : {}
  if ((yield* answerFor(g, target, 'torpedo-hits', ['R03'], { hits, ...spooked })) !== null) hits = Math.max(hits - 3, 0)
  if (hits === 0) return 0
  const firing: ShipId[] = []
  let dice = 0
  for (const ship of [target, ...escortsOf(g, target)]) {
    const used = yield* diceAgainst(g, ship, target, hits)
    if (used === 0) continue
    firing.push(ship)
    dice += used
    g.ships.pdSpent[ship] = numberAt(g.ships.pdSpent, ship) + used
  }
  if (dice === 0) return hits
  if ((yield* actionCard(g, acting, 'pd-less', ['A08'], { dice, hits, ...spooked, ...aimParams(g, target) })) !== null)
    dice = Math.max(dice - 2, 0)
  dice += yield* flakWall(g, firing, dice, { hits, ...spooked, ...aimParams(g, target) })
  let first = wave(g, dice)
  if (spook && hitsOf(first, 4) > 0) {
    // FA-TRAIT/torpedoSpook: successful dice of the first wave must be rolled again once.
    first = first.map((face) => (face >= 4 ? at(wave(g, 1), 0) : face))
    tell(g, { type: 'rerolled', rule: 'FA-TRAIT/torpedoSpook', on: `ship:${target}`, dice: first })
  }
  const waves = [first, ...extraWaves(g, first)]
  const cancelled = hitsOf(waves.flat(), 4)
  tellRoll(g, { rule: 'FA-PD-13', on: `ship:${target}`, purpose: 'pd', need: 4, waves, hits: cancelled })
  return Math.max(hits - cancelled, 0)
}

/** FA-PD-14, FA-PD-19: the owner chooses how many dice a ship uses; using all is the first option. */
function* diceAgainst(g: State, ship: ShipId, target: ShipId, hits: number): Rule<number> {
  const left = diceLeft(g, ship)
  if (left === 0) return 0
  const rule = ship === target ? 'FA-PD-14' : 'FA-PD-16'
  const options: Option<number>[] = []
  for (let dice = left; dice >= 0; dice--) options.push(diceOption(ship, dice, rule))
  const params = { hits, dice: left, ...shipParams(g, ship), ...aimParams(g, target) }
  return yield* choose(
    numberAt(g.ships.owner, ship),
    { name: 'pd.torpedo', rule, message: 'pd-torpedo', on: `ship:${ship}`, params },
    options,
  )
}

/** FA-BOARD-14, FA-BOARD-15, FA-PD-19: the owner of the boarded ship, or of its escort, decides whether it fires all its dice. */
export function* firesAtBoarders(g: State, ship: ShipId, target: ShipId, teams: number): Rule<boolean> {
  const rule = ship === target ? 'FA-BOARD-14' : 'FA-BOARD-15'
  const dice = pointDefence(g, ship)
  const params = { teams, dice, ...shipParams(g, ship), ...targetParams(g, target) }
  const prompt = { name: 'pd.boarders', rule, message: 'pd-boarders', on: `ship:${ship}` as const, params }
  const holds = { ...diceOption(ship, 0, 'FA-PD-19'), message: 'pd-hold', params: undefined }
  return (yield* choose(numberAt(g.ships.owner, ship), prompt, [diceOption(ship, dice, rule), holds])) > 0
}

function diceOption(ship: ShipId, dice: number, rule: string): Option<number> {
  return {
    id: `dice:${dice}`,
    value: dice,
    rule,
    on: `ship:${ship}`,
    to: undefined,
    cost: dice,
    message: 'pd-dice',
    params: { dice },
  }
}

/** Card R04: three more dice for one of the ships about to roll. `against` has parameters for programs. */
export function* flakWall(g: State, firing: readonly ShipId[], dice: number, against: Params): Rule<number> {
  const ship = firing.find((one) => takesCards(g, one))
  return ship !== undefined && (yield* answerFor(g, ship, 'pd-more', ['R04'], { dice, ...against })) !== null ? 3 : 0
}
