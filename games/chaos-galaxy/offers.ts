import type { Option, RuleId, Seat } from '@orrery/kernel'
import { cardOption, pieceName, shownTo } from './events.ts'
import { kindOf } from './kinds.ts'
import { type CardId, NONE, type State } from './state.ts'

/** What is made once for each number and kept. */
export function kept<T>(make: (number: number) => T): (number: number) => T {
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
 * Options of a verb about single cards. They are offered at every decision, so each is kept for the next time that the
 * card's number has the same name.
 */
export function cardOffer<T>(verb: string, rule: RuleId, value: (card: CardId) => T) {
  const made: Option<T>[] = []
  return (g: State, card: CardId, seat: Seat = NONE): Option<T> => {
    const held = made[card]
    if (held !== undefined && held.params === shownTo(g, card, seat)) return held
    const fresh = cardOption(g, `${verb}:${card}`, value(card), rule, card, seat)
    made[card] = fresh
    return fresh
  }
}

/** The same for two cards that the seat knows both: a card and the ship that it goes to, or another one of its kind. */
export function pairOffer<T>(verb: string, rule: RuleId, second: 'ship' | 'other', value: (card: CardId, other: CardId) => T) {
  const made = kept((): { option: Option<T>; name: string; otherName: string }[] => [])
  return (g: State, card: CardId, other: CardId): Option<T> => {
    const name = kindOf(g, card).term
    const otherName = kindOf(g, other).term
    const offers = made(card)
    const held = offers[other]
    if (held !== undefined && held.name === name && held.otherName === otherName) return held.option
    const plain = cardOption(g, `${verb}:${card}:${other}`, value(card, other), rule, card)
    const to = second === 'ship' ? pieceName(other) : undefined
    const fresh = { ...plain, to, params: { card: name, [second]: otherName } }
    offers[other] = { option: fresh, name, otherName }
    return fresh
  }
}
