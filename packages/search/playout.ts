import { type Answer, answer, type Question, type Random, type Seat, type Table, type TableState } from '@orrery/kernel'

/** Gives an answer that the search made up. One that is refused is an error of the game's policy or sampler. */
export function give<S extends TableState>(table: Table<S>, seat: Seat, given: Answer): void {
  const verdict = answer(table, seat, given)
  if (verdict !== true) throw new Error(`${table.game.id}: ${JSON.stringify(given)} is refused (${verdict.rule})`)
}

/** Decisions after which a look ahead ends even though something is still under way. */
const MOST_UNSETTLED = 60

/** Plays on by the game's policy, all seats alike, for so many decisions, and then until the state can be weighed. */
export function playOn<S extends TableState>(table: Table<S>, random: Random, decisions: number): void {
  const { unsettled } = table.game
  for (let left = decisions; table.result === null; left--) {
    if (left <= 0 && (left <= -MOST_UNSETTLED || unsettled === undefined || !unsettled(table.state))) return
    const question = table.questions[0] as Question
    give(table, question.seat, table.game.policy(table.state, question, random))
  }
}
