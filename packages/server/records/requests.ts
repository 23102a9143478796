import type { RequestOf } from '@orrery/protocol'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import type { Connection } from '../socket/connection.ts'
import { personOf } from '../socket/people.ts'
import { boardOf } from './board.ts'
import { correctResult } from './correction.ts'
import { findGames } from './finding.ts'
import { dropSearch, keepSearch, keptSearches } from './kept-searches.ts'
import { ladderName } from './ladder.ts'
import { hideParts, profileOf } from './profile.ts'
import { seasonBoard, seasonsTold } from './seasons.ts'
import { withSketches } from './sketches.ts'
import type { RecordsRequest } from './work.ts'

type Handlers = { readonly [T in RecordsRequest]: (connection: Connection, request: RequestOf<T>) => Promise<void> }

/** The handlers of requests about records. */
export function recordsHandlers(context: ServerContext): Handlers {
  const { database } = context.store
  /** Throws if the two are kept apart: neither may look the other up. */
  async function notApart(reader: string, person: string): Promise<void> {
    const { apart } = await context.apart.of(reader)
    if (apart.has(person)) throw new RequestError('forbidden', 'there is nobody of that name')
  }
  return {
    async profile(connection, { ref, person }) {
      const { id } = personOf(connection)
      await notApart(id, person ?? id)
      const profile = await profileOf(database, person ?? id, id)
      if (profile === null) throw new RequestError('forbidden', 'there is nobody of that name')
      connection.send({ type: 'profile', ref, ...profile })
    },
    async 'hide-parts'(connection, { ref, parts }) {
      await hideParts(database, personOf(connection).id, parts)
      connection.send({ type: 'done', ref })
    },
    async board(connection, { ref, game, way, pace, season }) {
      const { id } = personOf(connection)
      const ladder = ladderName(game, way, pace)
      const places =
        season === undefined ? await boardOf(database, ladder, id, context.now()) : await seasonBoard(database, season, ladder, id)
      if (places === null) throw new RequestError('forbidden', 'there is no such season of that game')
      connection.send({ type: 'board', ref, places })
    },
    async seasons(connection, { ref, game }) {
      connection.send({ type: 'seasons', ref, seasons: await seasonsTold(database, game) })
    },
    async 'turn-result'(connection, { ref, table, winners, reason }) {
      const { id } = personOf(connection)
      const verdict = await correctResult(context.members, { judge: id, table, winners, reason, at: context.now() })
      if (verdict === 'forbidden')
        throw new RequestError('forbidden', 'judges of the site turn results of tables at which they did not sit')
      if (verdict === 'unknown') throw new RequestError('unknown-table', 'no table of that id has ended, or it has no such seat')
      context.ended()
      connection.send({ type: 'done', ref })
    },
    async 'find-games'(connection, { ref, filter, before }) {
      const { id } = personOf(connection)
      if (filter.person !== undefined) await notApart(id, filter.person)
      const found = await findGames(database, id, filter, before ?? null)
      connection.send({ ...found, games: await withSketches(database, found.games, filter.person ?? id), ref })
    },
    async searches(connection, { ref }) {
      connection.send({ type: 'searches', ref, searches: await keptSearches(database, personOf(connection).id) })
    },
    async 'keep-search'(connection, { ref, name, filter }) {
      await keepSearch(database, personOf(connection).id, name, filter)
      connection.send({ type: 'done', ref })
    },
    async 'drop-search'(connection, { ref, name }) {
      await dropSearch(database, personOf(connection).id, name)
      connection.send({ type: 'done', ref })
    },
  }
}
