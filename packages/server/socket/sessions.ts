import type { ServerContext } from '../rooms/server-context.ts'
import type { Connection } from './connection.ts'

type Present = Pick<Connection, 'key' | 'session' | 'person' | 'close'>

/** Closes the connections whose session has ended, and those by a personal link that opens nothing any more: of one player, or of all. */
export async function checkSessions(house: ServerContext, connections: Iterable<Present>, player?: string): Promise<void> {
  const looked = [...connections].flatMap((connection) => {
    const { person, key, session } = connection
    return person === null || key !== null || (player !== undefined && person.id !== player) ? [] : [{ connection, person, session }]
  })
  const sessions = looked.flatMap(({ session }) => session?.id ?? [])
  const linked = looked.flatMap(({ session, person }) => (session === null ? person.id : []))
  const ended = await house.sessions.ended([...new Set(sessions)], [...new Set(linked)])
  for (const { connection, person, session } of looked)
    if (session === null ? ended.players.has(person.id) : ended.sessions.has(session.id)) connection.close(1008, 'the session has ended')
}
