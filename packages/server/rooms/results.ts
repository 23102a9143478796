import type { UnderWay } from '@orrery/play'
import type { Ended } from '../store/store.ts'
import { type Room, rawOptions } from './room.ts'

/** The record of a finished table: players, places, how and when it ended. It is kept for ever. */
export function resultRows(room: Room, { table, clocks }: UnderWay, ended: number): Ended {
  const winners = table.result?.winners ?? []
  return {
    row: {
      table_id: room.id,
      game: room.gameId,
      game_version: table.game.version,
      options: JSON.stringify(rawOptions(room)),
      result: JSON.stringify(table.result),
      created: room.created,
      ...{ ended, counted: 0, rated: null },
    },
    seats: room.seats.map(({ seat, player, name, bot }) => ({
      ...{ table_id: room.id, seat, player, name, bot },
      place: winners.includes(seat) ? 1 : winners.length + 1,
      spent: clocks[seat]?.spent ?? 0,
    })),
  }
}
