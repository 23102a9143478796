import type { Option } from '@orrery/kernel'
import { combatCard } from '../content/combat-cards.ts'
import { type EventId, eventCard } from '../content/events.ts'
import { BASTION, CITY, FACTORY, STRUCTURES } from '../content/structures.ts'
import { CACHE } from '../content/tiles.ts'
import { UNIT_KINDS, unitKind } from '../content/units.ts'
import { type Upgrade, upgradeOf } from '../content/upgrades.ts'
import { across, areasOf, capacityOf, isWorld } from '../rules/areas.ts'
import { at } from '../rules/at.ts'
import type { StructurePurchase, UnitPurchase } from '../rules/deploy.ts'
import { chosenTactic } from '../rules/events/events.ts'
import type { UpgradePurchase } from '../rules/strategize.ts'
import { commandLevel, structureKindOf, structuresIn } from '../rules/structures.ts'
import { FIRST_TOKEN, plasticIn, plasticKind } from '../rules/units.ts'
import { type AreaId, NONE, type State, type SystemId } from '../state.ts'
import { addUnit, enemyIn, might, noForce, type Outlook, seenAreas, structureCount } from './worth.ts'

/** The price of a city, which is set aside while the seat has few. */
const CITY_PRICE = 3
const CITIES_WANTED = 3

/** Whether an enemy is in the system or beside it. */
export function isThreatened(view: Outlook, system: SystemId): boolean {
  const { g, seat } = view
  const { found } = seenAreas(view)
  for (let direction = -1; direction < 4; direction++) {
    const near = direction < 0 ? system : across(g, system, direction)
    if (near === NONE) continue
    for (const area of areasOf(near)) if (enemyIn(found[area] as number, seat) !== NONE) return true
  }
  return false
}

/** How much a unit of a kind adds for its price. */
function unitWorth(g: State, seat: number, kind: number): number {
  const force = noForce()
  addUnit(force, kind, false)
  return might(g, seat, force) * 0.55
}

/** FS-CAP-6: a unit for an area without room destroys another one. */
const FULL = -10

/** How good a purchase of a unit is; keeping the materiel is worth 0. */
export function unitPurchaseWorth(view: Outlook, { kind, payment, area }: UnitPurchase): number {
  const { g, seat } = view
  const { found, worth, pull } = seenAreas(view)
  const player = at(g.players, seat)
  const present = plasticIn(g, seat, area)
  if (present >= capacityOf(g, area)) return FULL
  const system = area >> 2
  let value = unitWorth(g, seat, kind) * (0.75 + 0.08 * (pull[system] as number) + (isThreatened(view, system) ? 0.15 : 0))
  if ((found[area] as number) === 0) value += isWorld(g, area) ? (worth[area] as number) * 0.9 : 0.3
  else if (isWorld(g, area)) value += Math.min(1.2, 0.08 * (worth[area] as number)) / (1 + present)
  if (unitKind(kind).ship) value *= shipsOf(g, seat) >= 3 ? 0.4 : 0.8
  value -= 0.5 * payment.materiel + 0.8 * payment.forge + (payment.cache ? 0.7 : 0)
  const left = player.materiel - payment.materiel
  const saving = structureCount(g, seat, CITY) < Math.min(CITIES_WANTED, g.round) && canBuild(view, system)
  if (saving && left < CITY_PRICE && player.assets[CACHE] === 0 && found[area] !== 0) value -= 1.5
  return value
}

/** With this much materiel nothing is saved for, and how much better then any unit is than ending the purchases. */
const PLENTY = 6
const SPARE = 3

/** How much better it is to buy something than to end the purchases, because more materiel is left than will find a use. */
export function hoardWorth({ g, seat }: Outlook): number {
  return at(g.players, seat).materiel < PLENTY ? 0 : SPARE
}

function shipsOf(g: State, seat: number): number {
  let count = 0
  for (let unit = 0; unit < FIRST_TOKEN; unit++) {
    if (g.units.area[unit] !== NONE && g.units.seat[unit] === seat && unitKind(plasticKind(unit)).ship) count++
  }
  return count
}

function canBuild(view: Outlook, system: SystemId): boolean {
  const { g, seat } = view
  const { found } = seenAreas(view)
  return areasOf(system).some((area) => isWorld(g, area) && found[area] === 1 << seat && structuresIn(g, area).length === 0)
}

/** How good a structure would be on a world. */
export function structureWorth(view: Outlook, kind: number, area: AreaId): number {
  const { g, seat } = view
  const { worth } = seenAreas(view)
  const system = area >> 2
  const threatened = isThreatened(view, system)
  const left = Math.min(1, (9 - g.round) / 3)
  if (kind === CITY) return (3.6 - 0.9 * commandLevel(g, seat)) * left * (threatened ? 0.8 : 1) - 1.1
  if (kind === BASTION) return (threatened ? 0.6 + 0.09 * (worth[area] as number) : 0.1) - 0.7
  const factories = structureCount(g, seat, FACTORY)
  const near = areasOf(system).some((one) => structuresIn(g, one, seat).some((structure) => structureKindOf(structure) === FACTORY))
  return (2.4 - 0.7 * factories + 0.2 * (seenAreas(view).pull[system] as number) + 0.15 * capacityOf(g, area) - (near ? 2 : 0)) * left - 0.8
}

/** How good a purchase of a structure is. */
export function structurePurchaseWorth(view: Outlook, { kind, payment, area }: StructurePurchase): number {
  return structureWorth(view, kind, area) - (payment.cache ? 0.2 : 0)
}

/** The most that a deploy order in a system could be worth. */
export function deployWorth(view: Outlook, system: SystemId, spent: number): number {
  const { g, seat } = view
  const { found } = seenAreas(view)
  const player = at(g.players, seat)
  const money = player.materiel + 2 * (player.assets[CACHE] as number) - spent
  let best = 0
  for (const area of areasOf(system)) {
    if (!isWorld(g, area) || found[area] !== 1 << seat || structuresIn(g, area).length > 0) continue
    for (const { id, materiel } of STRUCTURES) if (materiel <= money) best = Math.max(best, structureWorth(view, id, area))
  }
  return best + unitsWorth(view, system, money)
}

/** What units bought in a system would add. */
function unitsWorth(view: Outlook, system: SystemId, money: number): number {
  const { g, seat } = view
  const { found } = seenAreas(view)
  let room = 0
  for (const area of areasOf(system)) {
    if (!isWorld(g, area) || found[area] !== 1 << seat) continue
    for (const structure of structuresIn(g, area, seat)) if (structureKindOf(structure) === FACTORY) room += capacityOf(g, area)
  }
  if (room === 0) return 0
  const level = commandLevel(g, seat)
  const values: number[] = []
  for (const area of areasOf(system)) {
    const here = found[area]
    if (here !== 0 && here !== 1 << seat) continue
    for (const { id: kind, faction, level: needs, materiel, forge, ship } of UNIT_KINDS) {
      if (faction !== at(g.players, seat).faction || needs > level || materiel > money || forge > 0 || ship === isWorld(g, area)) continue
      values.push(unitPurchaseWorth(view, { kind, payment: { materiel, forge, cache: false, scheme: false }, area }))
    }
  }
  values.sort((one, other) => other - one)
  let value = 0
  const count = Math.min(room, Math.floor(money / 2), 3)
  for (let i = 0; i < count && i < values.length; i++) value += Math.max(0, values[Math.min(i, values.length - 1)] as number)
  return value
}

/** Whether the seat has a unit of one of these kinds on the board. */
function hasOneOf(g: State, seat: number, kinds: readonly number[]): boolean {
  for (let unit = 0; unit < FIRST_TOKEN; unit++) {
    if (g.units.area[unit] !== NONE && g.units.seat[unit] === seat && kinds.includes(plasticKind(unit))) return true
  }
  return false
}

/** How good a kind of combat cards is in the seat's deck. */
export function cardWorth(g: State, seat: number, kind: number): number {
  const { icons, units, level, starting } = combatCard(kind)
  const able = units.length === 0 || hasOneOf(g, seat, units)
  return icons[0] + icons[1] + 0.8 * icons[2] + (able ? 1.2 : 0.2) + 0.5 * level + (starting ? 0 : 0.5)
}

/** How good it is to buy a kind of combat cards: better than the worst kind of the deck, for its price. */
export function cardPurchaseWorth(g: State, seat: number, kind: number, price: number): number {
  const worst = Math.min(...at(g.players, seat).kinds.map((held) => cardWorth(g, seat, held)))
  const left = (9 - g.round) / 8
  return (cardWorth(g, seat, kind) - worst) * left - 0.45 * price
}

/** How good an order upgrade is, whoever owns it. */
export function upgradeWorth({ level, strike }: Upgrade): number {
  return 0.5 + 0.25 * level - (strike ? 0.4 : 0)
}

/** How good it is to buy an order upgrade. */
export function upgradePurchaseWorth(g: State, seat: number, option: Option): number {
  const { materiel } = at(g.players, seat)
  const spare = materiel - (option.cost ?? 0)
  return upgradeWorth(upgradeOf((option.value as UpgradePurchase).id)) * ((9 - g.round) / 8) + (spare >= 6 ? 0.4 : -0.4)
}

/** The worth of a card that is drawn but cannot be resolved. */
const IDLE = 0.1

/**
 * How good an event card is to choose: a scheme waits for its moment; a tactic helps only if it can be resolved now, and not at all without
 * an effect.
 */
export function eventWorth(g: State, seat: number, event: EventId): number {
  if (eventCard(event).scheme) return 0.5
  const tactic = chosenTactic(event)
  return tactic === null ? 0 : tactic.possible(g, seat) ? 0.5 : IDLE
}
