import type { Pack } from '@orrery/collecting'
import { freshId, freshSeed, sha256 } from '../ids.ts'
import type { ServerContext } from '../rooms/server-context.ts'
import type { FreshPack, PackRow } from '../store/collection.ts'

/** Makes closed packs for a player: the seed of each is drawn now, and committed to. */
export function packsFor(house: ServerContext, player: string, game: string): FreshPack {
  return (cause, kind) => {
    const seed = freshSeed()
    return { id: freshId(), player, game, kind, cause, seed, commitment: sha256(seed), given: house.now(), opened: null, cards: null }
  }
}

/**
 * Gives a player a pack for a cause (`tournament:<id>`), once however often it is asked for; the player finds it closed. False when it
 * was given before.
 */
export async function givePack(house: ServerContext, player: string, game: string, kind: Pack, cause: string): Promise<boolean> {
  const given = await house.collections.give(packsFor(house, player, game)(cause, kind))
  if (given) collectionChanged(house, game, [player])
  return given
}

/** Says to players that something of their collections has changed. */
export function collectionChanged(house: ServerContext, game: string, players: readonly string[]): void {
  house.bus.tell({ kind: 'collection', house: house.tenure.name, game, players })
}

/** A pack as its owner sees it while it is closed. */
export function closedPack({ id, kind, cause, commitment, given }: PackRow) {
  return { id, kind, cause, commitment, given }
}
