import { choose, no, type Option, option, type Rule, shuffleIn, type Verdict, yes } from '@orrery/kernel'
import { COMBAT_CARD_CATALOGUE, type CombatKind, combatCard, copiesOf } from '../content/combat-cards.ts'
import { UPGRADE_CATALOGUE, type UpgradeId, upgradeOf } from '../content/upgrades.ts'
import { tell } from '../events.ts'
import type { State, SystemId } from '../state.ts'
import { areasOf, systemOf } from './areas.ts'
import { spendMateriel } from './assets.ts'
import { at } from './at.ts'
import { kindOfCard } from './combat/lasting.ts'
import { warbossReduction } from './cost.ts'
import { codeOf } from './names.ts'
import { discardScheme } from './schemes.ts'
import { commandLevel, structuresIn } from './structures.ts'
import { unitsOnBoard } from './units.ts'

/** FS-STRAT-2, FS-STRAT-3, FS-OPT-1: whether the seat has what it needs in a system to purchase upgrades there. */
export function mayStrategize(g: State, seat: number, system: SystemId): Verdict {
  if (unitsOnBoard(g, seat).some((unit) => systemOf(g.units.area[unit] as number) === system)) return yes
  if (g.settings.strategizeStructures) {
    if (areasOf(system).some((area) => structuresIn(g, area, seat).length > 0)) return yes
  }
  return no('FS-STRAT-2', { code: codeOf(g, system) })
}

/** The price of an upgrade, less a reduction. // FS-COST-9 */
function priceOf(materiel: number, reduction: number): number {
  return Math.max(0, materiel - reduction)
}

/** FS-COST-2, FS-COST-5, FS-STRAT-7, FS-STRAT-17: whether the seat may purchase a combat upgrade. */
export function mayBuyCard(g: State, seat: number, kind: CombatKind, reduction = 0): Verdict {
  const player = at(g.players, seat)
  const { level, materiel, term, faction } = combatCard(kind)
  const isThere = COMBAT_CARD_CATALOGUE.edition(g.edition.combatCards).includes(kind)
  if (faction !== player.faction || player.kinds.includes(kind) || !isThere) return no('FS-STRAT-5', { card: term })
  if (level > commandLevel(g, seat)) return no('FS-COST-2', { unit: term, level })
  const price = priceOf(materiel, reduction)
  return price <= player.materiel ? yes : no('FS-COST-5', { materiel: price })
}

/** FS-COST-2, FS-COST-5, FS-STRAT-15: whether the seat may purchase an order upgrade. */
export function mayBuyUpgrade(g: State, seat: number, id: UpgradeId, reduction = 0): Verdict {
  const player = at(g.players, seat)
  const { level, materiel, term, faction } = upgradeOf(id)
  const isThere = UPGRADE_CATALOGUE.edition(g.edition.upgrades).includes(id)
  if (faction !== player.faction || player.upgrades.includes(id) || !isThere) return no('FS-STRAT-15', { upgrade: term })
  if (level > commandLevel(g, seat)) return no('FS-COST-2', { unit: term, level })
  const price = priceOf(materiel, reduction)
  return price <= player.materiel ? yes : no('FS-COST-5', { materiel: price })
}

/** A purchase of an upgrade: its id, its price, and whether Warboss is discarded for it. */
export interface UpgradePurchase {
  readonly id: number
  readonly price: number
  readonly scheme: boolean
}

/** FS-COST-9: the possible purchases of an upgrade: at its price less a reduction, and with Warboss. */
function purchases(g: State, seat: number, id: number, materiel: number, reduction: number, may: (reduction: number) => Verdict) {
  const found: UpgradePurchase[] = []
  const off = warbossReduction(g, seat)
  if (may(reduction) === true) found.push({ id, price: priceOf(materiel, reduction), scheme: false })
  if (off > 0 && priceOf(materiel, reduction) > 0 && may(reduction + off) === true)
    found.push({ id, price: priceOf(materiel, reduction + off), scheme: true })
  return found
}

/** The combat upgrades that the seat may purchase. */
export function cardOptions(g: State, seat: number, reduction = 0): Option<UpgradePurchase>[] {
  return COMBAT_CARD_CATALOGUE.edition(g.edition.combatCards).flatMap((id) => {
    const { term, materiel } = combatCard(id)
    return purchases(g, seat, id, materiel, reduction, (off) => mayBuyCard(g, seat, id, off)).map((purchase) => ({
      ...option(`card:${id}${purchase.scheme ? ':warboss' : ''}`, purchase, 'FS-STRAT-1', `card:${id}`),
      cost: purchase.price,
      params: { card: term, materiel: purchase.price, warboss: purchase.scheme ? 1 : 0 },
    }))
  })
}

/** The order upgrades that the seat may purchase. */
export function upgradeOptions(g: State, seat: number, reduction = 0): Option<UpgradePurchase>[] {
  return UPGRADE_CATALOGUE.edition(g.edition.upgrades).flatMap((id) => {
    const { term, materiel } = upgradeOf(id)
    return purchases(g, seat, id, materiel, reduction, (off) => mayBuyUpgrade(g, seat, id, off)).map((purchase) => ({
      ...option(`upgrade:${id}${purchase.scheme ? ':warboss' : ''}`, purchase, 'FS-STRAT-1', `upgrade:${id}`),
      cost: purchase.price,
      params: { upgrade: term, materiel: purchase.price, warboss: purchase.scheme ? 1 : 0 },
    }))
  })
}

/**
 * FS-STRAT-1, FS-STRAT-2, FS-STRAT-18: step 1 of a strategize order: a combat upgrade and an order upgrade, or either, or none.
 * Returns whether anything was purchased.
 */
export function* buyUpgrades(g: State, seat: number): Rule<boolean> {
  const card = yield* buyCard(g, seat, 0)
  const upgrade = yield* buyUpgrade(g, seat, 0)
  return card || upgrade
}

/** FS-STRAT-1: a combat upgrade, or none. Returns whether one was purchased. */
export function* buyCard(g: State, seat: number, reduction: number): Rule<boolean> {
  const options = cardOptions(g, seat, reduction)
  const params = { materiel: at(g.players, seat).materiel }
  const prompt = { name: 'strategize.card', rule: 'FS-STRAT-1', message: 'buy-card', params }
  const purchase = yield* choose(seat, prompt, [...options, option('none', null, 'FS-STRAT-1')])
  if (purchase === null) return false
  payFor(g, seat, purchase)
  yield* replaceCard(g, seat, purchase.id, purchase.price)
  return true
}

/** FS-STRAT-5, FS-STRAT-6, FS-STRAT-8, FS-STRAT-16: replaces both copies of a kind in the deck with a new kind. */
export function* replaceCard(g: State, seat: number, kind: CombatKind, price: number): Rule {
  const player = at(g.players, seat)
  const { term } = combatCard(kind)
  const options = player.kinds.map((held) => ({
    ...option(`replace:${held}`, held, 'FS-STRAT-5', `card:${held}`),
    params: { card: combatCard(held).term, into: term },
  }))
  const prompt = { name: 'strategize.replaced', rule: 'FS-STRAT-5', message: 'replace-card', on: `card:${kind}`, params: { card: term } }
  const replaced = yield* choose(seat, prompt, options)
  player.kinds[player.kinds.indexOf(replaced)] = kind
  player.combatDeck = player.combatDeck.filter((card) => kindOfCard(card) !== replaced)
  player.combatDeck.push(...copiesOf(kind))
  shuffleIn(g, 'shuffles', player.combatDeck)
  const told = { rule: 'FS-STRAT-5', on: `player:${seat}`, seat }
  tell(g, { type: 'card-bought', ...told, card: term, replaced: combatCard(replaced).term, materiel: price })
}

/** FS-STRAT-1, FS-STRAT-9: an order upgrade, or none. Returns whether one was purchased. */
export function* buyUpgrade(g: State, seat: number, reduction: number): Rule<boolean> {
  const options = upgradeOptions(g, seat, reduction)
  const params = { materiel: at(g.players, seat).materiel }
  const prompt = { name: 'strategize.upgrade', rule: 'FS-STRAT-1', message: 'buy-upgrade', params }
  const purchase = yield* choose(seat, prompt, [...options, option('none', null, 'FS-STRAT-1')])
  if (purchase === null) return false
  payFor(g, seat, purchase)
  gainUpgrade(g, seat, purchase.id, purchase.price)
  return true
}

function payFor(g: State, seat: number, { price, scheme }: UpgradePurchase): void {
  if (scheme) discardScheme(g, seat)
  spendMateriel(g, seat, price, 'FS-COST-5')
}

/** FS-STRAT-9: adds an order upgrade to the seat's play area. */
export function gainUpgrade(g: State, seat: number, id: UpgradeId, price: number): void {
  at(g.players, seat).upgrades.push(id)
  tell(g, { type: 'upgrade-bought', rule: 'FS-STRAT-9', on: `player:${seat}`, seat, upgrade: upgradeOf(id).term, materiel: price })
}
