import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { CredentialRow, MemberRow, SessionRow } from '../members.ts'
import type { PlayerRow, Schema } from '../schema.ts'

/** A new member, with the first way to sign in and the session that begins. */
export interface Joining {
  readonly player: PlayerRow
  readonly member: MemberRow
  readonly credential: CredentialRow | null
  readonly session: SessionRow
  /** The hash of the invitation to use up; null: none is needed. */
  readonly invitation: string | null
}

/** Why somebody did not become a member: a look-alike name is taken, they are one already, or the invitation is used up. */
export type Joined = 'joined' | 'name-taken' | 'member' | 'uninvited'

/** Signing up, and names. */
export interface Joins {
  /** Makes a player a member, as a whole or not at all; a guest keeps their row and everything attached to it. */
  join(joining: Joining): Promise<Joined>
  /** Renames a member, also at seats with the old name. */
  rename(player: string, name: string, key: string): Promise<'kept' | 'name-taken'>
}

/** Signing up, in a database. */
export function joinsIn({ transaction }: Database): Joins {
  return {
    join: ({ player, member, credential, session, invitation }) =>
      undone(transaction, async (db) => {
        await db
          .insertInto('players')
          .values(player)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute()
        if (await isMember(db, player.id)) return 'member'
        if (invitation !== null && !(await useInvitation(db, invitation, player.id, member.since))) throw new Undone('uninvited')
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('members')
          .values(member)
          .onConflict((conflict) => conflict.column('name_key').doNothing())
          .executeTakeFirst()
        if (numInsertedOrUpdatedRows !== 1n) throw new Undone('name-taken')
        await nameSeats(db, player.id, player.name)
        if (credential !== null) await db.insertInto('credentials').values(credential).execute()
        await db.insertInto('sessions').values(session).execute()
        return 'joined'
      }),
    rename: (player, name, key) =>
      transaction(async (db) => {
        const other = await db.selectFrom('members').select('player').where('name_key', '=', key).executeTakeFirst()
        if (other !== undefined && other.player !== player) return 'name-taken'
        await db.updateTable('members').set({ name_key: key }).where('player', '=', player).execute()
        await nameSeats(db, player, name)
        return 'kept'
      }),
  }
}

/** Rolls a transaction back, with a result. */
class Undone extends Error {
  readonly outcome: Exclude<Joined, 'joined'>

  constructor(outcome: Exclude<Joined, 'joined'>) {
    super(outcome)
    this.outcome = outcome
  }
}

async function undone(transaction: Database['transaction'], work: (db: Kysely<Schema>) => Promise<Joined>): Promise<Joined> {
  try {
    return await transaction(work)
  } catch (error) {
    if (error instanceof Undone) return error.outcome
    throw error
  }
}

async function isMember(db: Kysely<Schema>, player: string): Promise<boolean> {
  return (await db.selectFrom('members').select('player').where('player', '=', player).executeTakeFirst()) !== undefined
}

async function useInvitation(db: Kysely<Schema>, hash: string, player: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ used_by: player })
    .where('hash', '=', hash)
    .where('used_by', 'is', null)
    .where('until', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Writes a player's new name wherever the old one is. */
async function nameSeats(db: Kysely<Schema>, player: string, name: string): Promise<void> {
  const { name: was } = await db.selectFrom('players').select('name').where('id', '=', player).executeTakeFirstOrThrow()
  if (was === name) return
  await db.updateTable('players').set({ name }).where('id', '=', player).execute()
  await db.updateTable('seats').set({ name }).where('player', '=', player).where('name', '=', was).execute()
}
