import { chaosGalaxy } from '@orrery/games/chaos-galaxy/index.ts'
import type { Game } from '@orrery/kernel'
import type { Figure } from './figure.ts'
import { gameFigures } from './game.ts'

const DUEL = 2

/** Chaos Galaxy by random play between two. */
export function figures(): Figure[] {
  return gameFigures(chaosGalaxy as Game, DUEL, { decisions: 100_000, games: 300, fork: 25, view: 15, bytes: 8192 })
}
