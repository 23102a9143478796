import { placeOfKey, wordsIn } from '@orrery/kernel/scenario/format'
import { COMBAT_CARDS, copiesOf } from '../content/combat-cards.ts'
import { EVENTS } from '../content/events.ts'
import { UPGRADES } from '../content/upgrades.ts'
import { at } from '../rules/at.ts'
import { noOrder } from '../rules/setup.ts'
import { revealedToken, stackToken } from '../rules/stacks.ts'
import type { OrderType, State } from '../state.ts'
import { orderNamed, seatNamed, systemNamed } from './names.ts'
import type { ScenarioTable, ToldPlayer } from './table.ts'

/** Places order tokens, and gives the players what they have. */
export function layPlayers(g: State, told: ScenarioTable): void {
  for (const [code, line] of Object.entries(told.orders ?? {})) {
    for (const part of line.split(', ')) {
      const [seat = '', order = ''] = part.split(' ')
      const owner = seatNamed(g, seat)
      at(g.stacks, systemNamed(g, code)).push(stackToken(owner, takeOrder(g, owner, order)))
    }
  }
  for (const [seat, player] of (told.players ?? []).entries()) layPlayer(g, seatNamed(g, String(seat)), player)
  if (told.order !== undefined) {
    const [seat = '', type = '', code = ''] = told.order.split(' ')
    const owner = seatNamed(g, seat)
    const order = takeOrder(g, owner, type)
    g.order = { ...noOrder(), seat: owner, system: systemNamed(g, code), type: order, token: order }
    g.active = owner
  }
}

/** Takes an order token out of a seat's play area. */
function takeOrder(g: State, seat: number, name: string): OrderType {
  const type = orderNamed(name)
  take(at(g.players, seat).orders, type, `seat ${seat} has no ${name} order left`)
  return type
}

/** Removes something from a list. Throws a `RangeError` if it is not in the list. */
function take(list: number[], one: number, otherwise: string): void {
  const place = list.indexOf(one)
  if (place < 0) throw new RangeError(otherwise)
  list.splice(place, 1)
}

function layPlayer(g: State, seat: number, told: ToldPlayer): void {
  const player = at(g.players, seat)
  player.materiel = told.materiel ?? player.materiel
  player.assets = [...(told.assets ?? player.assets)]
  for (const name of wordsIn(told.upgrades)) {
    const id = placeOfKey(UPGRADES, name.replace('*', ''), 'upgrades')
    if (player.upgrades.includes(id)) throw new RangeError(`seat ${seat} has ${name} twice`)
    player.upgrades.push(id)
    if (name.endsWith('*')) player.used.push(id)
  }
  if (told.scheme !== undefined) {
    player.scheme = placeOfKey(EVENTS, told.scheme, 'events')
    take(player.eventDeck, player.scheme, `seat ${seat} has no event ${told.scheme}`)
  }
  for (let token = 0; token < (told.collected ?? 0); token++) player.collected.push(6 * player.faction + 5 - token)
  if (told.kinds !== undefined) {
    player.kinds = wordsIn(told.kinds).map((key) => placeOfKey(COMBAT_CARDS, key, 'combat cards'))
    player.combatDeck = player.kinds.flatMap(copiesOf)
  }
  const top: number[] = []
  for (const key of wordsIn(told.deck)) {
    const kind = placeOfKey(COMBAT_CARDS, key, 'combat cards')
    const card = player.combatDeck.find((one) => one >> 1 === kind)
    if (card === undefined) throw new RangeError(`seat ${seat} has no combat card ${key} left`)
    take(player.combatDeck, card, key)
    top.push(card)
  }
  player.combatDeck.unshift(...top)
  const events = wordsIn(told.events).map((key) => placeOfKey(EVENTS, key, 'events'))
  for (const event of events) take(player.eventDeck, event, `seat ${seat} has no event ${at(EVENTS, event).key} left`)
  player.eventDeck.unshift(...events)
  for (const name of wordsIn(told.eventOrders)) player.eventOrders.push(revealedToken(takeOrder(g, seat, name)))
}
