import { choose, type Option, option, type Rule } from '@orrery/kernel'
import { CHAOS, ELDAR, ORKS, SPACE_MARINES } from '../content/factions.ts'
import { AFFLUENCE, CACHE, FORGE, REINFORCEMENT } from '../content/tiles.ts'
import { CULTIST, LAND_RAIDER, SCOUT, SPACE_MARINE, unitKind } from '../content/units.ts'
import { tell } from '../events.ts'
import { type AreaId, NONE, type State, type SystemId, type UnitId } from '../state.ts'
import { areasOf, isWorld, printed, systemOf, systemsBeside } from './areas.ts'
import { gainAssets, mayGainAsset, spendMateriel } from './assets.ts'
import { at } from './at.ts'
import { presence } from './control.ts'
import { buyUnit, mayDeployTo, unitPurchases } from './deploy.ts'
import { ASSET_TERMS, areaTerm, placeParams, unitTerm } from './names.ts'
import { relocateUnit } from './placing.ts'
import { inSupply, isShip, isUnrouted, placeUnit, plasticKind, removeUnit, unitsOnBoard } from './units.ts'

const KINDS = [FORGE, CACHE, REINFORCEMENT] as const

/** The seat's friendly worlds in a system. */
export function friendlyWorldsIn(g: State, seat: number, system: SystemId): AreaId[] {
  const found = presence(g)
  return areasOf(system).filter((area) => isWorld(g, area) && found[area] === 1 << seat)
}

/**
 * FS-DOM-1, FS-DOM-2, FS-DOM-3, FS-DOM-9: the seat gains the asset tokens of these worlds: fixed icons first, then those that it chooses.
 */
export function* gainFromWorlds(g: State, seat: number, worlds: readonly AreaId[], rule: string): Rule {
  const icons = worlds.flatMap((area) => printed(g, area).assets)
  for (const kind of KINDS) {
    gainAssets(g, seat, kind, icons.filter((icon) => icon === kind).length, rule)
  }
  for (const icon of icons) if (icon === AFFLUENCE) yield* chooseAsset(g, seat)
}

/** FS-DOM-3, FS-DOM-4: the seat chooses one asset token of a kind that it may gain. */
export function* chooseAsset(g: State, seat: number): Rule {
  const options = KINDS.filter((kind) => mayGainAsset(g, seat, kind) === true).map((kind) => ({
    ...option(`asset:${kind}`, kind, 'FS-DOM-3', `asset:${kind}`),
    params: { asset: at(ASSET_TERMS, kind), held: at(g.players, seat).assets[kind] as number },
  }))
  if (options.length === 0) return
  const kind = yield* choose(seat, { name: 'dominate.asset', rule: 'FS-DOM-3', message: 'choose-asset' }, options)
  gainAssets(g, seat, kind, 1, 'FS-DOM-3')
}

/** FS-DOM-1: step 1 of a dominate order. */
export function* gainOrderAssets(g: State): Rule {
  const { seat, system } = g.order
  yield* gainFromWorlds(g, seat, friendlyWorldsIn(g, seat, system), 'FS-DOM-1')
  g.step = 'ability'
}

/** FS-DOM-5, FS-DOM-6, FS-DOM-7: step 2: uses the ability of the faction sheet once, if possible. */
export function* useAbility(g: State): Rule {
  const { seat } = g.order
  g.step = 'order-end'
  switch (at(g.players, seat).faction) {
    case SPACE_MARINES:
      return yield* promote(g, seat)
    case CHAOS:
      return yield* relocate(g, seat, cultistMoves(g, seat))
    case ORKS:
      return yield* rallyTheMob(g, seat)
    case ELDAR:
      return yield* relocate(g, seat, webwayMoves(g, seat))
  }
}

/** The seat's plastic units on worlds of the active system. */
function unitsOnWorlds(g: State, seat: number): UnitId[] {
  return unitsOnBoard(g, seat).filter((unit) => systemOf(g.units.area[unit] as number) === g.order.system && !isShip(unit))
}

/** Promotion: a Scout becomes a Space Marine, a Space Marine a Land Raider, for 1 materiel. */
function* promote(g: State, seat: number): Rule {
  if (at(g.players, seat).materiel < 1) return
  const options: Option<UnitId>[] = []
  for (const unit of unitsOnWorlds(g, seat)) {
    const kind = plasticKind(unit)
    if (kind !== SCOUT && kind !== SPACE_MARINE) continue
    const into = promoted(kind)
    if (inSupply(g, into) === NONE) continue
    const area = g.units.area[unit] as number
    const params = { unit: unitTerm(unit), into: unitKind(into).term, area: areaTerm(g, area) }
    options.push({ ...option(`promote:${unit}`, unit, 'FS-DOM-7', `unit:${unit}`), cost: 1, params })
  }
  if (options.length === 0) return
  options.push(option('decline', NONE, 'FS-DOM-5'))
  const unit = yield* choose(seat, { name: 'dominate.ability', rule: 'FS-DOM-7', message: 'ability-promotion' }, options)
  if (unit === NONE) return
  spendMateriel(g, seat, 1, 'FS-DOM-7')
  replaceUnit(g, seat, unit, promoted(plasticKind(unit)))
}

function promoted(kind: number): number {
  return kind === SCOUT ? SPACE_MARINE : LAND_RAIDER
}

/** FS-SIM-8: replaces a unit with a free unrouted one from the supply. */
function replaceUnit(g: State, seat: number, unit: UnitId, kind: number): void {
  const area = g.units.area[unit] as number
  const into = inSupply(g, kind)
  const params = { unit: unitTerm(unit), into: unitTerm(into), ...placeParams(g, area) }
  removeUnit(g, unit)
  placeUnit(g, into, area)
  tell(g, { type: 'unit-promoted', rule: 'FS-DOM-7', on: `unit:${into}`, to: `area:${area}`, seat, ...params })
}

interface Relocation {
  readonly unit: UnitId
  readonly to: AreaId
}

function relocation(g: State, unit: UnitId, to: AreaId): Option<Relocation> {
  const params = { unit: unitTerm(unit), ...placeParams(g, to) }
  return { ...option(`relocate:${unit}:${to}`, { unit, to }, 'FS-DOM-7', `unit:${unit}`), to: `area:${to}`, params }
}

/** Hidden Cult: an unrouted Cultist goes to a friendly or uncontrolled world of a neighbouring system. */
function cultistMoves(g: State, seat: number): Option<Relocation>[] {
  const found = presence(g)
  const worlds = systemsBeside(g, g.order.system)
    .flatMap(areasOf)
    .filter((area) => isWorld(g, area) && ((found[area] as number) | (1 << seat)) === 1 << seat)
  const cultists = unitsOnWorlds(g, seat).filter((unit) => plasticKind(unit) === CULTIST && isUnrouted(g, unit))
  return cultists.flatMap((unit) => worlds.map((area) => relocation(g, unit, area)))
}

/** Webway: an unrouted ground unit goes to any friendly world. */
function webwayMoves(g: State, seat: number): Option<Relocation>[] {
  const found = presence(g)
  const worlds = found.flatMap((here, area) => (here === 1 << seat && isWorld(g, area) ? [area] : []))
  const units = unitsOnWorlds(g, seat).filter((unit) => isUnrouted(g, unit))
  return units.flatMap((unit) => worlds.filter((area) => area !== g.units.area[unit]).map((area) => relocation(g, unit, area)))
}

function* relocate(g: State, seat: number, options: Option<Relocation>[]): Rule {
  if (options.length === 0) return
  const message = at(g.players, seat).faction === CHAOS ? 'ability-hidden-cult' : 'ability-webway'
  const prompt = { name: 'dominate.ability', rule: 'FS-DOM-7', message }
  const chosen = yield* choose(seat, prompt, [...options, option('decline', null, 'FS-DOM-5')])
  if (chosen === null) return
  const { unit, to } = chosen
  relocateUnit(g, seat, unit, to, 'FS-DOM-7')
}

/** FS-DEPLOY-13: Rally the Mob: buys a ground unit without a factory. */
function* rallyTheMob(g: State, seat: number): Rule {
  const place = (kind: number, area: AreaId) => !unitKind(kind).ship && mayDeployTo(g, seat, kind, area) === true
  const options = unitPurchases(g, seat, areasOf(g.order.system), place)
  if (options.length === 0) return
  const prompt = { name: 'dominate.ability', rule: 'FS-DOM-7', message: 'ability-rally-the-mob' }
  const purchase = yield* choose(seat, prompt, [...options, option('decline', null, 'FS-DOM-5')])
  if (purchase !== null) buyUnit(g, seat, purchase)
}
