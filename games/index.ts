import type { Game } from '@orrery/kernel'
import type { Language } from '@orrery/text'

/** How the platform finds a game. Adding a game = adding its folder and one line here. */
export interface GameEntry {
  readonly id: string
  /** The rules. */
  load(): Promise<Game>
  /** The game's messages in Fluent's syntax. */
  text(language: Language): Promise<string>
}

export const games: readonly GameEntry[] = [
  {
    id: 'chaos-galaxy',
    load: async () => (await import('./chaos-galaxy/index.ts')).chaosGalaxy as Game,
    text: async (language) =>
      (language === 'hu' ? await import('./chaos-galaxy/text/hu.ts') : await import('./chaos-galaxy/text/en.ts')).default,
  },
  {
    id: 'death-angel',
    load: async () => (await import('./death-angel/index.ts')).deathAngel as Game,
    text: async (language) =>
      (language === 'hu' ? await import('./death-angel/text/hu.ts') : await import('./death-angel/text/en.ts')).default,
  },
  {
    id: 'forbidden-stars',
    load: async () => (await import('./forbidden-stars/index.ts')).forbiddenStars as Game,
    text: async (language) =>
      (language === 'hu' ? await import('./forbidden-stars/text/hu.ts') : await import('./forbidden-stars/text/en.ts')).default,
  },
]

/** The entry of a game. Throws a `RangeError` that lists the games when there is none of that id. */
export function gameEntry(id: string): GameEntry {
  const entry = games.find((game) => game.id === id)
  if (entry === undefined) throw new RangeError(`no game '${id}'; there are: ${games.map((game) => game.id).join(', ')}`)
  return entry
}
