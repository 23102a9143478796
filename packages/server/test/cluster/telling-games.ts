import { writeSync } from 'node:fs'
import type { GameEntry } from '@orrery/games'
import type { Game } from '@orrery/kernel'
import { games as slow } from '../slow-games.ts'

/**
 * The slow games, whose bots are as slow. They print a line when they begin: their thread stands still then, and only what is written at
 * once is heard.
 */
export const games: readonly GameEntry[] = slow.map((entry) => ({
  ...entry,
  async load() {
    const game = await entry.load()
    const evaluate: Game['evaluate'] = (...given) => {
      writeSync(1, 'at work\n')
      return game.evaluate(...given)
    }
    return {
      ...game,
      evaluate,
      policy(state, question, random) {
        evaluate(state, question.seat)
        return game.policy(state, question, random)
      },
    } satisfies Game
  },
}))
