import { type Random, type Seat, shuffle } from '@orrery/kernel'
import { neutralTilesOf } from './content/tiles.ts'
import { at } from './rules/at.ts'
import { isRevealed, seatOfToken, stackToken, typeOf } from './rules/stacks.ts'
import { fitsLater } from './rules/tiles.ts'
import type { Player, State } from './state.ts'

/** Deals anew what the seat does not know: decks, others' hands and hidden orders, tiles not yet shown. */
export function determinize(g: State, seat: Seat, random: Random): void {
  for (let other = 0; other < g.seats; other++) {
    const player = at(g.players, other)
    determinizeCombatCards(g, other, seat, random)
    if (other === seat) mix(player.eventDeck, random)
    else {
      determinizeEvents(player, random)
      determinizeOrders(g, other, random)
    }
  }
  if (g.step === 'tile' || g.step === 'lay') determinizeTiles(g, seat, random)
}

/** Sorts, so that the outcome does not depend on the hidden order, and shuffles. */
function mix(items: number[], random: Random): number[] {
  items.sort((a, b) => a - b)
  shuffle(random, items)
  return items
}

/**
 * The seat knows the cards of its own deck except for their order. Another seat's hand and chosen card are dealt anew as well, unless the
 * seat has looked at the chosen card.
 */
function determinizeCombatCards(g: State, owner: number, seat: Seat, random: Random): void {
  const player = at(g.players, owner)
  const side = g.combat?.sides.find((one) => one.seat === owner)
  if (owner === seat || side === undefined) {
    mix(player.combatDeck, random)
    return
  }
  const opposes = g.combat?.sides.some((one) => one.seat === seat) === true
  const hidesChoice = side.chosen >= 0 && !side.revealed && !(side.looked && opposes)
  const cards = [...player.combatDeck, ...side.hand]
  if (hidesChoice) cards.push(side.chosen)
  mix(cards, random)
  if (hidesChoice) side.chosen = cards.pop() as number
  side.hand = cards.splice(0, side.hand.length)
  player.combatDeck = cards
}

function determinizeEvents(player: Player, random: Random): void {
  const cards = mix([...player.eventDeck, ...player.drawn], random)
  player.drawn = cards.splice(0, player.drawn.length)
  player.eventDeck = cards
}

/** FS-PLAN-9: another seat's order tokens that were not revealed in this round, wherever they are. */
function determinizeOrders(g: State, owner: number, random: Random): void {
  const player = at(g.players, owner)
  const types: number[] = []
  for (const stack of g.stacks) for (const token of stack) if (seatOfToken(token) === owner) types.push(typeOf(token))
  for (const token of player.orders) if (!isRevealed(token)) types.push(token)
  for (const token of player.eventOrders) if (!isRevealed(token)) types.push(token)
  mix(types, random)
  for (const stack of g.stacks) {
    for (let i = 0; i < stack.length; i++)
      if (seatOfToken(stack[i] as number) === owner) stack[i] = stackToken(owner, typeOf(types.pop() as number))
  }
  player.orders = player.orders.map((token) => (isRevealed(token) ? token : (types.pop() as number)))
  player.eventOrders = player.eventOrders.map((token) => (isRevealed(token) ? token : (types.pop() as number)))
}

/** How often tiles are dealt in search of a deal in which all forces fit; while a tile is being laid, there may be none. */
const MOST_DEALS = 100

/** FS-SETUP-8: deals anew the neutral tiles that others hold and those left out, so that all forces still fit (FS-SETUP-18). */
function determinizeTiles(g: State, seat: Seat, random: Random): void {
  const neutral = neutralTilesOf(g.edition.tiles)
  const shown = [g.laying, ...g.systems.map((system) => system.side >> 1), ...at(g.players, seat).tiles]
  const unknown = neutral.filter((tile) => !shown.includes(tile))
  const others = g.players.filter((_, other) => other !== seat)
  const known = others.map(({ tiles }) => tiles.filter((tile) => !neutral.includes(tile) || tile === g.laying))
  const counts = others.map(({ tiles }, i) => tiles.length - at(known, i).length)
  for (let tries = 0; tries < MOST_DEALS; tries++) {
    mix(unknown, random)
    let next = 0
    for (let i = 0; i < others.length; i++) {
      at(others, i).tiles = [...at(known, i), ...unknown.slice(next, next + (counts[i] as number))].sort((a, b) => a - b)
      next += counts[i] as number
    }
    if (g.players.every((_, other) => fitsLater(g, other))) return
  }
}
