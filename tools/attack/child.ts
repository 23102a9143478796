import { openLog, startServer } from '@orrery/server'
import { HOST_KEY } from './victim.ts'

/**
 * A server to be attacked, in its own process: it prints its address. With `loose` it has no rate limits; with the address of a Postgres it
 * stores there, and holds its lease for a shorter time than usual, for which the next one has to wait after a kill. Its clock may be ahead.
 */
const [data = '', limits = '', database = '', ahead = '0', nats = ''] = process.argv.slice(2)
const LEASE = 2500
const many = { burst: 1e9, every: 1e-3 }
const loose = {
  ...{
    connectionsPerAddress: 1e5,
    guests: many,
    messages: many,
    work: many,
    bytes: many,
    tables: many,
    chat: many,
    reports: many,
    meetings: many,
    changes: many,
  },
  ...{ offers: many, openOffers: 1e6, tradePoints: 0, unfinished: 1e6, listed: 1e6, patience: 1e9 },
}
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data,
  ...(database === '' ? {} : { addresses: { database, nats: nats === '' ? null : nats }, lease: LEASE }),
  ...(ahead === '0' ? {} : { now: () => Date.now() + Number(ahead) }),
  hostKey: HOST_KEY,
  log: openLog('info', 'text', console.error),
  limits: limits === 'loose' ? loose : {},
})
console.log(server.url)

/** How often the time of the main thread is looked at, and what is worth telling, in milliseconds. */
const LOOK = 5
const LONG = 10
let before = process.threadCpuUsage()
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before)
  before = process.threadCpuUsage()
  const task = (user + system) / 1000 - LOOK
  if (task > LONG) console.log(`long task: ${task}`)
}, LOOK).unref()
