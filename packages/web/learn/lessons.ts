import type { Lesson } from '@orrery/board'
import type { LessonSummary } from './daily.ts'
import { isOfClub, type NamedLesson } from './lesson.ts'
import { minedPuzzle, minedSummaries } from './puzzles.ts'

const files = import.meta.glob<{ readonly default: Lesson }>('../../../games/*/lessons/*.lesson.yaml')
const summaries = import.meta.glob<Pick<LessonSummary, 'kind' | 'level'>>('../../../games/*/lessons/*.lesson.yaml', {
  query: '?summary',
  import: 'default',
  eager: true,
})

/** All lessons and puzzles of all games, by game and level. */
export function lessonSummaries(): readonly LessonSummary[] {
  return Object.entries(summaries)
    .flatMap(([path, summary]) => {
      const found = /\/games\/([^/]+)\/lessons\/([^/]+)\.lesson\.yaml/.exec(path)
      return found === null ? [] : [{ game: found[1] as string, id: found[2] as string, ...summary }]
    })
    .sort((one, other) => one.game.localeCompare(other.game) || one.level - other.level || one.id.localeCompare(other.id))
}

/** The lesson or mined puzzle to do next: the next of its kind (or level) that is not done, wrapping around. Null if all are done. */
export async function lessonAfter(game: string, id: string, isDone: (id: string) => boolean): Promise<string | null> {
  const mined = (await minedSummaries()).filter((summary) => summary.game === game)
  const puzzle = mined.find((summary) => summary.id === id)
  const own =
    puzzle === undefined
      ? lessonSummaries().filter((summary) => summary.game === game)
      : mined.filter(({ level }) => level === puzzle.level)
  const at = own.findIndex((summary) => summary.id === id)
  return [...own.slice(at + 1), ...own.slice(0, at)].find((summary) => !isDone(summary.id))?.id ?? null
}

/** A lesson, a mined puzzle of a game, or a member's puzzle; null if there is none with that id. */
export async function lessonOf(game: string, id: string): Promise<NamedLesson | null> {
  if (isOfClub(id)) return (await import('../puzzles/club-puzzle.ts')).clubPuzzle(id)
  const found = await files[`../../../games/${game}/lessons/${id}.lesson.yaml`]?.()
  return found === undefined ? minedPuzzle(game, id) : { id, ...found.default }
}

/** All lessons of a game, easiest first. */
export async function lessonsOf(game: string): Promise<readonly NamedLesson[]> {
  const own = lessonSummaries().filter((summary) => summary.game === game)
  return (await Promise.all(own.map(({ id }) => lessonOf(game, id)))).filter((lesson) => lesson !== null)
}
