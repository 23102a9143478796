import type { Lesson } from '@orrery/board'
import type { LessonSign } from './daily.ts'
import { minedPuzzle, minedSigns } from './puzzles.ts'

const files = import.meta.glob<{ readonly default: Lesson }>('../../../games/*/lessons/*.lesson.yaml')
const signs = import.meta.glob<Pick<LessonSign, 'kind' | 'level'>>('../../../games/*/lessons/*.lesson.yaml', {
  query: '?sign',
  import: 'default',
  eager: true,
})

/** A lesson with its id, the name of its file. */
export interface NamedLesson extends Lesson {
  readonly id: string
}

/** All lessons and puzzles of all games, by game and level. */
export function lessonSigns(): readonly LessonSign[] {
  return Object.entries(signs)
    .flatMap(([path, sign]) => {
      const found = /\/games\/([^/]+)\/lessons\/([^/]+)\.lesson\.yaml/.exec(path)
      return found === null ? [] : [{ game: found[1] as string, id: found[2] as string, ...sign }]
    })
    .sort((one, other) => one.game.localeCompare(other.game) || one.level - other.level || one.id.localeCompare(other.id))
}

/**
 * What to go on with after a lesson, or after a mined puzzle: the next of its kind that is not done, a puzzle of its level; from the first again
 * after the last. Null where all are done.
 */
export async function lessonAfter(game: string, id: string, isDone: (id: string) => boolean): Promise<string | null> {
  const mined = (await minedSigns()).filter((sign) => sign.game === game)
  const puzzle = mined.find((sign) => sign.id === id)
  const own =
    puzzle === undefined ? lessonSigns().filter((sign) => sign.game === game) : mined.filter(({ level }) => level === puzzle.level)
  const at = own.findIndex((sign) => sign.id === id)
  return [...own.slice(at + 1), ...own.slice(0, at)].find((sign) => !isDone(sign.id))?.id ?? null
}

/** A lesson or mined puzzle of a game; null where there is none of that id. */
export async function lessonOf(game: string, id: string): Promise<NamedLesson | null> {
  const found = await files[`../../../games/${game}/lessons/${id}.lesson.yaml`]?.()
  return found === undefined ? minedPuzzle(game, id) : { id, ...found.default }
}

/** All lessons of a game, the easiest first. */
export async function lessonsOf(game: string): Promise<readonly NamedLesson[]> {
  const own = lessonSigns().filter((sign) => sign.game === game)
  return (await Promise.all(own.map(({ id }) => lessonOf(game, id)))).filter((lesson) => lesson !== null)
}
