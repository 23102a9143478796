import { type Random, type Seat, seedFrom, shuffle } from '@orrery/kernel'
import { copiesOf } from './content/combat-cards.ts'
import { eventsOf } from './content/events.ts'
import { at } from './rules/at.ts'
import { noOrder, setUp } from './rules/setup.ts'
import { revealedToken, stackToken } from './rules/stacks.ts'
import { layTile } from './rules/tiles.ts'
import { endOfUnits, firstUnitOf } from './rules/units.ts'
import { type Combatant, type CombatCardId, NONE, type OrderType, type State } from './state.ts'
import type { View, ViewCombat, ViewCombatant, ViewOrder, ViewPlayer } from './view.ts'

/** FS-COMP-3 */
const ORDER_TOKENS: readonly OrderType[] = [0, 0, 1, 1, 2, 2, 3, 3]

/**
 * A state that agrees with everything a seat sees, made from its view alone; hidden parts are dealt at random. Answers given since the
 * activity began are missing: a combat is always before the choice of its cards.
 */
export function imagine(view: View, seat: Seat, random: Random): State {
  const g = setUp({ ...view.settings }, view.seats, seedFrom(random))
  g.round = view.round
  g.phase = view.phase
  g.step = view.step
  g.first = view.first
  g.active = view.active
  for (const system of view.systems) {
    at(g.players, 0).tiles.push(system.side >> 1)
    layTile(g, 0, system.side, system.rotation, system)
  }
  g.storms = view.storms.map(({ edge, moved }) => ({ edge, moved }))
  for (const player of view.players) imaginePlayer(g, player, seat, random)
  imagineOrders(g, view, seat, random)
  imaginePieces(g, view)
  if (view.order !== null) {
    const { limit: _, upgrades = [], friendlyBefore = [], ...order } = view.order
    g.order = { ...noOrder(), token: order.type, ...order, upgrades: upgrades.slice(), friendlyBefore: friendlyBefore.slice() }
    g.attacker = order.seat
  }
  if (view.combat !== null) imagineCombat(g, view.combat, seat)
  return g
}

function imaginePlayer(g: State, player: ViewPlayer, seat: Seat, random: Random): void {
  const { faction, scheme, resolving } = player
  if (faction === NONE) return
  const known = player.drawn ?? []
  const events = eventsOf(faction).filter((card) => card !== scheme && card !== resolving && !known.includes(card))
  shuffle(random, events)
  Object.assign(at(g.players, player.seat), {
    faction,
    eliminated: player.eliminated,
    gaveUp: player.gaveUp,
    materiel: player.materiel,
    assets: player.assets.slice(),
    scheme,
    resolving,
    drawn: player.seat === seat ? known.slice() : events.splice(0, player.drawnCount),
    eventDeck: events,
    kinds: player.kinds.slice(),
    combatDeck: player.kinds.flatMap(copiesOf),
    upgrades: player.upgrades.map(({ id }) => id),
    used: player.upgrades.filter(({ used }) => used).map(({ id }) => id),
    collected: player.collected.map(({ id }) => id),
  })
  shuffle(random, at(g.players, player.seat).combatDeck)
  for (let unit = firstUnitOf(faction); unit < endOfUnits(faction); unit++) g.units.seat[unit] = player.seat
}

/** The order tokens on the board and beside it: those that the viewer knows, and the others at random. */
function imagineOrders(g: State, view: View, viewer: Seat, random: Random): void {
  const own = view.record.map(({ type }) => type as OrderType)
  const hidden = view.players.map(({ seat, orders, eventOrders }) => {
    const known = [...orders, ...eventOrders].flatMap(({ type }) => (type === null ? [] : [type]))
    const left = without(ORDER_TOKENS, seat === viewer ? [...known, ...own] : known)
    shuffle(random, left)
    return left
  })
  const draw = (seat: Seat): OrderType => at(hidden, seat).pop() ?? 0
  for (const { id, stack } of view.systems) {
    for (const { seat } of stack) at(g.stacks, id).push(stackToken(seat, seat === viewer ? (own.shift() ?? 0) : draw(seat)))
  }
  for (const { seat, orders, eventOrders } of view.players) {
    const beside = ({ type }: ViewOrder) => {
      if (type === null) return draw(seat)
      return seat === viewer ? type : revealedToken(type as OrderType)
    }
    at(g.players, seat).orders = orders.map(beside)
    at(g.players, seat).eventOrders = eventOrders.map(beside)
  }
}

/** A list without some of its items, each taken out once. */
function without<T>(items: readonly T[], taken: readonly number[]): T[] {
  const left = items.slice()
  for (const item of taken) {
    const place = left.indexOf(item as T)
    if (place >= 0) left.splice(place, 1)
  }
  return left
}

function imaginePieces(g: State, view: View): void {
  for (const { areas } of view.systems) {
    for (const area of areas) {
      g.objectives[area.id] = area.objective?.id ?? NONE
      for (const { id, seat, routed, damage } of area.units) {
        g.units.area[id] = area.id
        g.units.seat[id] = seat
        g.units.routed[id] = routed ? 1 : 0
        g.units.damage[id] = damage
      }
      for (const { id, seat, damage } of area.structures) {
        g.structures.area[id] = area.id
        g.structures.seat[id] = seat
        g.structures.damage[id] = damage
      }
    }
  }
}

/** A combat before the cards of its round are chosen; the other side's face-down card goes back into its hand. */
function imagineCombat(g: State, combat: ViewCombat, seat: Seat): void {
  const { area, origins } = combat
  g.attacker = at(combat.sides, 0).seat
  g.combat = {
    area,
    ofOrder: g.phase === 'operations',
    round: combat.round - 1,
    step: 'choose',
    sides: combat.sides.map((side) => imagineSide(g, side, seat)),
    origins: origins.slice(),
    further: NONE,
  }
  const from = origins[0] ?? NONE
  for (let unit = 0; unit < g.units.area.length; unit++) {
    if (g.units.area[unit] === area && g.units.seat[unit] === g.attacker) g.units.from[unit] = from
  }
}

function imagineSide(g: State, side: ViewCombatant, seat: Seat): Combatant {
  const player = at(g.players, side.seat)
  const take = (kind: number): CombatCardId => {
    const place = Math.max(
      0,
      player.combatDeck.findIndex((card) => card >> 1 === kind),
    )
    return player.combatDeck.splice(place, 1)[0] ?? NONE
  }
  const faceUp = side.faceUp.map(take)
  const known = side.seat === seat ? (side.hand ?? []) : []
  const hand = known.map(take)
  const unknown = side.handCount + (side.hasChosen ? 1 : 0) - hand.length
  if (side.seat !== seat) hand.push(...player.combatDeck.splice(0, unknown))
  return {
    seat: side.seat,
    dice: side.dice.slice(),
    tokens: side.tokens.slice(),
    hand,
    chosen: NONE,
    revealed: false,
    looked: false,
    faceUp,
    lasting: side.lasting.map((kind) => faceUp.find((card) => card >> 1 === kind) ?? 2 * kind),
    borrowed: side.borrowed === NONE ? NONE : 2 * side.borrowed,
  }
}
