import { connect, type Socket } from 'node:net'
import { atMost, effort, type Figure, quantile } from './figure.ts'
import { startVictim, withFolder } from './victim.ts'

/** The hoarder's address, and that of an honest reader. */
const EVIL = '127.0.0.2'
const HONEST = '127.0.0.3'
/** How many connections the hoarder tries to have at once. */
const TRIED = 3000
/** The most that an address may have. */
const ALLOWED = 1000
const LONG_REPLY = 'GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'

/** Opens connections from one address and reads nothing of what they ask for, while somebody else reads a page now and then. */
export function hoard(seconds: number): Promise<Figure[]> {
  return withFolder(async (data) => {
    const victim = await startVictim(data, { loose: false })
    const port = Number(new URL(victim.url).port)
    const held = new Set<Socket>()
    const end = performance.now() + seconds * 1000
    let opened = 0
    let most = 0
    const waits: number[] = []
    while (performance.now() < end) {
      while (held.size < TRIED && performance.now() < end) {
        const came = await new Promise<Socket | null>((resolve) => {
          const socket = connect({ port, host: '127.0.0.1', localAddress: EVIL }, () => resolve(socket))
          socket.on('error', () => resolve(null))
          socket.on('close', () => held.delete(socket))
        })
        opened++
        if (came === null) break
        held.add(came)
        // It reads just enough to notice that it was sent away.
        came.once('data', () => came.pause()).write(LONG_REPLY)
        if (opened % 10 > 0) continue
        // It comes again and again, but not so fast that its own process keeps the honest reader waiting.
        await new Promise((resolve) => setTimeout(resolve, 10))
        if (opened % 50 === 0) waits.push(await read(port))
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
      most = Math.max(most, held.size)
      waits.push(await read(port))
    }
    const survived = victim.alive()
    for (const socket of held) socket.destroy()
    await victim.kill()
    return [
      effort('hoard: connections opened', opened),
      atMost('hoard: connections that an address held', most, ALLOWED),
      { name: 'hoard: an honest reader waits, 99 of 100', value: quantile(waits, 0.99), unit: 'ms', most: null },
      atMost('hoard: servers that fell', survived ? 0 : 1, 0),
    ]
  })
}

/** How long an honest reader waits for a page, in milliseconds. */
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
