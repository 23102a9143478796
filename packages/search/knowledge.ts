import { hash, type Question, type Random, randomOf, type Seat, seedOf, seenQuestion, type Table, type TableState } from '@orrery/kernel'

/**
 * Randomness derived only from what the seat knows: its view, its question, its answers and the salt. Two tables that look the same to the
 * seat give the same numbers, so a bot's choices reveal nothing that the seat does not know.
 */
export function seatRandom<S extends TableState>(table: Table<S>, question: Question, salt: string): Random {
  const { seat } = question
  const known = {
    view: table.game.view(table.state, seat),
    question: seenQuestion(question),
    waiting: waiting(table),
    own: own(table, seat),
  }
  return randomOf(seedOf(`${hash(known)}:${seat}:${salt}`))
}

/**
 * How many answers the seat has given in this activity. It varies the randomness, so that a bot that is asked the same again need not
 * repeat itself for ever.
 */
function own<S extends TableState>(table: Table<S>, seat: Seat): number {
  return table.answers.filter((record) => record.seat === seat).length
}

function waiting<S extends TableState>(table: Table<S>): Seat[] {
  return table.questions.map((question) => question.seat).sort((a, b) => a - b)
}
