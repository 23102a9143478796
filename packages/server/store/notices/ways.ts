import type { Database } from '../database.ts'
import type { PushAddressRow, WebhookRow } from './rows.ts'

/** A player's channels. */
export interface Ways {
  /** A player's wishes, as JSON; null: never set. */
  wishesOf(player: string): Promise<string | null>
  wish(player: string, wishes: string): Promise<void>
  /** Players with wishes, in their order, after one of them. */
  wishing(after: string, count: number): Promise<string[]>
  pushesOf(player: string): Promise<PushAddressRow[]>
  push(id: string): Promise<PushAddressRow | null>
  /** Adds an address, or moves it to another player: a browser belongs to the player signed in there. */
  addPush(row: PushAddressRow): Promise<void>
  dropPush(id: string, player?: string): Promise<void>
  webhooksOf(player: string): Promise<WebhookRow[]>
  webhook(id: string): Promise<WebhookRow | null>
  addWebhook(row: WebhookRow): Promise<void>
  dropWebhook(id: string, player: string): Promise<void>
  /** Records since when nothing arrives at a place; null: it works. */
  failing(way: 'push' | 'webhook', id: string, since: number | null): Promise<void>
  /** Gives a player's calendar a new secret address, or none. */
  setFeed(player: string, hash: string | null, now: number): Promise<void>
  hasFeed(player: string): Promise<boolean>
  /** The owner of the calendar at an address; null: nobody. */
  feedOf(hash: string): Promise<string | null>
}

/** How members want to be notified, and where, kept in a database. */
export function waysOfNoticesIn({ read, transaction }: Database): Ways {
  const table = { push: 'push_addresses', webhook: 'webhooks' } as const
  return {
    async wishesOf(player) {
      const row = await read.selectFrom('notice_wishes').select('wishes').where('player', '=', player).executeTakeFirst()
      return row?.wishes ?? null
    },
    wish: (player, wishes) =>
      transaction(async (db) => {
        const put = db.insertInto('notice_wishes').values({ player, wishes })
        await put.onConflict((conflict) => conflict.column('player').doUpdateSet({ wishes })).execute()
      }),
    async wishing(after, count) {
      const rows = await read
        .selectFrom('notice_wishes')
        .select('player')
        .where('player', '>', after)
        .orderBy('player')
        .limit(count)
        .execute()
      return rows.map(({ player }) => player)
    },
    pushesOf: (player) => read.selectFrom('push_addresses').selectAll().where('player', '=', player).orderBy('created').execute(),
    push: async (id) => (await read.selectFrom('push_addresses').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
    addPush: (row) =>
      transaction(async (db) => {
        const { id, ...rest } = row
        const put = db.insertInto('push_addresses').values(row)
        await put.onConflict((conflict) => conflict.column('id').doUpdateSet(rest)).execute()
      }),
    dropPush: (id, player) =>
      transaction(async (db) => {
        const drop = db.deleteFrom('push_addresses').where('id', '=', id)
        await (player === undefined ? drop : drop.where('player', '=', player)).execute()
      }),
    webhooksOf: (player) => read.selectFrom('webhooks').selectAll().where('player', '=', player).orderBy('created').execute(),
    webhook: async (id) => (await read.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
    addWebhook: (row) => transaction(async (db) => void (await db.insertInto('webhooks').values(row).execute())),
    dropWebhook: (id, player) =>
      transaction(async (db) => void (await db.deleteFrom('webhooks').where('id', '=', id).where('player', '=', player).execute())),
    failing: (way, id, failing) =>
      transaction(async (db) => void (await db.updateTable(table[way]).set({ failing }).where('id', '=', id).execute())),
    setFeed: (player, hash, created) =>
      transaction(async (db) => {
        await db.deleteFrom('feeds').where('player', '=', player).execute()
        if (hash !== null) await db.insertInto('feeds').values({ player, hash, created }).execute()
      }),
    hasFeed: async (player) =>
      (await read.selectFrom('feeds').select('player').where('player', '=', player).executeTakeFirst()) !== undefined,
    feedOf: async (hash) => (await read.selectFrom('feeds').select('player').where('hash', '=', hash).executeTakeFirst())?.player ?? null,
  }
}
