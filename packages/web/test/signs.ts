import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { LessonSign } from '../learn/daily.ts'

const GAMES = join(import.meta.dirname, '../../../games')

/** The signs of all lessons, read from their files as the build does. */
export function signsOfFiles(): readonly LessonSign[] {
  return readdirSync(GAMES)
    .flatMap((game) => lessonsOf(game))
    .sort((one, other) => one.game.localeCompare(other.game) || one.level - other.level || one.id.localeCompare(other.id))
}

function lessonsOf(game: string): readonly LessonSign[] {
  try {
    return readdirSync(join(GAMES, game, 'lessons')).map((file) => {
      const { kind, level } = parse(readFileSync(join(GAMES, game, 'lessons', file), 'utf8')) as Pick<LessonSign, 'kind' | 'level'>
      return { game, id: file.replace('.lesson.yaml', ''), kind, level }
    })
  } catch {
    return []
  }
}
