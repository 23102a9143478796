import { choose, type Option, option, type Rule } from '@orrery/kernel'
import { eventCard, THROUGH_THE_WARP } from '../../content/events.ts'
import { REINFORCEMENT } from '../../content/tiles.ts'
import { CORSAIR_RAID, CRUSADE, FROM_THE_WARP, ORK_ROKS } from '../../content/upgrades.ts'
import { ADVANCE, type AreaId, NONE, type State, type SystemId } from '../../state.ts'
import { areasOf, isWorld, systemsBeside } from '../areas.ts'
import { gainAssets, mayGainAsset } from '../assets.ts'
import { presence } from '../control.ts'
import { friendlyWorldsIn } from '../dominate.ts'
import { placeParams } from '../names.ts'
import { orbitalStrike, possibleStrikes } from '../orbital/strike.ts'
import { discardScheme, hasScheme } from '../schemes.ts'
import { isShip, isUnrouted, unitsIn } from '../units.ts'
import { aboutUpgrade, declare, isReady, mayDeclare } from './declare.ts'

/** FS-STRAT-10, FS-STRAT-18: the upgrades and the scheme that the player may use when an advance order begins. */
export function* beginAdvance(g: State): Rule {
  const { seat, system } = g.order
  if (isReady(g, seat, CRUSADE)) yield* crusade(g, seat, system)
  if (isReady(g, seat, FROM_THE_WARP) && isShipBeyondStorm(g, seat, system)) {
    g.order.warpShips = yield* mayDeclare(g, seat, FROM_THE_WARP)
  }
  if (isReady(g, seat, ORK_ROKS)) yield* orkRoks(g, seat, system)
  if (hasScheme(g, seat, THROUGH_THE_WARP)) yield* throughTheWarp(g, seat)
}

/** Crusade: gains a reinforcement token if the active system has no friendly world. */
function* crusade(g: State, seat: number, system: SystemId): Rule {
  if (friendlyWorldsIn(g, seat, system).length > 0 || mayGainAsset(g, seat, REINFORCEMENT) !== true) return
  if (yield* mayDeclare(g, seat, CRUSADE)) gainAssets(g, seat, REINFORCEMENT, 1, 'FS-STRAT-10')
}

/** Whether a ship of the seat cannot reach the active system because of a warp storm. */
function isShipBeyondStorm(g: State, seat: number, system: SystemId): boolean {
  const beyond = systemsBeside(g, system, true).flatMap(areasOf)
  return beyond.some((area) => unitsIn(g, seat, area).some((unit) => isShip(unit) && isUnrouted(g, unit)))
}

/** Ork Roks: an uncontrolled void of the active system or of a neighbour counts as friendly for up to two ground units. */
function* orkRoks(g: State, seat: number, system: SystemId): Rule {
  const found = presence(g)
  const options: Option<AreaId>[] = []
  for (const area of [system, ...systemsBeside(g, system)].flatMap(areasOf)) {
    if (isWorld(g, area) || found[area] !== 0) continue
    options.push({ ...option(`roks:${area}`, area, 'FS-STRAT-10', `area:${area}`), params: placeParams(g, area) })
  }
  options.push(option('decline', NONE, 'FS-STRAT-10'))
  const area = yield* choose(seat, aboutUpgrade(ORK_ROKS, 'upgrade.void'), options)
  if (area === NONE) return
  declare(g, seat, ORK_ROKS)
  g.order.roks = area
}

/** Through the Warp: all units of the order may move through warp storms; a combat begins with one more morale die. */
function* throughTheWarp(g: State, seat: number): Rule {
  const on = `event:${THROUGH_THE_WARP}`
  const prompt = { name: 'scheme.use', rule: 'FS-EVENT-11', message: 'scheme-use', on, params: { card: eventCard(THROUGH_THE_WARP).term } }
  if (!(yield* choose(seat, prompt, [option('use', true, 'FS-EVENT-11', on), option('decline', false, 'FS-EVENT-11')]))) return
  discardScheme(g, seat)
  g.order.warpShips = true
  g.order.warpGround = true
}

/** Corsair Raid: after a combat of an advance order, an orbital strike in the active system. */
export function* corsairRaid(g: State): Rule {
  const { seat, type } = g.order
  if (type !== ADVANCE || !isReady(g, seat, CORSAIR_RAID) || possibleStrikes(g).length === 0) return
  if (yield* mayDeclare(g, seat, CORSAIR_RAID)) yield* orbitalStrike(g)
}
