import type { GameEntry } from '@orrery/games'
import type { Game } from '@orrery/kernel'
import { ticTacToe } from './tic-tac-toe.ts'

/** The games of a racing server. */
export const games: readonly GameEntry[] = [{ id: ticTacToe.id, load: async () => ticTacToe as Game, text: async () => '' }]
