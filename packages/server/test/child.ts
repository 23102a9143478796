import { openLog, startServer } from '../index.ts'

/** A server in a separate process, to be killed: prints its address. */
const [data = '', gamesModule = ''] = process.argv.slice(2)
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data,
  gamesModule: gamesModule || new URL('./games.ts', import.meta.url).href,
  log: openLog('info', 'text', console.error),
  limits: { messages: { burst: 1e6, every: 0.01 }, tables: { burst: 1000, every: 1 }, work: { burst: 1e9, every: 0.001 } },
})
console.log(server.url)
