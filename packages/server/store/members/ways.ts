import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { ChallengeRow, CredentialRow, MailLinkRow } from '../members.ts'
import type { Schema } from '../schema.ts'

/** The ways in which members sign in: passkeys, recovery codes, links by mail. What is for one use is used once, whoever comes at once. */
export interface Ways {
  /** Keeps a passkey; false where the player has `most` already, or it is known. */
  addCredential(row: CredentialRow, most: number): Promise<boolean>
  credential(id: string): Promise<CredentialRow | null>
  credentialsOf(player: string): Promise<CredentialRow[]>
  /** Notes that a passkey signed in; false where it has counted further meanwhile: this is an old assertion, or a copy. */
  useCredential(id: string, counter: number, at: number): Promise<boolean>
  /** Takes a passkey away; false where the player has none of that id. */
  dropCredential(player: string, id: string): Promise<boolean>
  /** New recovery codes in place of all before. */
  setCodes(player: string, hashes: readonly string[], at: number): Promise<void>
  /** Uses a code up; false where it is not known, or used. */
  useCode(player: string, hash: string, at: number): Promise<boolean>
  /** How many codes are not used yet. */
  codesLeft(player: string): Promise<number>
  addMailLink(row: MailLinkRow): Promise<void>
  /** Uses a link up; null where it is not known, used or too old. */
  useMailLink(hash: string, at: number): Promise<MailLinkRow | null>
  addChallenge(row: ChallengeRow): Promise<void>
  /** Uses a challenge up; null where it is not known, used or too old. */
  useChallenge(hash: string, at: number): Promise<ChallengeRow | null>
  /** Forgets what has ended by then: sessions, links, challenges. */
  forgetEnded(at: number): Promise<void>
}

/** How long a link that was used is remembered, in milliseconds: for who is told what became of it. */
const REMEMBERED = 24 * 3_600_000

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
    useCode: (player, hash, used) =>
      transaction(async (db) => {
        const { numUpdatedRows } = await db
          .updateTable('recovery_codes')
          .set({ used })
          .where('player', '=', player)
          .where('hash', '=', hash)
          .where('used', 'is', null)
          .executeTakeFirst()
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
    useMailLink: (hash, used) =>
      transaction(async (db) => {
        const link = await db.selectFrom('mail_links').selectAll().where('hash', '=', hash).executeTakeFirst()
        if (link === undefined || link.used !== null || link.until <= used) return null
        await db.updateTable('mail_links').set({ used }).where('hash', '=', hash).execute()
        return link
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

async function forget(db: Kysely<Schema>, at: number): Promise<void> {
  await db.deleteFrom('sessions').where('until', '<=', at).execute()
  await db.deleteFrom('challenges').where('until', '<=', at).execute()
  await db
    .deleteFrom('mail_links')
    .where('until', '<=', at - REMEMBERED)
    .execute()
}
