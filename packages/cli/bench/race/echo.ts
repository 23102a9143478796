import { startedFrom } from '../load/process.ts'
import type { Runner } from './runner.ts'

/** What each says in a round. */
const MESSAGES = 60
const SAID = { type: 'answer', table: 'x'.repeat(14), seat: 0, version: 7, answer: { option: 'mark:4' } }

/** As many connections as the race has, to a server that says again what it hears: more answers than these no server of Node bears. */
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

/** Says something and waits until it is heard again, often. */
async function spoken(socket: WebSocket): Promise<void> {
  for (let ref = 0; ref < MESSAGES; ref++) {
    const heard = new Promise((resolve) => {
      socket.onmessage = resolve
    })
    socket.send(JSON.stringify({ ...SAID, ref: `r${ref}` }))
    await heard
  }
}
