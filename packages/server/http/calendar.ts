import type { FastifyInstance } from 'fastify'
import { calendarOf } from '../club/meeting/calendar.ts'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'

/** Evenings as calendar files, for anybody with the link. `publicUrl`: the address of the pages, if it is set. */
export function calendarRoutes(app: FastifyInstance, context: ServerContext, publicUrl: string | null): void {
  app.get<{ Params: { evening: string } }>('/calendar/:evening', async (request, reply) => {
    const id = request.params.evening.replace(/\.ics$/, '')
    const address = URL.parse(`#/club/${id}`, publicUrl ?? `${request.protocol}://${request.host}`)
    if (address === null) throw new RequestError('malformed', 'the host of the request is no address')
    const text = await calendarOf(context, id, address.href)
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="orrery-${id}.ics"`)
      .header('cache-control', 'no-cache')
      .send(text)
  })
}
