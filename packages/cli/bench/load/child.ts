import { openLog, startServer } from '@orrery/server'

/** A server in a process of its own, on a data folder or one of several on a database, to be measured: tells its address, and its memory and time of processor when asked. */
const [data = '', database = '', nats = ''] = process.argv.slice(2)
const many = { burst: 1e9, every: 1e-3 }
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data,
  ...(database === '' ? {} : { addresses: { database, nats } }),
  log: openLog('info', 'text', console.error),
  limits: { connectionsPerAddress: 1e5, guests: many, messages: many, work: many, bytes: many, tables: many, unfinished: 1e6, idle: 1e9 },
})
process.send?.({ url: server.url })
process.on('message', (message) => {
  if (message === 'memory') {
    globalThis.gc?.()
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    process.send?.({ value: heapUsed + external })
  }
  if (message === 'processor') {
    const { user, system } = process.cpuUsage()
    process.send?.({ value: (user + system) / 1e6 })
  }
  if (message === 'stop') void server.close().then(() => process.exit(0))
})
process.on('disconnect', () => process.exit(0))
