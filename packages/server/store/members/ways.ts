import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { ChallengeRow, CredentialRow, MailLinkRow, SessionRow } from '../members.ts'
import type { Schema } from '../schema.ts'
import { dropConfirmations } from './sessions.ts'

/** The ways to sign in: passkeys, recovery codes, mailed links. What is for one use works once, even for simultaneous requests. */
export interface Ways {
  /** Adds a passkey; false if the player has `most` already, or it is known. */
  addCredential(row: CredentialRow, most: number): Promise<boolean>
  credential(id: string): Promise<CredentialRow | null>
  credentialsOf(player: string): Promise<CredentialRow[]>
  /** Records a sign-in by passkey; false if its counter is not higher: an old assertion, or a copy. */
  useCredential(id: string, counter: number, at: number): Promise<boolean>
  /** Removes a passkey; false if the player has none with that id, or no other way to sign in. */
  dropCredential(player: string, id: string): Promise<boolean>
  /** New recovery codes in place of all previous ones. */
  setCodes(player: string, hashes: readonly string[], at: number): Promise<void>
  /** Uses up a code and begins a session, both or neither; false if the code is unknown or used. */
  useCode(player: string, hash: string, at: number, session: SessionRow): Promise<boolean>
  /** The number of unused codes. */
  codesLeft(player: string): Promise<number>
  addMailLink(row: MailLinkRow): Promise<void>
  /**
   * Uses up a link and does what it is for: begins its player's session, or makes the address theirs. All or nothing: null if the link is
   * unknown, used or expired, its player has left, or the address belongs to another by now.
   */
  openMailLink(hash: string, at: number, session: Omit<SessionRow, 'player'>): Promise<MailLinkRow | null>
  /** Removes a member's address, and the unopened links to confirm one; false if there is no other way to sign in. */
  dropMail(player: string): Promise<boolean>
  addChallenge(row: ChallengeRow): Promise<void>
  /** Uses up a challenge; null if it is unknown, used or expired. */
  useChallenge(hash: string, at: number): Promise<ChallengeRow | null>
  /** Deletes expired sessions, links and challenges. */
  forgetEnded(at: number): Promise<void>
}

/** How long a used link is remembered, in milliseconds, so that opening it again says that it was used. */
const REMEMBERED = 24 * 3_600_000

/** The ways to sign in that a database holds. */
export function waysIn(database: Database): Ways {
  return { ...credentialsIn(database), ...codesIn(database), ...onceIn(database) }
}

function credentialsIn({ read, transaction }: Database) {
  return {
    addCredential: (row, most) =>
      transaction(async (db) => {
        const held = await db.selectFrom('credentials').select('id').where('player', '=', row.player).execute()
        if (held.length >= most) return false
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('credentials')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst()
        return numInsertedOrUpdatedRows === 1n
      }),
    credential: async (id) => (await read.selectFrom('credentials').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
    credentialsOf: (player) =>
      read.selectFrom('credentials').selectAll().where('player', '=', player).orderBy('created').orderBy('id').execute(),
    useCredential: (id, counter, used) =>
      transaction(async (db) => {
        const known = db.updateTable('credentials').set({ counter, used }).where('id', '=', id)
        const { numUpdatedRows } = await (counter === 0 ? known : known.where('counter', '<', counter)).executeTakeFirst()
        return numUpdatedRows === 1n
      }),
    dropCredential: (player, id) =>
      transaction(async (db) => {
        if ((await waysOf(db, player)) < 2) return false
        const { numDeletedRows } = await db.deleteFrom('credentials').where('player', '=', player).where('id', '=', id).executeTakeFirst()
        return numDeletedRows === 1n
      }),
  } satisfies Partial<Ways>
}

function codesIn({ read, transaction }: Database) {
  return {
    setCodes: (player, hashes, created) =>
      transaction(async (db) => {
        await db.deleteFrom('recovery_codes').where('player', '=', player).execute()
        const rows = hashes.map((hash) => ({ player, hash, created, used: null }))
        if (rows.length > 0) await db.insertInto('recovery_codes').values(rows).execute()
      }),
    useCode: (player, hash, used, session) =>
      transaction(async (db) => {
        const { numUpdatedRows } = await db
          .updateTable('recovery_codes')
          .set({ used })
          .where('player', '=', player)
          .where('hash', '=', hash)
          .where('used', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 1n) await db.insertInto('sessions').values(session).execute()
        return numUpdatedRows === 1n
      }),
    async codesLeft(player) {
      const left = await read.selectFrom('recovery_codes').select('hash').where('player', '=', player).where('used', 'is', null).execute()
      return left.length
    },
  } satisfies Partial<Ways>
}

function onceIn({ transaction }: Database) {
  return {
    addMailLink: (row) => transaction(async (db) => void (await db.insertInto('mail_links').values(row).execute())),
    openMailLink: (hash, used, session) =>
      transaction(async (db) => {
        const link = await db.selectFrom('mail_links').selectAll().where('hash', '=', hash).executeTakeFirst()
        if (link === undefined || link.used !== null || link.until <= used) return null
        const holder = await db.selectFrom('members').select('player').where('mail', '=', link.mail).executeTakeFirst()
        if (link.purpose === 'sign-in' ? holder?.player !== link.player : (holder?.player ?? link.player) !== link.player) return null
        await db.updateTable('mail_links').set({ used }).where('hash', '=', hash).execute()
        if (link.purpose === 'sign-in')
          await db
            .insertInto('sessions')
            .values({ ...session, player: link.player })
            .execute()
        else await db.updateTable('members').set({ mail: link.mail }).where('player', '=', link.player).execute()
        return link
      }),
    dropMail: (player) =>
      transaction(async (db) => {
        if ((await waysOf(db, player)) < 2) return false
        await db.updateTable('members').set({ mail: null }).where('player', '=', player).execute()
        await dropConfirmations(db, player)
        return true
      }),
    addChallenge: (row) => transaction(async (db) => void (await db.insertInto('challenges').values(row).execute())),
    useChallenge: (hash, at) =>
      transaction(async (db) => {
        const challenge = await db.selectFrom('challenges').selectAll().where('hash', '=', hash).executeTakeFirst()
        if (challenge === undefined) return null
        await db.deleteFrom('challenges').where('hash', '=', hash).execute()
        return challenge.until > at ? challenge : null
      }),
    forgetEnded: (at) => transaction((db) => forget(db, at)),
  } satisfies Partial<Ways>
}

/** The number of a member's reusable ways to sign in. */
async function waysOf(db: Kysely<Schema>, player: string): Promise<number> {
  const member = await db.selectFrom('members').select(['password', 'mail']).where('player', '=', player).executeTakeFirst()
  const passkeys = await db.selectFrom('credentials').select('id').where('player', '=', player).execute()
  return passkeys.length + (member?.password == null ? 0 : 1) + (member?.mail == null ? 0 : 1)
}

async function forget(db: Kysely<Schema>, at: number): Promise<void> {
  await db.deleteFrom('sessions').where('until', '<=', at).execute()
  await db.deleteFrom('challenges').where('until', '<=', at).execute()
  await db
    .deleteFrom('mail_links')
    .where('until', '<=', at - REMEMBERED)
    .execute()
}
