import { gunzipSync } from 'node:zlib'
import type { Answer, Replay, Step } from '@orrery/kernel'
import { Trouble } from '../trouble.ts'
import type { House } from './house.ts'
import { rawOptions } from './play.ts'
import { openRoom } from './rooms.ts'

/** The recorded table with its seed, once it is over; also of a table that was forgotten since. */
export async function recordOf(house: House, id: string): Promise<Replay> {
  const kept = await house.store.db.selectFrom('replays').select('replay').where('table_id', '=', id).executeTakeFirst()
  return kept === undefined ? replayOf(house, id) : (JSON.parse(gunzipSync(kept.replay).toString()) as Replay)
}

/**
 * The recorded table with its seed, once it is over. Answers that were taken back are left out: taking back leads to
 * the same table as never having answered.
 */
export async function replayOf(house: House, id: string): Promise<Replay> {
  const room = await openRoom(house, id)
  if (room.stage !== 'over' || room.shown === null) throw new Trouble('not-now', 'the table is not over')
  const rows = await house.store.db
    .selectFrom('answers')
    .select(['seat', 'answer'])
    .where('table_id', '=', id)
    .where('kind', '=', 'answer')
    .where('void', '=', 0)
    .orderBy('seq')
    .execute()
  return {
    format: 1,
    game: room.gameId,
    gameVersion: room.shown.game.version,
    options: rawOptions(room),
    seats: room.seats.length,
    seed: room.seed,
    commitment: room.commitment,
    steps: rows.map((row): Step => ({ seat: row.seat, answer: JSON.parse(row.answer as string) as Answer })),
    result: room.shown.result,
  }
}
