import type { RequestOf } from '@orrery/protocol'
import type { News } from '../bus.ts'
import { bucketsOf } from '../limits.ts'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import type { Connection } from '../socket/connection.ts'
import { personOf } from '../socket/people.ts'
import { beginCollection, collectionInfo, openPack, wish } from './accounts.ts'
import { answer, collector, offer, seekers, trades } from './trading.ts'

type Type = 'collection' | 'collect' | 'open-pack' | 'wish' | 'seekers' | 'collector' | 'trades' | 'trade' | 'counter' | 'settle'
type Handlers = { readonly [T in Type]: (connection: Connection, request: RequestOf<T>) => Promise<void> }

/** The handlers of requests of collecting and trading. */
export function collectingHandlers(context: ServerContext): Handlers {
  const offers = bucketsOf(context.limits.offers)

  function mayOffer(player: string): void {
    const wait = offers.take(player, context.now())
    if (wait > 0) throw new RequestError('too-fast', 'too many offers; wait a little', wait)
  }

  return {
    async collection(connection, { ref, game }) {
      connection.send({ type: 'collection', ref, collection: await collectionInfo(context, personOf(connection).id, game) })
    },
    async collect(connection, { ref, game, starters }) {
      connection.send({ type: 'collection', ref, collection: await beginCollection(context, personOf(connection).id, game, starters) })
    },
    async 'open-pack'(connection, { ref, game, pack }) {
      connection.send({ type: 'pack', ref, pack: await openPack(context, personOf(connection).id, game, pack) })
    },
    async wish(connection, { ref, game, card, wished }) {
      await wish(context, personOf(connection).id, game, card, wished)
      connection.send({ type: 'done', ref })
    },
    async seekers(connection, { ref, game }) {
      connection.send({ type: 'seekers', ref, seekers: await seekers(context, personOf(connection).id, game) })
    },
    async collector(connection, { ref, game, handle }) {
      connection.send({ type: 'collector', ref, collector: await collector(context, personOf(connection).id, game, handle) })
    },
    async trades(connection, { ref, game }) {
      connection.send({ type: 'trades', ref, trades: await trades(context, personOf(connection).id, game) })
    },
    async trade(connection, { ref, game, handle, gives, wants }) {
      const { id } = personOf(connection)
      mayOffer(id)
      connection.send({ type: 'trade', ref, trade: await offer(context, id, game, handle, gives, wants) })
    },
    async counter(connection, { ref, trade, round, gives, wants }) {
      const { id } = personOf(connection)
      mayOffer(id)
      connection.send({ type: 'trade', ref, trade: await answer(context, id, trade, round, { kind: 'counter', gives, wants }) })
    },
    async settle(connection, { ref, trade, round, accept }) {
      const move = { kind: accept ? 'accept' : 'end' } as const
      connection.send({ type: 'trade', ref, trade: await answer(context, personOf(connection).id, trade, round, move) })
    },
  }
}

/** Tells players connected here that their collections have changed. */
export function tellCollectors(connections: Iterable<Connection>, { game, players }: Extract<News, { kind: 'collection' }>): void {
  for (const connection of connections) if (players.includes(connection.player)) connection.send({ type: 'collection-changed', game })
}
