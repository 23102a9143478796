import type { IncomingMessage } from 'node:http'

/** The address that a request comes from; behind a proxy, the one that the proxy gives. */
export function addressOf(request: IncomingMessage, behindProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for']
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined
  return (behindProxy ? last : undefined) ?? request.socket.remoteAddress ?? ''
}
