import { operationOf } from '../effects/read/reading.ts'
import { type CardId, type Lasting, NONE, type State } from '../state.ts'

/** CG-DEF-9: takes a card that has left play out of all lasting effects, which do not apply if it comes back. */
export function dropFromLasting(g: State, card: CardId): void {
  let empty = false
  for (const lasting of g.lasting) {
    const at = lasting.cards.indexOf(card)
    if (at < 0) continue
    lasting.cards.splice(at, 1)
    // What the effect remembers for each card goes too.
    const { holds } = lasting
    if (holds.what === 'controllers') holds.before.splice(at, 1)
    else if (holds.what === 'targets') holds.slots.splice(at, 1)
    if (lasting.cards.length === 0) empty = true
  }
  if (empty) g.lasting = g.lasting.filter((lasting) => lasting.cards.length > 0 || lasting.seat !== NONE || !holdsForCards(lasting))
}

/** Whether a lasting effect without a seat and without cards applies to nothing any more. */
function holdsForCards(lasting: Lasting): boolean {
  const operation = operationOf(lasting)
  return operation.op === 'delayed' ? lasting.left > 0 : operation.op !== 'restrict' || operation.who !== undefined
}
