import type { PuzzleMine } from '@orrery/kernel/scenario/theme'
import { study } from '../lab.ts'
import { bombColony, destroyShip, destroyTwo, holdThem, winNow } from './themes.ts'

/** `orrery puzzles` looks for puzzles in duels of all starter decks. */
export const mine: PuzzleMine = {
  themes: [winNow, holdThem, destroyTwo, destroyShip, bombColony],
  seats: 2,
  options: (game) => study.options(game, 2),
}
