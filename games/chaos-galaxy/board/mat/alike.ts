import { type Alike, alikeBy } from '@orrery/board/alike.ts'
import type { CardView, View } from '../../view.ts'

/**
 * Two equal cards of the hand are one choice, unless different players have seen and can follow them (CG-INFO-9), or something on the table
 * refers to one of them.
 */
export function alikeIn(view: View): Alike {
  return alikeBy((piece) => {
    const card = view.seats.flatMap(({ hand }) => hand ?? []).find(({ id }) => piece === `card:${id}`)
    return card?.type == null || isMeant(view, card) ? null : [card.type, ...(card.seenBy ?? [])].join(',')
  })
}

/** Whether a lasting effect or a waiting item refers to this very card. */
function isMeant({ lasting, stack }: View, { id }: CardView): boolean {
  const waits = stack.some(({ card, targets, choices }) => card === id || targets.includes(id) || choices.includes(id))
  return waits || lasting.some(({ cards }) => cards.includes(id))
}
