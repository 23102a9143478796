import { needNotMuted } from '../members/permissions.ts'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import type { Connection } from '../socket/connection.ts'
import { personOf } from '../socket/people.ts'
import { tiesOn } from '../store/club/ties-on.ts'
import type { Reader } from './reading.ts'

/** Who writes or deletes something, and when. */
interface Writer {
  readonly reader: Reader
  readonly at: number
}

/** The people behind requests for studies and puzzles, and their permissions. */
export interface Readers {
  readerOf(connection: Connection): Promise<Reader>
  /** A member who may write here; throws a `RequestError` for everybody else. */
  writerOf(connection: Connection): Promise<Writer>
  /** For deleting: people may delete what is theirs even while they are muted. */
  ownerOf(connection: Connection): Promise<Writer>
}

/** Knows what each player may read of studies. */
export function readersOf(context: ServerContext): Readers {
  const ties = tiesOn(context.store.database)

  async function readerOf(connection: Connection): Promise<Reader> {
    const { id } = personOf(connection)
    const [{ apart }, friends] = await Promise.all([context.apart.of(id), ties.friendsOf(id)])
    return { id, apart, friends }
  }

  return {
    readerOf,
    async writerOf(connection) {
      const reader = await readerOf(connection)
      if ((await context.standings.of(reader.id)).kind !== 'member') throw new RequestError('members-only', 'members make studies here')
      await needNotMuted(context, reader.id)
      return { reader, at: context.now() }
    },
    ownerOf: async (connection) => ({ reader: await readerOf(connection), at: context.now() }),
  }
}
