import { PATIENCE } from '../../../../tools/patience.ts'
import { startWorker } from '../../cluster/worker.ts'

/** A worker in a separate process, to be killed: prints a line when it is ready, and when it is at work, which takes it half a minute. */
const [database = '', nats = ''] = process.argv.slice(2)
await startWorker({
  addresses: { database, nats },
  threads: 1,
  botThinking: 50,
  botLimits: { moreTime: PATIENCE.wait, deferredTime: PATIENCE.wait },
  gamesModule: new URL('./telling-games.ts', import.meta.url).href,
})
console.log('ready')
