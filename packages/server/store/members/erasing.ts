import { setImmediate as nextTurn } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { FORMER } from '@orrery/protocol/former'
import { HELD, type Held } from '@orrery/protocol/held'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'

type Name = keyof Schema
type Row = Readonly<Record<string, unknown>>

/** Every table says what happens to it: a missing one does not compile. */
const TABLES: Readonly<Record<Name, Held>> = HELD

/** A member's data, and its deletion. */
export interface Erasing {
  /** The rows about a player, without secrets: some of one table at a time, the tables one after another. */
  dataOf(player: string): AsyncGenerator<readonly [Name, readonly Row[]]>
  /** The finished tables of a player. */
  finishedOf(player: string): Promise<string[]>
  /**
   * Deletes a member whose time to reconsider was over by then, as a whole or not at all; finished games stay under another name, which
   * replays get before the rest. False if the member has changed their mind. `token`: the hash of a secret that nobody has.
   */
  erase(player: string, by: number, token: string): Promise<boolean>
}

/** Export and deletion of members in a database. */
export function erasingIn({ read, transaction }: Database): Erasing {
  return {
    async *dataOf(player) {
      for (const [name, held] of entries())
        for await (const rows of rowsOf(read, name, held, player))
          if (rows.length > 0) yield [name, rows.map((row) => without(row, held.secret ?? []))]
    },
    async finishedOf(player) {
      const rows = await read.selectFrom('result_seats').select('table_id').distinct().where('player', '=', player).execute()
      return rows.map(({ table_id }) => table_id)
    },
    async erase(player, by, token) {
      const renamed = await erasedFromReplays(read, transaction, player, by)
      return transaction(async (db) => {
        if (!(await isLeaving(db, player, by))) return false
        const { name } = await db.selectFrom('players').select('name').where('id', '=', player).executeTakeFirstOrThrow()
        await eraseTalk(db, player, name)
        await eraseFromReplays(
          db,
          (await replaysOf(db, player)).filter((one) => !renamed.has(keyOf(one))),
        )
        await eraseFromTournaments(db, player)
        await eraseFromStudies(db, player)
        await eraseFromPuzzles(db, player)
        await eraseFromMeetings(db, player)
        for (const [table, held] of entries()) if (held.erased === 'rows') await deleteRows(db, table, held, player)
        await db.updateTable('players').set({ name: FORMER, token }).where('id', '=', player).execute()
        await db.updateTable('seats').set({ name: FORMER }).where('player', '=', player).execute()
        await db.updateTable('result_seats').set({ name: FORMER }).where('player', '=', player).execute()
        return true
      })
    },
  }
}

/** Whether a member's time to reconsider was over by then. */
async function isLeaving(db: Kysely<Schema>, player: string, by: number): Promise<boolean> {
  const leaving = db.selectFrom('members').select('player').where('player', '=', player).where('leaving', '<=', by)
  return (await leaving.executeTakeFirst()) !== undefined
}

function entries(): [Name, Held][] {
  return Object.entries(TABLES) as [Name, Held][]
}

/** Their rows are found by the tables at which a player was: there are many, and an index on the player would slow every answer. */
const BY_TABLE: readonly Name[] = ['answers', 'orders']

async function* rowsOf(read: Kysely<Schema>, name: Name, { of }: Held, player: string): AsyncGenerator<Row[]> {
  if (of.length === 0) return
  const { ref } = read.dynamic
  const theirs = read
    .selectFrom(name)
    .selectAll()
    .where(({ or, eb }) => or(of.map((column) => eb(ref(column), '=', player))))
  if (!BY_TABLE.includes(name)) return yield (await theirs.execute()) as Row[]
  for (const { table_id } of await tablesOf(read, player).execute())
    yield (await theirs.where(ref('table_id'), '=', table_id).execute()) as Row[]
}

/** The tables at which a player has a seat or had one: whoever gets another's seat makes a visitor of them. */
function tablesOf(db: Kysely<Schema>, player: string) {
  const seated = db.selectFrom('seats').select('table_id').where('player', '=', player)
  return seated.union(db.selectFrom('visitors').select('table_id').where('player', '=', player))
}

async function deleteRows(db: Kysely<Schema>, name: Name, { of }: Held, player: string): Promise<void> {
  if (of.length === 0) return
  const { ref } = db.dynamic
  const theirs = db.deleteFrom(name).where(({ or, eb }) => or(of.map((column) => eb(ref(column), '=', player))))
  await (BY_TABLE.includes(name) ? theirs.where(ref('table_id'), 'in', tablesOf(db, player)) : theirs).execute()
}

function without(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)))
}

/** Public lines of older versions have no player: they are found by the seat, and a spectator's by the name. Others have theirs. */
async function eraseTalk(db: Kysely<Schema>, player: string, name: string): Promise<void> {
  const seats = await db.selectFrom('seats').select(['table_id', 'seat']).where('player', '=', player).execute()
  const unsigned = () => db.deleteFrom('chat').where('by_player', 'is', null)
  for (const { table_id, seat } of seats) await unsigned().where('table_id', '=', table_id).where('seat', '=', seat).execute()
  const visited = db.selectFrom('visitors').select('table_id').where('player', '=', player)
  await unsigned().where('table_id', 'in', visited).where('seat', 'is', null).where('name', '=', name).execute()
}

/** A seat of a table of which the replay is left. */
type Replayed = Readonly<{ table_id: string; seat: number }>

/** How many replays are unpacked and packed in one transaction: everybody waits for it. */
const REPLAYS_AT_ONCE = 20

const keyOf = ({ table_id, seat }: Replayed): string => `${table_id} ${seat}`

/**
 * Takes a member's name out of the replays before the deletion, because there may be thousands of them: others have their turn in between.
 * Returns the seats where that is done. If the server is killed, it is done once more.
 */
async function erasedFromReplays(
  read: Kysely<Schema>,
  transaction: Database['transaction'],
  player: string,
  by: number,
): Promise<ReadonlySet<string>> {
  const all = await replaysOf(read, player)
  for (let at = 0; at < all.length; at += REPLAYS_AT_ONCE) {
    await transaction(async (db) => {
      if (await isLeaving(db, player, by)) await eraseFromReplays(db, all.slice(at, at + REPLAYS_AT_ONCE))
    })
    await nextTurn()
  }
  return new Set(all.map(keyOf))
}

function replaysOf(db: Kysely<Schema>, player: string): Promise<Replayed[]> {
  return db
    .selectFrom('result_seats')
    .innerJoin('replays', 'replays.table_id', 'result_seats.table_id')
    .select(['result_seats.table_id', 'result_seats.seat'])
    .where('result_seats.player', '=', player)
    .execute()
}

async function eraseFromReplays(db: Kysely<Schema>, seats: readonly Replayed[]): Promise<void> {
  for (const { table_id, seat } of seats) {
    const row = await db.selectFrom('replays').select('replay').where('table_id', '=', table_id).executeTakeFirst()
    if (row === undefined) continue
    const replay = JSON.parse(gunzipSync(row.replay).toString()) as { readonly players?: readonly { readonly name: string }[] }
    const players = replay.players?.map((one, at) => (at === seat ? { ...one, name: FORMER } : one))
    const renamed = new Uint8Array(gzipSync(JSON.stringify({ ...replay, players })))
    await db.updateTable('replays').set({ replay: renamed }).where('table_id', '=', table_id).execute()
  }
}

/** Deletes what others commented and tried out in the player's studies, too. */
async function eraseFromStudies(db: Kysely<Schema>, player: string): Promise<void> {
  const studies = db.selectFrom('studies').select('id').where('player', '=', player)
  await db.deleteFrom('study_branches').where('study', 'in', studies).execute()
  await db.deleteFrom('study_comments').where('study', 'in', studies).execute()
  await db.deleteFrom('study_likes').where('study', 'in', studies).execute()
  await db.deleteFrom('study_records').where('study', 'in', studies).execute()
}

/** Who likes and who has solved somebody's puzzles goes with these. */
async function eraseFromPuzzles(db: Kysely<Schema>, player: string): Promise<void> {
  const puzzles = db.selectFrom('puzzles').select('id').where('player', '=', player)
  await db.deleteFrom('puzzle_likes').where('puzzle', 'in', puzzles).execute()
  await db.deleteFrom('puzzle_solvers').where('puzzle', 'in', puzzles).execute()
}

/** Others keep the evenings to which they come, and nobody can accept the player's offers: cards would go to nobody. */
async function eraseFromMeetings(db: Kysely<Schema>, player: string): Promise<void> {
  for (const { id, club } of await db.selectFrom('evenings').select(['id', 'club']).where('host', '=', player).execute()) {
    const host = await nextHost(db, id, club === 1, player)
    if (host === null) await db.deleteFrom('evening_guests').where('evening_id', '=', id).execute()
    else await db.updateTable('evenings').set({ host }).where('id', '=', id).execute()
  }
  const trades = db.updateTable('trades').set({ stage: 'withdrawn' }).where('stage', '=', 'open')
  await trades.where(({ or, eb }) => or([eb('one', '=', player), eb('other', '=', player)])).execute()
}

/** Who hosts an evening when its host is gone: of the club's a host of the club, else the first who said that they come; null: nobody. */
async function nextHost(db: Kysely<Schema>, evening: string, isClubs: boolean, gone: string): Promise<string | null> {
  const guests = db.selectFrom('evening_guests').select('player').where('evening_id', '=', evening).where('comes', '=', 1)
  const coming = (await guests.where('player', '<>', gone).orderBy('since').orderBy('player').execute()).map(({ player }) => player)
  if (!isClubs) return coming[0] ?? null
  const roles = db.selectFrom('roles').select('player').where('role', '=', 'host').where('player', '<>', gone)
  const hosts = (await roles.orderBy('at').orderBy('player').execute()).map(({ player }) => player)
  return coming.find((player) => hosts.includes(player)) ?? hosts[0] ?? coming[0] ?? null
}

async function eraseFromTournaments(db: Kysely<Schema>, player: string): Promise<void> {
  const theirs = db.selectFrom('tournament_people').select('tournament_id').where('player', '=', player)
  const inThese = db.selectFrom('tournament_events').selectAll().where('tournament_id', 'in', theirs)
  const events = await inThese.where('event', 'like', `%${player}%`).execute()
  for (const { tournament_id, seq, event } of events)
    await db
      .updateTable('tournament_events')
      .set({ event: JSON.stringify(renamed(JSON.parse(event), player)) })
      .where('tournament_id', '=', tournament_id)
      .where('seq', '=', seq)
      .execute()
}

/** The JSON with another name wherever that player is named. */
function renamed(value: unknown, player: string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, player))
  if (typeof value !== 'object' || value === null) return value
  const isTheirs = Object.values(value).includes(player)
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, key === 'name' && isTheirs ? FORMER : renamed(held, player)]))
}
