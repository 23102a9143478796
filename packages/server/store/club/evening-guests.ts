import type { Database } from '../database.ts'
import type { EveningGuestRow, EveningRow } from './rows.ts'

/** A player who comes. */
export interface Coming {
  readonly evening: string
  readonly person: string
  readonly name: string
}

/** Who comes to tables on a date, on any database. */
export function eveningGuestsOn({ read, transaction }: Database) {
  return {
    /** Says whether a player comes; `full` if all seats are taken. To one that was called off nobody can come any more. */
    come: (row: EveningGuestRow): Promise<'kept' | 'full' | 'over'> =>
      transaction(async (db) => {
        const evening = await db.selectFrom('evenings').selectAll().where('id', '=', row.evening_id).executeTakeFirst()
        if (evening === undefined || evening.stage === 'open' || (evening.stage === 'off' && row.comes === 1)) return 'over'
        const others = db.selectFrom('evening_guests').select('player').where('evening_id', '=', row.evening_id)
        const coming = await others.where('comes', '=', 1).where('player', '<>', row.player).execute()
        if (row.comes === 1 && coming.length >= evening.seats) return 'full'
        await db.deleteFrom('evening_guests').where('evening_id', '=', row.evening_id).where('player', '=', row.player).execute()
        await db.insertInto('evening_guests').values(row).execute()
        return 'kept'
      }),
    /** The players who come to these, in the order in which they joined. */
    async coming(evenings: readonly string[]): Promise<Coming[]> {
      if (evenings.length === 0) return []
      return read
        .selectFrom('evening_guests')
        .innerJoin('players', 'players.id', 'evening_guests.player')
        .select(['evening_guests.evening_id as evening', 'players.id as person', 'players.name'])
        .where('evening_guests.evening_id', 'in', evenings)
        .where('evening_guests.comes', '=', 1)
        .orderBy('evening_guests.since')
        .execute()
    },
    /** Evenings that begin after a time and that a player joined. */
    comingFor: (player: string, after: number): Promise<EveningRow[]> =>
      read
        .selectFrom('evenings')
        .innerJoin('evening_guests', 'evening_guests.evening_id', 'evenings.id')
        .selectAll('evenings')
        .where('evening_guests.player', '=', player)
        .where('evening_guests.comes', '=', 1)
        .where('evenings.at', '>', after)
        .where('evenings.stage', '<>', 'off')
        .orderBy('evenings.at')
        .execute(),
    /** Evenings that begin within a time, with each player who comes and since when. */
    remindable: (now: number, by: number) =>
      read
        .selectFrom('evenings')
        .innerJoin('evening_guests', 'evening_guests.evening_id', 'evenings.id')
        .select(['evenings.id', 'evenings.game', 'evenings.title', 'evenings.at', 'evening_guests.player', 'evening_guests.since'])
        .where('evenings.stage', '=', 'planned')
        .where('evenings.at', '>', now)
        .where('evenings.at', '<=', by)
        .where('evening_guests.comes', '=', 1)
        .execute(),
    /** Evenings after a time that were called off, with each player who was to come. */
    calledOff: (after: number) =>
      read
        .selectFrom('evenings')
        .innerJoin('evening_guests', 'evening_guests.evening_id', 'evenings.id')
        .select(['evenings.id', 'evenings.game', 'evenings.title', 'evenings.at', 'evening_guests.player'])
        .where('evenings.stage', '=', 'off')
        .where('evenings.at', '>', after)
        .where('evening_guests.comes', '=', 1)
        .execute(),
  }
}
