import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Person } from '@orrery/kernel'
import type { Sayings } from '@orrery/kernel/conformance'
import { gameEntry } from './index.ts'

/** The orders of a game's seats, and a player that gives them in tests and measurements; undefined for games without orders. */
export async function sayingsOf(game: string): Promise<Sayings | undefined> {
  const path = fileURLToPath(new URL(`./${game}/orders/person.ts`, import.meta.url))
  const orders = await gameEntry(game).orders?.()
  if (orders === undefined || !existsSync(path)) return undefined
  const { person } = (await import(path)) as { readonly person: Person }
  return { orders, person }
}
