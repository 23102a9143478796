import type { GameEntry } from '@orrery/games'
import type { Game } from '@orrery/kernel'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'

/** Noughts and crosses with an evaluation of half a minute, so that the process can be killed meanwhile. */
const slow = {
  ...(ticTacToe as Game),
  evaluate() {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30_000)
    return 0.5
  },
} satisfies Game

export const games: readonly GameEntry[] = [{ id: slow.id, load: async () => slow, text: async () => '' }]
