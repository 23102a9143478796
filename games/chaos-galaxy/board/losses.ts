import { type GameEvent, NONE, type Seat } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { pieceById } from '../orders/pieces.ts'
import type { View } from '../view.ts'

/** The kind of a loss: a named card, or a count of cards or credits. */
export type Lost = 'card' | 'colony' | 'hand' | 'credits'

/** What a seat lost, and what caused it. */
interface Loss {
  readonly what: Lost
  /** The card's term, for a `card`. */
  readonly name: string
  readonly count: number
  /** The term of the card or player that caused it; empty if none did. */
  readonly by: string
}

/** A cause: its seat, and the term of its card, or of the player. */
interface Doer {
  readonly seat: Seat
  readonly by: string
}

/** The most losses named. */
const NAMED = 3

/** After these events earlier causes do no further harm. */
const ENDS: readonly string[] = ['turn', 'turn-over', 'combat-over', 'main-phase-over']

/** Events by which a card begins to act. */
const ACTS: readonly string[] = ['fires', 'played', 'ability-used', 'triggered', 'ordnance', 'trap']

function doerAfter({ type, seat, name }: GameEvent, before: Doer | null): Doer | null {
  if (ENDS.includes(type)) return null
  if (typeof seat !== 'number') return before
  if (ACTS.includes(type)) return { seat, by: String(name) }
  return type === 'bombed' ? { seat, by: `@seat-${seat}` } : before
}

/** Cards and credits that others took from a seat; what it paid or gave up itself is no loss. */
function takenBy({ type, seat, count, credits }: GameEvent, own: Seat, doer: Doer | null): Omit<Loss, 'by' | 'name'> | null {
  if (seat !== own || doer === null || doer.seat === own) return null
  if (type === 'milled' || type === 'milled-hidden') return { what: 'colony', count: Number(count) }
  if (type === 'lost-credits') return { what: 'credits', count: Number(credits) }
  return type === 'discarded' || type === 'discarded-hidden' ? { what: 'hand', count: 1 } : null
}

/** CG-DEF-3: whether this event took a card out of the seat's control. */
function isLostCard({ type, seat, card }: GameEvent, own: Seat, view: View): boolean {
  if (type === 'destroyed') return seat === own
  return type === 'control-changed' && seat !== own && typeof card === 'number' && pieceById(view, card)?.owner === own
}

function lossesOf(events: readonly GameEvent[], earlier: readonly GameEvent[], own: Seat, view: View): readonly Loss[] {
  const cards: Loss[] = []
  const counts: { [key: string]: Loss } = {}
  const hitBy: { [card: string]: string } = {}
  let doer = earlier.reduce<Doer | null>((before, event) => doerAfter(event, before), null)
  for (const event of events) {
    doer = doerAfter(event, doer)
    const by = doer === null || doer.seat === own ? '' : doer.by
    // CG-BASE-12: bombs and effects are no card.
    if (event.type === 'damaged' && typeof event.byName === 'string' && event.by !== NONE) hitBy[String(event.card)] = event.byName
    if (isLostCard(event, own, view)) cards.push({ what: 'card', name: String(event.name), count: 1, by: hitBy[String(event.card)] ?? by })
    const taken = takenBy(event, own, doer)
    if (taken === null) continue
    const key = `${taken.what} ${by}`
    counts[key] = { ...taken, name: '', by, count: taken.count + (counts[key]?.count ?? 0) }
  }
  return [...cards, ...Object.values(counts).filter(({ count }) => count > 0)]
}

/** A seat's losses in these events, cards in play first, with the card or player that caused them; null if there are none. */
export function losses(events: readonly GameEvent[], earlier: readonly GameEvent[], view: View, seat: Seat, text: Text): string | null {
  const all = lossesOf(events, earlier, seat, view)
  if (all.length === 0) return null
  const said = all
    .slice(0, NAMED)
    .map(({ what, name, count, by }) => text.say(`board-loss-${what}${by === '' ? '' : '-to'}`, { name, count, by }))
  const more = all.length - said.length
  return [...said, ...(more > 0 ? [text.say('board-loss-more', { more })] : [])].join(', ')
}
