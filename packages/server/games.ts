import type { Collecting } from '@orrery/collecting'
import type { GameEntry } from '@orrery/games'
import type { Game } from '@orrery/kernel'

/** The ids of the games of a module that exports `games`. */
export async function gameIds(module: string): Promise<readonly string[]> {
  const { games } = (await import(module)) as { games: readonly GameEntry[] }
  return games.map(({ id }) => id)
}

/** The rules of a game out of a module that exports `games`; null where it has none of that id. Modules load once. */
export async function gameOf(module: string, id: string): Promise<Game | null> {
  const { games } = (await import(module)) as { games: readonly GameEntry[] }
  return (await games.find((one) => one.id === id)?.load()) ?? null
}

/** How a game's cards are collected; null where they are not. */
export async function collectingOf(module: string, id: string): Promise<Collecting | null> {
  const { games } = (await import(module)) as { games: readonly GameEntry[] }
  return (await games.find((one) => one.id === id)?.collecting?.()) ?? null
}
