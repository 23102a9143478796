import type { Database } from '../database.ts'
import type { SeatRow, TableRow } from '../schema.ts'

/** A running table, as notices see it. */
export interface AskingTable {
  readonly row: Pick<TableRow, 'id' | 'game' | 'stage' | 'waiting' | 'due' | 'time' | 'changed'>
  readonly seats: readonly Pick<SeatRow, 'seat' | 'player' | 'name' | 'bot' | 'asked_at' | 'reserve' | 'late'>[]
}

/** A player's last action at a seat, and whether anybody else has acted since. */
export interface LastVisit {
  /** Its version; 0: none yet. */
  readonly version: number
  readonly ref: string | null
  readonly othersSince: boolean
}

/** Who is asked what, by the store. */
export interface Waiting {
  table(id: string): Promise<AskingTable | null>
  lastVisit(table: string, seat: number, player: string): Promise<LastVisit>
  /** The running tables at which one of these players is asked. */
  asking(players: readonly string[]): Promise<string[]>
}

/** The players who are waited for in a database. */
export function waitingIn({ read }: Database): Waiting {
  return {
    async table(id) {
      const row = await read
        .selectFrom('tables')
        .select(['id', 'game', 'stage', 'waiting', 'due', 'time', 'changed'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (row === undefined) return null
      const columns = ['seat', 'player', 'name', 'bot', 'asked_at', 'reserve', 'late'] as const
      return { row, seats: await read.selectFrom('seats').select(columns).where('table_id', '=', id).orderBy('seat').execute() }
    },
    async lastVisit(table, seat, player) {
      const steps = () => read.selectFrom('answers').where('table_id', '=', table)
      const own = await steps()
        .select(['seq', 'ref'])
        .where('seat', '=', seat)
        .where('player', '=', player)
        .where('kind', 'in', ['answer', 'undo'])
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (own === undefined) return { version: 0, ref: null, othersSince: true }
      const others = await steps().select('seq').where('seq', '>', own.seq).where('seat', '<>', seat).limit(1).executeTakeFirst()
      return { version: own.seq, ref: own.ref, othersSince: others !== undefined }
    },
    async asking(players) {
      if (players.length === 0) return []
      const rows = await read
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select('tables.id')
        .distinct()
        .where('seats.player', 'in', players)
        .where('seats.asked_at', 'is not', null)
        .where('seats.bot', 'is', null)
        .where('tables.stage', '=', 'playing')
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}
