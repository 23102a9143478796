import {
  type Answer,
  answerAgain,
  fork,
  hash,
  type Json,
  type Position,
  positionOf,
  questionFor,
  type Seat,
  storedAnswer,
  verbOf,
} from '@orrery/kernel'
import type { When } from '@orrery/kernel/scenario/table'
import type { Level } from '@orrery/search'
import { playOthers } from '@orrery/search/puzzles/lines'
import type { Odds, Proved } from '@orrery/search/puzzles/prove'
import { gradeOf, solvers } from './grade.ts'

type Both = Readonly<Record<'en' | 'hu', string>>

/** A stored puzzle: a lesson with its proof. */
export interface StoredPuzzle {
  readonly id: string
  readonly theme: string
  /** Equal for puzzles that are too similar. */
  readonly signature: string
  /** The kinds of answers that solve it, in order. */
  readonly shape: string
  readonly title: Both
  readonly kind: 'puzzle'
  readonly level: 1 | 2 | 3
  readonly task: Both
  readonly hints: readonly Both[]
  readonly rules: readonly string[]
  readonly scenario: Json
  readonly during: Json
  readonly goal: Json
  readonly solution: readonly When[]
  readonly odds: Odds
  /** The levels of bots that solve it. */
  readonly solvedBy: readonly Level[]
}

/** The puzzles of a game: `games/<game>/puzzles/mined.json`. */
export interface StoredPuzzles {
  /** The catalogues' keys that the numbers in all positions refer to; each position omits them. */
  readonly catalogues: Position['catalogues']
  readonly puzzles: readonly StoredPuzzle[]
}

/** A proved position as data, without the catalogues, which all positions share. */
export function storedPuzzle({ aim, table, line, odds }: Proved, theme: string, seat: Seat, options: Json): StoredPuzzle {
  const { catalogues: _shared, ...position } = positionOf(table)
  const shape = shapeOf(line)
  const signature = `${theme}: ${aim.likeness}: ${shape}`
  const solvedBy = solvers(table, seat, aim)
  return {
    id: `${theme}-${hash(signature).toString(16).padStart(8, '0')}`,
    theme,
    signature,
    shape,
    title: aim.title,
    kind: 'puzzle',
    level: gradeOf(solvedBy),
    task: aim.task,
    hints: [aim.hint],
    rules: aim.rules,
    scenario: { game: table.game.id, seats: table.seats, options, position: JSON.parse(JSON.stringify(position)) },
    during: aim.during,
    goal: aim.goal as unknown as Json,
    solution: solutionOf({ aim, table, line, odds }, seat),
    odds,
    solvedBy,
  }
}

/** The kinds of answers in a line. */
function shapeOf(line: Proved['line']): string {
  return line
    .map((given) => ('option' in given ? verbOf(given.option) : 'options' in given ? `set of ${given.options.length}` : 'plan'))
    .join(' ')
}

/** The line with content keys instead of content numbers. */
function solutionOf({ table, line }: Proved, seat: Seat): When[] {
  const copy = fork(table)
  return line.map((given) => {
    const stored = storedAnswer(copy, seat, given)
    if (questionFor(copy, seat) === null || !answerAgain(copy, seat, given)) throw new Error('the line of a puzzle breaks off')
    playOthers(copy, seat)
    return whenOf(stored, seat)
  })
}

function whenOf(stored: Answer, seat: Seat): When {
  if ('option' in stored) return { seat, option: stored.option }
  if ('options' in stored) return { seat, options: stored.options }
  throw new Error('plans are not listed, so no puzzle is solved by one')
}
