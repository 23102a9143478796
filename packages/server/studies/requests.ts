import type { RequestOf } from '@orrery/protocol'
import { RequestError } from '../request-error.ts'
import { recordOf } from '../rooms/replay.ts'
import type { ServerContext } from '../server-context.ts'
import type { Connection } from '../socket/connection.ts'
import { readersOf } from './readers.ts'
import { branchOf, commentsOf, studiesFor, studyOf, studyRecordOf } from './reading.ts'
import type { VerifyOutcome } from './record.ts'
import type { StudiesRequest } from './work.ts'
import { addBranch, comment, dropBranch, dropComment, dropStudy, likeStudy, makeStudy, setStudy, uploadStudy } from './writing.ts'

type Handlers = { readonly [T in StudiesRequest]: (connection: Connection, request: RequestOf<T>) => Promise<void> }

/** Handles requests for studies of finished games. */
export function studyHandlers(context: ServerContext): Handlers {
  const { database } = context.store
  const { readerOf, writerOf, ownerOf } = readersOf(context)

  const lengthOf = async (table: string): Promise<number> => (await recordOf(context, table)).steps.length

  /** Plays a record in a bots' thread, which ends if the rules do not come to an end. */
  async function verify(game: string, record: string, owner: string): Promise<VerifyOutcome> {
    if ((await context.game(game)) === null) throw new RequestError('unknown-game', 'there is no such game')
    try {
      return (await context.bots.runDeferred({ kind: 'verify', game, owner, record })) as VerifyOutcome
    } catch (error) {
      context.log.warn({ game, owner, error }, 'a record for a study cannot be played')
      throw new RequestError('bad-record', 'the record cannot be played')
    }
  }

  return {
    async 'make-study'(connection, request) {
      const study = await makeStudy(database, request, await writerOf(connection), lengthOf)
      connection.send({ type: 'study-made', ref: request.ref, study })
    },
    async 'upload-study'(connection, request) {
      const study = await uploadStudy(database, request, await writerOf(connection), verify)
      connection.send({ type: 'study-made', ref: request.ref, study })
    },
    async 'study-record'(connection, { ref, study }) {
      connection.send({ ...(await studyRecordOf(database, study, await readerOf(connection))), ref })
    },
    async study(connection, { ref, study }) {
      connection.send({ ...(await studyOf(database, study, await readerOf(connection))), ref })
    },
    async studies(connection, { ref, which, before }) {
      connection.send({ type: 'studies', ref, ...(await studiesFor(database, which, await readerOf(connection), before)) })
    },
    async 'set-study'(connection, request) {
      await setStudy(database, request, await writerOf(connection))
      connection.send({ type: 'done', ref: request.ref })
    },
    async 'drop-study'(connection, request) {
      await dropStudy(database, request, await ownerOf(connection))
      connection.send({ type: 'done', ref: request.ref })
    },
    async 'add-branch'(connection, request) {
      const branch = await addBranch(database, request, await writerOf(connection), lengthOf)
      connection.send({ type: 'branch-added', ref: request.ref, branch })
    },
    async 'study-branch'(connection, { ref, study, branch }) {
      connection.send({ ...(await branchOf(database, study, branch, await readerOf(connection))), ref })
    },
    async 'drop-branch'(connection, request) {
      await dropBranch(database, request, await ownerOf(connection))
      connection.send({ type: 'done', ref: request.ref })
    },
    async 'study-comments'(connection, { ref, study, after, ...moment }) {
      connection.send({ ...(await commentsOf(database, study, moment, after ?? 0, await readerOf(connection))), ref })
    },
    async 'comment-study'(connection, request) {
      const wait = connection.chat.take(context.now())
      if (wait > 0) throw new RequestError('too-fast', 'too much talk; wait a little', wait)
      await comment(database, request, await writerOf(connection), lengthOf)
      connection.send({ type: 'done', ref: request.ref })
    },
    async 'like-study'(connection, request) {
      await likeStudy(database, request, await writerOf(connection))
      connection.send({ type: 'done', ref: request.ref })
    },
    async 'drop-comment'(connection, request) {
      await dropComment(database, request, await ownerOf(connection))
      connection.send({ type: 'done', ref: request.ref })
    },
  }
}
