import { deathAngel } from '@orrery/games/death-angel/index.ts'
import type { Game } from '@orrery/kernel'
import type { Figure } from './figure.ts'
import { gameFigures } from './game.ts'

const SOLO = 1

/** Death Angel by random play, alone at the table. */
export function figures(): Figure[] {
  return gameFigures(deathAngel as Game, SOLO, { decisions: 150_000, games: 500, fork: 20, view: 20, bytes: 8192 })
}
