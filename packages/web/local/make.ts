import type { Json, Seed } from '@orrery/kernel'
import { keep, type LocalSeat, type StoredTable } from './stored.ts'

/** The ids of local tables begin with this; those of a server never do. */
export const LOCAL = 'here-'

function randomHex(digits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(digits / 2))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A seed from the browser's own source of randomness. */
export function freshSeed(): Seed {
  return randomHex(32)
}

/** Makes a table in this browser, fresh or from a position, and gives its id. The options were checked by the game before. */
export async function makeLocal(
  game: string,
  options: Json,
  seats: readonly LocalSeat[],
  seed = freshSeed(),
  begun: Pick<StoredTable, 'position' | 'steps'> = { position: null, steps: [] },
): Promise<string> {
  const now = Date.now()
  const table: StoredTable = {
    id: LOCAL + randomHex(16),
    game,
    options,
    seats,
    seed,
    ...begun,
    told: [],
    spent: seats.map(() => 0),
    created: now,
    changed: now,
    myTurn: true,
    over: false,
  }
  await keep(table)
  return table.id
}
