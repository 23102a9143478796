import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What a game's `lab.ts` exports; nothing where it has none. */
export async function labFile<Exports extends object>(game: string): Promise<Partial<Exports>> {
  const path = fileURLToPath(import.meta.resolve(`@orrery/games/${game}/lab.ts`))
  return existsSync(path) ? await import(path) : {}
}
