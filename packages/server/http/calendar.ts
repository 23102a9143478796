import type { FastifyInstance } from 'fastify'
import { calendarOf } from '../club/meeting/calendar.ts'
import type { ServerContext } from '../server-context.ts'

/** Evenings as calendar files, for anybody with the link. `publicUrl`: the address of the pages, if it is set. */
export function calendarRoutes(app: FastifyInstance, context: ServerContext, publicUrl: string | null): void {
  app.get<{ Params: { evening: string } }>('/calendar/:evening', async (request, reply) => {
    const id = request.params.evening.replace(/\.ics$/, '')
    const address = new URL(`#/club/${id}`, publicUrl ?? `${request.protocol}://${request.host}`).href
    const text = await calendarOf(context, id, address)
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="orrery-${id}.ics"`)
      .header('cache-control', 'no-cache')
      .send(text)
  })
}
