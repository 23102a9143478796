import type { Seat } from '@orrery/kernel'
import { address } from '../app/route.ts'
import type { Followed } from '../table/source/source.ts'
import { makeLocal } from './make.ts'
import type { Played } from './played.ts'
import { continuing } from './stored.ts'

/**
 * The address of the table at which these seats continue with a table's result: the one that they have not finished, or a new one. Null if none
 * follows.
 */
export async function follow({ play, stored: { id, seats } }: Played, among: readonly Seat[]): Promise<string | null> {
  const begun = (await followed(id)).find(({ over, seats: those }) => !over && those.join() === among.join())
  if (begun !== undefined) return begun.address
  const { game, state } = play.table
  const next = game.follows?.(state, among) ?? null
  if (next === null) return null
  const options = { ...next.settings, seats: next.brought.map((brought) => ({ ...brought })) }
  const players = among.flatMap((seat) => seats[seat] ?? [])
  return address('table', await makeLocal(next.game, options, players, undefined, null, { table: id, seats: among }))
}

/** The tables that continue a table, in the seats of that. */
export async function followed(id: string): Promise<readonly Followed[]> {
  return (await continuing(id)).map(({ id: table, from, over, winners = [] }) => {
    const seats = from?.seats ?? []
    return { address: address('table', table), seats, over, winners: winners.flatMap((seat) => seats[seat] ?? []) }
  })
}
