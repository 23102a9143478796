import { type Option, option, type RuleId, type Seat } from '@orrery/kernel'
import { pieceName, shownTo } from './events.ts'
import { kindOf } from './kinds.ts'
import type { CardId, State } from './state.ts'

/** Remembers what `make` returns for each number, so that it runs once for each. */
export function memoized<T>(make: (number: number) => T): (number: number) => T {
  const made: T[] = []
  return (number) => {
    const held = made[number]
    if (held !== undefined) return held
    const fresh = make(number)
    made[number] = fresh
    return fresh
  }
}

/**
 * Makes options of a verb about single cards that the asked seat knows. They are offered at every decision, so each is reused as long as
 * the card of that number has the same name.
 */
export function cardOffer<T>(verb: string, rule: RuleId, value: (card: CardId) => T) {
  const made: Option<T>[] = []
  return (g: State, card: CardId): Option<T> => {
    const { params } = kindOf(g, card)
    const held = made[card]
    if (held !== undefined && held.params === params) return held
    const fresh = { ...option(`${verb}:${card}`, value(card), rule, pieceName(card)), params }
    made[card] = fresh
    return fresh
  }
}

/** Like `cardOffer`, for other seats' cards, which may lie face down. */
export function targetOffer<T>(verb: string, rule: RuleId, value: (card: CardId) => T) {
  const made: Option<T>[] = []
  return (g: State, card: CardId, seat: Seat): Option<T> => {
    const params = shownTo(g, card, seat)
    const held = made[card]
    if (held !== undefined && held.params === params) return held
    const fresh = { ...option(`${verb}:${card}`, value(card), rule, pieceName(card)), params }
    made[card] = fresh
    return fresh
  }
}

/**
 * Like `cardOffer`, for two cards that the seat both knows: a card and the ship that it goes to, or another card of its kind. The caller
 * passes the names, so that many pairs read each card only once.
 */
export function pairOffer<T>(verb: string, rule: RuleId, second: 'ship' | 'other', value: (card: CardId, other: CardId) => T) {
  const made = memoized((): { option: Option<T>; name: string; otherName: string }[] => [])
  return (card: CardId, name: string, other: CardId, otherName: string): Option<T> => {
    const offers = made(card)
    const held = offers[other]
    if (held !== undefined && held.name === name && held.otherName === otherName) return held.option
    const plain = option(`${verb}:${card}:${other}`, value(card, other), rule, pieceName(card))
    const to = second === 'ship' ? pieceName(other) : undefined
    const fresh = { ...plain, to, params: second === 'ship' ? { card: name, ship: otherName } : { card: name, other: otherName } }
    offers[other] = { option: fresh, name, otherName }
    return fresh
  }
}
