import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { LessonSummary } from '../../learn/daily.ts'

const GAMES = join(import.meta.dirname, '../../../../games')

/** The summaries of all lessons, read from their files as in the build. */
export function summariesOfFiles(): readonly LessonSummary[] {
  return readdirSync(GAMES)
    .flatMap((game) => lessonsOf(game))
    .sort((one, other) => one.game.localeCompare(other.game) || one.level - other.level || one.id.localeCompare(other.id))
}

/** The summaries of all mined puzzles. */
export function minedOfFiles(): readonly LessonSummary[] {
  return readdirSync(GAMES).flatMap((game) => {
    const index = join(GAMES, game, 'puzzles/index.json')
    if (!existsSync(index)) return []
    const summaries = JSON.parse(readFileSync(index, 'utf8')) as readonly Pick<LessonSummary, 'id' | 'level'>[]
    return summaries.map(({ id, level }) => ({ game, id, kind: 'puzzle' as const, level }))
  })
}

/** All possible puzzles of a day, in the page's order. */
export function dailySummaries(): readonly LessonSummary[] {
  return [...summariesOfFiles(), ...minedOfFiles()]
}

function lessonsOf(game: string): readonly LessonSummary[] {
  try {
    return readdirSync(join(GAMES, game, 'lessons')).map((file) => {
      const { kind, level } = parse(readFileSync(join(GAMES, game, 'lessons', file), 'utf8')) as Pick<LessonSummary, 'kind' | 'level'>
      return { game, id: file.replace('.lesson.yaml', ''), kind, level }
    })
  } catch {
    return []
  }
}
