import { choose, type Option, type Rule } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import { distance2, isWithin, type Point } from '../../geometry/place.ts'
import { NONE, PLACE, type ShipId, type State, type WingId } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { wave } from '../dice.ts'
import { leave, loseWing } from '../leave.ts'
import { driveOff } from '../pd/driven-off.ts'
import { isShielded } from '../range.ts'
import type { Ring } from '../ring.ts'
import { isFlying, isOnTable } from '../ships.ts'
import { pointOf, poseOf } from '../stands.ts'
import { hullLeft } from './losses.ts'
import { areaAttack } from './receive.ts'

/** A ship that an event has struck, and whether its magazine blew up. */
export interface Struck {
  readonly ship: ShipId
  readonly magazine: boolean
}

/**
 * What destroyed ships: only a ship destroyed by an attack, a mine or an explosion may answer with a last salvo (card window
 * ownShipDestroyed).
 */
export type Cause = 'attack' | 'mine' | 'explosion' | 'other'

/** FA-DMG-23: an explosion: it attacks everything near it except one model. */
export interface Blast extends Point {
  readonly dice: number
  readonly reach: number
  readonly rule: string
  readonly cause: Cause
  /** The model that it does not touch, or NONE. */
  readonly but: ShipId
}

/** How far explosions reach. // FA-DMG-5, FA-MINE-4 */
export const BLAST_REACH = 4000

/** FA-DMG-18, FA-DMG-27: when all losses of an event are applied, wrecks leave the table and what they set off goes off in turn. */
export function* settle(g: State, struck: readonly Struck[], cause: Cause, ring: Ring, first: readonly Blast[] = []): Rule {
  const blasts = [...first]
  yield* clearWrecks(g, struck, cause, blasts, ring)
  // What goes off may add to the list.
  for (const blast of blasts) yield* goOff(g, blast, blasts, ring)
}

function* clearWrecks(g: State, struck: readonly Struck[], cause: Cause, blasts: Blast[], ring: Ring): Rule {
  for (const { ship, magazine } of struck) {
    if (!isOnTable(g, ship) || hullLeft(g, ship) > 0) continue
    if (cause !== 'other') yield* ring.lastSalvo(g, ship, ring)
    if (!isOnTable(g, ship)) continue
    const { x, y } = poseOf(g, ship)
    yield* leave(g, ship, 'destroyed', 'FA-DMG-18')
    const { stats, traits } = shipType(numberAt(g.ships.type, ship))
    if (!magazine && !traits.includes('combustibleCargo')) continue
    blasts.push({ x, y, dice: 2 * stats.hp, reach: BLAST_REACH, rule: 'FA-DMG-5', cause: 'explosion', but: NONE })
  }
}

/** A model near a blast: a ship, or a wing. */
interface Near {
  readonly ship: ShipId
  readonly wing: WingId
  readonly away: number
}

/** FA-DMG-5, FA-DMG-23, FA-DMG-24, FA-MINE-4: friend and foe, the nearest model first, unless a planet or a meteor is between. */
function* goOff(g: State, blast: Blast, blasts: Blast[], ring: Ring): Rule {
  tell(g, { type: 'exploded', rule: blast.rule, x: blast.x, y: blast.y, dice: blast.dice })
  const near = modelsNear(g, blast)
  const drivenOff: WingId[] = []
  while (near.length > 0) {
    const { ship, wing } = yield* nearest(g, near, blast)
    near.splice(
      near.findIndex((one) => one.ship === ship && one.wing === wing),
      1,
    )
    if (isFlying(g, wing)) blastWing(g, wing, blast, drivenOff)
    // FA-FIRE-13: a ship that has left the table meanwhile is no longer a target.
    if (!isOnTable(g, ship)) continue
    const magazine = yield* areaAttack(g, ship, blast.dice, blast.cause === 'mine' ? 'mine' : 'explosion', blast.rule, ring)
    yield* clearWrecks(g, [{ ship, magazine }], blast.cause, blasts, ring)
  }
  const flying = drivenOff.filter((wing) => isFlying(g, wing))
  if (flying.length > 0) yield* driveOff(g, flying, blast, 'FA-DMG-24')
}

function modelsNear(g: State, { x, y, reach, but }: Blast): Near[] {
  const centre = { x, y }
  const near: Near[] = []
  for (let ship = 0; ship < g.ships.type.length; ship++) {
    if (!isOnTable(g, ship) || ship === but) continue
    const pose = poseOf(g, ship)
    if (isWithin(centre, pose, reach) && !isShielded(g, centre, pose)) near.push({ ship, wing: NONE, away: distance2(centre, pose) })
  }
  for (let wing = 0; wing < g.wings.type.length; wing++) {
    if (g.wings.place[wing] !== PLACE.table) continue
    const point = pointOf(g, wing)
    if (isWithin(centre, point, reach) && !isShielded(g, centre, point)) near.push({ ship: NONE, wing, away: distance2(centre, point) })
  }
  return near
}

/** FA-DMG-23: the nearest; of several equally near ones the player with the initiative chooses. */
function* nearest(g: State, near: readonly Near[], blast: Blast): Rule<Near> {
  let least = Number.POSITIVE_INFINITY
  for (const { away } of near) least = Math.min(least, away)
  const equal = near.filter(({ away }) => away === least)
  if (equal.length === 1) return at(equal, 0)
  const options = equal.map((model): Option<Near> => {
    const on = model.ship === NONE ? `wing:${model.wing}` : `ship:${model.ship}`
    return {
      id: `next:${on}`,
      value: model,
      rule: 'FA-DMG-23',
      on,
      to: undefined,
      cost: undefined,
      message: 'next-model',
      params: undefined,
    }
  })
  return yield* choose(
    at(g.order, 0),
    { name: 'blast.next', rule: 'FA-DMG-23', message: 'blast-next', params: { dice: blast.dice } },
    options,
  )
}

/** FA-DMG-24: dice rolled once for a wing; the worst single die counts. */
function blastWing(g: State, wing: WingId, blast: Blast, drivenOff: WingId[]): void {
  const dice = wave(g, blast.dice)
  const worst = Math.max(0, ...dice)
  tell(g, { type: 'wing-blasted', rule: 'FA-DMG-24', on: `wing:${wing}`, wing, dice })
  if (worst === 6) loseWing(g, wing, PLACE.destroyed, 'FA-DMG-24')
  else if (worst >= 4) drivenOff.push(wing)
}
