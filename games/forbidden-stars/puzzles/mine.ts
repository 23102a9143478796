import type { PuzzleMine } from '@orrery/kernel/scenario/theme'
import { study } from '../lab.ts'
import { destroyUnits, loseNone, winFight } from './themes.ts'

/** Where `orrery puzzles` looks for puzzles: in the combats of games of two. */
export const mine: PuzzleMine = {
  themes: [loseNone, winFight, destroyUnits],
  seats: 2,
  options: (game) => study.options(game),
}
