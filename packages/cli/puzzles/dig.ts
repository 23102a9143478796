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
import type { Bounds } from '@orrery/search/puzzles/lines'
import { prove } from '@orrery/search/puzzles/prove'
import { type StoredPuzzle, storedPuzzle } from './found.ts'

/** The reader's seat in every puzzle. */
const SEAT = 0

/** The levels of the bots that play; drawn for each game, so that positions vary. */
const PLAYERS: readonly Level[] = ['quick', 'quick', 'hasty', 'dreamer']

/** The most lines tried at a decision. */
const NODES = 800

/** Plays game `number` and looks for puzzles at the decisions of seat 0, at most one a theme. The same number gives the same puzzles. */
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
    const one = isTurningPoint(table) ? puzzleAt(table, [...left], options, random) : null
    if (one !== null) {
      found.push(one)
      left.delete(mine.themes.find(({ id }) => id === one.theme) as PuzzleTheme)
    }
    if (!answerAgain(table, seat, decide(table, seat, { level, salt: name }))) throw new Error(`game ${number}: an answer is not offered`)
    table.events.length = 0
  }
  return found
}

/** The puzzle of a position, from the first theme that has one. */
function puzzleAt(table: Table, themes: readonly PuzzleTheme[], options: Json, random: Random): StoredPuzzle | null {
  const seen = seenBy(table, SEAT)
  const offers = themes.flatMap(({ id, aims }) => aims(seen, SEAT).map((aim) => ({ id, aim })))
  const bounds: Bounds = { answers: Math.max(...themes.map(({ within }) => within)), nodes: NODES }
  const aims = offers.map(({ aim }) => aim)
  const proved = aims.length === 0 ? null : prove(table, SEAT, aims, bounds, random)
  const theme = offers.find(({ aim }) => aim === proved?.aim)?.id
  return proved === null || theme === undefined ? null : storedPuzzle(proved, theme, SEAT, options)
}

/** Whether the seat has a choice. Others may choose in secret at the same time. */
function isTurningPoint(table: Table): boolean {
  const question = questionFor(table, SEAT)
  return question !== null && question.kind !== 'plan' && question.options.length > 1
}
