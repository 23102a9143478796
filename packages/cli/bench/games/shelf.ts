import type { GameEntry } from '@orrery/games'
import type { Game } from '@orrery/kernel'
import { ticTacToe } from './tic-tac-toe.ts'

/** What a server that races has to play. */
export const games: readonly GameEntry[] = [{ id: ticTacToe.id, load: async () => ticTacToe as Game, text: async () => '' }]
