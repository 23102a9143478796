import { answer, begin, type OptionsQuestion, seedOf } from '@orrery/kernel'
import { ticTacToe } from '../games/tic-tac-toe.ts'
import type { Pick } from './pick.ts'

const SEED = seedOf('bench')

/** One random tic-tac-toe game by the kernel: every answer is checked against the list of options. */
export function orreryGame(light: boolean): (pick: Pick) => void {
  return (pick) => {
    const table = begin(ticTacToe, ticTacToe.setUp({}, 2, SEED), 2, light)
    while (table.result === null) {
      const { seat, options } = table.questions[0] as OptionsQuestion
      const option = options[pick(options.length)] as { id: string }
      if (answer(table, seat, { option: option.id }) !== true) throw new Error('an offered option is refused')
    }
  }
}
