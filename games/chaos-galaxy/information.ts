import { isPaid } from './marks.ts'
import { type CardId, type State, ZONE } from './state.ts'

/** Whether a seat knows what a card is: it may look at it (CG-INFO-2 to CG-INFO-6), or has seen it (CG-INFO-9). */
export function knows(g: State, seat: number, card: CardId): boolean {
  return isPublic(g, card) || mayLookAt(g, seat, card) || ((g.seen[card] as number) & (1 << seat)) !== 0
}

/** CG-INFO-2, CG-INFO-6: whether everybody may see the card: trashes, ships, paid cards, cards on the stack. */
export function isPublic(g: State, card: CardId): boolean {
  const zone = g.zones[card]
  if (zone === ZONE.trash || zone === ZONE.stack || zone === ZONE.hangar || zone === ZONE.void) return true
  if (isPaid(g, card)) return true
  // An announcement shows the card that it names, even one whose payment is still waiting; an action leaves its card as it lies.
  for (const item of g.stack) if (item.card === card && item.kind !== 'action') return true
  return false
}

/** CG-INFO-3, CG-INFO-4, CG-INFO-5: whether the seat may look at the hidden card whenever it likes. */
export function mayLookAt(g: State, seat: number, card: CardId): boolean {
  const zone = g.zones[card]
  if (zone === ZONE.headquarters || zone === ZONE.wasteland) return g.owners[card] === seat
  return g.controllers[card] === seat
}

/** The seat has seen the hidden card and can follow it from now on. */
export function remember(g: State, seat: number, card: CardId): void {
  g.seen[card] = (g.seen[card] as number) | (1 << seat)
}

/**
 * A card is about to leave a headquarters unseen: others who had seen cards there can no longer tell which of them remain, so they forget
 * all of them. Forgetting more than a person would is safe.
 */
export function loseTrack(g: State, owner: number): void {
  const hand = g.seats[owner]?.headquarters ?? []
  for (const card of hand) g.seen[card] = (g.seen[card] as number) & (1 << owner)
}
