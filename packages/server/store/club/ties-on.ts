import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { playerNames } from '../player-names.ts'
import type { Schema } from '../schema.ts'
import type { Circle, Friend, FriendRow, Known, TiesStore } from './ties.ts'

/** Ties between people on any database. */
export function tiesOn({ read, transaction }: Database): TiesStore {
  return {
    ...tiesRead(read),
    ...tiesWritten(transaction),
  }
}

type Writes = Pick<TiesStore, 'befriend' | 'unfriend' | 'follow' | 'block' | 'mute' | 'hide'>

function tiesRead(read: Kysely<Schema>): Omit<TiesStore, keyof Writes> {
  return {
    circleOf: (player) => circleOf(read, player),
    async distanceOf(player) {
      const [blocks, mutes] = await Promise.all([blocksAround(read, player), mutesOf(read, player)])
      return {
        apart: blocks.map((row) => (row.player === player ? row.blocked : row.player)),
        blocked: blocks.filter((row) => row.player === player).map(({ blocked }) => blocked),
        muted: mutes.map(({ muted, table_id: table }) => ({ person: muted, table })),
      }
    },
    async hiddenAmong(players) {
      if (players.length === 0) return []
      const rows = await read.selectFrom('hidden').select('player').where('player', 'in', players).execute()
      return rows.map(({ player }) => player)
    },
    async watchersOf(player) {
      const [friends, followers, blocks] = await Promise.all([
        rowsOf(read, player),
        read.selectFrom('follows').select('player').where('followed', '=', player).execute(),
        blocksAround(read, player),
      ])
      const all = [
        ...friends.filter(({ asked_by }) => asked_by === null).map((row) => otherOf(row, player)),
        ...followers.map((row) => row.player),
      ]
      return [...new Set(all)].filter((one) => !isApart(blocks, one))
    },
    async friendsOf(player) {
      return (await rowsOf(read, player)).filter(({ asked_by }) => asked_by === null).map((row) => otherOf(row, player))
    },
    async countOf(player) {
      const [friends, follows, blocks, mutes] = await Promise.all([
        rowsOf(read, player),
        read.selectFrom('follows').select('followed').where('player', '=', player).execute(),
        read.selectFrom('blocks').select('blocked').where('player', '=', player).execute(),
        mutesOf(read, player),
      ])
      const own = friends.filter(({ asked_by }) => asked_by === null || asked_by === player)
      return { known: own.length + follows.length, avoided: blocks.length + mutes.length }
    },
    namesOf: (players) => playerNames(read, players),
    called: async (name, count) => {
      const rows = await read
        .selectFrom('players')
        .select(['id', 'name'])
        .where('name', '=', name)
        .orderBy('created')
        .limit(count)
        .execute()
      return rows.map(({ id, name: called }) => ({ person: id, name: called }))
    },
  }
}

function tiesWritten(transaction: Database['transaction']): Writes {
  return {
    befriend: (player, person, now) => transaction((db) => befriend(db, player, person, now)),
    unfriend: (player, person) =>
      transaction(async (db) => {
        const { one, other } = pairOf(player, person)
        await db.deleteFrom('friends').where('one', '=', one).where('other', '=', other).execute()
      }),
    follow: (row, on) =>
      transaction(async (db) => {
        await db.deleteFrom('follows').where('player', '=', row.player).where('followed', '=', row.followed).execute()
        if (on) await db.insertInto('follows').values(row).execute()
      }),
    block: (row, on) =>
      transaction(async (db) => {
        await db.deleteFrom('blocks').where('player', '=', row.player).where('blocked', '=', row.blocked).execute()
        if (on) await db.insertInto('blocks').values(row).execute()
      }),
    mute: (row, on) =>
      transaction(async (db) => {
        const before = db.deleteFrom('mutes').where('player', '=', row.player).where('muted', '=', row.muted)
        await before.where('table_id', '=', row.table_id).execute()
        if (on) await db.insertInto('mutes').values(row).execute()
      }),
    hide: (player, on) =>
      transaction(async (db) => {
        await db.deleteFrom('hidden').where('player', '=', player).execute()
        if (on) await db.insertInto('hidden').values({ player }).execute()
      }),
  }
}

async function circleOf(read: Kysely<Schema>, player: string): Promise<Circle> {
  const [friends, follows, blocks, mutes, hidden] = await Promise.all([
    rowsOf(read, player),
    read.selectFrom('follows').selectAll().where('player', '=', player).orderBy('since').execute(),
    blocksAround(read, player),
    mutesOf(read, player),
    read.selectFrom('hidden').selectAll().where('player', '=', player).execute(),
  ])
  const blocked = blocks.filter((row) => row.player === player).map((row) => row.blocked)
  const names = await playerNames(read, [
    ...friends.map((row) => otherOf(row, player)),
    ...follows.map(({ followed }) => followed),
    ...blocked,
    ...mutes.map(({ muted }) => muted),
  ])
  const known = (person: string): Known => ({ person, name: names.get(person) ?? '' })
  return {
    // A blocked player is not told: for them nothing changes, and for this player they are gone.
    friends: friends
      .map((row): Friend => ({ ...known(otherOf(row, player)), state: stateOf(row, player) }))
      .filter(({ person, state }) => !blocked.includes(person) && (state !== 'asks' || !isApart(blocks, person))),
    follows: follows.filter(({ followed }) => !blocked.includes(followed)).map(({ followed }) => known(followed)),
    blocked: blocked.map(known),
    muted: mutes.map(({ muted, table_id: table }) => ({ ...known(muted), table })),
    hidden: hidden.length > 0,
  }
}

async function befriend(db: Kysely<Schema>, player: string, person: string, now: number): Promise<'asked' | 'friend'> {
  const key = pairOf(player, person)
  const row = await friendRow(db, key).executeTakeFirst()
  if (row === undefined) {
    await db
      .insertInto('friends')
      .values({ ...key, asked_by: player, since: now })
      .execute()
    return 'asked'
  }
  if (row.asked_by === null) return 'friend'
  if (row.asked_by === player) return 'asked'
  await db.updateTable('friends').set({ asked_by: null, since: now }).where('one', '=', key.one).where('other', '=', key.other).execute()
  return 'friend'
}

function rowsOf(read: Kysely<Schema>, player: string): Promise<FriendRow[]> {
  return read
    .selectFrom('friends')
    .selectAll()
    .where((eb) => eb.or([eb('one', '=', player), eb('other', '=', player)]))
    .orderBy('since')
    .execute()
}

function blocksAround(read: Kysely<Schema>, player: string) {
  return read
    .selectFrom('blocks')
    .selectAll()
    .where((eb) => eb.or([eb('player', '=', player), eb('blocked', '=', player)]))
    .orderBy('since')
    .execute()
}

function mutesOf(read: Kysely<Schema>, player: string) {
  return read.selectFrom('mutes').selectAll().where('player', '=', player).orderBy('since').execute()
}

function pairOf(player: string, person: string): { readonly one: string; readonly other: string } {
  return player < person ? { one: player, other: person } : { one: person, other: player }
}

function otherOf({ one, other }: FriendRow, player: string): string {
  return one === player ? other : one
}

function stateOf({ asked_by }: FriendRow, player: string): Friend['state'] {
  if (asked_by === null) return 'friend'
  return asked_by === player ? 'asked' : 'asks'
}

function isApart(blocks: readonly { readonly player: string; readonly blocked: string }[], person: string): boolean {
  return blocks.some((row) => row.player === person || row.blocked === person)
}

function friendRow(db: Kysely<Schema>, { one, other }: { readonly one: string; readonly other: string }) {
  return db.selectFrom('friends').selectAll().where('one', '=', one).where('other', '=', other)
}
