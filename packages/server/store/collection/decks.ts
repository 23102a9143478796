import { holds } from '@orrery/collecting'
import type { Kysely } from 'kysely'
import type { LockedDeckRow } from '../collection.ts'
import type { Schema } from '../schema.ts'
import { copiesIn, holdingOn } from './cards.ts'

/** Whether a player owns all cards of a deck. */
export async function ownsDeck(db: Kysely<Schema>, deck: Omit<LockedDeckRow, 'holder'>): Promise<boolean> {
  const { owned } = await holdingOn(db, deck)
  return holds(owned, copiesIn(deck.cards))
}

/** Locks the cards of a deck that its player owns, in place of what the same holder locked before. */
export async function lockDeck(db: Kysely<Schema>, { holder, player, game, cards }: LockedDeckRow): Promise<void> {
  await db
    .insertInto('locked_decks')
    .values({ holder, player, game, cards })
    .onConflict((conflict) => conflict.columns(['holder', 'player']).doUpdateSet({ game, cards }))
    .execute()
}

/** Releases the decks that were locked for something, of some players or of all. */
export async function unlockDecks(db: Kysely<Schema>, holder: string, players: readonly string[] | 'all'): Promise<void> {
  if (players.length === 0) return
  const decks = db.deleteFrom('locked_decks').where('holder', '=', holder)
  await (players === 'all' ? decks : decks.where('player', 'in', players)).execute()
}
