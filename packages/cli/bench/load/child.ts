import { openLog, startServer } from '@orrery/server'
import { measurable } from './measured.ts'

/**
 * A server in its own process, to be measured: on a data folder, or one of several on a database; with other games if a module of some is
 * named; with `nearby`, notices go to this machine, whatever host they are sent to.
 */
const [data = '', database = '', nats = '', gamesModule = '', notices = ''] = process.argv.slice(2)
const many = { burst: 1e9, every: 1e-3 }
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data,
  ...(database === '' ? {} : { addresses: { database, nats } }),
  ...(gamesModule === '' ? {} : { gamesModule }),
  ...(notices === 'nearby' ? { notices: { outward: { plain: true, isPublic: () => true, resolve: async () => ['127.0.0.1'] } } } : {}),
  log: openLog('info', 'text', console.error),
  limits: {
    connectionsPerAddress: 1e5,
    guests: many,
    messages: many,
    work: many,
    bytes: many,
    tables: many,
    unfinished: 1e6,
    listed: 1e6,
    idle: 1e9,
  },
})
measurable(server.url, () => server.close())
