import type { PuzzleLine, PuzzleMessage, RequestOf } from '@orrery/protocol'
import type { Kysely } from 'kysely'
import { RequestError } from '../request-error.ts'
import type { Database } from '../store/database.ts'
import { playerNames } from '../store/player-names.ts'
import type { PuzzleRow } from '../store/puzzles/rows.ts'
import type { Schema } from '../store/schema.ts'
import type { Reader } from '../studies/reading.ts'

/** The most puzzles in a reply. */
const PAGE = 30

type Who = Pick<Reader, 'id' | 'apart'>
type Told = Omit<PuzzleRow, 'body'>

const TOLD = ['id', 'player', 'game', 'title', 'study', 'branch', 'step', 'ways', 'created'] as const

/** A puzzle that the reader may see. Throws the same `RequestError` if they are kept apart from its maker and if it does not exist. */
export async function readablePuzzle(db: Kysely<Schema>, puzzle: string, { apart }: Who): Promise<PuzzleRow> {
  const row = await db.selectFrom('puzzles').selectAll().where('id', '=', puzzle).executeTakeFirst()
  if (row === undefined || apart.has(row.player)) throw new RequestError('unknown-puzzle', 'there is no such puzzle')
  return row
}

/** A puzzle that comes with a game. */
export type NamedPuzzle = Pick<RequestOf<'puzzle-solvers'>, 'game' | 'lesson'>

/** The key of such a puzzle among those of members, whose ids have no slash. */
export function keyOfGame({ game, lesson }: NamedPuzzle): string {
  return `${game}/${lesson}`
}

/** A puzzle with its position, and what it asks. Rejects with a `RequestError` if the reader may not see it. */
export async function puzzleOf({ read }: Database, puzzle: string, reader: Who): Promise<Omit<PuzzleMessage, 'ref'>> {
  const row = await readablePuzzle(read, puzzle, reader)
  const [line] = await told(read, [row], reader)
  return { type: 'puzzle', ...(line as PuzzleLine), body: row.body }
}

/** Puzzles, newest first, without those of people from whom the reader is kept apart. */
export async function puzzlesFor(
  { read }: Database,
  { game, before }: Pick<RequestOf<'puzzles'>, 'game' | 'before'>,
  reader: Who,
): Promise<{ readonly puzzles: PuzzleLine[]; readonly more: boolean }> {
  let query = read.selectFrom('puzzles').select(TOLD)
  if (game !== undefined) query = query.where('game', '=', game)
  if (reader.apart.size > 0) query = query.where('player', 'not in', [...reader.apart])
  if (before !== undefined)
    query = query.where('created', '<=', before.at).where(({ or, eb }) => or([eb('created', '<', before.at), eb('id', '<', before.puzzle)]))
  const rows = await query
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  return { puzzles: await told(read, rows.slice(0, PAGE), reader), more: rows.length > PAGE }
}

/** Puzzles as they are sent: with their makers' names, and how many people like and have solved each. */
async function told(db: Kysely<Schema>, rows: readonly Told[], { id: reader, apart }: Who): Promise<PuzzleLine[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const names = await playerNames(
    db,
    rows.map(({ player }) => player),
  )
  const countOf = async (table: 'puzzle_likes' | 'puzzle_solvers') => {
    let all = db
      .selectFrom(table)
      .select(({ fn }) => ['puzzle', fn.countAll<number>().as('count')])
      .where('puzzle', 'in', ids)
    if (apart.size > 0) all = all.where('player', 'not in', [...apart])
    const own = await db.selectFrom(table).select('puzzle').where('puzzle', 'in', ids).where('player', '=', reader).execute()
    const counts = await all.groupBy('puzzle').execute()
    return {
      counts: new Map(counts.map(({ puzzle, count }) => [puzzle, Number(count)])),
      own: new Set(own.map(({ puzzle }) => puzzle)),
    }
  }
  const [likes, solvers] = await Promise.all([countOf('puzzle_likes'), countOf('puzzle_solvers')])
  return rows.map(({ id, player, game, title, study, branch, step, ways, created }) => ({
    ...{ puzzle: id, game, title, study, branch, step, ways, created },
    ...{ by: { person: player, name: names.get(player) ?? '' }, mine: player === reader },
    ...{ likes: likes.counts.get(id) ?? 0, solvers: solvers.counts.get(id) ?? 0 },
    ...{ liked: likes.own.has(id), solved: solvers.own.has(id) },
  }))
}

/** How many people have solved a puzzle that comes with a game. */
export async function solversOf({ read }: Database, named: NamedPuzzle): Promise<number> {
  const { count } = await read
    .selectFrom('puzzle_solvers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('puzzle', '=', keyOfGame(named))
    .executeTakeFirstOrThrow()
  return Number(count)
}
