import { choose, option, type Part, type Rule, together } from '@orrery/kernel'
import { cardOf } from '../content/cards.ts'
import { tell } from '../events.ts'
import { NONE, type State } from '../state.ts'
import { at } from './at.ts'
import { resolveTurnCards } from './cards/turn-cards.ts'
import { shipsOf } from './ships.ts'

/** FA-TURN-1 to 3: a new turn; T cards are put down face down, turned up together and resolved in last turn's order. */
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
  // FA-TURN-3: until the new roll the order is last turn's.
  g.lastOrder = g.order.slice()
  for (let squadron = 0; squadron < g.squadrons.length; squadron++) at(g.squadrons, squadron).strength = shipsOf(g, squadron).length
  g.ships.firedTurn.fill(0)
  tell(g, { type: 'turn-begun', rule: 'FA-TURN-1', turn: g.turn })
}

/** FA-TURN-1: at most one T card from the hand. Always asked: not being asked would reveal the hand. */
function* putDown(g: State, seat: number): Rule<number> {
  const hand = at(g.hands, seat)
  const cards = hand.filter((card, i) => cardOf(card).kind === 'T' && hand.indexOf(card) === i)
  const prompt = { name: 'turn.card', rule: 'FA-TURN-1', message: 'turn-card', always: true }
  const options = cards.map((card) => ({
    ...option(`card:${cardOf(card).id}`, card, 'FA-TURN-1', `card:${card}`),
    params: { card: cardOf(card).term },
  }))
  return yield* choose(seat, prompt, [...options, { ...option('done', NONE, 'FA-TURN-1'), message: 'no-turn-card' }])
}
