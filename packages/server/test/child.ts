import { startServer } from '../index.ts'

/** A server in a process of its own, to be killed: prints its address. */
const [data = '', port = '0'] = process.argv.slice(2)
const server = await startServer({
  port: Number(port),
  host: '127.0.0.1',
  data,
  gamesModule: new URL('./games.ts', import.meta.url).href,
  limits: { messages: { burst: 1e6, every: 0.01 }, tables: { burst: 1000, every: 1 } },
})
console.log(server.url)
