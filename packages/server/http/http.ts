import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Replay } from '@orrery/kernel'
import fastify, { type FastifyInstance } from 'fastify'
import { type ApiParts, errorReply, httpApi } from '../api/http-api.ts'
import { statusOf } from '../api/status.ts'
import { freshId } from '../ids.ts'
import type { Reviews } from '../later/reviews.ts'
import type { Previews } from '../previews/open.ts'
import { RequestError } from '../request-error.ts'
import { recordOf } from '../rooms/replay.ts'
import type { ServerContext } from '../rooms/server-context.ts'
import { type AccountParts, accountRoutes } from './account.ts'
import { boardRoutes } from './boards.ts'
import { calendarRoutes } from './calendar.ts'
import { cacheControl, EMBED_PATH, securityHeaders } from './headers.ts'
import { type HostParts, hostRoutes } from './host.ts'
import { noticeRoutes } from './notices.ts'
import { peopleRoutes, type SiteParts } from './people.ts'
import { previewRoutes } from './previews.ts'
import { type Watched, watchRoutes } from './watch.ts'

/** The cost of a replay or a review: it is assembled from many rows. */
const REPLAY_COST = 20

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
}

/** The pages, the replays and the health of a server. Without a folder of pages it serves only the rest. */
export function httpServer(context: ServerContext, parts: HttpParts): FastifyInstance {
  const { webRoot, api, watched, host, reviews, account, people, previews, embedOn } = parts
  const { costs, addressOf } = api
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
  })
  app.addHook('onRequest', async (request, reply) => {
    const wait = costs
      .of(addressOf(request.raw))
      .take(context.now(), /^\/(re(plays|views)|share|api\/(boards|seasons|figures))\//.test(request.url) ? REPLAY_COST : 1)
    if (wait > 0)
      return reply
        .code(429)
        .header('retry-after', Math.ceil(wait / 1000))
        .send({ error: 'too many requests' })
  })
  app.addHook('onSend', async (request, _reply, payload) => {
    if (typeof payload === 'string') costs.of(addressOf(request.raw)).sent(context.now(), payload.length)
  })
  watchRoutes(app, watched)
  hostRoutes(app, context, host)
  calendarRoutes(app, context)
  app.register(async (part) => {
    part.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      if (error instanceof RequestError) return errorReply(reply, error.code, error.message, error)
      const status = error.statusCode ?? 500
      if (status < 500) return errorReply(reply, status === 413 ? 'too-large' : 'malformed', error.message)
      context.log.error({ request: request.id, url: request.url, error }, 'a request over HTTP fails')
      return errorReply(reply, 'failed', 'something went wrong on the server')
    })
    httpApi(part, context, api)
  })
  app.register(async (part) => accountRoutes(part, account))
  app.register(async (part) => peopleRoutes(part, people))
  app.register(async (part) => noticeRoutes(part, context, account.desk))
  boardRoutes(app, context)
  previewRoutes(app, previews, account.publicUrl)
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
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof RequestError) return reply.code(statusOf(error.code)).send({ error: error.message })
    const status = error.statusCode ?? 500
    if (status >= 500) context.log.error({ request: request.id, url: request.url, error }, 'an HTTP request fails')
    return reply.code(status).send({ error: status >= 500 ? 'something went wrong on the server' : error.message })
  })
  const pages = webRoot !== undefined && existsSync(join(webRoot, 'index.html')) ? webRoot : null
  if (pages !== null) {
    // The same page, which other sites may embed if the host allows it.
    app.get(EMBED_PATH, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(await readFile(join(pages, 'index.html'))),
    )
    app.register(fastifyStatic, {
      root: pages,
      cacheControl: false,
      // The build puts compressed copies beside its text files.
      preCompressed: true,
      setHeaders: (reply, path) => void reply.header('cache-control', cacheControl(path)),
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url)
    // Addresses of the app are fragments, and its files are beside its page: a request for one as a path is redirected.
    // A missing file is a 404.
    const isPage = request.method === 'GET' && (!/\.[^/]*$/.test(path) || request.headers.accept?.includes('text/html') === true)
    if (pages !== null && isPage) return reply.header('cache-control', 'no-cache').redirect(inFragment(path))
    return reply.code(404).send({ error: pages === null && isPage ? 'the pages are not built: npm run build' : 'not found' })
  })
  return app
}

/** The relative address of an app page that was requested as a path: a proxy may serve the app below another path. */
function inFragment(path: string): string {
  const up = '../'.repeat(path.split('/').length - 2)
  return `${up === '' ? './' : up}#${path}`
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}
