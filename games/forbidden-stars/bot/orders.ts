import { COMBAT_CARDS } from '../content/combat-cards.ts'
import { CHAOS, ELDAR, ORKS, SPACE_MARINES } from '../content/factions.ts'
import { AFFLUENCE, CACHE, FORGE, REINFORCEMENT } from '../content/tiles.ts'
import { CULTIST, SCOUT, SPACE_MARINE } from '../content/units.ts'
import { across, areasOf, capacityOf, isWorld, printed } from '../rules/areas.ts'
import { MOST_ASSETS } from '../rules/assets.ts'
import { at } from '../rules/at.ts'
import { seatOfToken, topOf, typeOf } from '../rules/stacks.ts'
import { mayBuyCard, mayStrategize } from '../rules/strategize.ts'
import { plasticKind } from '../rules/units.ts'
import { ADVANCE, type AreaId, DEPLOY, DOMINATE, NONE, type OrderType, type State, type SystemId, type UnitId } from '../state.ts'
import { OPEN_HOME } from './army.ts'
import { bestCampaign } from './campaign.ts'
import { cardPurchaseWorth, deployWorth } from './spending.ts'
import { isBuiltOn, type Outlook, priceOf, seenAreas, seenUnits } from './worth.ts'

/** What asset tokens are worth by kind: forge, cache, reinforcement. */
const ASSETS = [0.6, 0.9, 0.85]
/** An event card and the choice between several. */
export const EVENT_WORTH = 0.8

/** What resolving an order now would be worth. */
export function orderWorth(view: Outlook, type: OrderType, system: SystemId, spent = 0): number {
  switch (type) {
    case ADVANCE:
      return bestCampaign(view, system).value
    case DEPLOY:
      return deployWorth(view, system, spent)
    case DOMINATE:
      return dominateWorth(view, system)
    default:
      return EVENT_WORTH + strategizeWorth(view, system, spent)
  }
}

const KINDS = [FORGE, CACHE, REINFORCEMENT]

/** What one more asset token of a kind is worth: the more the seat has, the less. */
export function assetWorth({ g, seat }: Outlook, kind: number): number {
  const held = at(g.players, seat).assets[kind] as number
  return (ASSETS[kind] as number) * (1 - 0.12 * held)
}

function dominateWorth(view: Outlook, system: SystemId): number {
  const { g, seat } = view
  const { found } = seenAreas(view)
  const { assets } = at(g.players, seat)
  const gained = [0, 0, 0]
  let value = 0
  for (const area of areasOf(system)) {
    if (!isWorld(g, area) || (found[area] as number) !== 1 << seat) continue
    for (const icon of printed(g, area).assets) {
      if (icon === AFFLUENCE) value += Math.max(...KINDS.map((kind) => assetWorth(view, kind)))
      else if ((assets[icon] as number) + (gained[icon] as number) < MOST_ASSETS) {
        gained[icon] = (gained[icon] as number) + 1
        value += assetWorth(view, icon)
      }
    }
  }
  return value + abilityWorth(view, system)
}

function abilityWorth(view: Outlook, system: SystemId): number {
  const { g, seat } = view
  const { found, worth } = seenAreas(view)
  const player = at(g.players, seat)
  const units = at(seenUnits(view).ground, system)
  switch (player.faction) {
    case SPACE_MARINES:
      return player.materiel > 0 && units.some((unit) => [SCOUT, SPACE_MARINE].includes(plasticKind(unit))) ? 1 : 0
    case CHAOS: {
      if (!units.some((unit) => plasticKind(unit) === CULTIST)) return 0
      let best = 0
      for (let direction = 0; direction < 4; direction++) {
        const other = across(g, system, direction)
        if (other === NONE) continue
        for (const area of areasOf(other))
          if (isWorld(g, area) && (found[area] as number) === 0) best = Math.max(best, worth[area] as number)
      }
      return best * 0.8
    }
    case ORKS: {
      if (player.materiel < 2) return 0
      const empty = areasOf(system).filter((area) => isWorld(g, area) && found[area] === 0)
      return 0.5 + Math.max(0, ...empty.map((area) => (worth[area] as number) * 0.8))
    }
    case ELDAR: {
      let best = 0
      for (let to = 0; to < found.length; to++) {
        if (found[to] !== 1 << seat || !isWorld(g, to)) continue
        for (const unit of units) if (g.units.area[unit] !== to) best = Math.max(best, relocationWorth(view, unit, to))
      }
      return best
    }
    default:
      return 0
  }
}

/**
 * What a system closer to the seat's aims is worth, per price of a unit; and what an empty world is worth, compared with an advance there.
 */
const NEARER = 0.12
const TAKES = 0.8

/** The worth of relocating a unit at once: closer to the seat's aims, where there is room, and without leaving a world open. */
export function relocationWorth(view: Outlook, unit: UnitId, to: AreaId): number {
  const { g, seat } = view
  const { found, worth, pull } = seenAreas(view)
  const { own } = seenUnits(view)
  // FS-CAP-6
  if (at(own, to) >= capacityOf(g, to)) return -1
  const from = g.units.area[unit] as number
  const nearer = (pull[to >> 2] as number) - (pull[from >> 2] as number)
  const stake = Math.min(6, worth[to] as number) - Math.min(6, worth[from] as number)
  const takes = (found[to] as number) === 0 ? TAKES * (worth[to] as number) : 0
  const opens = at(own, from) > 1 ? 0 : (worth[from] as number) * (isBuiltOn(g, seat, from) ? OPEN_HOME : 1)
  return takes + NEARER * priceOf(plasticKind(unit)) * (nearer + 0.25 * stake) - opens
}

function strategizeWorth({ g, seat }: Outlook, system: SystemId, spent: number): number {
  if (mayStrategize(g, seat, system) !== true) return 0
  const { materiel } = at(g.players, seat)
  if (materiel - spent < 2) return 0
  let best = 0
  for (const { id, materiel: price } of COMBAT_CARDS) {
    if (price <= materiel - spent && mayBuyCard(g, seat, id) === true) best = Math.max(best, cardPurchaseWorth(g, seat, id, price))
  }
  return best
}

/** What an order on the seat's own order of the same type is worth: they would be carried out one after the other and mostly gain once. */
const LIKE = -10

/** Whether an order would lie directly on the seat's own order of the same type. */
function isOnItsLike(g: State, seat: number, type: OrderType, system: SystemId): boolean {
  const top = topOf(g, system)
  return top !== NONE && seatOfToken(top) === seat && typeOf(top) === type
}

/** The worth of placing an order now: its gain when resolved, minus what the seat's orders on the board use up. */
export function placingWorth(view: Outlook, type: OrderType, system: SystemId): number {
  const { g, seat } = view
  if (isOnItsLike(g, seat, type, system)) return LIKE
  let spent = 0
  let share = 1
  for (let other = 0; other < g.stacks.length; other++) {
    for (const token of at(g.stacks, other)) {
      if (seatOfToken(token) !== seat) continue
      const placed = typeOf(token)
      if (placed === DEPLOY) spent += 4
      if (placed === type) share *= other === system ? 0.15 : type === ADVANCE ? 0.8 : 0.6
      // Orders below are resolved later, so the seat's own advance there has to wait.
      else if (other === system && placed === ADVANCE && type !== DEPLOY) share *= 0.7
    }
  }
  return orderWorth(view, type, system, spent) * share
}
