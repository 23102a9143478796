import { choose, type Option, type Params, type Rule } from '@orrery/kernel'
import { CARDS, type CardId, cardNumber, card as cardOfId } from '../../content/cards.ts'
import { tell } from '../../events.ts'
import type { State } from '../../state.ts'
import { couldHold, heldOf, isFighting, layOpen, opponentsOf } from './hand.ts'

/** What a card of a window would be played on: a piece, and the parameters of a question about it. */
export interface Subject {
  readonly on: string
  readonly params?: Params
  /** Marks that the card was played, cancelled or not (FA-CARD-13). */
  readonly onPlayed?: (card: number) => void
}

const PASS: Option<CardId | null> = {
  id: 'pass',
  value: null,
  rule: 'FA-CARD-6',
  on: undefined,
  to: undefined,
  cost: undefined,
  message: undefined,
  params: undefined,
}

/** The option to play a card; made once for each. */
const PLAYS = Object.fromEntries(
  CARDS.map(({ id, term }): [string, Option<CardId | null>] => [
    id,
    {
      id: `play:${id}`,
      value: id,
      rule: 'FA-CARD-7',
      on: `card:${id}`,
      to: undefined,
      cost: undefined,
      message: 'play',
      params: { card: term },
    },
  ]),
) as Readonly<Record<CardId, Option<CardId | null>>>

/**
 * FA-CARD-6: asks a seat for one of the cards of a window. It is asked whenever it could hold one, so that the question reveals nothing.
 * Returns the card that was played and not cancelled; otherwise `null`.
 */
export function* cardWindow(g: State, seat: number, name: string, cards: readonly CardId[], subject: Subject): Rule<CardId | null> {
  if (!isFighting(g) || !couldHold(g, seat, cards)) return null
  const options = [PASS]
  for (const id of heldOf(g, seat, cards)) options.push(PLAYS[id])
  const { on, params } = subject
  const chosen = yield* choose(
    seat,
    { name: `card.${name}`, rule: 'FA-CARD-6', message: `card-${name}`, on, params, always: true },
    options,
  )
  if (chosen === null) return null
  layOpen(g, seat, chosen, on)
  subject.onPlayed?.(cardNumber(chosen))
  if (yield* isCancelled(g, seat, chosen, 0)) {
    tell(g, { type: 'card-cancelled', rule: 'FA-CARD-5', on, seat, card: `@card-${chosen}` })
    return null
  }
  return chosen
}

/** FA-CARD-5, FA-CARD-6: each opponent of the player of an S, A or R card is asked for a counter, which can be countered once. */
function* isCancelled(g: State, seat: number, card: CardId, depth: number): Rule<boolean> {
  const { kind } = cardOfId(card)
  const counters: CardId[] = kind === 'S' || kind === 'A' ? ['R05'] : []
  if (kind === 'A' || kind === 'R') counters.push('R06')
  for (const opponent of opponentsOf(g, seat)) {
    if (!couldHold(g, opponent, counters)) continue
    const options = [PASS]
    for (const id of heldOf(g, opponent, counters)) options.push(PLAYS[id])
    const params = { card: `@card-${card}` }
    const prompt = { name: 'card.counter', rule: 'FA-CARD-5', message: 'card-counter', on: `card:${card}` as const, params, always: true }
    const counter = yield* choose(opponent, prompt, options)
    if (counter === null) continue
    layOpen(g, opponent, counter, `card:${card}`)
    if (depth > 0 || !(yield* isCancelled(g, opponent, counter, depth + 1))) return true
    tell(g, { type: 'card-cancelled', rule: 'FA-CARD-5', on: `card:${card}`, seat: opponent, card: `@card-${counter}` })
  }
  return false
}
