import type { Game } from '../game.ts'
import { fork, type Position, restore } from '../position.ts'
import { randomOf, seedOf } from '../random.ts'
import type { TableState } from '../state.ts'
import type { Table } from '../table.ts'
import { drawAnswer, give } from './moment.ts'

/**
 * Counts the sequences of answers from a position, for each length up to `depth`. The numbers are on file and change when the rules do. If
 * several questions are open, the first is answered; a plan or a set counts as one answer.
 */
export function perft<S extends TableState>(game: Game<S>, position: Position<S>, depth: number): number[] {
  const counts: number[] = new Array(depth).fill(0)
  count(restore(game, JSON.parse(JSON.stringify(position))).table, 0, counts)
  return counts
}

function count<S extends TableState>(table: Table<S>, at: number, counts: number[]): void {
  const question = table.questions[0]
  if (at === counts.length || table.result !== null || question === undefined) return
  const answers =
    question.kind === 'options' ? question.options.map(({ id }) => ({ option: id })) : [drawAnswer(table, question, randomOf(seedOf(at)))]
  counts[at] = (counts[at] as number) + answers.length
  if (at + 1 === counts.length) return
  for (const answer of answers) {
    const copy = fork(table)
    const heard = give(copy, question.seat, answer)
    if (typeof heard === 'string') throw new Error(heard)
    count(copy, at + 1, counts)
  }
}
