import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import type { Check } from '../watch/ready.ts'

/** A server's health. */
export interface Health {
  readonly ok: true
  /** Seconds since the start. */
  readonly uptime: number
  readonly connections: number
  /** Tables in memory. */
  readonly tables: number
  /** How many tables could not be read; which and why is in the log, because a table's id is its invite link. */
  readonly setAside: number
  readonly answers: { readonly writes: number; readonly commits: number }
}

/** Who may read the metrics: nobody, holders of the host's key, or everybody. */
export type MetricsAccess = 'off' | 'key' | 'open'

/** What a server shows to its monitoring. */
export interface Watched {
  readonly health: () => Health
  /** The parts that the server needs; a stopping server is never ready. */
  readonly ready: () => Promise<readonly Check[]>
  readonly registry: Registry
  readonly metrics: MetricsAccess
  readonly hostKey: string | null
}

/** Adds the addresses for monitoring: alive, ready, metrics. */
export function watchRoutes(app: FastifyInstance, watched: Watched): void {
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send(watched.health()))
  app.get('/ready', async (_request, reply) => {
    const checks = await watched.ready()
    const ready = checks.every(({ trouble, needed }) => trouble === null || !needed)
    // Why a part is missing is for the host, in the log; a message may contain an address.
    const parts = Object.fromEntries(checks.map(({ part, trouble }) => [part, trouble === null]))
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, parts })
  })
  app.get('/metrics', async (request, reply) => {
    if (watched.metrics === 'off' || (watched.metrics === 'key' && watched.hostKey === null))
      return reply.code(404).send({ error: 'there are no metrics here' })
    if (watched.metrics === 'key' && !isHost(request, watched.hostKey))
      return reply.code(401).header('www-authenticate', 'Bearer').send({ error: "the host's key is wanted" })
    return reply
      .header('cache-control', 'no-store')
      .type(watched.registry.contentType)
      .send(await watched.registry.metrics())
  })
}

/** Whether a request has the host's key. */
export function isHost(request: FastifyRequest, key: string | null): boolean {
  const given = bearerOf(request)
  if (key === null || given === null) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(key))
}

/** The bearer token of a request. */
export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}
