import { startedFrom } from '../load/process.ts'
import type { Runner } from './runner.ts'

/** Messages of each connection in a round. */
const MESSAGES = 60
const SAID = { type: 'answer', table: 'x'.repeat(14), seat: 0, version: 7, answer: { option: 'mark:4' } }

/** As many connections as in the race, to a server that sends back what it receives: an upper bound for any server on Node. */
export async function echo(connections: number): Promise<Runner> {
  const server = await startedFrom(new URL('./echo-server.ts', import.meta.url), [])
  const sockets = await Promise.all(Array.from({ length: connections }, () => opened(server.url.replace('http', 'ws'))))
  return {
    server,
    async round() {
      return async () => {
        await Promise.all(sockets.map(spoken))
        return sockets.length * MESSAGES
      }
    },
    async close() {
      for (const socket of sockets) socket.close()
      await server.stop()
    },
  }
}

function opened(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url)
  return new Promise((resolve, reject) => {
    socket.onopen = () => resolve(socket)
    socket.onerror = reject
  })
}

/** Sends a message and waits for its echo, many times. */
async function spoken(socket: WebSocket): Promise<void> {
  for (let ref = 0; ref < MESSAGES; ref++) {
    const heard = new Promise((resolve) => {
      socket.onmessage = resolve
    })
    socket.send(JSON.stringify({ ...SAID, ref: `r${ref}` }))
    await heard
  }
}
