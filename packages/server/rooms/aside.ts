import type { Seat } from '@orrery/kernel'
import { RequestError } from '../request-error.ts'
import { type Room, seatsOf } from './room.ts'
import { type Person, seatAt } from './seating.ts'

/**
 * The receiver of a private line: the seat's player now, so that nobody who takes the seat later reads it. Both sit at the table. Throws a
 * `RequestError` if there is no receiver.
 */
export function listenerAt(room: Room, speaker: Person, at: Seat): { readonly seat: Seat; readonly player: string; readonly name: string } {
  const { seat, player, name, leftAt } = seatAt(room, at)
  if (seatsOf(room, speaker.id).length === 0) throw new RequestError('forbidden', 'who has no seat speaks to all')
  if (player === null || leftAt !== null) throw new RequestError('not-now', 'nobody has that seat who could hear it')
  if (player === speaker.id) throw new RequestError('not-now', 'that seat is your own')
  return { seat, player, name }
}
