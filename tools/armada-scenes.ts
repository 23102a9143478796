import { answer, openTable, type Position, positionOf, randomOf, seedOf, takeTold } from '@orrery/kernel'
import { firestormArmada as game } from '../games/firestorm-armada/index.ts'

/** Positions of Firestorm Armada worth a picture: a battle played by policies up to a question of the first seat. */
export const ARMADA_OPTIONS = { fleetValue: 800, seats: [{ fleet: 'terrans-800' }, { fleet: 'dindrenzi-800' }] }

/** The battle when the first seat is asked that, in this turn or later, with at least so many options. */
export function battle(name: string, turn: number, options = 0): Position {
  for (let seed = 1; seed < 60; seed++) {
    const table = openTable(game, ARMADA_OPTIONS, 2, seedOf(`battle-${seed}`))
    const random = randomOf(seedOf(`admirals-${seed}`))
    for (let step = 0; step < 4000 && table.result === null; step++) {
      const [question] = table.questions
      if (question === undefined) break
      const offered = question.kind === 'plan' ? options : question.options.length
      if (question.seat === 0 && question.name === name && table.state.turn >= turn && offered >= options) {
        takeTold(table)
        return positionOf(table)
      }
      answer(table, question.seat, game.policy(table.state, question, random))
    }
  }
  throw new Error(`no battle comes to '${name}'`)
}
