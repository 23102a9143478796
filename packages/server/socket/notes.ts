import type { RequestOf } from '@orrery/protocol'
import { openRoom } from '../rooms/rooms.ts'
import type { Person } from '../rooms/seating.ts'
import type { ServerContext } from '../server-context.ts'
import { notesIn } from '../store/notes.ts'
import type { Connection } from './connection.ts'

/** Handlers of players' private notes on a table. */
export function noteHandlers(context: ServerContext, personOf: (connection: Connection) => Person) {
  const notes = notesIn(context.store.database)
  return {
    async note(connection: Connection, { ref, table }: RequestOf<'note'>) {
      connection.send({ type: 'note', ref, table, text: await notes.of(table, personOf(connection).id) })
    },
    async 'set-note'(connection: Connection, { ref, table, text }: RequestOf<'set-note'>) {
      await openRoom(context, table)
      await notes.set(table, personOf(connection).id, text)
      connection.send({ type: 'note', ref, table, text })
    },
  }
}
