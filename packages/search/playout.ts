import { type Answer, answerAgain, type Question, type Random, type Seat, type Table, type TableState } from '@orrery/kernel'

/**
 * Gives an answer that comes from the game's policy or sampler, or that was found legal; plans are not validated again. An answer that is
 * not offered is an error of the game.
 */
export function give<S extends TableState>(table: Table<S>, seat: Seat, answer: Answer): void {
  if (!answerAgain(table, seat, answer)) throw new Error(`${table.game.id}: ${JSON.stringify(answer)} is not offered`)
}

/** How many periods a bot of this level looks ahead, the present one included. */
export function periodsOf({ game }: Pick<Table, 'game'>, level: 'keen' | 'strong'): number {
  return game.levels?.periods?.[level] ?? 1
}

/** Plays on by the game's policy for all seats, for this many decisions. */
export function playOn<S extends TableState>(table: Table<S>, random: Random, decisions: number): void {
  for (let left = decisions; left > 0 && table.result === null; left--) {
    const question = table.questions[0] as Question
    give(table, question.seat, table.game.policy(table.state, question, random))
  }
}
