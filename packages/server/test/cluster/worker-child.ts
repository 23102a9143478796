import { startWorker } from '../../cluster/worker.ts'

/** A worker in a separate process, to be killed: prints a line when it is ready. */
const [database = '', nats = '', milliseconds = '', gamesModule = ''] = process.argv.slice(2)
await startWorker({
  addresses: { database, nats },
  threads: 1,
  botThinking: Number(milliseconds),
  gamesModule: gamesModule || new URL('../games.ts', import.meta.url).href,
})
console.log('ready')
