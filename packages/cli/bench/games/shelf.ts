import type { GameEntry } from '@orrery/games'
import { ticTacToe } from './tic-tac-toe.ts'

/** The games of a racing server. */
export const games: readonly GameEntry[] = [{ id: ticTacToe.id, load: async () => ticTacToe, text: async () => '' }]
