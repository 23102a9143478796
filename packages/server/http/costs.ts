import type { FastifyInstance } from 'fastify'
import type { ApiParts } from '../api/http-api.ts'
import type { ServerContext } from '../server-context.ts'

/** The cost of a replay or a review: it is assembled from many rows. */
const REPLAY_COST = 20
/** What costs as much as a replay. */
const DEAR = /^\/(re(plays|views)|share|api\/(boards|seasons|figures))\//

/** Makes every address pay for what it asks for and what it is sent; one that cannot pay has to wait. */
export function costHooks(
  app: FastifyInstance,
  context: Pick<ServerContext, 'now'>,
  { costs, addressOf }: Pick<ApiParts, 'costs' | 'addressOf'>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const wait = costs.of(addressOf(request.raw)).take(context.now(), DEAR.test(request.url) ? REPLAY_COST : 1)
    if (wait > 0)
      return reply
        .code(429)
        .header('retry-after', Math.ceil(wait / 1000))
        .send({ error: 'too many requests' })
  })
  app.addHook('onSend', async (request, _reply, payload) => {
    if (typeof payload === 'string') costs.of(addressOf(request.raw)).sent(context.now(), payload.length)
  })
}
