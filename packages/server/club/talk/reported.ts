import { type RequestOf, readPuzzle } from '@orrery/protocol'
import { puzzleOf } from '../../puzzles/reading.ts'
import { openRoom } from '../../rooms/rooms.ts'
import { talkFor } from '../../rooms/talk.ts'
import type { ServerContext } from '../../server-context.ts'
import { type ReportedLine, talkOn } from '../../store/club/talk.ts'
import { tiesOn } from '../../store/club/ties-on.ts'
import { commentsAround } from '../../studies/reading.ts'
import { HALL, isFor, roomOf } from './lines.ts'

/** How many lines before and after a reported one are stored with it. */
const AROUND = 12

/** A line of somebody else that a player reports. */
interface Reported {
  /** Who wrote it. */
  readonly about: string
  /** The report's name for its place. */
  readonly place: string
  /** The line with those around it, as the player may read them. */
  readonly around: readonly ReportedLine[]
}

/** The line of any age that a player reports; null if there is no such line of somebody else. */
export async function reportedBy(
  context: ServerContext,
  player: string,
  { at, line }: Pick<RequestOf<'report'>, 'at' | 'line'>,
): Promise<Reported | null> {
  const lines = await linesAround(context, player, at, line)
  const found = lines.findIndex(({ id }) => id === line)
  const about = lines[found]?.by ?? null
  if (about === null || about === player) return null
  return { about, place: placeOf(at, player), around: lines.slice(Math.max(0, found - AROUND), found + AROUND + 1) }
}

async function linesAround(
  context: ServerContext,
  player: string,
  at: RequestOf<'report'>['at'],
  line: number,
): Promise<readonly ReportedLine[]> {
  if ('study' in at) return commentsOf(context, player, at.study, line)
  if ('puzzle' in at) return [await wordsOfPuzzle(context, player, at.puzzle)]
  if ('table' in at) {
    const lines = await talkFor(context, await openRoom(context, at.table), player)
    return lines.map(({ id, by, name, text, at: when }) => ({ id, by: by ?? null, name, text, at: when }))
  }
  await context.apart.of(player)
  const rows = await talkOn(context.store.database).around(roomOf(at.place, player), line, AROUND)
  return rows
    .filter((row) => isFor(context, player, row))
    .map(({ id, by_player, name, text, at: when }) => ({ id, by: by_player, name, text, at: when }))
}

/** A comment of a study with those around it at its moment, as the player may read them. */
async function commentsOf(context: ServerContext, player: string, study: string, line: number): Promise<readonly ReportedLine[]> {
  const [{ apart }, friends] = await Promise.all([context.apart.of(player), tiesOn(context.store.database).friendsOf(player)])
  const rows = await commentsAround(context.store.database, study, line, AROUND, { id: player, apart, friends })
  return rows.map(({ comment, by, text, at }) => ({ id: comment, by: by.person, name: by.name, text, at }))
}

/** What the maker of a puzzle wrote, as the one line that there is. */
async function wordsOfPuzzle(context: ServerContext, player: string, puzzle: string): Promise<ReportedLine> {
  const { by, title, created, body } = await puzzleOf(context.store.database, puzzle, { id: player, ...(await context.apart.of(player)) })
  const asks = readPuzzle(body)?.asks
  const text = asks !== undefined && 'words' in asks ? `${title}: ${asks.words}` : title
  return { id: 0, by: by.person, name: by.name, text, at: created }
}

function placeOf(at: RequestOf<'report'>['at'], player: string): string {
  if ('table' in at) return `table:${at.table}`
  if ('study' in at) return `study:${at.study}`
  if ('puzzle' in at) return `puzzle:${at.puzzle}`
  return at.place === HALL ? HALL : `pair:${roomOf(at.place, player)}`
}
