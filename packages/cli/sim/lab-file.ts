import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The exports of a game's `lab.ts`; none if it has no such file. */
export async function labFile<Exports extends object>(game: string): Promise<Partial<Exports>> {
  const path = fileURLToPath(import.meta.resolve(`@orrery/games/${game}/lab.ts`))
  return existsSync(path) ? await import(path) : {}
}
