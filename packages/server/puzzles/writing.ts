import { PUZZLE_LIMITS, type RequestOf, readPuzzle } from '@orrery/protocol'
import type { Kysely } from 'kysely'
import { freshId } from '../ids.ts'
import { RequestError } from '../request-error.ts'
import type { Database } from '../store/database.ts'
import type { PuzzleSolverRow } from '../store/puzzles/rows.ts'
import type { Schema } from '../store/schema.ts'
import { type Reader, readable } from '../studies/reading.ts'
import { keyOfGame, type NamedPuzzle, readablePuzzle } from './reading.ts'

/** Who changes a puzzle, and when. */
interface Act {
  readonly reader: Reader
  readonly at: number
}

/**
 * Offers a puzzle from a study of its maker, and returns its id. Throws a `RequestError` if the study belongs to somebody else, the body is
 * no puzzle, or the maker has the most puzzles allowed.
 */
export async function offerPuzzle({ transaction }: Database, request: RequestOf<'offer-puzzle'>, { reader, at }: Act): Promise<string> {
  const { study, branch, step, title, body } = request
  const puzzle = readPuzzle(body)
  if (puzzle === null) throw new RequestError('malformed', 'body: no puzzle')
  return transaction(async (db) => {
    const { game, player } = await readable(db, study, reader)
    if (player !== reader.id) throw new RequestError('forbidden', 'the study is another person’s')
    const { count } = await db
      .selectFrom('puzzles')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('player', '=', reader.id)
      .executeTakeFirstOrThrow()
    if (Number(count) >= PUZZLE_LIMITS.each) throw new RequestError('too-many', `a member has at most ${PUZZLE_LIMITS.each} puzzles`)
    const id = freshId()
    const ways = 'ways' in puzzle.asks ? puzzle.asks.ways : null
    await db.insertInto('puzzles').values({ id, player: reader.id, game, title, study, branch, step, body, ways, created: at }).execute()
    return id
  })
}

/** Deletes a puzzle. Throws a `RequestError` if it belongs to somebody else. */
export function dropPuzzle({ transaction }: Database, { puzzle }: RequestOf<'drop-puzzle'>, { reader }: Act): Promise<void> {
  return transaction(async (db) => {
    const { player } = await readablePuzzle(db, puzzle, reader)
    if (player !== reader.id) throw new RequestError('forbidden', 'the puzzle is another person’s')
    await db.deleteFrom('puzzle_likes').where('puzzle', '=', puzzle).execute()
    await db.deleteFrom('puzzle_solvers').where('puzzle', '=', puzzle).execute()
    await db.deleteFrom('puzzles').where('id', '=', puzzle).execute()
  })
}

/** Records that a member likes somebody else's puzzle, or no longer does. Throws a `RequestError` if it is their own. */
export function likePuzzle({ transaction }: Database, { puzzle, on }: RequestOf<'like-puzzle'>, { reader }: Act): Promise<void> {
  return transaction(async (db) => {
    const { player } = await readablePuzzle(db, puzzle, reader)
    if (player === reader.id) throw new RequestError('forbidden', 'the puzzle is your own')
    await db.deleteFrom('puzzle_likes').where('puzzle', '=', puzzle).where('player', '=', reader.id).execute()
    if (on) await db.insertInto('puzzle_likes').values({ puzzle, player: reader.id }).execute()
  })
}

/** Records the first time that a reader solves a puzzle; its maker does not count. */
export function solvePuzzle({ transaction }: Database, { puzzle }: RequestOf<'solve-puzzle'>, { reader, at }: Act): Promise<void> {
  return transaction(async (db) => {
    const { player } = await readablePuzzle(db, puzzle, reader)
    if (player !== reader.id) await solvedOnce(db, { puzzle, player: reader.id, at })
  })
}

/**
 * Records the first time that a reader solves a puzzle of a game. Throws a `RequestError` if they have solved more than there can be.
 */
export function solveOfGame({ transaction }: Database, named: NamedPuzzle, { reader, at }: Act): Promise<void> {
  return transaction(async (db) => {
    const { count } = await db
      .selectFrom('puzzle_solvers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('player', '=', reader.id)
      .executeTakeFirstOrThrow()
    if (Number(count) >= PUZZLE_LIMITS.solved) throw new RequestError('too-many', 'no person has solved so many puzzles')
    await solvedOnce(db, { puzzle: keyOfGame(named), player: reader.id, at })
  })
}

async function solvedOnce(db: Kysely<Schema>, row: PuzzleSolverRow): Promise<void> {
  await db
    .insertInto('puzzle_solvers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['puzzle', 'player']).doNothing())
    .execute()
}
