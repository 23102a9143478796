import { FORMER } from '@orrery/protocol/former'
import type { Database } from '../database.ts'
import type { MemberRow } from '../members.ts'
import { playerNames } from '../player-names.ts'
import { endOthers } from './sessions.ts'

/** A member with their public name. */
export type Member = MemberRow & { readonly name: string }

/** The rows of members. */
export interface Accounts {
  /** Null if the player is no member. */
  member(player: string): Promise<Member | null>
  /** The member with that name key, which all look-alikes of a name share. */
  byName(key: string): Promise<Member | null>
  /** The member with that confirmed mail address. */
  byMail(mail: string): Promise<Member | null>
  /** Changes whether a member's personal link works, or when they leave. */
  change(player: string, change: Partial<Pick<MemberRow, 'link' | 'leaving'>>): Promise<void>
  /** Gives a member a password. With `alone` all other sessions end with it, both or neither, as by `Sessions.endAll`. */
  setPassword(player: string, password: string, alone: string | null): Promise<void>
  /** Those of these players whose personal link no longer works: members who turned it off, and deleted ones. */
  withoutLink(players: readonly string[]): Promise<ReadonlySet<string>>
  /** The names of players. */
  namesOf(players: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The members whose time to reconsider is over by then. */
  leavingBy(time: number): Promise<string[]>
}

/** Members' accounts, kept in a database. */
export function accountsIn({ read, transaction }: Database): Accounts {
  const members = () => read.selectFrom('members').innerJoin('players', 'players.id', 'members.player')
  const columns = ['player', 'name_key', 'since', 'password', 'mail', 'link', 'leaving', 'name'] as const
  return {
    member: async (player) => (await members().select(columns).where('player', '=', player).executeTakeFirst()) ?? null,
    byName: async (key) => (await members().select(columns).where('name_key', '=', key).executeTakeFirst()) ?? null,
    byMail: async (mail) => (await members().select(columns).where('mail', '=', mail).executeTakeFirst()) ?? null,
    change: (player, change) =>
      transaction(async (db) => void (await db.updateTable('members').set(change).where('player', '=', player).execute())),
    setPassword: (player, password, alone) =>
      transaction(async (db) => {
        await db.updateTable('members').set({ password }).where('player', '=', player).execute()
        if (alone !== null) await endOthers(db, player, alone)
      }),
    async withoutLink(players) {
      const off = read.selectFrom('members').select('player as id').where('player', 'in', players).where('link', '=', 0)
      const deleted = read.selectFrom('players').select('id').where('id', 'in', players).where('name', '=', FORMER)
      return new Set((await off.unionAll(deleted).execute()).map(({ id }) => id))
    },
    namesOf: (players) => playerNames(read, players),
    async leavingBy(time) {
      return (await read.selectFrom('members').select('player').where('leaving', '<=', time).execute()).map(({ player }) => player)
    },
  }
}
