import { type Copies, type Holding, lockedBy } from '@orrery/collecting'
import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** A player's collection of a game. */
export interface Owner {
  readonly player: string
  readonly game: string
}

/** An owner's cards, and the locked ones. */
export async function holdingOn(db: Kysely<Schema>, { player, game }: Owner): Promise<Holding> {
  const rows = await db
    .selectFrom('owned_cards')
    .select(['card', 'copies'])
    .where('player', '=', player)
    .where('game', '=', game)
    .where('copies', '>', 0)
    .orderBy('card')
    .execute()
  const decks = await db.selectFrom('locked_decks').select('cards').where('player', '=', player).where('game', '=', game).execute()
  return {
    owned: Object.fromEntries(rows.map(({ card, copies }) => [card, copies])),
    locked: lockedBy(decks.map(({ cards }) => copiesIn(cards))),
  }
}

/** Adds cards to an owner's. */
export async function addCards(db: Kysely<Schema>, { player, game }: Owner, cards: Copies): Promise<void> {
  const rows = Object.entries(cards).map(([card, copies]) => ({ player, game, card, copies }))
  if (rows.length === 0) return
  await db
    .insertInto('owned_cards')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['player', 'game', 'card'])
        .doUpdateSet((eb) => ({ copies: eb('owned_cards.copies', '+', eb.ref('excluded.copies')) })),
    )
    .execute()
}

/** Takes cards from an owner. Throws if they are missing: the caller has checked in the same transaction. */
export async function takeCards(db: Kysely<Schema>, { player, game }: Owner, cards: Copies): Promise<void> {
  for (const [card, copies] of Object.entries(cards)) {
    const { numUpdatedRows } = await db
      .updateTable('owned_cards')
      .set((eb) => ({ copies: eb('copies', '-', copies) }))
      .where('player', '=', player)
      .where('game', '=', game)
      .where('card', '=', card)
      .where('copies', '>=', copies)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new Error(`${copies} of ${card} are not there`)
  }
}

/** Cards as they are stored in a column. */
export function copiesIn(text: string): Copies {
  return JSON.parse(text) as Copies
}
