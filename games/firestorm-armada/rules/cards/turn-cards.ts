import { choose, type Option, type Rule } from '@orrery/kernel'
import { cardOf } from '../../content/cards.ts'
import { tell } from '../../events.ts'
import { NONE, type State } from '../../state.ts'
import { at } from '../at.ts'
import { sideOf } from '../ships.ts'

/** FA-TURN-3, FA-CARD-11: the T cards turned up together, counters first, each in the order of last turn's initiative. */
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

/** FA-CARD-5, FA-CARD-13, card T09: cancels an enemy's T card, its player's choice of several; or draws a card more. */
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
