import type { GameFace } from '@orrery/board'
import { faces } from '@orrery/games'
import { settings } from './settings.ts'

/** What a table of a game that is not here shows (one opened elsewhere, by a newer version). */
const STRANGER: GameFace = {
  id: '',
  name: { en: '?', hu: '?' },
  about: { en: '', hu: '' },
  length: { en: '', hu: '' },
  seats: [1, 6],
  quickSeats: 2,
  accent: ['#9b7bff', '#3fd4e0'],
  ground: '#0c1120',
  picture: '',
  emblem: '<circle cx="16" cy="16" r="9" fill="currentColor"/>',
}

/** The face of a game. */
export function faceOf(id: string): GameFace {
  return faces.find((face) => face.id === id) ?? STRANGER
}

/** The games with a card of their own on the home page. */
export const wholeGames: readonly GameFace[] = faces.filter(({ partOf }) => partOf === undefined)

/** The ways into a game that are tables of their own: drafting a deck for it. */
export function partsOf(game: string): readonly GameFace[] {
  return faces.filter(({ partOf }) => partOf?.game === game)
}

/** The name of a game in the reader's language. */
export function gameName(id: string): string {
  const { name } = faceOf(id)
  return name === STRANGER.name ? id : name[settings.value.language]
}

/** The style variables that give a part of the page the game's colours. */
export function accents(id: string): Record<string, string> {
  const [accent, second] = faceOf(id).accent
  return { '--accent': accent, '--accent-2': second }
}
