import { no, type Verdict, yes } from '@orrery/kernel'
import { WARBOSS } from '../content/events.ts'
import { type StructureKind, structureKind } from '../content/structures.ts'
import { CACHE, FORGE, REINFORCEMENT } from '../content/tiles.ts'
import { type UnitKind, unitKind } from '../content/units.ts'
import { NONE, type State } from '../state.ts'
import { spendAsset, spendMateriel } from './assets.ts'
import { at } from './at.ts'
import { discardScheme, hasScheme } from './schemes.ts'
import { commandLevel, controlTokensLeft, structureInSupply } from './structures.ts'
import { inSupply } from './units.ts'

/** FS-ASSET-1: what a cache token takes off a price. */
const CACHE_WORTH = 2

/** What one purchase costs, and which tokens pay it. */
export interface Payment {
  readonly materiel: number
  /** Forge tokens, for the price and for a missing command level. */
  readonly forge: number
  /** Whether a cache token is spent. */
  readonly cache: boolean
  /** Whether Warboss is discarded for it. */
  readonly scheme: boolean
}

/** The end of an option's id that names its payment. */
export function suffixOf({ cache, scheme }: Payment): string {
  return `${cache ? ':cache' : ''}${scheme ? ':warboss' : ''}`
}

/** What Warboss takes off the materiel price of one purchase: 1 for each reinforcement token; 0 without it. */
export function warbossReduction(g: State, seat: number): number {
  return hasScheme(g, seat, WARBOSS) ? (at(g.players, seat).assets[REINFORCEMENT] as number) : 0
}

/** FS-COST-9: the price of a unit less a reduction, before tokens. */
function reduced(price: number, reduction: number): number {
  return Math.max(0, price - reduction)
}

/** FS-DEPLOY-15, FS-DEPLOY-16, FS-ASSET-4, FS-ASSET-5, FS-ASSET-6: the payments for a unit that the seat can afford, without and with a cache token. */
export function unitPayments(g: State, seat: number, kind: UnitKind, reduction: number): Payment[] {
  const { level, materiel, forge } = unitKind(kind)
  const lacking = level - commandLevel(g, seat)
  if (lacking > 1) return []
  return payments(g, seat, reduced(materiel, reduction), forge + Math.max(0, lacking))
}

/** FS-COST-7: the payments for a structure that the seat can afford. */
export function structurePayments(g: State, seat: number, kind: StructureKind): Payment[] {
  return payments(g, seat, structureKind(kind).materiel, 0)
}

/** FS-ASSET-1, FS-ASSET-2: the payments that the seat can afford, each without and with a cache token and Warboss. */
function payments(g: State, seat: number, materiel: number, forge: number): Payment[] {
  const player = at(g.players, seat)
  const found: Payment[] = []
  if ((player.assets[FORGE] as number) < forge) return found
  const caches = (player.assets[CACHE] as number) > 0 ? [false, true] : [false]
  const off = warbossReduction(g, seat)
  for (const scheme of off > 0 ? [false, true] : [false]) {
    for (const cache of caches) {
      const before = reduced(materiel, cache ? CACHE_WORTH : 0)
      const price = reduced(before, scheme ? off : 0)
      // Neither a cache token nor a scheme is spent on what is already free.
      if (price > player.materiel || (cache && materiel === 0) || (scheme && before === 0)) continue
      found.push({ materiel: price, forge, cache, scheme })
    }
  }
  return found
}

/** FS-COST-2, FS-ASSET-5: whether the seat may purchase a unit of the kind now, and why not. */
export function mayPurchaseUnit(g: State, seat: number, kind: UnitKind): Verdict {
  const { level, materiel, forge, term } = unitKind(kind)
  if (inSupply(g, kind) === NONE) return no('FS-COMP-14', { unit: term })
  const lacking = level - commandLevel(g, seat)
  const forges = at(g.players, seat).assets[FORGE] as number
  if (lacking > 1) return no('FS-COST-2', { unit: term, level })
  if (forges < forge + Math.max(0, lacking))
    return no(lacking > 0 ? 'FS-DEPLOY-16' : 'FS-ASSET-4', { unit: term, level, forge: forge + Math.max(0, lacking) })
  return unitPayments(g, seat, kind, 0).length > 0 ? yes : no('FS-COST-5', { materiel })
}

/** FS-COST-5, FS-COMP-12, FS-COMP-14: whether the seat may purchase a structure of the kind now, and why not. */
export function mayPurchaseStructure(g: State, seat: number, kind: StructureKind): Verdict {
  const { materiel, term } = structureKind(kind)
  if (structureInSupply(g, kind) === NONE) return no('FS-COMP-14', { unit: term })
  if (controlTokensLeft(g, seat) === 0) return no('FS-COMP-12')
  return structurePayments(g, seat, kind).length > 0 ? yes : no('FS-COST-5', { materiel })
}

/** FS-COST-5, FS-ASSET-8: the seat pays. */
export function pay(g: State, seat: number, { materiel, forge, cache, scheme }: Payment): void {
  if (scheme) discardScheme(g, seat)
  spendMateriel(g, seat, materiel, 'FS-COST-5')
  for (let token = 0; token < forge; token++) spendAsset(g, seat, FORGE, 'FS-ASSET-4')
  if (cache) spendAsset(g, seat, CACHE, 'FS-ASSET-1')
}
