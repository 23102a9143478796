import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import { playerNames } from '../player-names.ts'
import { insertAll } from '../records/in-bulk.ts'
import type { Schema } from '../schema.ts'
import type { Met, NamedPairing, PairingRow, QuickStore, SeekRow } from './quick.ts'

/** Quick match on any database. */
export function quickOn({ read, transaction }: Database): QuickStore {
  return {
    seek: (row) => transaction((db) => sought(db, row)),
    unseek: (player) =>
      transaction(async (db) => {
        await db.deleteFrom('seeks').where('player', '=', player).execute()
      }),
    seekOf: async (player) => (await read.selectFrom('seeks').selectAll().where('player', '=', player).executeTakeFirst()) ?? null,
    async hear(players, now) {
      if (players.length === 0) return
      await transaction(async (db) => {
        await db.updateTable('seeks').set({ heard: now }).where('player', 'in', players).execute()
      })
    },
    async pair(since, choose) {
      // Chosen before the transaction: usually nobody can be paired, and other writers do not wait for the choice.
      const chosen = choose(await waiting(read, since).selectAll().orderBy('since').execute(), await strangers(read))
      if (chosen.length === 0) return []
      return transaction(async (db) => {
        const pairings = await stillFree(db, since, chosen)
        await insertAll(db, 'pairings', pairings)
        return pairings
      })
    },
    meet: (id, player, yes, now) => transaction((db) => met(db, id, player, yes, now)),
    async expire(now) {
      const late = () => read.selectFrom('pairings').select('id').where('stage', '=', 'asked').where('until', '<=', now)
      if ((await late().execute()).length === 0) return []
      return transaction(async (db) => {
        const rows = await db.selectFrom('pairings').selectAll().where('stage', '=', 'asked').where('until', '<=', now).execute()
        for (const row of rows) await end(db, row, silent(row))
        return rows
      })
    },
    pairingOf: async (player, since) => {
      const row = await lastPairing(read, player, since)
      return row === undefined ? null : named(read, row)
    },
    unplayed: (before) => read.selectFrom('pairings').selectAll().where('stage', '=', 'agreed').where('until', '<', before).execute(),
    settle: (id, stage) =>
      transaction(async (db) => {
        await db.updateTable('pairings').set({ stage }).where('id', '=', id).where('stage', '=', 'agreed').execute()
      }),
    async waits(game, pace, count) {
      const rows = await read
        .selectFrom('pairings')
        .select('waited')
        .where('stage', '=', 'played')
        .where('game', '=', game)
        .where('pace', '=', pace)
        .orderBy('created', 'desc')
        .limit(count)
        .execute()
      return rows.map(({ waited }) => waited)
    },
    seeking: (since) =>
      read
        .selectFrom('seeks')
        .select(({ fn }) => ['game', 'pace', fn.countAll<number>().as('people')])
        .where('heard', '>=', since)
        .groupBy(['game', 'pace'])
        .execute(),
    forget: (heard, created) =>
      transaction(async (db) => {
        await db.deleteFrom('seeks').where('heard', '<', heard).execute()
        await db.deleteFrom('pairings').where('created', '<', created).where('stage', 'in', ['played', 'off']).execute()
      }),
  }
}

/** Records what a player looks for; who goes on looking for the same keeps their place. */
async function sought(db: Kysely<Schema>, row: SeekRow): Promise<void> {
  const before = await db.selectFrom('seeks').selectAll().where('player', '=', row.player).executeTakeFirst()
  const since = before !== undefined && isSame(before, row) ? before.since : row.since
  await db.deleteFrom('seeks').where('player', '=', row.player).execute()
  await db
    .insertInto('seeks')
    .values({ ...row, since })
    .execute()
}

function isSame(before: SeekRow, row: SeekRow): boolean {
  return before.game === row.game && before.pace === row.pace && before.settings === row.settings
}

/** Waiting players without an open pairing. */
function waiting(db: Kysely<Schema>, since: number) {
  const asked = (side: 'one' | 'other') => db.selectFrom('pairings').select(side).where('stage', '=', 'asked')
  return db
    .selectFrom('seeks')
    .where('heard', '>=', since)
    .where('player', 'not in', asked('one'))
    .where('player', 'not in', asked('other'))
}

/** The pairings whose players both still wait for the same, bring the same, and may meet. */
async function stillFree(db: Kysely<Schema>, since: number, chosen: readonly PairingRow[]): Promise<PairingRow[]> {
  // As one text, because each value of each row costs as much.
  const wanted = sql<string>`game || ' ' || pace || ' ' || settings || ' ' || coalesce(brings, '')`.as('wanted')
  const rows = await waiting(db, since).select(['player', wanted]).execute()
  const free = new Map(rows.map((row) => [row.player, row.wanted]))
  const mayMeet = await strangers(db)
  const isFree = ({ game, settings, pace }: PairingRow, player: string, brings: string | null): boolean =>
    free.get(player) === `${game} ${pace} ${settings} ${brings ?? ''}`
  return chosen.filter(
    (pairing) =>
      isFree(pairing, pairing.one, pairing.one_brings) &&
      isFree(pairing, pairing.other, pairing.other_brings) &&
      mayMeet(pairing.one, pairing.other),
  )
}

/** Whether two waiting players may meet: neither blocks the other. */
async function strangers(db: Kysely<Schema>): Promise<(one: string, other: string) => boolean> {
  const seeking = () => db.selectFrom('seeks').select('player')
  const rows = await db.selectFrom('blocks').selectAll().where('player', 'in', seeking()).where('blocked', 'in', seeking()).execute()
  if (rows.length === 0) return () => true
  const apart = new Set(rows.map(({ player, blocked }) => `${player} ${blocked}`))
  return (one, other) => !apart.has(`${one} ${other}`) && !apart.has(`${other} ${one}`)
}

async function met(db: Kysely<Schema>, id: string, player: string, yes: boolean, now: number): Promise<Met> {
  const row = await db.selectFrom('pairings').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined || (row.one !== player && row.other !== player)) return 'too-late'
  // Repeated, it counts once.
  const said = row.one === player ? row.one_yes : row.other_yes
  if (yes && (row.stage === 'agreed' || row.stage === 'played')) return { stage: row.stage, pairing: row }
  if (row.stage !== 'asked' || row.until <= now) return 'too-late'
  if (!yes) {
    await end(db, row, [player])
    return { stage: 'off', pairing: { ...row, stage: 'off' } }
  }
  if (said === 1) return { stage: 'asked', pairing: row }
  const after: PairingRow = row.one === player ? { ...row, one_yes: 1 } : { ...row, other_yes: 1 }
  const stage = after.one_yes === 1 && after.other_yes === 1 ? 'agreed' : 'asked'
  const { one_yes, other_yes } = after
  await db.updateTable('pairings').set({ one_yes, other_yes, stage }).where('id', '=', id).execute()
  if (stage === 'agreed') await db.deleteFrom('seeks').where('player', 'in', [row.one, row.other]).execute()
  return { stage, pairing: { ...after, stage } }
}

/** Ends a pairing; the named players leave the queue. */
async function end(db: Kysely<Schema>, { id }: PairingRow, leaving: readonly string[]): Promise<void> {
  await db.updateTable('pairings').set({ stage: 'off' }).where('id', '=', id).execute()
  if (leaving.length > 0) await db.deleteFrom('seeks').where('player', 'in', leaving).execute()
}

/** The players who have not said yes. */
function silent({ one, other, one_yes, other_yes }: PairingRow): string[] {
  return [...(one_yes === 1 ? [] : [one]), ...(other_yes === 1 ? [] : [other])]
}

function lastPairing(db: Kysely<Schema>, player: string, since: number): Promise<PairingRow | undefined> {
  return db
    .selectFrom('pairings')
    .selectAll()
    .where((eb) => eb.or([eb('one', '=', player), eb('other', '=', player)]))
    .where('created', '>=', since)
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function named(db: Kysely<Schema>, row: PairingRow): Promise<NamedPairing> {
  const names = await playerNames(db, [row.one, row.other])
  return { ...row, one_name: names.get(row.one) ?? '', other_name: names.get(row.other) ?? '' }
}
