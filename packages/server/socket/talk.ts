import type { RequestOf } from '@orrery/protocol'
import { needNotMuted } from '../members/permissions.ts'
import { RequestError } from '../request-error.ts'
import { linesFor, logPage } from '../rooms/log.ts'
import { tableOf, viewersOf } from '../rooms/room.ts'
import { openRoom } from '../rooms/rooms.ts'
import { sayAt } from '../rooms/say.ts'
import type { ServerContext } from '../server-context.ts'
import type { Connection } from './connection.ts'
import { personOf } from './people.ts'

/** Handlers of a table's talk and log. */
export function talkHandlers(context: ServerContext) {
  return {
    async say(connection: Connection, { ref, table, text, to }: RequestOf<'say'>) {
      const wait = connection.chat.take(context.now())
      if (wait > 0) throw new RequestError('too-fast', 'too much talk; wait a little', wait)
      const room = await openRoom(context, table)
      const person = personOf(connection)
      await needNotMuted(context, person.id)
      if (!room.watchers.has(connection)) throw new RequestError('forbidden', 'look at the table first')
      await sayAt(context, room, person, text, to)
      connection.send({ type: 'done', ref })
    },
    async log(connection: Connection, { ref, table, viewer, before }: RequestOf<'log'>) {
      const room = await openRoom(context, table)
      if (!viewersOf(room, connection.player).includes(viewer)) throw new RequestError('forbidden', 'these are not your eyes')
      const shown = tableOf(room)?.version ?? -1
      const page = await logPage(context, table, Math.min(before, shown + 1))
      connection.send({ type: 'lines', ref, log: linesFor(page, viewer), more: page.more })
    },
  }
}
