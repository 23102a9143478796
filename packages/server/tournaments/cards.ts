import type { Json } from '@orrery/kernel'
import { FORMER } from '@orrery/protocol/former'
import { prizes, type Tournament } from '@orrery/tournament'
import { needOwned } from '../collection/owning.ts'
import { givePack } from '../collection/packs.ts'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import type { Cup } from './cup.ts'

type Settings = { readonly [setting: string]: Json }

/** The cause of locked decks and prizes. */
function causeOf({ id }: Pick<Cup, 'id'>): string {
  return `tournament:${id}`
}

/**
 * CG-COLL-6: locks the cards of a registered deck, so that they are not traded away. If decks are built from owned cards, a deck with other
 * cards is refused; if all cards are free, cards that are not owned are not locked either.
 */
export async function lockCards(context: ServerContext, cup: Cup, player: string, brings: Json): Promise<void> {
  const { game } = cup.t
  const settings = cup.t.settings as Settings
  const collecting = await context.collecting(game)
  if (collecting === null || brings === null) return
  const brought = brings as Settings
  await needOwned(context, { gameId: game, settings }, player, brought, 0)
  const cards = JSON.stringify(collecting.needs(settings, brought, 0))
  const locked = await context.collections.lockDeck({ holder: causeOf(cup), player, game, cards })
  if (!locked && !collecting.isFree(settings)) throw new RequestError('not-owned', 'the deck is not all yours')
}

/** Releases the cards of a player who dropped out, or of all. */
export function unlockCards(context: Pick<ServerContext, 'collections'>, cup: Cup, player?: string): Promise<void> {
  return context.collections.unlockDecks(causeOf(cup), player)
}

/** Whether nothing more can happen in a tournament. */
export function isDone({ stage }: Tournament): boolean {
  return stage === 'over' || stage === 'cancelled'
}

/** CG-TOUR-7: gives the prizes of a finished tournament and releases all decks. It may be repeated: nobody gets two. */
export async function settleCards(context: ServerContext, cup: Cup): Promise<void> {
  if (!isDone(cup.t)) return
  await unlockCards(context, cup)
  if ((await context.collecting(cup.t.game)) === null) return
  for (const { entrant } of prizes(cup.t)) {
    const { player = null, name } = cup.t.entrants[entrant] ?? {}
    // A deleted member would own something again.
    if (player !== null && name !== FORMER) await givePack(context, player, cup.t.game, 'prize', causeOf(cup))
  }
}
