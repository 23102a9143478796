import { freshId, freshSeed, sha256 } from '../ids.ts'
import type { ServerContext } from '../server-context.ts'
import type { FreshPack, PackRow } from '../store/collection.ts'

/** Makes closed packs for a player: each seed is drawn and committed to now. */
export function packsFor(context: Pick<ServerContext, 'now'>, player: string, game: string): FreshPack {
  return (cause, kind) => {
    const seed = freshSeed()
    return { id: freshId(), player, game, kind, cause, seed, commitment: sha256(seed), given: context.now(), opened: null, cards: null }
  }
}

/** Announces that players' collections have changed. */
export function collectionChanged(context: Pick<ServerContext, 'bus' | 'ownership'>, game: string, players: readonly string[]): void {
  context.bus.tell({ kind: 'collection', server: context.ownership.name, game, players })
}

/** A closed pack, as its owner sees it. */
export function closedPack({ id, kind, cause, commitment, given }: PackRow) {
  return { id, kind, cause, commitment, given }
}
