import type { GameEntry } from '@orrery/games'
import { games as older } from './games.ts'

/** The test games, as a newer program has them. */
export const games: readonly GameEntry[] = older.map((game) => ({
  ...game,
  load: async () => ({ ...(await game.load()), version: 2 }),
}))
