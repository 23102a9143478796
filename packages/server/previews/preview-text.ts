import { readPuzzle } from '@orrery/protocol'
import { FORMER } from '@orrery/protocol/former'
import { figureOf } from '@orrery/records'
import type { Kysely } from 'kysely'
import { ladderOf } from '../records/ladder.ts'
import { hiddenParts } from '../records/profile.ts'
import type { Database } from '../store/database.ts'
import type { Schema } from '../store/schema.ts'
import type { PreviewText } from './frame.ts'
import { BOT, endedSentence, FORMER_MEMBER, type Language, puzzleSentence, ratingSentence, studySentence } from './sentences.ts'

/** The preview of a finished table, and its players. */
export interface GamePreview {
  readonly text: PreviewText
  readonly game: string
}

/** The name of a game in a language. */
export type GameName = (id: string, language: Language) => Promise<string>

/**
 * What may be shown to anybody about a table: it is over and was listed. Null for all others, whether they run, are private or do not
 * exist. A player who hides their games is not named.
 */
export async function gamePreview({ read }: Database, table: string, language: Language, gameName: GameName): Promise<GamePreview | null> {
  const row = await read.selectFrom('finished').selectAll().where('table_id', '=', table).where('public', '=', 1).executeTakeFirst()
  if (row === undefined) return null
  const seats = await seatsOf(read, table)
  const nameOf = ({ name, bot, hidden }: (typeof seats)[number]) =>
    bot !== null && name === null ? BOT[language] : name === null || name === FORMER || hidden ? FORMER_MEMBER[language] : name
  const game = await gameName(row.game, language)
  const names = seats.map(nameOf)
  const winners = seats.filter(({ outcome }) => outcome === 'won').map(nameOf)
  const title = `${game}: ${names.join(' – ')}`
  return { game: row.game, text: { title, sentence: endedSentence(language, { winners, seats: seats.length, ended: row.ended }) } }
}

async function seatsOf(db: Kysely<Schema>, table: string) {
  const rows = await db
    .selectFrom('finished_seats')
    .leftJoin('players', 'players.id', 'finished_seats.player')
    .leftJoin('hidden_parts', (join) =>
      join.onRef('hidden_parts.player', '=', 'finished_seats.player').on('hidden_parts.part', '=', 'games'),
    )
    .select(['players.name', 'finished_seats.bot', 'finished_seats.outcome', 'hidden_parts.part'])
    .where('finished_seats.table_id', '=', table)
    .orderBy('finished_seats.seat')
    .execute()
  return rows.map(({ part, ...row }) => ({ ...row, hidden: part !== null }))
}

/** What may be shown to anybody about a player: a member's name, and their ratings unless these are hidden. Null for all others. */
export async function profilePreview(
  { read }: Database,
  player: string,
  language: Language,
  gameName: GameName,
): Promise<PreviewText | null> {
  const member = await read
    .selectFrom('members')
    .innerJoin('players', 'players.id', 'members.player')
    .select('players.name')
    .where('members.player', '=', player)
    .executeTakeFirst()
  if (member === undefined) return null
  const hidden = await hiddenParts(read, player)
  const best = hidden.includes('ratings')
    ? undefined
    : await read
        .selectFrom('ratings')
        .selectAll()
        .where('subject', '=', player)
        .orderBy('games', 'desc')
        .orderBy('ladder')
        .executeTakeFirst()
  if (best === undefined) return { title: member.name, sentence: ratingSentence(language, null) }
  const { rating, margin } = figureOf(best)
  const game = await gameName(ladderOf(best.ladder).game, language)
  return { title: member.name, sentence: ratingSentence(language, { game, rating, margin, games: best.games }) }
}

/** What a preview says of a study, and the table that it is of; null: the study has a record of its own. */
export interface StudyPreview {
  readonly text: PreviewText
  readonly table: string | null
}

/** What may be told to anybody about a study: it is shared with all, and its table, if it has one, was listed. Null for all others. */
export async function studyPreview(
  { read }: Database,
  study: string,
  language: Language,
  gameName: GameName,
): Promise<StudyPreview | null> {
  const row = await read
    .selectFrom('studies')
    .leftJoin('finished', 'finished.table_id', 'studies.table_id')
    .innerJoin('players', 'players.id', 'studies.player')
    .select(['studies.table_id', 'studies.game', 'studies.title', 'players.name'])
    .where('studies.id', '=', study)
    .where('studies.sharing', '=', 'all')
    .where(({ or, eb }) => or([eb('studies.table_id', '=', ''), eb('finished.public', '=', 1)]))
    .executeTakeFirst()
  if (row === undefined) return null
  const sentence = studySentence(language, { game: await gameName(row.game, language), by: row.name })
  return { table: row.table_id === '' ? null : row.table_id, text: { title: row.title, sentence } }
}

/** What a preview says of a puzzle, and the position at which it begins, as JSON. */
export interface PuzzlePreview {
  readonly text: PreviewText
  readonly game: string
  readonly position: string
}

/** The public text of a puzzle that was offered to the club. Null if there is none. */
export async function puzzlePreview(
  { read }: Database,
  puzzle: string,
  language: Language,
  gameName: GameName,
): Promise<PuzzlePreview | null> {
  const row = await read
    .selectFrom('puzzles')
    .innerJoin('players', 'players.id', 'puzzles.player')
    .select(['puzzles.game', 'puzzles.title', 'puzzles.body', 'players.name'])
    .where('puzzles.id', '=', puzzle)
    .executeTakeFirst()
  const body = row === undefined ? null : readPuzzle(row.body)
  if (row === undefined || body === null) return null
  const sentence = puzzleSentence(language, { game: await gameName(row.game, language), by: row.name })
  return { game: row.game, position: body.position, text: { title: row.title, sentence } }
}
