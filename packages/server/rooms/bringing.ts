import type { Game, Json, Refusal, Seat } from '@orrery/kernel'
import { LIMITS } from '@orrery/protocol'
import { RequestError } from '../request-error.ts'
import { type Room, type RoomSeat, rawOptions } from './room.ts'

/** What a seat brings: its secret settings. */
export type SeatSettings = { [key: string]: Json }

/** The table that something is brought to. */
interface Table extends Pick<Room, 'game' | 'settings'> {
  readonly seats: readonly unknown[]
}

/** The seat's settings, if the game accepts them. Throws a `RequestError` with every reason against them, for that seat alone. */
export function checkedSettings(table: Table, seat: Seat, brought: SeatSettings): SeatSettings {
  const known = table.game?.seatSettings ?? []
  const unknown = Object.keys(brought).filter((key) => !known.includes(key))
  if (unknown.length > 0)
    throw new RequestError('bad-settings', `a seat brings ${known.join(', ') || 'nothing'} to this game, not ${unknown[0]?.slice(0, 60)}`)
  const reasons = against(table, seat, brought)
  if (reasons === null) return brought
  const { refusals, message } = reasons
  throw new RequestError('bad-settings', message, undefined, refusals.slice(0, LIMITS.refusals))
}

/** Whether the game accepts what a seat brings; true for a seat that brings nothing. */
export function mayBring(table: Table, seat: Seat, brought: SeatSettings | null): boolean {
  return brought === null || against(table, seat, brought) === null
}

/** The seats whose settings the game no longer accepts, because its rules have changed. */
export function misfits(room: Room): RoomSeat[] {
  return room.seats.filter(({ seat, settings }) => !mayBring(room, seat, settings))
}

/** Why the table cannot be set up with what all its seats bring; null if it can. It may contain secrets. */
export function problemOf(room: Room): string | null {
  return room.game === null ? null : reads(room.game, rawOptions(room), room.seats.length)
}

function against(
  table: Table,
  seat: Seat,
  brought: SeatSettings,
): { readonly refusals: readonly Refusal[]; readonly message: string } | null {
  const { game, settings, seats } = table
  if (game === null || !game.seatSettings?.length) return null
  const refusals = game.mayBring?.(settings, brought, seat, seats.length) ?? []
  if (refusals.length > 0) return { refusals, message: `a seat may not bring that: ${refusals[0]?.rule}` }
  // Separately, so that the message has no other seat's secrets.
  const alone = Array.from({ length: seat + 1 }, (_, at) => (at === seat ? brought : {}))
  const message = reads(game, { ...settings, seats: alone }, seats.length)
  return message === null ? null : { refusals, message }
}

/** What the game has against options; null if it accepts them. */
function reads(game: Game, raw: Json, seats: number): string | null {
  try {
    game.options(raw, seats)
    return null
  } catch (error) {
    if (error instanceof RangeError) return error.message
    throw error
  }
}
