import { operationOf } from '../effects/read/reading.ts'
import { type CardId, type Lasting, NONE, type State } from '../state.ts'

/** CG-DEF-9: a card has left play: what lasts holds for it no longer, should it ever come back. */
export function dropFromLasting(g: State, card: CardId): void {
  let empty = false
  for (const lasting of g.lasting) {
    const at = lasting.cards.indexOf(card)
    if (at < 0) continue
    lasting.cards.splice(at, 1)
    // What is kept of each card goes with it.
    const { holds } = lasting
    if (holds.what === 'controllers') holds.before.splice(at, 1)
    else if (holds.what === 'targets') holds.slots.splice(at, 1)
    if (lasting.cards.length === 0) empty = true
  }
  if (empty) g.lasting = g.lasting.filter((lasting) => lasting.cards.length > 0 || lasting.seat !== NONE || !holdsForCards(lasting))
}

/** Whether an effect that lasts without a seat and without cards holds for nothing any more. */
function holdsForCards(lasting: Lasting): boolean {
  const operation = operationOf(lasting)
  return operation.op === 'delayed' ? lasting.left > 0 : operation.op !== 'restrict' || operation.who !== undefined
}
