import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Blunder, TableState } from '@orrery/kernel'
import { UsageError } from '../usage.ts'

/** The game's list of blunders, which its `bot/blunders.ts` exports as `blunders`. Throws a `UsageError` if it has none. */
export async function blundersOf(game: string): Promise<readonly Blunder<TableState>[]> {
  const path = fileURLToPath(import.meta.resolve(`@orrery/games/${game}/bot/blunders.ts`))
  if (!existsSync(path)) throw new UsageError(`${game} has no list of blunders (bot/blunders.ts)`)
  return ((await import(path)) as { readonly blunders: readonly Blunder<TableState>[] }).blunders
}
