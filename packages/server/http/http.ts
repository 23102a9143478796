import fastify, { type FastifyInstance } from 'fastify'
import { type ApiParts, errorReply, httpApi } from '../api/http-api.ts'
import { statusOf } from '../api/status.ts'
import type { Reviews } from '../deferred/reviews.ts'
import { freshId } from '../ids.ts'
import type { Previews } from '../previews/open.ts'
import { asRequestError, RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { type AccountParts, accountRoutes } from './account.ts'
import { boardRoutes } from './boards.ts'
import { calendarRoutes } from './calendar.ts'
import { costHooks } from './costs.ts'
import { crowdAt } from './crowd.ts'
import { securityHeaders } from './headers.ts'
import { type HostParts, hostRoutes } from './host.ts'
import { noticeRoutes } from './notices.ts'
import { pageRoutes } from './pages.ts'
import { pathOf } from './path.ts'
import { peopleRoutes, type SiteParts } from './people.ts'
import { previewRoutes } from './previews.ts'
import { replayRoutes } from './replays.ts'
import { type Watched, watchRoutes } from './watch.ts'

/** What is served over HTTP. */
export interface HttpParts {
  /** The folder of the built pages; undefined: none are served. */
  readonly webRoot: string | undefined
  readonly api: ApiParts
  readonly watched: Watched
  readonly host: HostParts
  readonly reviews: Reviews
  readonly account: AccountParts
  readonly people: SiteParts
  readonly previews: Previews
  /** The sites that may embed replays. */
  readonly embedOn: readonly string[]
  /** Whether all connections are those of a proxy. */
  readonly behindProxy: boolean
}

/** The pages, the replays and the health of a server. Without a folder of pages it serves only the rest. */
export function httpServer(context: ServerContext, parts: HttpParts): FastifyInstance {
  const { webRoot, api, watched, host, reviews, account, people, previews, embedOn, behindProxy } = parts
  const app = fastify({
    logger: false,
    genReqId: () => freshId().slice(0, 8),
    bodyLimit: 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    // Links to decks and fleets stand in the path.
    routerOptions: { maxParamLength: 1000 },
  })
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(securityHeaders(pathOf(request.url), embedOn)))
      if (!reply.hasHeader(name)) reply.header(name, value)
    // A proxy may keep what does not say how long it holds, and show one reader what is another's.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  app.addHook('onRequest', async (request) => {
    if (request.url.includes('%00')) throw new RequestError('malformed', 'an address has no null character')
  })
  app.addHook('onResponse', async (request, reply) => {
    if (!context.log.isLevelEnabled('debug')) return
    const facts = { request: request.id, method: request.method, route: request.routeOptions.url, status: reply.statusCode }
    context.log.debug({ ...facts, took: Math.round(reply.elapsedTime) }, 'an HTTP request is done')
  })
  costHooks(app, context, api, crowdAt(app.server, context.limits, behindProxy))
  watchRoutes(app, watched)
  hostRoutes(app, context, host)
  calendarRoutes(app, context, account.publicUrl)
  app.register(async (part) => {
    part.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      if (error instanceof RequestError) return errorReply(reply, error.code, error.message, error)
      const status = error.statusCode ?? 500
      if (status < 500) return errorReply(reply, status === 413 ? 'too-large' : 'malformed', error.message)
      context.log.error({ request: request.id, route: request.routeOptions.url, error }, 'a request over HTTP fails')
      const known = asRequestError(error)
      return errorReply(reply, known.code, known.message, known)
    })
    httpApi(part, context, api)
  })
  app.register(async (part) => accountRoutes(part, account))
  app.register(async (part) => peopleRoutes(part, people))
  app.register(async (part) => noticeRoutes(part, context, account.desk))
  boardRoutes(app, context)
  previewRoutes(app, previews, account.publicUrl)
  replayRoutes(app, context, reviews)
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof RequestError) return reply.code(statusOf(error.code)).send({ error: error.message })
    const status = error.statusCode ?? 500
    if (status >= 500) context.log.error({ request: request.id, route: request.routeOptions.url, error }, 'an HTTP request fails')
    return reply.code(status).send({ error: status >= 500 ? asRequestError(error).message : error.message })
  })
  pageRoutes(app, webRoot)
  return app
}
