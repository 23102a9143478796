import type { HostReport } from '@orrery/protocol/host'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Labs } from '../deferred/labs.ts'
import type { ServerContext } from '../server-context.ts'
import { isHost } from './watch.ts'

/** What the host's page needs of the server. */
export interface HostParts {
  readonly hostKey: string | null
  readonly report: () => Promise<HostReport>
  /** Stops the server gently; null: that is not possible from here. */
  readonly stop: (() => void) | null
  readonly labs: Labs
}

/** Adds the requests of the host's page; none without a host's key. */
export function hostRoutes(app: FastifyInstance, context: Pick<ServerContext, 'log'>, { hostKey, report, stop, labs }: HostParts): void {
  function refusal(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
    reply.header('cache-control', 'no-store')
    if (hostKey === null) return reply.code(404).send({ error: 'this server has no host’s key' })
    if (isHost(request, hostKey)) return null
    context.log.warn({ request: request.id }, "somebody shows a wrong host's key")
    return reply.code(401).header('www-authenticate', 'Bearer').send({ error: "the host's key is wanted" })
  }

  app.get('/api/host', async (request, reply) => refusal(request, reply) ?? (await report()))
  app.get('/api/host/labs', async (request, reply) => refusal(request, reply) ?? { labs: await labs.list() })
  app.post('/api/host/labs', async (request, reply) => {
    const refused = refusal(request, reply)
    if (refused !== null) return refused
    return reply.code(201).send({ lab: await labs.order(request.body) })
  })
  app.post('/api/host/stop', async (request, reply) => {
    const refused = refusal(request, reply)
    if (refused !== null) return refused
    if (stop === null) return reply.code(409).send({ error: 'it cannot be stopped from here' })
    context.log.info({ request: request.id }, 'the host stops the server')
    setImmediate(stop)
    return reply.code(202).send({ stopping: true })
  })
}
