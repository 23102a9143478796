import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey, type Limits } from '../limits.ts'

/** The most connections of an address for each socket that it may have: a browser keeps up to six beside its own. */
const FOR_EACH_SOCKET = 10

/** What addresses hold open at a server. */
export interface Crowd {
  /** The bytes that were sent to an address and that it has not read. */
  unread(address: string): number
}

/**
 * Bounds what an address holds open: the number of its connections, and how long a reply waits for somebody who does not read it. Behind a
 * proxy all connections are the proxy's, which bounds its own guests.
 */
export function crowdAt(server: Server, limits: Pick<Limits, 'connectionsPerAddress' | 'silence'>, behindProxy: boolean): Crowd {
  const byAddress = new Map<string, Set<Socket>>()
  const most = limits.connectionsPerAddress * FOR_EACH_SOCKET
  server.setTimeout(limits.silence)
  server.on('connection', (socket: Socket) => {
    if (behindProxy) return
    const address = addressKey(socket.remoteAddress ?? '')
    const own = byAddress.get(address) ?? new Set()
    if (own.size >= most) return void socket.destroy()
    byAddress.set(address, own.add(socket))
    socket.once('close', () => {
      own.delete(socket)
      if (own.size === 0) byAddress.delete(address)
    })
  })
  return {
    unread(address) {
      let bytes = 0
      for (const { writableLength } of byAddress.get(address) ?? []) bytes += writableLength
      return bytes
    },
  }
}
