import { DEFAULT_LIMITS } from '../limits.ts'
import type { House } from '../rooms/house.ts'
import { openStore } from '../store/store.ts'
import { games } from './games.ts'
import { afterwards, dataFolder } from './server.ts'

/** Rooms on a store of their own, without sockets and bots. */
export function bareHouse(change: Partial<House> = {}): House {
  const store = openStore(dataFolder())
  afterwards(() => store.close())
  return {
    store,
    bots: { levels: ['quick'], decide: () => Promise.reject(new Error('no bots here')), close: async () => undefined },
    limits: DEFAULT_LIMITS,
    botDelay: 0,
    game: async (id) => (await games.find((game) => game.id === id)?.load()) ?? null,
    log: () => undefined,
    now: Date.now,
    lineChanged: () => undefined,
    rooms: new Map(),
    setAside: new Map(),
    closing: false,
    ...change,
  }
}
