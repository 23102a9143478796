import { shuffleIn } from '@orrery/kernel'
import { type EventId, eventCard } from '../content/events.ts'
import { tell } from '../events.ts'
import { NONE, type State } from '../state.ts'
import { at } from './at.ts'

/** Whether a seat has a scheme in play. */
export function hasScheme(g: State, seat: number, scheme: EventId): boolean {
  return at(g.players, seat).scheme === scheme
}

/** FS-EVENT-10: a used scheme is shuffled back into its owner's event deck at once. */
export function discardScheme(g: State, seat: number): void {
  const player = at(g.players, seat)
  const { scheme } = player
  player.scheme = NONE
  player.eventDeck.push(scheme)
  tell(g, { type: 'scheme-used', rule: 'FS-EVENT-10', on: `event:${scheme}`, seat, card: eventCard(scheme).term })
  shuffleIn(g, 'shuffles', player.eventDeck)
}
