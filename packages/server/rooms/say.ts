import type { Seat } from '@orrery/kernel'
import type { ServerContext } from '../server-context.ts'
import { listenerAt } from './aside.ts'
import { type Room, viewersOf } from './room.ts'
import type { Person } from './seating.ts'
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
