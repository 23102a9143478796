import type { Replay } from '@orrery/kernel'
import type { FastifyInstance } from 'fastify'
import type { Reviews } from '../deferred/reviews.ts'
import { recordOf } from '../rooms/replay.ts'
import type { ServerContext } from '../server-context.ts'

/** Adds the replays of finished tables, and their reviews. */
export function replayRoutes(app: FastifyInstance, context: ServerContext, reviews: Reviews): void {
  app.get<{ Params: { table: string } }>('/replays/:table', async (request, reply): Promise<Replay> => {
    const id = request.params.table.replace(/\.json$/, '')
    const replay = await recordOf(context, id)
    reply.header('content-disposition', `attachment; filename="${replay.game}-${id}.json"`)
    return replay
  })
  app.get<{ Params: { table: string } }>('/reviews/:table', async (request, reply) => {
    const review = await reviews.of(request.params.table.replace(/\.json$/, ''))
    if (review === null) return reply.code(202).header('retry-after', 10).send({ soon: true })
    return reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'max-age=86400').send(review)
  })
}
