import { boostersFor, counted, type Pack, pointsFor } from '@orrery/collecting'
import type { Kysely } from 'kysely'
import type { CollectionStore, EarningRow, PackRow } from '../collection.ts'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import { addCards, type Owner } from './cards.ts'
import { finishedTables } from './finished.ts'

type Packs = Pick<CollectionStore, 'give' | 'closedPacks' | 'open' | 'credit' | 'pointsOf'>

/** Packs: given for a cause, opened once. */
export function packsOn({ read, transaction }: Database): Packs {
  return {
    async give(pack) {
      // Reading is cheap, and works while the database takes no writes.
      if (await isGiven(read, pack)) return false
      return transaction(async (db) => {
        if (!(await givePack(db, pack))) return false
        if (pack.cards !== null) await addCards(db, pack, counted(JSON.parse(pack.cards) as string[]))
        return true
      })
    },
    closedPacks: (player, game) =>
      read
        .selectFrom('packs')
        .selectAll()
        .where('player', '=', player)
        .where('game', '=', game)
        .where('opened', 'is', null)
        .orderBy('given')
        .orderBy('cause')
        .execute(),
    open: (player, id, at, draw) =>
      transaction(async (db) => {
        const pack = await db.selectFrom('packs').selectAll().where('id', '=', id).where('player', '=', player).executeTakeFirst()
        if (pack === undefined) return null
        if (pack.opened !== null) return pack
        const cards = draw(pack.kind as Pack, pack.seed)
        const opened = { ...pack, opened: at, cards: JSON.stringify(cards) }
        await db.updateTable('packs').set({ opened: at, cards: opened.cards }).where('id', '=', id).execute()
        await addCards(db, pack, counted(cards))
        return opened
      }),
    async credit(player, game, fresh) {
      const owner = { player, game }
      // Reading is cheap, and usually there is nothing.
      if ((await finishedTables(read, owner)).length === 0) return []
      return transaction(async (db) => {
        const given: PackRow[] = []
        for (const table of await finishedTables(db, owner)) {
          const { all, people, bots } = await pointsOn(db, owner, table.day)
          const points = pointsFor(table, { people, bots })
          const row: EarningRow = { ...owner, table_id: table.id, day: table.day, against: table.against, points }
          await db.insertInto('earnings').values(row).execute()
          for (let at = 0; at < boostersFor(all, all + points); at++) {
            const pack = fresh(`table:${table.id}:${at}`, 'booster')
            if (await givePack(db, pack)) given.push(pack)
          }
        }
        return given
      })
    },
    pointsOf: (player, game, day) => pointsOn(read, { player, game }, day),
  }
}

/** Whether the player had a pack for the same cause. */
async function isGiven(db: Kysely<Schema>, { player, game, cause }: PackRow): Promise<boolean> {
  const given = db.selectFrom('packs').select('id').where('player', '=', player).where('game', '=', game).where('cause', '=', cause)
  return (await given.executeTakeFirst()) !== undefined
}

/** Gives a pack, once for its cause. */
export async function givePack(db: Kysely<Schema>, pack: PackRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('packs')
    .values(pack)
    .onConflict((conflict) => conflict.columns(['player', 'game', 'cause']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

async function pointsOn(db: Kysely<Schema>, { player, game }: Owner, day: number) {
  const earned = db.selectFrom('earnings').where('player', '=', player).where('game', '=', game)
  const rows = await earned
    .select(['day', 'against', (eb) => eb.fn.sum('points').as('points')])
    .groupBy(['day', 'against'])
    .execute()
  const sum = (fits: (row: (typeof rows)[number]) => boolean) => rows.filter(fits).reduce((all, { points }) => all + Number(points), 0)
  return {
    all: sum(() => true),
    people: sum((row) => row.day === day && row.against === 'people'),
    bots: sum((row) => row.day === day && row.against === 'bots'),
  }
}
