import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { framed } from '../../socket/frame.ts'

test('a framed text is read correctly at any length, also between messages of the library', async () => {
  const texts = [0, 1, 124, 125, 126, 65_534, 65_535, 65_536, 200_000].flatMap((length) => ['x'.repeat(length), `ő${'x'.repeat(length)}`])
  const http = createServer()
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  http.on('upgrade', (request, wire, head) =>
    sockets.handleUpgrade(request, wire, head, (socket) => {
      for (const text of texts) {
        wire.write(framed(text))
        socket.ping()
      }
      socket.close()
    }),
  )
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  const received: string[] = []
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  client.on('message', (data) => received.push(data.toString()))
  await new Promise((done) => client.on('close', done))
  expect(received).toEqual(texts)
  http.close()
})

test('the same text is framed once, and another text again', () => {
  const one = framed('one')
  expect(framed(['o', 'ne'].join(''))).toBe(one)
  expect(framed('two').toString('latin1')).toBe('\x81\x03two')
  expect(framed('one')).toEqual(one)
})
