import type { Seat } from '@orrery/kernel'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { type Room, seatsOf, viewersOf } from './room.ts'
import { type Person, seatAt } from './seating.ts'
import { entryOf } from './talk.ts'

/** Says a line at a table: to everybody, or to one seat's player. During play, players and spectators read only their own group's lines. */
export async function sayAt(context: ServerContext, room: Room, person: Person, text: string, to?: Seat): Promise<void> {
  const [viewer] = viewersOf(room, person.id)
  const seat = viewer === undefined || viewer === 'spectator' ? null : viewer
  const heard = to === undefined ? null : listenerAt(room, person, to)
  const among = room.stage !== 'playing' || heard !== null ? null : seat === null ? 'spectators' : 'players'
  const row = {
    ...{ table_id: room.id, seat, name: person.name, text, at: context.now(), by_player: person.id, among },
    ...{ to_player: heard?.player ?? null, to_seat: heard?.seat ?? null, to_name: heard?.name ?? null },
  }
  const id = await context.store.addChat(row)
  const between = heard === null ? null : ([person.id, heard.player] as const)
  context.bus.tell({ kind: 'chat', server: context.ownership.name, table: room.id, entry: entryOf({ ...row, id }), between })
}

/**
 * The receiver of a private line: the seat's player now, so that nobody who takes the seat later reads it. Both sit at the table. Throws a
 * `RequestError` if there is no receiver.
 */
function listenerAt(room: Room, speaker: Person, at: Seat): { readonly seat: Seat; readonly player: string; readonly name: string } {
  const { seat, player, name, leftAt } = seatAt(room, at)
  if (seatsOf(room, speaker.id).length === 0) throw new RequestError('forbidden', 'who has no seat speaks to all')
  if (player === null || leftAt !== null) throw new RequestError('not-now', 'nobody has that seat who could hear it')
  if (player === speaker.id) throw new RequestError('not-now', 'that seat is your own')
  return { seat, player, name }
}
