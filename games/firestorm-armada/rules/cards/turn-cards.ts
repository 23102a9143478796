import { choose, type Option, option, type Part, type Rule, together } from '@orrery/kernel'
import { cardOf } from '../../content/cards.ts'
import { tell } from '../../events.ts'
import { NONE, type State } from '../../state.ts'
import { at } from '../at.ts'
import { shipsOf, sideOf } from '../ships.ts'

/** FA-TURN-1 to 3: a new turn begins; T cards are laid down, turned up together and resolved in the order of last turn's initiative. */
export function* turnCards(g: State): Rule {
  beginTurn(g)
  const parts = g.order.map((seat): Part<number> => ({ seat, rule: () => putDown(g, seat) }))
  const chosen = yield* together(g, parts)
  for (const [i, seat] of g.order.entries()) {
    const card = at(chosen, i)
    g.faceDown[seat] = card
    if (card === NONE) continue
    const hand = at(g.hands, seat)
    hand.splice(hand.indexOf(card), 1)
    tell(g, { type: 'turn-card-revealed', rule: 'FA-TURN-2', seat, card: cardOf(card).term })
  }
  yield* resolveTurnCards(g)
  for (const seat of g.order) g.faceDown[seat] = NONE
  g.step = 'initiative'
}

function beginTurn(g: State): void {
  g.turn++
  // FA-TURN-3: until the new roll, the order is that of last turn.
  g.lastOrder = g.order.slice()
  for (let squadron = 0; squadron < g.squadrons.length; squadron++) at(g.squadrons, squadron).strength = shipsOf(g, squadron).length
  // Card R11: a weapon that fired in an earlier turn may return fire before its ship is activated.
  g.ships.fired.fill(0)
  g.ships.firedTurn.fill(0)
  tell(g, { type: 'turn-begun', rule: 'FA-TURN-1', turn: g.turn })
}

/** FA-TURN-1: a seat lays down at most one T card. It is always asked, because the absence of the question would reveal its hand. */
function* putDown(g: State, seat: number): Rule<number> {
  const hand = at(g.hands, seat)
  const cards = hand.filter((card, i) => cardOf(card).kind === 'T' && hand.indexOf(card) === i)
  const prompt = { name: 'turn.card', rule: 'FA-TURN-1', message: 'turn-card', always: true }
  const options = cards.map((card) => ({
    ...option(`card:${cardOf(card).id}`, card, 'FA-TURN-1', `card:${cardOf(card).id}`),
    params: { card: cardOf(card).term },
  }))
  return yield* choose(seat, prompt, [...options, { ...option('done', NONE, 'FA-TURN-1'), message: 'no-turn-card' }])
}

/** FA-TURN-3, FA-CARD-11: resolves the T cards that were turned up together, counters first, in the order of last turn's initiative. */
export function* resolveTurnCards(g: State): Rule {
  const order = g.lastOrder.filter((seat) => at(g.faceDown, seat) !== NONE)
  const cancelled: number[] = []
  for (const seat of order) if (isCounter(g, seat)) yield* counter(g, seat, order, cancelled)
  for (const seat of order) {
    const card = at(g.faceDown, seat)
    g.discard.push(card)
    if (isCounter(g, seat)) continue
    if (cancelled.includes(seat)) tell(g, { type: 'card-cancelled', rule: 'FA-CARD-11', seat, card: cardOf(card).term })
    else g.inForce.push({ card, seat, on: 'nothing', id: NONE, ships: [], until: 'turn', used: false })
  }
}

function isCounter(g: State, seat: number): boolean {
  return cardOf(at(g.faceDown, seat)).counter
}

/** FA-CARD-5, FA-CARD-13, card T09: its player cancels one of the enemy's T cards, or draws an additional card. */
function* counter(g: State, seat: number, order: readonly number[], cancelled: number[]): Rule {
  const enemies = order.filter((other) => sideOf(other) !== sideOf(seat) && !isCounter(g, other) && !cancelled.includes(other))
  if (enemies.length === 0) {
    g.extraCards[seat] = at(g.extraCards, seat) + 1
    return
  }
  const options = enemies.map((enemy): Option<number> => {
    const { id, term } = cardOf(at(g.faceDown, enemy))
    return {
      id: `cancel:${id}:${enemy}`,
      value: enemy,
      rule: 'FA-CARD-13',
      on: `card:${id}`,
      to: undefined,
      cost: undefined,
      message: undefined,
      params: { card: term },
    }
  })
  cancelled.push(yield* choose(seat, { name: 'turn.cancel', rule: 'FA-CARD-13', message: 'turn-cancel', on: 'card:T09' }, options))
}
