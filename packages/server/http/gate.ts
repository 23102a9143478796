import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { securityHeaders } from './headers.ts'
import { pathOf } from './path.ts'
import { tooMany } from './refusals.ts'

/** Where requests come in. */
export interface Gate {
  /** Whether a request has paid here for being handled. */
  hasPaid(request: IncomingMessage): boolean
}

/**
 * Lets requests through that their address can pay for. `price` takes what one costs; it returns 0, or how many milliseconds to wait. The
 * first that is refused is the last of its connection: thousands may have come with it in one go, all of which are handled before anything
 * else is.
 */
export function gateAt(server: Server, price: (request: IncomingMessage) => number): Gate {
  const closing = new WeakSet<Duplex>()
  const paid = new WeakSet<IncomingMessage>()
  const handlers = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (closing.has(request.socket)) return
    const wait = price(request)
    if (wait === 0) {
      paid.add(request)
      for (const handle of handlers) handle.call(server, request, response)
      return
    }
    closing.add(request.socket)
    request.socket.pause()
    const path = pathOf(request.url ?? '/')
    response.writeHead(429, {
      ...securityHeaders(path),
      ...{ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', connection: 'close' },
      'retry-after': String(Math.ceil(wait / 1000)),
    })
    response.end(JSON.stringify(tooMany(path, wait)))
  })
  return { hasPaid: (request) => paid.has(request) }
}
