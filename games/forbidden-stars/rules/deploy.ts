import { choose, no, type Option, option, type Rule, type Verdict, yes } from '@orrery/kernel'
import { FACTORY, STRUCTURES, type StructureKind, structureKind } from '../content/structures.ts'
import { type UnitKind, unitKind, unitKindsOf } from '../content/units.ts'
import { WRAITHBONE_SINGERS } from '../content/upgrades.ts'
import { tell } from '../events.ts'
import { type AreaId, NONE, type State } from '../state.ts'
import { areasOf, capacityOf, isWorld } from './areas.ts'
import { at } from './at.ts'
import { isFriendly, presence, presenceIn } from './control.ts'
import { mayPurchaseStructure, mayPurchaseUnit, type Payment, pay, structurePayments, suffixOf, unitPayments } from './cost.ts'
import { areaTerm, codeOf, placeParams } from './names.ts'
import { placeStructure, structureInSupply, structureKindOf, structuresIn } from './structures.ts'
import { inSupply, placeUnit } from './units.ts'
import { declare } from './upgrades/declare.ts'
import { isSecondSite, mayStandBeside, recruitment } from './upgrades/sites.ts'

/** A purchase of a unit: its kind, payment and destination. */
export interface UnitPurchase {
  readonly kind: UnitKind
  readonly payment: Payment
  readonly area: AreaId
}

/** A purchase of a structure. */
export interface StructurePurchase {
  readonly kind: StructureKind
  readonly payment: Payment
  readonly area: AreaId
}

/** FS-DEPLOY-3, FS-DEPLOY-4, FS-STRUCT-12: how many units the order may purchase in all; 0 without a factory (FS-DEPLOY-2). */
export function deploymentLimit(g: State): number {
  const { seat, system } = g.order
  let limit = 0
  for (const area of areasOf(system)) {
    // Outside combats a world with a factory of the seat is friendly.
    for (const structure of structuresIn(g, area, seat)) if (structureKindOf(structure) === FACTORY) limit += capacityOf(g, area)
  }
  return limit + recruitment(g)
}

/** FS-DEPLOY-6, FS-DEPLOY-7: whether a purchased unit of the kind may be put into an area. */
export function mayDeployTo(g: State, seat: number, kind: UnitKind, area: AreaId, present = presenceIn(g, area)): Verdict {
  if (unitKind(kind).ship === isWorld(g, area)) return no(unitKind(kind).ship ? 'FS-SHIP-5' : 'FS-GROUND-13')
  return present === 0 || present === 1 << seat ? yes : no('FS-DEPLOY-7')
}

/** FS-DEPLOY-16, FS-DEPLOY-19: the purchases of units that a seat can pay and place among these areas. */
export function unitPurchases(
  g: State,
  seat: number,
  areas: readonly AreaId[],
  mayPlace: (kind: UnitKind, area: AreaId) => boolean,
  reduction = 0,
): Option<UnitPurchase>[] {
  const options: Option<UnitPurchase>[] = []
  const { faction } = at(g.players, seat)
  for (const kind of unitKindsOf(faction)) {
    if (inSupply(g, kind) === NONE) continue
    for (const payment of unitPayments(g, seat, kind, reduction)) {
      for (const area of areas) if (mayPlace(kind, area)) options.push(unitOption(g, kind, payment, area))
    }
  }
  return options
}

function unitOption(g: State, kind: UnitKind, payment: Payment, area: AreaId): Option<UnitPurchase> {
  const cache = payment.cache ? 1 : 0
  const id = `buy:${kind}:${area}${suffixOf(payment)}`
  const warboss = payment.scheme ? 1 : 0
  const params = { unit: unitKind(kind).term, area: areaTerm(g, area), materiel: payment.materiel, forge: payment.forge, cache, warboss }
  const placed = option(id, { kind, payment, area }, 'FS-DEPLOY-15', `kind:${kind}`)
  return { ...placed, to: `area:${area}`, cost: payment.materiel, params }
}

/** FS-DEPLOY-1, FS-DEPLOY-17, FS-DEPLOY-18: step 1: the seat buys the next unit, or stops. */
export function* deployUnits(g: State): Rule {
  const { seat, system, bought } = g.order
  const limit = deploymentLimit(g)
  const found = presence(g)
  const place = (kind: UnitKind, area: AreaId) => mayDeployTo(g, seat, kind, area, found[area]) === true
  const options = bought < limit ? unitPurchases(g, seat, areasOf(system), place) : []
  const params = { code: codeOf(g, system), bought, limit, materiel: at(g.players, seat).materiel }
  const prompt = { name: 'deploy.unit', rule: 'FS-DEPLOY-1', message: 'deploy-unit', on: `system:${system}`, params }
  const purchase = yield* choose(seat, prompt, [...options, option('done', null, 'FS-DEPLOY-18')])
  if (purchase === null) g.step = 'deploy-structure'
  else {
    buyUnit(g, seat, purchase)
    g.order.bought++
  }
}

/** FS-DEPLOY-19: pays for a unit and places it at once. */
export function buyUnit(g: State, seat: number, { kind, payment, area }: UnitPurchase): void {
  pay(g, seat, payment)
  const unit = inSupply(g, kind)
  placeUnit(g, unit, area)
  const params = { unit: unitKind(kind).term, ...placeParams(g, area) }
  const { materiel, forge, cache } = payment
  tell(g, {
    type: 'unit-bought',
    rule: 'FS-DEPLOY-19',
    on: `unit:${unit}`,
    to: `area:${area}`,
    seat,
    ...params,
    materiel,
    forge,
    cache: cache ? 1 : 0,
  })
}

/** FS-DEPLOY-10, FS-DEPLOY-11, FS-STRUCT-2: whether a purchased structure may stand on a world. */
export function mayBuildOn(g: State, seat: number, area: AreaId): Verdict {
  if (!isWorld(g, area)) return no('FS-STRUCT-2')
  if (!isFriendly(g, seat, area)) return no('FS-DEPLOY-10', { area: areaTerm(g, area) })
  return structuresIn(g, area).length === 0 ? yes : no('FS-DEPLOY-11', { area: areaTerm(g, area) })
}

/** The purchases of a structure that the seat can pay and place on these worlds, with Wraithbone Singers beside another one. */
export function structurePurchases(g: State, seat: number, areas: readonly AreaId[]): Option<StructurePurchase>[] {
  const sites = areas.filter((area) => mayBuildOn(g, seat, area) === true || isSecondSite(g, seat, area))
  const options: Option<StructurePurchase>[] = []
  if (sites.length === 0) return options
  for (const { id: kind } of STRUCTURES) {
    if (mayPurchaseStructure(g, seat, kind) !== true) continue
    for (const payment of structurePayments(g, seat, kind)) {
      for (const area of sites) if (mayStandBeside(g, kind, area)) options.push(structureOption(g, kind, payment, area))
    }
  }
  return options
}

function structureOption(g: State, kind: StructureKind, payment: Payment, area: AreaId): Option<StructurePurchase> {
  const cache = payment.cache ? 1 : 0
  const id = `build:${kind}:${area}${suffixOf(payment)}`
  const warboss = payment.scheme ? 1 : 0
  const params = { structure: structureKind(kind).term, area: areaTerm(g, area), materiel: payment.materiel, cache, warboss }
  const placed = option(id, { kind, payment, area }, 'FS-DEPLOY-10', `structure-kind:${kind}`)
  return { ...placed, to: `area:${area}`, cost: payment.materiel, params }
}

/** FS-DEPLOY-1, FS-DEPLOY-10, FS-DEPLOY-18: step 2: the seat buys one structure, or none. */
export function* deployStructure(g: State): Rule {
  if (!g.order.built) yield* chooseStructure(g)
  g.step = 'after-deploy'
}

/** FS-DEPLOY-10: the seat buys a structure with the deploy order, or none. Returns whether it bought one. */
export function* chooseStructure(g: State): Rule<boolean> {
  const { seat, system } = g.order
  const options = structurePurchases(g, seat, areasOf(system))
  const params = { code: codeOf(g, system), materiel: at(g.players, seat).materiel }
  const prompt = { name: 'deploy.structure', rule: 'FS-DEPLOY-10', message: 'deploy-structure', on: `system:${system}`, params }
  const purchase = yield* choose(seat, prompt, [...options, option('done', null, 'FS-DEPLOY-18')])
  if (purchase === null) return false
  if (structuresIn(g, purchase.area).length > 0) declare(g, seat, WRAITHBONE_SINGERS)
  buyStructure(g, seat, purchase)
  return true
}

/** FS-DEPLOY-10: pays for a structure and places it at once. */
export function buyStructure(g: State, seat: number, { kind, payment, area }: StructurePurchase): void {
  pay(g, seat, payment)
  const structure = structureInSupply(g, kind)
  placeStructure(g, structure, seat, area)
  const params = { structure: structureKind(kind).term, ...placeParams(g, area) }
  const { materiel, cache } = payment
  const told = { rule: 'FS-DEPLOY-10', on: `structure:${structure}`, to: `area:${area}`, seat }
  tell(g, { type: 'structure-bought', ...told, ...params, materiel, cache: cache ? 1 : 0 })
}

/** Whether the seat may purchase a unit of the kind with the deploy order under way, and why not. */
export function mayDeploy(g: State, kind: UnitKind): Verdict {
  const { seat, system, bought } = g.order
  const limit = deploymentLimit(g)
  if (limit === 0) return no('FS-DEPLOY-2', { code: codeOf(g, system) })
  if (bought >= limit) return no('FS-DEPLOY-3', { limit })
  const payable = mayPurchaseUnit(g, seat, kind)
  if (payable !== true) return payable
  const placeable = areasOf(system).some((area) => mayDeployTo(g, seat, kind, area) === true)
  return placeable ? yes : no('FS-DEPLOY-19', { unit: unitKind(kind).term })
}
