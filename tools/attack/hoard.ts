import { connect } from 'node:net'
import { startApart } from './apart.ts'
import { atMost, BEARABLE, effort, type Figure, quantile } from './figure.ts'
import type { Hoarded } from './hoarder.ts'
import { startVictim, withFolder } from './victim.ts'

/** The address of an honest reader; the hoarder has another one. */
const HONEST = '127.0.0.3'
/** The most connections that an address may have. */
const ALLOWED = 1000
/** How long the reader rests between two pages, in milliseconds. */
const REST = 20

/** Opens connections from one address and reads nothing of what they ask for, while somebody else reads a page now and then. */
export function hoard(seconds: number): Promise<Figure[]> {
  return withFolder(async (data) => {
    const victim = await startVictim(data, { loose: false })
    const port = Number(new URL(victim.url).port)
    const quiet = quantile(await waits(port, seconds * 250), 0.99)
    const stop = await startApart<Hoarded>('./hoarder.ts', String(port))
    const hoarded = quantile(await waits(port, seconds * 750), 0.99)
    const { opened, most } = await stop()
    const survived = victim.alive()
    await victim.kill()
    return [
      effort('hoard: connections opened', opened, ALLOWED),
      atMost('hoard: connections that an address held', most, ALLOWED),
      { name: 'hoard: an honest reader waits, 99 of 100 (nobody hoards)', value: quiet, unit: 'ms', most: null },
      { name: 'hoard: an honest reader waits, 99 of 100', value: hoarded, unit: 'ms', most: null },
      atMost('hoard: what the hoarder adds to it', hoarded - quiet, BEARABLE, 'ms'),
      atMost('hoard: servers that fell', survived ? 0 : 1, 0),
    ]
  })
}

/** How long an honest reader waits for each page, in milliseconds. */
async function waits(port: number, milliseconds: number): Promise<number[]> {
  const waited: number[] = []
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    waited.push(await read(port))
    await new Promise((resolve) => setTimeout(resolve, REST))
  }
  return waited
}

function read(port: number): Promise<number> {
  const began = performance.now()
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: HONEST })
    socket.on('error', () => resolve(Number.POSITIVE_INFINITY))
    socket.once('data', () => {
      resolve(performance.now() - began)
      socket.destroy()
    })
    socket.write('GET /health HTTP/1.1\r\nhost: x\r\n\r\n')
  })
}
