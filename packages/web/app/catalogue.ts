import { games } from '@orrery/games'
import chaosGalaxy from '../art/key/chaos-galaxy.svg?url'
import deathAngel from '../art/key/death-angel.svg?url'
import firestormArmada from '../art/key/firestorm-armada.svg?url'
import forbiddenStars from '../art/key/forbidden-stars.svg?url'

/** A game as the home page shows it, built or still coming. */
export interface Shown {
  readonly id: string
  readonly art: string
  /** The ground that the picture fades into. */
  readonly ground: string
  readonly seats: readonly [number, number]
  /** How long a table takes, as a message id. */
  readonly length: string
  /** Whether its rules are here. */
  readonly built: boolean
  /** How many seats 'Play now' sets: one for the reader, the others for bots. */
  readonly quickSeats: number
  /** Whether seats bring something to the table (a deck). */
  readonly brings: boolean
}

function shown(id: string, art: string, ground: string, seats: readonly [number, number], quickSeats: number, brings = false): Shown {
  return { id, art, ground, seats, length: `length-${id}`, built: games.some((game) => game.id === id), quickSeats, brings }
}

/** The games of Orrery in the order of the home page. */
export const catalogue: readonly Shown[] = [
  shown('chaos-galaxy', chaosGalaxy, '#0d0a24', [2, 2], 2, true),
  shown('death-angel', deathAngel, '#120909', [1, 6], 3),
  shown('forbidden-stars', forbiddenStars, '#06191d', [2, 4], 2),
  shown('firestorm-armada', firestormArmada, '#070f20', [2, 4], 2),
]

/** The catalogue's line of a game. A game outside the catalogue (in development) borrows a plain one. */
export function shownGame(id: string): Shown {
  return catalogue.find((game) => game.id === id) ?? shown(id, forbiddenStars, '#0c1120', [1, 6], 2)
}

/** The style variables that give a part of the page the game's colours. */
export function accents(id: string): Record<string, string> {
  const known = catalogue.some((game) => game.id === id) ? id : 'chaos-galaxy'
  return { '--accent': `var(--${known})`, '--accent-2': `var(--${known}-2)` }
}
