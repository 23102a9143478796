import { randomHex } from '@orrery/board/random-hex.ts'
import { gameEntry } from '@orrery/games'
import { type Json, optionsOfNew, type Position, type ReplayStart, type Seed, type Step } from '@orrery/kernel'
import type { Scenario } from '@orrery/kernel/scenario'
import { say } from '../app/texts.ts'
import { toast } from '../look/Toasts.tsx'
import { isForgetful, keep, makeRoom } from './stored.ts'
import type { LocalSeat, StoredTable } from './table-store.ts'

/** The prefix of local tables' ids; a server's ids never have it. */
export const LOCAL = 'here-'

/** A new seed from the browser's source of randomness. */
export function freshSeed(): Seed {
  return randomHex(32)
}

/** The beginning of a table that does not begin at its start. */
interface Begun {
  readonly position: Position
  readonly steps: readonly Step[]
  /** Where these steps began, if known. */
  readonly start?: ReplayStart | undefined
  /** The scenario that led there, if the start and steps do not. */
  readonly scenario?: Scenario
}

/**
 * Makes a table in this browser and returns its id: a new one with the options chosen, or from a position with the options of the table that
 * it comes from. The caller has checked the options. `from`: the table that it continues.
 */
export async function makeLocal(
  game: string,
  options: Json,
  seats: readonly LocalSeat[],
  seed = freshSeed(),
  begun: Begun | null = null,
  from?: StoredTable['from'],
): Promise<string> {
  await makeRoom()
  if (isForgetful()) toast('warn', say('storage-until-closed'))
  const now = Date.now()
  const table: StoredTable = {
    id: LOCAL + randomHex(16),
    game,
    options: begun === null ? optionsOfNew(await gameEntry(game).load(), options) : options,
    seats,
    seed,
    position: begun?.position ?? null,
    clocks: [],
    pages: begun === null ? 0 : 1,
    created: now,
    changed: now,
    myTurn: true,
    over: false,
    ...(begun?.start === undefined ? {} : { start: begun.start }),
    ...(from === undefined ? {} : { from }),
    ...(begun?.scenario === undefined ? {} : { scenario: begun.scenario }),
  }
  await (begun === null ? keep(table) : keep(table, { steps: begun.steps, log: [], undone: null }))
  return table.id
}
