import { type Random, randomOf, seedOf } from '@orrery/kernel'
import { openLog, startServer } from '@orrery/server'
import type { Bus } from '@orrery/server/bus'
import { openShared } from '@orrery/server/cluster/shared'

/**
 * One of several servers to be attacked, in its own process: it prints its address. Some of its messages to the others arrive late, twice,
 * or in another order.
 */
const [database = '', nats = '', lease = '', seed = ''] = process.argv.slice(2)
const many = { burst: 1e9, every: 1e-3 }
const log = openLog('warn', 'text', console.error)
const shared = await openShared({ database, nats }, log, Number(lease))

/** How many of a hundred messages arrive twice, how many arrive late, and the longest delay in milliseconds. */
const TWICE = 3
const LATE = 3
const LATEST = 50

function troubled(bus: Bus, random: Random): Bus {
  return {
    ...bus,
    send(server, letter) {
      const luck = random.below(100)
      if (luck < LATE) setTimeout(() => bus.send(server, letter), random.below(LATEST))
      else bus.send(server, letter)
      if (luck >= 100 - TWICE) bus.send(server, letter)
    },
  }
}

const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data: '',
  shared: { ...shared, bus: troubled(shared.bus, randomOf(seedOf(seed))) },
  gamesModule: new URL('./games.ts', import.meta.url).href,
  botDelay: 0,
  botThinking: 20,
  botThreads: 1,
  log,
  limits: {
    ...{ connectionsPerAddress: 1e5, guests: many, messages: many, work: many, bytes: many, tables: many, chat: many },
    ...{ unfinished: 1e6, listed: 1e6, patience: 1e9 },
  },
})
console.log(server.url)
process.on('SIGTERM', () => {
  void server
    .close()
    .then(() => shared.bus.close())
    .finally(() => process.exit(0))
})
