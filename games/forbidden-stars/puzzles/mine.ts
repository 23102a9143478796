import type { PuzzleMine } from '@orrery/kernel/scenario/theme'
import { study } from '../lab.ts'
import { destroyUnits, loseNone, winFight } from './themes.ts'

/** `orrery puzzles` looks for puzzles in the combats of two-player games. */
export const mine: PuzzleMine = {
  themes: [loseNone, winFight, destroyUnits],
  seats: 2,
  options: (game) => study.options(game),
}
