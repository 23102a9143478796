import { LIMITS, type RequestOf, type RequestType } from '@orrery/protocol'
import { needMayOpenTables, needNotMuted } from '../members/permissions.ts'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import type { Tournaments } from '../tournaments/tournaments.ts'
import type { Connection } from './connection.ts'
import { personOf } from './people.ts'

type Types = Extract<RequestType, 'create-tournament' | 'tournaments' | 'watch-tournament' | 'unwatch-tournament' | 'act'>
type Handlers = { [T in Types]: (connection: Connection, request: RequestOf<T>) => Promise<void> | void }

/** Handlers of messages about tournaments. `made`: how many things a player may make. */
export function tournamentHandlers(
  context: Pick<ServerContext, 'now' | 'rules' | 'standings'>,
  tournaments: Tournaments,
  made: { take(key: string, now: number): number },
): Handlers {
  return {
    async 'create-tournament'(connection, request) {
      const host = personOf(connection)
      // Its games are tables that its host opens.
      await needMayOpenTables(context, host.id)
      const wait = made.take(host.id, context.now())
      if (wait > 0) throw new RequestError('too-fast', 'too many new tournaments; wait a little', wait)
      // Its title is read by all.
      await needNotMuted(context, host.id)
      connection.send({ type: 'created-tournament', ref: request.ref, tournament: await tournaments.create(host, request) })
    },
    async tournaments(connection, { ref }) {
      connection.send({ type: 'tournaments', ref, tournaments: await tournaments.list() })
    },
    async 'watch-tournament'(connection, { ref, tournament }) {
      if (!connection.tournaments.has(tournament) && connection.tournaments.size >= LIMITS.watched)
        throw new RequestError('too-many', `a connection looks at ${LIMITS.watched} tournaments at most`)
      await tournaments.watch(connection, tournament, ref)
      connection.tournaments.add(tournament)
    },
    'unwatch-tournament'(connection, { ref, tournament }) {
      tournaments.unwatch(connection, tournament)
      connection.tournaments.delete(tournament)
      connection.send({ type: 'done', ref })
    },
    async act(connection, { ref, tournament, act }) {
      await tournaments.act(personOf(connection), tournament, act)
      connection.send({ type: 'done', ref })
    },
  }
}
