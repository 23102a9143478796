import { choose, chooseSome, type Option, option, type Rule } from '@orrery/kernel'
import { BLIGHT_OF_NURGLE, type EventId, eventCard, MOB_UP, UNWAVERING_RESOLVE, WARP_GATE } from '../../content/events.ts'
import { ADVANCE, type AreaId, NONE, type State, type SystemId, type UnitId } from '../../state.ts'
import { isWorld, systemOf } from '../areas.ts'
import { at } from '../at.ts'
import { layDown, rally } from '../combat/rout.ts'
import { presence } from '../control.ts'
import { MOST_TOGETHER } from '../moves.ts'
import { codeOf, placeParams, unitTerm } from '../names.ts'
import { relocateUnit } from '../placing.ts'
import { discardScheme } from '../schemes.ts'
import { noOrder } from '../setup.ts'
import { isUnrouted, plasticIn, unitsOnBoard } from '../units.ts'

/** What a scheme does instead of an order. */
interface Instead {
  /** FS-EVENT-17 */
  possible(g: State, seat: number): boolean
  resolve(g: State, seat: number): Rule
}

/** FS-ROUT-6: the systems with at least `least` unrouted units of the seat. */
function systemsWith(g: State, seat: number, least: number): SystemId[] {
  const there = unitsOnBoard(g, seat).flatMap((unit) => (isUnrouted(g, unit) ? [systemOf(g.units.area[unit] as number)] : []))
  return g.systems.flatMap((_, system) => (there.filter((one) => one === system).length >= least ? [system] : []))
}

function* chosenSystem(g: State, seat: number, scheme: EventId, systems: readonly SystemId[]): Rule<SystemId> {
  const options = systems.map((system) => ({
    ...option(`system:${system}`, system, 'FS-EVENT-12', `system:${system}`),
    message: 'choose-system',
    params: { code: codeOf(g, system) },
  }))
  const prompt = {
    name: 'scheme.system',
    rule: 'FS-EVENT-12',
    message: 'scheme-system',
    on: `event:${scheme}`,
    params: { card: eventCard(scheme).term },
  }
  return yield* choose(seat, prompt, options)
}

/** Enemy unrouted units in systems in which the seat has one. */
function blighted(g: State, seat: number): UnitId[] {
  const systems = systemsWith(g, seat, 1)
  return g.units.area.flatMap((area, unit) =>
    g.units.seat[unit] !== seat && isUnrouted(g, unit) && systems.includes(systemOf(area)) ? [unit] : [],
  )
}

/** The areas from which Warp Gate can take units. */
function gateSources(g: State, seat: number): AreaId[] {
  const areas: AreaId[] = []
  for (const unit of unitsOnBoard(g, seat)) {
    const area = g.units.area[unit] as number
    if (isUnrouted(g, unit) && !areas.includes(area) && gateTargets(g, seat, area).length > 0) areas.push(area)
  }
  return areas.sort((a, b) => a - b)
}

/** The friendly or uncontrolled areas of the right kind with room for another unit. */
function gateTargets(g: State, seat: number, from: AreaId): AreaId[] {
  const found = presence(g)
  const mine = 1 << seat
  return found.flatMap((here, to) =>
    to !== from && (here | mine) === mine && isWorld(g, to) === isWorld(g, from) && plasticIn(g, seat, to) < MOST_TOGETHER ? [to] : [],
  )
}

function areaOptions(g: State, verb: string, areas: readonly AreaId[]): Option<AreaId>[] {
  return areas.map((area) => ({
    ...option(`${verb}:${area}`, area, 'FS-EVENT-12', `area:${area}`),
    params: placeParams(g, area),
  }))
}

/** Warp Gate: any number of unrouted units of one area go to another one, which may then hold at most five of the seat's units. */
function* warpGate(g: State, seat: number): Rule {
  const on = `event:${WARP_GATE}`
  const from = yield* choose(
    seat,
    { name: 'scheme.leave', rule: 'FS-EVENT-12', message: 'scheme-leave', on },
    areaOptions(g, 'leave', gateSources(g, seat)),
  )
  const to = yield* choose(
    seat,
    { name: 'scheme.enter', rule: 'FS-EVENT-12', message: 'scheme-enter', on },
    areaOptions(g, 'enter', gateTargets(g, seat, from)),
  )
  const ready = unitsOnBoard(g, seat).filter((unit) => g.units.area[unit] === from && isUnrouted(g, unit))
  const options = ready.map((unit) => ({ ...option(`gate:${unit}`, unit, 'FS-CAP-11', `unit:${unit}`), params: { unit: unitTerm(unit) } }))
  const most = Math.min(ready.length, MOST_TOGETHER - plasticIn(g, seat, to))
  const prompt = { name: 'scheme.units', rule: 'FS-CAP-11', message: 'scheme-units', on, params: { most } }
  const chosen = yield* chooseSome(seat, prompt, options, { least: 1, most })
  for (const unit of chosen) relocateUnit(g, seat, unit, to, 'FS-EVENT-12')
}

const SCHEMES: { readonly [event: EventId]: Instead } = {
  [UNWAVERING_RESOLVE]: {
    possible: () => true,
    *resolve(g, seat) {
      const systems = g.systems.map((_, system) => system)
      const system = yield* chosenSystem(g, seat, UNWAVERING_RESOLVE, systems)
      for (const unit of unitsOnBoard(g, seat))
        if (systemOf(g.units.area[unit] as number) === system && !isUnrouted(g, unit)) rally(g, unit, 'FS-EVENT-12')
    },
  },
  [BLIGHT_OF_NURGLE]: {
    possible: (g, seat) => blighted(g, seat).length > 0,
    *resolve(g, seat) {
      const options = blighted(g, seat).map((unit) => ({
        ...option(`choose:${unit}`, unit, 'FS-EVENT-17', `unit:${unit}`),
        message: 'choose-unit-there',
        params: {
          unit: unitTerm(unit),
          ...placeParams(g, g.units.area[unit] as number),
        },
      }))
      const card = eventCard(BLIGHT_OF_NURGLE).term
      const prompt = { name: 'scheme.unit', rule: 'FS-EVENT-17', message: 'scheme-unit', on: `event:${BLIGHT_OF_NURGLE}`, params: { card } }
      layDown(g, yield* choose(seat, prompt, options), 'FS-EVENT-12')
    },
  },
  [MOB_UP]: {
    possible: (g, seat) => systemsWith(g, seat, 2).length > 0,
    *resolve(g, seat) {
      g.order.system = yield* chosenSystem(g, seat, MOB_UP, systemsWith(g, seat, 2))
      g.order.type = ADVANCE
    },
  },
  [WARP_GATE]: { possible: (g, seat) => gateSources(g, seat).length > 0, resolve: warpGate },
}

/** FS-EVENT-12, FS-EVENT-13: the scheme that a seat may use instead of revealing an order, or NONE. */
export function insteadOf(g: State, seat: number): EventId {
  const { scheme } = at(g.players, seat)
  return scheme !== NONE && SCHEMES[scheme]?.possible(g, seat) === true ? scheme : NONE
}

/** FS-EVENT-12, FS-MAP-14: the scheme is the seat's whole turn. Returns whether it resolves an advance order. */
export function* useInstead(g: State, seat: number): Rule<boolean> {
  const { scheme } = at(g.players, seat)
  discardScheme(g, seat)
  g.order = { ...noOrder(), seat }
  yield* (SCHEMES[scheme] as Instead).resolve(g, seat)
  return g.order.type === ADVANCE
}
