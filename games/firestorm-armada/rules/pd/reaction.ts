import { choose, chooseSome, type Option, type Rule } from '@orrery/kernel'
import { tell } from '../../events.ts'
import { isWithin } from '../../geometry/place.ts'
import { flightParams, shipParams, wingParams } from '../../names.ts'
import { PLACE, type ShipId, type State, type WingId } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { d6 } from '../dice.ts'
import { pointDefence } from '../fire/modifiers.ts'
import { mayFire } from '../fire/shots.ts'
import { loseWing } from '../leave.ts'
import { isFlying, isOnTable, shipsOf, sideOf, sideOfShip } from '../ships.ts'
import { pointOf, poseOf } from '../stands.ts'
import { driveOff } from './driven-off.ts'
import { flakWall, PD_REACH } from './torpedoes.ts'

/** FA-PD-11: the bit of `ships.fired` for point defence used against wings in this activation. */
const POINT_DEFENCE = 1 << 20

/** FA-PD-1, FA-PD-3: the enemy wings that a ship's point defence may fire at; only those of one flight when it reacts. */
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

/** FA-PD-11, FA-PD-12: enemy ships near a flight that has just moved each fire once, in their owner's order. */
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

/** FA-PD-2, FA-PD-4 to 6, FA-PD-9, FA-PD-10: a ship fires all its dice at the wings in reach. */
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

/** FA-PD-2: as evenly as possible; which wings get the dice that are left over is the owner's choice. Gives a wing for each die. */
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

/** FA-PD-4 to 6: one die at a wing; whether it was a six. */
function shoot(g: State, ship: ShipId, wing: WingId, drivenOff: WingId[]): boolean {
  const face = d6(g)
  tell(g, { type: 'pd-fired', rule: 'FA-PD-4', on: `wing:${wing}`, ship, wing, face })
  if (face === 6) {
    if (isFlying(g, wing)) loseWing(g, wing, PLACE.destroyed, 'FA-PD-5')
  } else if (face === 5 && !drivenOff.includes(wing)) drivenOff.push(wing)
  return face === 6
}

/**
 * FA-PD-10: the target of a six's extra die: another wing in reach, neither destroyed nor driven off by this ship; null if there is none.
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
