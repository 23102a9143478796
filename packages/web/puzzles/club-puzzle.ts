import type { Both } from '@orrery/board'
import { isJson, type PuzzleBody, type PuzzleMessage, readPuzzle } from '@orrery/protocol'
import { ask } from '../club/ties.ts'
import { CLUB, type NamedLesson } from '../learn/lesson.ts'

/** A member's puzzle as a lesson; null if there is none, or it cannot be read. */
export async function clubPuzzle(lesson: string): Promise<NamedLesson | null> {
  const puzzle = await ask({ type: 'puzzle', puzzle: lesson.slice(CLUB.length) })
  if (puzzle.type !== 'puzzle') return null
  const body = readPuzzle(puzzle.body)
  return body === null ? null : asLesson(puzzle, body)
}

function asLesson({ puzzle, game, title }: PuzzleMessage, { seat, seats, options, position, asks }: PuzzleBody): NamedLesson {
  const same = (text: string): Both => ({ en: text, hu: text })
  const judged =
    'words' in asks
      ? { task: same(asks.words), hints: [], rules: [], goal: [], byHand: true }
      : { task: asks.task, hints: [asks.hint], rules: asks.rules, goal: asks.goal, during: asks.during }
  const begun: unknown = JSON.parse(position)
  return {
    ...{ id: CLUB + puzzle, title: same(title), kind: 'puzzle', level: 2, seat, solution: [] },
    ...judged,
    scenario: { game, seats, options, position: isJson(begun, Number.POSITIVE_INFINITY) ? begun : null },
  }
}

/** Tells the server that the reader has solved a puzzle. */
export async function solvedForClub(lesson: string): Promise<void> {
  await ask({ type: 'solve-puzzle', puzzle: lesson.slice(CLUB.length) })
}
