import {
  type Answer,
  answer,
  type Blunder,
  cloneState,
  type Game,
  questionFor,
  type Seat,
  type Table,
  type TableState,
} from '@orrery/kernel'
import { type Match, playGame } from '../sim/game.ts'

/** How often a blunder was made. */
export interface Count {
  readonly blunder: Blunder<TableState>
  chances: number
  made: number
  /** Where it was made first: the game, and the number of answers before it; null if never. */
  first: { readonly game: number; readonly answers: number } | null
}

/** Counts blunders over the numbered games of a match. Calls `each` after every game. */
export function countBlunders(
  game: Game,
  match: Match,
  numbers: readonly number[],
  blunders: readonly Blunder<TableState>[],
  each: (done: number) => void,
): Count[] {
  const counts = blunders.map((blunder): Count => ({ blunder, chances: 0, made: 0, first: null }))
  for (const [done, number] of numbers.entries()) {
    playGame(game, match, number, null, (table, seat, move) => watched(table, seat, move, number, counts))
    each(done + 1)
  }
  return counts
}

/** Gives the answer and checks whether it was a blunder of any kind. */
function watched(table: Table, seat: Seat, move: Answer, number: number, counts: readonly Count[]) {
  const question = questionFor(table, seat)
  const before = cloneState(table.game, table.state)
  const answers = table.version
  const verdict = answer(table, seat, move)
  if (question === null || verdict !== true) return verdict
  for (const count of counts) {
    const made = count.blunder.made({ before, question, answer: move, after: table.state, seat })
    if (made === null) continue
    count.chances++
    if (!made) continue
    count.made++
    count.first ??= { game: number, answers }
  }
  return verdict
}

/** How often it was made per 100 chances. */
export function rateOf({ made, chances }: Count): number {
  return chances === 0 ? 0 : (100 * made) / chances
}

/** Whether the blunder is no more frequent than its limit allows. */
export function holds(count: Count): boolean {
  return rateOf(count) <= count.blunder.most
}
