import type { Manifest } from '@orrery/board'
import { manifests } from '@orrery/games'
import { settings } from './settings.ts'

/** The manifest of a table whose game does not exist here (it was opened elsewhere, by a newer version). */
const STRANGER: Manifest = {
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

/** The manifest of a game; for an unknown id one that stands for a game that is not here. */
export function manifestOf(id: string): Manifest {
  return manifests.find((manifest) => manifest.id === id) ?? STRANGER
}

/** The games that have their own card on the home page. */
export const wholeGames: readonly Manifest[] = manifests.filter(({ partOf }) => partOf === undefined)

/** The tables that lead into a game: drafting a deck for it. */
export function partsOf(game: string): readonly Manifest[] {
  return manifests.filter(({ partOf }) => partOf?.game === game)
}

/** The name of a game in the reader's language. */
export function gameName(id: string): string {
  const { name } = manifestOf(id)
  return name === STRANGER.name ? id : name[settings.value.language]
}

/** The CSS variables of a game's colours. */
export function accents(id: string): Record<string, string> {
  const [accent, second] = manifestOf(id).accent
  return { '--accent': accent, '--accent-2': second }
}
