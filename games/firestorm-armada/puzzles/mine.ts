import type { PuzzleMine } from '@orrery/kernel/scenario/theme'
import { study } from '../lab.ts'
import { critical, destroyHer, destroyOne, hitHome } from './themes.ts'

/** `orrery puzzles` searches battles of two starter fleets. Moves are plans, which cannot be listed, so all puzzles are about fire. */
export const mine: PuzzleMine = {
  themes: [destroyHer, destroyOne, critical, hitHome],
  seats: 2,
  options: (game) => JSON.parse(JSON.stringify(study.options(game, 2))),
}
