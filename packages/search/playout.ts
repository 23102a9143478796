import { type Answer, answer, type Question, type Random, type Seat, type Table, type TableState } from '@orrery/kernel'

/** Gives an answer that the search made up. One that is refused is an error of the game's policy or sampler. */
export function give<S extends TableState>(table: Table<S>, seat: Seat, given: Answer): void {
  const verdict = answer(table, seat, given)
  if (verdict !== true) throw new Error(`${table.game.id}: ${JSON.stringify(given)} is refused (${verdict.rule})`)
}

/** Plays on by the game's policy, all seats alike, for so many decisions. */
export function playOn<S extends TableState>(table: Table<S>, random: Random, decisions: number): void {
  for (let left = decisions; left > 0 && table.result === null; left--) {
    const question = table.questions[0] as Question
    give(table, question.seat, table.game.policy(table.state, question, random))
  }
}
