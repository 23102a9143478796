import type { RequestOf } from '@orrery/protocol'
import { RequestError } from '../request-error.ts'
import type { Person } from '../rooms/seating.ts'
import type { ServerContext } from '../server-context.ts'
import type { Connection } from './connection.ts'

/** Handlers of a player's keys. A program with a key may not make, remove or list keys. */
export function keyHandlers(context: Pick<ServerContext, 'keyring' | 'sessions'>, personOf: (connection: Connection) => Person) {
  function owner(connection: Connection): Person {
    if (connection.key !== null) throw new RequestError('forbidden', 'keys are made and taken back by their player, not by a program')
    return personOf(connection)
  }
  return {
    async keys(connection: Connection, { ref }: RequestOf<'keys'>) {
      connection.send({ type: 'keys', ref, keys: await context.keyring.of(owner(connection).id) })
    },
    async 'make-key'(connection: Connection, { ref, name }: RequestOf<'make-key'>) {
      connection.send({ type: 'key', ref, ...(await context.keyring.make(owner(connection).id, name)) })
    },
    async 'drop-key'(connection: Connection, { ref, key }: RequestOf<'drop-key'>) {
      const { id } = owner(connection)
      await context.keyring.drop(id, key)
      context.sessions.changed(id)
      connection.send({ type: 'done', ref })
    },
  }
}

/** Closes the connections of removed keys, whatever server or command removed them: of one player, or of all. */
export async function checkKeys(
  context: Pick<ServerContext, 'keyring'>,
  connections: Iterable<Pick<Connection, 'key' | 'player' | 'close'>>,
  player?: string,
): Promise<void> {
  for (const { key, close, player: theirs } of [...connections]) {
    if (key === null || (player !== undefined && theirs !== player)) continue
    if ((await context.keyring.open(key.secret)) === null) close(1008, 'the key was taken back')
  }
}
