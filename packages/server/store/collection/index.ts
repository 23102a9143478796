import type { CollectionStore } from '../collection.ts'
import type { Database } from '../database.ts'
import { addCards, holdingOn } from './cards.ts'
import { givePack, packsOn } from './packs.ts'
import { tradesOn } from './trades.ts'

/** Collections on any database. */
export function collectionsOn(database: Database): CollectionStore {
  const { read, transaction } = database
  const collectors = () =>
    read.selectFrom('collections').innerJoin('players', 'players.id', 'collections.player').selectAll('collections').select('players.name')
  return {
    ...packsOn(database),
    ...tradesOn(database),
    begin: (row, cards, packs) =>
      transaction(async (db) => {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('collections')
          .values(row)
          .onConflict((conflict) => conflict.columns(['player', 'game']).doNothing())
          .executeTakeFirst()
        if (numInsertedOrUpdatedRows !== 1n) return false
        await addCards(db, row, cards)
        for (const pack of packs) await givePack(db, pack)
        return true
      }),
    collectionOf: async (player, game) =>
      (await collectors().where('collections.player', '=', player).where('collections.game', '=', game).executeTakeFirst()) ?? null,
    byHandle: async (handle) => (await collectors().where('collections.handle', '=', handle).executeTakeFirst()) ?? null,
    holdingOf: (player, game) => holdingOn(read, { player, game }),
    wishesOf: async (player, game) => {
      const wishes = read.selectFrom('wishes').select('card').where('player', '=', player).where('game', '=', game)
      return (await wishes.orderBy('card').execute()).map(({ card }) => card)
    },
    wish: (row, wished) =>
      transaction(async (db) => {
        const { player, game, card } = row
        if (!wished) await db.deleteFrom('wishes').where('player', '=', player).where('game', '=', game).where('card', '=', card).execute()
        else
          await db
            .insertInto('wishes')
            .values(row)
            .onConflict((conflict) => conflict.columns(['player', 'game', 'card']).doNothing())
            .execute()
      }),
    async seekers(game, count) {
      const wishing = read.selectFrom('wishes').select('player').where('game', '=', game)
      const found = await collectors()
        .where('collections.game', '=', game)
        .where('collections.player', 'in', wishing)
        .orderBy('collections.begun', 'desc')
        .limit(count)
        .execute()
      if (found.length === 0) return []
      const players = found.map(({ player }) => player)
      const wishes = await read
        .selectFrom('wishes')
        .selectAll()
        .where('game', '=', game)
        .where('player', 'in', players)
        .orderBy('card')
        .execute()
      return found.map((collector) => ({
        ...collector,
        wishes: wishes.filter(({ player }) => player === collector.player).map(({ card }) => card),
      }))
    },
  }
}
