import { searchable } from '@orrery/text'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { ActRow, RoleRow } from '../members.ts'
import type { PlayerRow, Schema } from '../schema.ts'

/** Who acts as host, moderator or judge: a player, or the holder of the host's key (null). */
export type Actor = string | null

/** The record of an act. */
export type Noted = Pick<ActRow, 'at' | 'actor' | 'kind' | 'subject' | 'detail'>

/** A player's membership (since when; null: a guest) and roles. */
export interface Known {
  readonly player: string
  readonly since: number | null
  readonly roles: readonly string[]
}

/** A player in the host's list. */
export interface PersonLine extends Known {
  readonly name: string
  readonly created: number
}

/** Who has which role, and what hosts, moderators and judges did. */
export interface Roles {
  /** These players, in the same order, with their roles; `since` is null for those who are no members. */
  known(players: readonly string[]): Promise<Known[]>
  /** Members, and everybody with a role, whose name contains that, by name. */
  people(like: string, count: number): Promise<PersonLine[]>
  /**
   * Does something in a role and records it, both or neither: the actor's role is checked in the same transaction. `forbidden`: the actor
   * has none of the roles (any more), and nothing was done.
   */
  actAs<T>(roles: readonly string[], noted: Noted, work: (db: Kysely<Schema>) => Promise<T>): Promise<{ readonly done: T } | 'forbidden'>
  /** The settings of the site that are not the default. */
  settings(): Promise<Readonly<Record<string, unknown>>>
  /** The acts, latest first; those before `below`, those about a player. */
  acts(count: number, below?: number, subject?: string): Promise<ActRow[]>
}

/** Roles and acts, kept in a database. */
export function rolesIn({ read, transaction }: Database): Roles {
  return {
    known: (players) => knownOf(read, players),
    async people(like, count) {
      const found = like === '' ? await firstOf(read, count) : await foundBy(read, like, count)
      const known = await knownOf(
        read,
        found.map(({ id }) => id),
      )
      return found.map(({ id, name, created }, at) => ({ ...(known[at] as Known), player: id, name, created }))
    },
    actAs: (roles, noted, work) =>
      transaction(async (db) => {
        if (noted.actor !== null && !(await hasOneOf(db, noted.actor, roles))) return 'forbidden'
        const done = await work(db)
        await note(db, noted)
        return { done }
      }),
    async settings() {
      const rows = await read.selectFrom('site_settings').selectAll().execute()
      return Object.fromEntries(rows.map(({ setting, value }) => [setting, JSON.parse(value) as unknown]))
    },
    acts(count, below = Number.MAX_SAFE_INTEGER, subject) {
      const all = read.selectFrom('acts').selectAll().where('seq', '<', below).orderBy('seq', 'desc').limit(count)
      return (subject === undefined ? all : all.where('subject', '=', subject)).execute()
    },
  }
}

type Found = Pick<PlayerRow, 'id' | 'name' | 'created'>

/** The first members, and others with a role, by name. */
async function firstOf(db: Kysely<Schema>, count: number): Promise<Found[]> {
  return db
    .selectFrom('players')
    .select(['id', 'name', 'created'])
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('members').select('player').whereRef('members.player', '=', 'players.id')),
        exists(selectFrom('roles').select('player').whereRef('roles.player', '=', 'players.id')),
      ]),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(count)
    .execute()
}

/** How many members are looked through at once: between two portions the server does other work. */
const PORTION = 1000

/** The same, if their name contains that. SQLite knows upper and lower case of ASCII alone, so the names are compared here. */
async function foundBy(db: Kysely<Schema>, like: string, count: number): Promise<readonly Found[]> {
  const wanted = searchable(like)
  const roles = db.selectFrom('players').select(['id', 'name', 'created']).where('id', 'in', db.selectFrom('roles').select('player'))
  const matching = (rows: readonly Found[]) => rows.filter(({ name }) => searchable(name).includes(wanted))
  let found: readonly Found[] = matching(await roles.execute())
  const members = db.selectFrom('members').innerJoin('players', 'players.id', 'members.player').select(['id', 'name', 'created'])
  for (let last: string | null = ''; last !== null; ) {
    const rows: Found[] = await members.where('player', '>', last).orderBy('player').limit(PORTION).execute()
    const all = new Map([...found, ...matching(rows)].map((one) => [one.id, one]))
    found = [...all.values()].sort(byName).slice(0, count)
    last = rows.length < PORTION ? null : (rows.at(-1)?.id ?? null)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return found
}

function byName(one: Found, other: Found): number {
  if (one.name !== other.name) return one.name < other.name ? -1 : 1
  return one.id < other.id ? -1 : 1
}

/** Records an act. */
export async function note(db: Kysely<Schema>, noted: Noted): Promise<void> {
  const { last } = await db
    .selectFrom('acts')
    .select(({ fn }) => fn.max('seq').as('last'))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('acts')
    .values({ ...noted, seq: Number(last ?? 0) + 1 })
    .execute()
}

/** Gives a role; false if the player has it. */
export async function giveRole(db: Kysely<Schema>, row: RoleRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('roles')
    .values(row)
    .onConflict((conflict) => conflict.columns(['player', 'role']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Removes a role; false if the player does not have it. */
export async function takeRole(db: Kysely<Schema>, player: string, role: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('roles').where('player', '=', player).where('role', '=', role).executeTakeFirst()
  return numDeletedRows === 1n
}

async function hasOneOf(db: Kysely<Schema>, player: string, roles: readonly string[]): Promise<boolean> {
  if (roles.length === 0) return false
  const held = db.selectFrom('roles').select('role').where('player', '=', player).where('role', 'in', roles)
  return (await held.executeTakeFirst()) !== undefined
}

/** Memberships and roles, in the given order; `since` is null for guests. */
export async function knownOf(db: Kysely<Schema>, players: readonly string[]): Promise<Known[]> {
  if (players.length === 0) return []
  const members = await db.selectFrom('members').select(['player', 'since']).where('player', 'in', players).execute()
  const roles = await db.selectFrom('roles').select(['player', 'role']).where('player', 'in', players).orderBy('role').execute()
  const since = new Map(members.map((one) => [one.player, one.since]))
  const held = Map.groupBy(roles, ({ player }) => player)
  return players.map((player) => ({
    player,
    since: since.get(player) ?? null,
    roles: (held.get(player) ?? []).map(({ role }) => role),
  }))
}
