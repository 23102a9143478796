import type { LearnModule, Lesson } from '@orrery/board'

const pages = import.meta.glob<{ readonly learn: LearnModule }>('../../../games/*/board/learn/index.tsx')
const files = import.meta.glob<{ readonly default: Lesson }>('../../../games/*/lessons/*.lesson.yaml')

/** Whether a game is taught. */
export function isTaught(game: string): boolean {
  return `../../../games/${game}/board/learn/index.tsx` in pages
}

/** What teaches a game; null where nothing does yet. */
export async function learnOf(game: string): Promise<LearnModule | null> {
  return (await pages[`../../../games/${game}/board/learn/index.tsx`]?.())?.learn ?? null
}

/** A lesson with its id, the name of its file. */
export interface NamedLesson extends Lesson {
  readonly id: string
}

/** The ids of a game's lessons and puzzles. */
export function lessonIds(game: string): readonly string[] {
  return Object.keys(files).flatMap((path) => {
    const found = new RegExp(`/games/${game}/lessons/([^/]+)\\.lesson\\.yaml$`).exec(path)
    return found?.[1] === undefined ? [] : [found[1]]
  })
}

/** A lesson of a game; null where there is none of that id. */
export async function lessonOf(game: string, id: string): Promise<NamedLesson | null> {
  const found = await files[`../../../games/${game}/lessons/${id}.lesson.yaml`]?.()
  return found === undefined ? null : { id, ...found.default }
}

/** All lessons of a game, the easiest first. */
export async function lessonsOf(game: string): Promise<readonly NamedLesson[]> {
  const found = await Promise.all(lessonIds(game).map((id) => lessonOf(game, id)))
  return found.filter((lesson) => lesson !== null).sort((one, other) => one.level - other.level || one.id.localeCompare(other.id))
}
