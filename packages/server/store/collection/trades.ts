import { answered, cannotGive, exchanged, type Side, type Trade, type TradeFault } from '@orrery/collecting'
import type { Kysely } from 'kysely'
import type { CollectionStore, TradeRow } from '../collection.ts'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import { addCards, copiesIn, holdingOn, takeCards } from './cards.ts'

type Trades = Pick<CollectionStore, 'offer' | 'answer' | 'tradeOf' | 'tradesOf' | 'stepsOf' | 'countOpen'>

/** Trades: offers, answers, and the exchange at the end. */
export function tradesOn({ read, transaction }: Database): Trades {
  return {
    offer: (row) =>
      transaction(async (db) => {
        const fault = await faultOf(db, row)
        if (fault !== null) return fault
        await db.insertInto('trades').values(row).execute()
        await noteStep(db, row, 0, 'offer')
        return 'kept'
      }),
    answer: (id, player, round, move, at) =>
      transaction(async (db) => {
        const row = await db.selectFrom('trades').selectAll().where('id', '=', id).executeTakeFirst()
        const side = row?.one === player ? 0 : row?.other === player ? 1 : null
        if (row === undefined || side === null) return 'unknown'
        const after = answered(tradeIn(row), side, round, move)
        if (typeof after === 'string') return after
        const changed = { ...row, ...columnsOf(after), changed: at }
        const fault = after.stage === 'done' ? await exchange(db, changed) : after.stage === 'open' ? await faultOf(db, changed) : null
        if (fault !== null) return fault
        await db
          .updateTable('trades')
          .set({ ...columnsOf(after), changed: at })
          .where('id', '=', id)
          .execute()
        await noteStep(db, changed, side, move.kind)
        return changed
      }),
    tradeOf: async (id) => (await read.selectFrom('trades').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
    tradesOf: (player, game, count) =>
      read
        .selectFrom('trades')
        .selectAll()
        .where('game', '=', game)
        .where(({ eb, or }) => or([eb('one', '=', player), eb('other', '=', player)]))
        .orderBy('changed', 'desc')
        .limit(count)
        .execute(),
    stepsOf: async (trades) =>
      trades.length === 0 ? [] : read.selectFrom('trade_steps').selectAll().where('trade_id', 'in', trades).orderBy('seq').execute(),
    countOpen: async (player) => {
      const { count } = await read
        .selectFrom('trades')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('one', '=', player)
        .where('stage', '=', 'open')
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}

/** Why the two players of a trade cannot give their parts now; null if they can. */
async function faultOf(db: Kysely<Schema>, row: TradeRow): Promise<TradeFault | null> {
  const [one, other] = tradeIn(row).gives
  return (
    cannotGive(await holdingOn(db, { player: row.one, game: row.game }), one) ??
    cannotGive(await holdingOn(db, { player: row.other, game: row.game }), other)
  )
}

/** Exchanges the cards, or returns why that is impossible. */
async function exchange(db: Kysely<Schema>, row: TradeRow): Promise<TradeFault | null> {
  const { gives } = tradeIn(row)
  const one = { player: row.one, game: row.game }
  const other = { player: row.other, game: row.game }
  const after = exchanged(gives, [await holdingOn(db, one), await holdingOn(db, other)])
  if (typeof after === 'string') return after
  await takeCards(db, one, gives[0])
  await takeCards(db, other, gives[1])
  await addCards(db, one, gives[1])
  await addCards(db, other, gives[0])
  return null
}

async function noteStep(db: Kysely<Schema>, row: TradeRow, side: Side, kind: string): Promise<void> {
  const { last } = await db
    .selectFrom('trade_steps')
    .select((eb) => eb.fn.max('seq').as('last'))
    .where('trade_id', '=', row.id)
    .executeTakeFirstOrThrow()
  const { id: trade_id, one_gives, other_gives, changed: at } = row
  await db
    .insertInto('trade_steps')
    .values({ trade_id, seq: (last ?? 0) + 1, side, kind, one_gives, other_gives, at })
    .execute()
}

/** A stored trade in the form of its rules. */
export function tradeIn({ stage, round, side, one_gives, other_gives }: TradeRow): Trade {
  return { stage: stage as Trade['stage'], round, by: side as Side, gives: [copiesIn(one_gives), copiesIn(other_gives)] }
}

/** A trade's columns. */
export function columnsOf({ stage, round, by, gives }: Trade) {
  return { stage, round, side: by, one_gives: JSON.stringify(gives[0]), other_gives: JSON.stringify(gives[1]) }
}
