import type { PuzzleMine } from '@orrery/kernel/scenario/theme'
import { loseNobody, slayMany, slaySwarm, win } from './themes.ts'

/** `orrery puzzles` searches games of one player, who knows everything that the group knows. */
export const mine: PuzzleMine = {
  themes: [slaySwarm, slayMany, loseNobody, win],
  seats: 1,
  options: () => ({}),
}
