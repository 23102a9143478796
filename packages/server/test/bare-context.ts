import { randomUUID } from 'node:crypto'
import { keyringOn } from '../api/keyring.ts'
import { localBus, playerNews } from '../bus.ts'
import { apartOn } from '../club/ties/apart.ts'
import { soleOwnership } from '../cluster/ownership.ts'
import { DEFAULT_LIMITS } from '../limits.ts'
import { noLog } from '../log.ts'
import { clubSettingsOn } from '../members/rules.ts'
import { sessionDesk } from '../members/sessions.ts'
import { standingsOn } from '../members/standing.ts'
import type { ServerContext } from '../server-context.ts'
import { collectionsOn } from '../store/collection/index.ts'
import { membersIn } from '../store/members/index.ts'
import { ordersOn } from '../store/orders-on.ts'
import { openStore } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { openMeter } from '../watch/meter.ts'
import { games } from './games.ts'
import { afterwards, dataFolder } from './server.ts'

/** A new store, deleted after the test. */
export function freshStore(): Store {
  const store = openStore(dataFolder())
  afterwards(() => store.close())
  return store
}

/** Rooms on a new store, without sockets and bots. */
export function bareContext(change: Partial<ServerContext> = {}): ServerContext {
  const store = change.store ?? freshStore()
  const ownership = soleOwnership(randomUUID())
  const members = membersIn(store.database)
  const bus = change.bus ?? localBus()
  return {
    ownership,
    lose: () => undefined,
    store,
    collecting: async () => null,
    collections: collectionsOn(store.database),
    bus,
    members,
    rules: clubSettingsOn(members, Date.now),
    sessions: sessionDesk(members, playerNews(bus, 'sessions', ownership.name).tell, Date.now),
    standings: standingsOn(members, playerNews(bus, 'standing', ownership.name), Date.now),
    apart: apartOn(store.database, bus),
    clockSet: () => undefined,
    asked: () => undefined,
    bots: {
      ...{ levels: ['quick'], threads: 1, close: async () => undefined },
      decide: () => Promise.reject(new Error('no bots here')),
      runDeferred: () => Promise.reject(new Error('no bots here')),
    },
    limits: DEFAULT_LIMITS,
    botDelay: 0,
    orderWait: { least: 0, most: 0 },
    ordersOf: async (id) => (await games.find((game) => game.id === id)?.orders?.()) ?? null,
    orders: ordersOn(store.database),
    counted: async (id) => {
      const entry = games.find((game) => game.id === id)
      return entry === undefined ? null : { rules: await entry.load(), records: (await entry.records?.()) ?? null }
    },
    ended: () => undefined,
    wake: () => undefined,
    games: async () => games.map(({ id }) => id),
    game: async (id) => (await games.find((game) => game.id === id)?.load()) ?? null,
    log: noLog(),
    meter: openMeter(),
    keyring: keyringOn(store.database, Date.now),
    now: Date.now,
    lineChanged: () => undefined,
    rooms: new Map(),
    official: new Map(),
    terms: {},
    setAside: new Map(),
    closing: false,
    ...change,
  }
}
