import { added, type Collecting, type CollectionInfo, type Copies, dayOf, type OpenedPack } from '@orrery/collecting'
import { freshId } from '../ids.ts'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import type { PackRow } from '../store/collection.ts'
import { closedPack, collectionChanged, packsFor } from './packs.ts'
import { newOfStarters, starterPack } from './starters.ts'

/** How a game's cards are collected. Throws a `RequestError` if they are not. */
export async function collectingHere(context: Pick<ServerContext, 'collecting'>, game: string): Promise<Collecting> {
  const collecting = await context.collecting(game)
  if (collecting === null) throw new RequestError('no-collecting', 'cards of this game are not collected here')
  return collecting
}

/** A player's collection of a game, after newly finished tables are counted. */
export async function collectionInfo(context: ServerContext, player: string, game: string): Promise<CollectionInfo> {
  const collecting = await collectingHere(context, game)
  const { collections } = context
  const begun = await collections.collectionOf(player, game)
  if (begun !== null) {
    await collections.credit(player, game, packsFor(context, player, game))
    const { owned } = await collections.holdingOf(player, game)
    for (const { starter, cards } of newOfStarters(collecting, owned))
      await collections.give(starterPack(packsFor(context, player, game), starter, cards))
  }
  const [holding, wishes, packs, points] = await Promise.all([
    collections.holdingOf(player, game),
    collections.wishesOf(player, game),
    collections.closedPacks(player, game),
    collections.pointsOf(player, game, dayOf(context.now())),
  ])
  return { game, handle: begun?.handle ?? null, ...holding, wishes, packs: packs.map(closedPack), points }
}

/** Counts a finished table that is about to be deleted for those who collect its game's cards: afterwards nobody knows how long it was. */
export async function countBeforeDeletion(context: ServerContext, table: string, game: string): Promise<void> {
  if ((await context.collecting(game)) === null) return
  const ended = await context.store.resultOf(table)
  for (const player of new Set(ended?.seats.flatMap((seat) => (seat.bot === null ? (seat.player ?? []) : [])))) {
    const given = await context.collections.credit(player, game, packsFor(context, player, game))
    if (given.length > 0) collectionChanged(context, game, [player])
  }
}

/** Begins a player's collection with chosen starter decks and boosters. */
export async function beginCollection(
  context: ServerContext,
  player: string,
  game: string,
  starters: readonly string[],
): Promise<CollectionInfo> {
  const collecting = await collectingHere(context, game)
  const chosen = new Set(starters)
  const decks = collecting.starters.filter(({ id }) => chosen.has(id))
  if (decks.length !== collecting.chooses || starters.length !== decks.length)
    throw new RequestError('bad-settings', `a new collector chooses ${collecting.chooses} different starter decks`)
  const fresh = packsFor(context, player, game)
  const boosters = Array.from({ length: collecting.boosters }, (_, at) => fresh(`begin:${at + 1}`, 'booster'))
  // They have today's lists, and get nothing for a former one.
  const packs: readonly PackRow[] = [...boosters, ...decks.map((deck) => starterPack(fresh, deck, []))]
  const row = { player, game, handle: freshId(), begun: context.now() }
  const begun = await context.collections.begin(row, decks.map(({ cards }) => cards).reduce<Copies>(added, {}), packs)
  if (!begun) throw new RequestError('not-now', 'your collection has begun already')
  collectionChanged(context, game, [player])
  return collectionInfo(context, player, game)
}

/** Opens a player's pack; opening it again shows the same cards. */
export async function openPack(context: ServerContext, player: string, game: string, id: string): Promise<OpenedPack> {
  const collecting = await collectingHere(context, game)
  const pack = await context.collections.open(player, id, context.now(), collecting.open)
  if (pack === null || pack.game !== game || pack.cards === null) throw new RequestError('forbidden', 'you have no such pack')
  collectionChanged(context, game, [player])
  return { ...closedPack(pack), seed: pack.seed, cards: JSON.parse(pack.cards) as string[] }
}

/** Records that a player wishes for a card, or no longer. */
export async function wish(context: ServerContext, player: string, game: string, card: string, wished: boolean): Promise<void> {
  const collecting = await collectingHere(context, game)
  if (!collecting.cards.includes(card)) throw new RequestError('forbidden', 'there is no such card')
  if ((await context.collections.collectionOf(player, game)) === null) throw noCollection()
  await context.collections.wish({ player, game, card }, wished)
}

/** The error of a player without a collection. */
export function noCollection(): RequestError {
  return new RequestError('no-collection', 'begin your collection first')
}
