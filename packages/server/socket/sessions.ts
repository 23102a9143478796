import type { ServerContext } from '../server-context.ts'
import type { Connection } from './connection.ts'

type Present = Pick<Connection, 'key' | 'session' | 'person' | 'close'>

/** How many players are checked at once. */
const AT_ONCE = 500

/**
 * Closes the connections of suspended players, of ended sessions, of personal links that no longer work, and of guests where none may play: of
 * one player, or of all.
 */
export async function checkSessions(context: ServerContext, connections: Iterable<Present>, player?: string): Promise<void> {
  const present = [...connections].flatMap(({ person, key, session, close }) =>
    person === null || (player !== undefined && person.id !== player) ? [] : [{ id: person.id, key, session, close }],
  )
  const suspended = await suspendedAmong(context, new Set(present.map(({ id }) => id)))
  for (const { id, close } of present) if (suspended.has(id)) close(1008, 'suspended')
  const looked = present.filter(({ key }) => key === null)
  const sessions = looked.flatMap(({ session }) => session?.id ?? [])
  const linked = looked.flatMap(({ session, id }) => (session === null ? id : []))
  for (const { id, session, close } of looked)
    if (session === null && !(await mayBeHere(context, id))) close(1008, 'guests do not play here')
  const ended = await context.sessions.ended([...new Set(sessions)], [...new Set(linked)])
  for (const { id, session, close } of looked)
    if (session === null ? ended.players.has(id) : ended.sessions.has(session.id)) close(1008, 'the session has ended')
}

/** Whether somebody who came by name or by the personal link may play here. */
export async function mayBeHere({ rules, standings }: Pick<ServerContext, 'rules' | 'standings'>, player: string | null): Promise<boolean> {
  return (await rules.read()).guests || (player !== null && (await standings.of(player)).kind === 'member')
}

async function suspendedAmong({ members, now }: ServerContext, players: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const all = [...players]
  const found = new Set<string>()
  for (let at = 0; at < all.length; at += AT_ONCE)
    for (const { player, kind } of await members.inForce(all.slice(at, at + AT_ONCE), now())) if (kind === 'suspension') found.add(player)
  return found
}
