import { openLog, startServer } from '@orrery/server'

/** A server to be attacked, in its own process: it prints its address. With `loose` it has no rate limits. */
const [data = '', limits = ''] = process.argv.slice(2)
const many = { burst: 1e9, every: 1e-3 }
const loose = {
  ...{ connectionsPerAddress: 1e5, guests: many, messages: many, work: many, bytes: many, tables: many, chat: many },
  ...{ offers: many, openOffers: 1e6, tradePoints: 0, unfinished: 1e6, listed: 1e6, patience: 1e9 },
}
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data,
  log: openLog('info', 'text', console.error),
  limits: limits === 'loose' ? loose : {},
})
console.log(server.url)
