import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect as dial, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { crowdAt } from '../../http/crowd.ts'
import { UNREAD_OF_ADDRESS } from '../../limits.ts'
import { afterwards, server } from '../server.ts'

const REQUEST = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'
const ADDRESS = '127.0.0.1'
/** More than the system keeps for somebody who does not read. */
const MUCH = 64 * 1024 * 1024

async function listening(server: Server): Promise<() => Socket> {
  server.listen(0, ADDRESS)
  await once(server, 'listening')
  const all: Socket[] = []
  afterwards(() => {
    for (const socket of all) socket.destroy()
    server.close()
  })
  return () => {
    const socket = dial((server.address() as AddressInfo).port, ADDRESS).on('error', () => undefined)
    all.push(socket)
    return socket
  }
}

test('a reply that nobody reads is counted for its address, and dropped after a while', async () => {
  const server = createServer((_request, reply) => reply.end(Buffer.alloc(MUCH)))
  const crowd = crowdAt(server, { connectionsPerAddress: 1, silence: 500 }, false)
  const open = await listening(server)
  const came = once(server, 'connection')
  const asked = once(server, 'request')
  open().pause().write(REQUEST)
  const [socket] = (await came) as [Socket]
  const gone = once(socket, 'close')
  await asked
  expect(crowd.unread(ADDRESS)).toBeGreaterThan(UNREAD_OF_ADDRESS)
  await gone
  expect(crowd.unread(ADDRESS)).toBe(0)
})

test.each([
  [false, 11, 1],
  [true, 11, 0],
])('an address holds as many connections as it may (behind a proxy: %s)', async (behindProxy, tried, refused) => {
  const server = createServer((_request, reply) => reply.end())
  crowdAt(server, { connectionsPerAddress: 1, silence: 0 }, behindProxy)
  const open = await listening(server)
  const outcomes: boolean[] = []
  for (let at = 0; at < tried; at++) {
    const socket = open()
    socket.write(REQUEST)
    outcomes.push(await Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]))
  }
  expect(outcomes.filter((served) => !served)).toHaveLength(refused)
})

test('of requests that come in one go, those after the first that nobody can pay for are not handled', async () => {
  const { url } = await server({ limits: { work: { burst: 5, every: 60_000 } } })
  const socket = dial(Number(new URL(url).port), '127.0.0.1')
  socket.write(REQUEST.replace('/', '/health').repeat(500))
  let replies = ''
  socket.on('data', (data) => {
    replies += data.toString()
  })
  socket.on('error', () => undefined)
  await once(socket, 'close')
  expect([...replies.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '200', '200', '200', '200', '429'])
  expect([...replies.matchAll(/x-content-type-options: nosniff/g)]).toHaveLength(6)
})
