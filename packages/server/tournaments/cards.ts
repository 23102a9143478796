import type { Collecting } from '@orrery/collecting'
import type { Json } from '@orrery/kernel'
import { FORMER } from '@orrery/protocol/former'
import { active, prizes, type Tournament, type TournamentEvent } from '@orrery/tournament'
import { needOwned } from '../collection/owning.ts'
import { packsFor } from '../collection/packs.ts'
import type { ServerContext } from '../server-context.ts'
import type { PackRow } from '../store/collection.ts'
import type { CardChanges } from '../store/tournaments.ts'

type Settings = { readonly [setting: string]: Json }

/** The cause of locked decks and prizes. */
function causeOf(id: string): string {
  return `tournament:${id}`
}

/** What events do to players' cards: it is stored together with them. */
export async function cardsAfter(
  context: Pick<ServerContext, 'collecting' | 'now'>,
  id: string,
  events: readonly TournamentEvent[],
  then: Tournament,
): Promise<CardChanges | null> {
  const collecting = await context.collecting(then.game)
  const locks = collecting === null ? [] : decksIn(collecting, events, then)
  const packs = collecting === null || !isDone(then) ? [] : prizesOf(context, id, then)
  const frees = freedBy(events, then)
  return locks.length + frees.length + packs.length === 0 ? null : { holder: causeOf(id), locks, frees, packs }
}

/**
 * CG-COLL-6: cards of registered decks are locked, so that they are not traded away. If all cards are free, cards that are not owned are not
 * locked either.
 */
function decksIn(collecting: Collecting, events: readonly TournamentEvent[], { game, settings }: Tournament): CardChanges['locks'] {
  const owned = !collecting.isFree(settings as Settings)
  return events.flatMap((event) => {
    if (event.type !== 'registered' || event.player === null || event.brings === null) return []
    const cards = JSON.stringify(collecting.needs(settings as Settings, event.brings as Settings, 0))
    return [{ player: event.player, game, cards, owned }]
  })
}

/** CG-COLL-6: whoever dropped out may trade again; everybody may once the tournament is over. */
function freedBy(events: readonly TournamentEvent[], then: Tournament): CardChanges['frees'] {
  if (isDone(then)) return 'all'
  const dropped = events.flatMap((event) => (event.type === 'dropped' ? (then.entrants[event.entrant]?.player ?? []) : []))
  return dropped.filter((player) => !active(then).some((one) => one.player === player))
}

/** CG-TOUR-7: the prizes of a finished tournament. */
function prizesOf(context: Pick<ServerContext, 'now'>, id: string, then: Tournament): PackRow[] {
  return prizes(then).flatMap(({ entrant }) => {
    const { player = null, name } = then.entrants[entrant] ?? {}
    // A deleted member would own something again.
    return player === null || name === FORMER ? [] : packsFor(context, player, then.game)(causeOf(id), 'prize')
  })
}

/** Rejects with every card that a player does not own, if the decks of a tournament are built from owned cards. */
export function needOwnDeck(context: ServerContext, { game, settings }: Tournament, player: string, brings: Json): Promise<void> {
  return needOwned(context, { gameId: game, settings: settings as Settings }, player, (brings ?? undefined) as Settings | undefined, 0)
}

/** Whether nothing more can happen in a tournament. */
export function isDone({ stage }: Tournament): boolean {
  return stage === 'over' || stage === 'cancelled'
}
