import type { FastifyInstance } from 'fastify'
import { calendarOf } from '../club/meeting/calendar.ts'
import type { ServerContext } from '../server-context.ts'

/** Evenings as calendar files, for anybody with the link. */
export function calendarRoutes(app: FastifyInstance, context: ServerContext): void {
  app.get<{ Params: { evening: string } }>('/calendar/:evening', async (request, reply) => {
    const id = request.params.evening.replace(/\.ics$/, '')
    const address = `${request.protocol}://${request.host}/#/club/${id}`
    const text = await calendarOf(context, id, address)
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="orrery-${id}.ics"`)
      .header('cache-control', 'no-cache')
      .send(text)
  })
}
