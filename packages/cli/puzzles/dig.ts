import {
  answerAgain,
  type Game,
  type Json,
  openTable,
  type Question,
  questionFor,
  type Random,
  randomOf,
  seedOf,
  seenBy,
  type Table,
} from '@orrery/kernel'
import type { PuzzleMine, PuzzleTheme } from '@orrery/kernel/scenario/theme'
import { decide, type Level } from '@orrery/search'
import { type StoredPuzzle, storedPuzzle } from './found.ts'
import type { Bounds } from './lines.ts'
import { prove } from './prove.ts'

/** The reader has this seat at every puzzle. */
const SEAT = 0

/** Who plays the games: bots of these levels, drawn by lot for each game, so that positions are not all of one mind's making. */
const PLAYERS: readonly Level[] = ['quick', 'quick', 'hasty', 'dreamer']

/** More lines than these are not tried at a decision. */
const NODES = 1500

/**
 * Plays game `number` and looks for puzzles at the decisions of seat 0: of each theme at most one. The same number gives the
 * same puzzles.
 */
export function dig(game: Game, mine: PuzzleMine, seed: string, number: number): readonly StoredPuzzle[] {
  const name = `${seed}:puzzles:${number}`
  const random = randomOf(seedOf(name))
  const options = mine.options(number)
  const level = PLAYERS[random.below(PLAYERS.length)] as Level
  const table = openTable(game, options, mine.seats, seedOf(`${name}:table`))
  const left = new Set(mine.themes)
  const found: StoredPuzzle[] = []
  while (table.result === null && left.size > 0) {
    const { seat } = table.questions[0] as Question
    // Two puzzles of one position would be told by one answer.
    if (isTurningPoint(table)) [...left].some(tryTheme)
    if (!answerAgain(table, seat, decide(table, seat, { level, salt: name }))) throw new Error(`game ${number}: an answer is not offered`)
    table.events.length = 0
  }
  return found

  function tryTheme(theme: PuzzleTheme): boolean {
    const puzzle = puzzleAt(table, theme, options, random)
    if (puzzle === null) return false
    found.push(puzzle)
    left.delete(theme)
    return true
  }
}

function puzzleAt(table: Table, theme: PuzzleTheme, options: Json, random: Random): StoredPuzzle | null {
  const aims = theme.aims(seenBy(table, SEAT), SEAT)
  const bounds: Bounds = { answers: theme.within, nodes: NODES }
  const proved = aims.length === 0 ? null : prove(table, SEAT, aims, bounds, random)
  return proved === null ? null : storedPuzzle(proved, theme.id, SEAT, options)
}

/** Whether the seat alone decides, and has a choice. */
function isTurningPoint(table: Table): boolean {
  const question = questionFor(table, SEAT)
  if (question === null || table.together || table.questions.length > 1 || question.kind === 'plan') return false
  return question.options.length > 1
}
