import type { RequestOf } from '@orrery/protocol'
import type { ServerContext } from '../server-context.ts'
import type { Connection } from '../socket/connection.ts'
import { readersOf } from '../studies/readers.ts'
import { puzzleOf, puzzlesFor, solversOf } from './reading.ts'
import type { PuzzlesRequest } from './work.ts'
import { dropPuzzle, likePuzzle, offerPuzzle, solveOfGame, solvePuzzle } from './writing.ts'

type Handlers = { readonly [T in PuzzlesRequest]: (connection: Connection, request: RequestOf<T>) => Promise<void> }

/** Handles requests for puzzles that members made from studies. */
export function puzzleHandlers(context: ServerContext): Handlers {
  const { database } = context.store
  const { readerOf, writerOf, ownerOf } = readersOf(context)
  return {
    async 'offer-puzzle'(connection, request) {
      const puzzle = await offerPuzzle(database, request, await writerOf(connection))
      connection.send({ type: 'puzzle-offered', ref: request.ref, puzzle })
    },
    async puzzle(connection, { ref, puzzle }) {
      connection.send({ ...(await puzzleOf(database, puzzle, await readerOf(connection))), ref })
    },
    async puzzles(connection, { ref, ...wanted }) {
      connection.send({ type: 'puzzles', ref, ...(await puzzlesFor(database, wanted, await readerOf(connection))) })
    },
    async 'like-puzzle'(connection, request) {
      await likePuzzle(database, request, await writerOf(connection))
      connection.send({ type: 'done', ref: request.ref })
    },
    async 'solve-puzzle'(connection, request) {
      await solvePuzzle(database, request, await ownerOf(connection))
      connection.send({ type: 'done', ref: request.ref })
    },
    async 'puzzle-solvers'(connection, request) {
      if (request.solved) await solveOfGame(database, request, await ownerOf(connection))
      connection.send({ type: 'puzzle-solvers', ref: request.ref, solvers: await solversOf(database, request) })
    },
    async 'drop-puzzle'(connection, request) {
      await dropPuzzle(database, request, await ownerOf(connection))
      connection.send({ type: 'done', ref: request.ref })
    },
  }
}
