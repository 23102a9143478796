import type { Kysely } from 'kysely'
import { lockDeck, ownsDeck, unlockDecks } from '../collection/decks.ts'
import { givePack } from '../collection/packs.ts'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import type { CardChanges, TournamentStore } from '../tournaments.ts'

/** Tournaments on any database. */
export function tournamentsOn({ read, transaction }: Database): TournamentStore {
  return {
    add: (row, event) =>
      transaction(async (db) => {
        await db.insertInto('tournaments').values(row).execute()
        await addEvents(db, row.id, 0, [event], row.created)
        await addPeople(db, row.id, [row.host])
      }),
    async read(id, after) {
      const row = await read.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst()
      if (row === undefined) return null
      const events = await read
        .selectFrom('tournament_events')
        .select('event')
        .where('tournament_id', '=', id)
        .where('seq', '>', after)
        // The row was read first: later events are read next time.
        .where('seq', '<=', row.version)
        .orderBy('seq')
        .execute()
      return { row, events: events.map(({ event }) => event) }
    },
    append: (id, version, { events, progress, people = [], cards = null }) =>
      transaction(async (db) => {
        const locks = await ownedOf(db, cards?.locks ?? [])
        if (locks === null) return 'not-owned'
        const { numUpdatedRows } = await db
          .updateTable('tournaments')
          .set({ ...progress, version: version + events.length })
          .where('id', '=', id)
          .where('version', '=', version)
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) return 'behind'
        if (cards !== null) await changeCards(db, { ...cards, locks })
        await addEvents(db, id, version, events, progress.changed)
        await addPeople(db, id, people)
        return 'kept'
      }),
    listed: (count) => read.selectFrom('tournaments').selectAll().where('listed', '=', 1).orderBy('changed', 'desc').limit(count).execute(),
    async inStages(stages) {
      const rows = await read.selectFrom('tournaments').select('id').where('stage', 'in', stages).orderBy('created').execute()
      return rows.map(({ id }) => id)
    },
    async with(player, stages) {
      const named = read.selectFrom('tournament_people').select('tournament_id').where('player', '=', player)
      const rows = await read.selectFrom('tournaments').select('id').where('stage', 'in', stages).where('id', 'in', named).execute()
      return rows.map(({ id }) => id)
    },
    async countOf(host, stages) {
      const rows = await read.selectFrom('tournaments').select('id').where('host', '=', host).where('stage', 'in', stages).execute()
      return rows.length
    },
  }
}

/** The decks whose cards are their players' own; null if one has to be and is not. */
async function ownedOf(db: Kysely<Schema>, locks: CardChanges['locks']): Promise<CardChanges['locks'] | null> {
  const own: CardChanges['locks'][number][] = []
  for (const deck of locks) {
    if (await ownsDeck(db, deck)) own.push(deck)
    else if (deck.owned) return null
  }
  return own
}

async function changeCards(db: Kysely<Schema>, { holder, locks, frees, packs }: CardChanges): Promise<void> {
  for (const { player, game, cards } of locks) await lockDeck(db, { holder, player, game, cards })
  await unlockDecks(db, holder, frees)
  for (const pack of packs) await givePack(db, pack)
}

async function addEvents(db: Kysely<Schema>, id: string, version: number, events: readonly string[], at: number): Promise<void> {
  const rows = events.map((event, index) => ({ tournament_id: id, seq: version + index + 1, event, at }))
  await db.insertInto('tournament_events').values(rows).execute()
}

async function addPeople(db: Kysely<Schema>, id: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) return
  const rows = [...new Set(people)].map((player) => ({ player, tournament_id: id }))
  await db
    .insertInto('tournament_people')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['player', 'tournament_id']).doNothing())
    .execute()
}
