import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { ApiParts } from '../api/http-api.ts'
import { UNREAD_OF_ADDRESS } from '../limits.ts'
import type { ServerContext } from '../server-context.ts'
import type { Crowd } from './crowd.ts'
import { gateAt } from './gate.ts'
import { pathOf } from './path.ts'
import { tooMany } from './refusals.ts'

/** The cost of a replay or a review: it is assembled from many rows. */
const REPLAY_COST = 20
/** What costs as much as a replay, by its route: an address can be written in many ways. */
const DEAR = /^\/(re(plays|views)|share|api\/(boards|seasons|figures))\//

/** How long an address waits that does not read what it was sent, in milliseconds. */
const CLOGGED = 5000

/** Makes every address pay for what it asks for and what it is sent; one that cannot pay has to wait. */
export function costHooks(
  app: FastifyInstance,
  context: Pick<ServerContext, 'now'>,
  { costs, addressOf }: Pick<ApiParts, 'costs' | 'addressOf'>,
  crowd: Crowd,
): void {
  const price = (raw: IncomingMessage, cost: number): number => costs.of(addressOf(raw)).take(context.now(), cost)
  const gate = gateAt(app.server, (raw) => price(raw, 1))
  app.addHook('onRequest', async (request, reply) => {
    const clogged = crowd.unread(addressOf(request.raw)) > UNREAD_OF_ADDRESS ? CLOGGED : 0
    const cost = (DEAR.test(request.routeOptions.url ?? '') ? REPLAY_COST : 1) - (gate.hasPaid(request.raw) ? 1 : 0)
    const wait = clogged || (cost === 0 ? 0 : price(request.raw, cost))
    if (wait > 0)
      return reply
        .code(429)
        .header('retry-after', Math.ceil(wait / 1000))
        .send(tooMany(pathOf(request.url), wait))
  })
  app.addHook('onSend', async (request, _reply, payload) => {
    if (typeof payload === 'string') costs.of(addressOf(request.raw)).sent(context.now(), payload.length)
  })
}
