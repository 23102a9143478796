import { settingsToChoose } from '@orrery/kernel'
import { type ErrorCode, LIMITS, type Message, type Request } from '@orrery/protocol'
import { botNamesIn } from '@orrery/search'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { freshId } from '../ids.ts'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { type Connection, type Handler, workOf } from '../socket/connection.ts'
import { asyncApi } from './asyncapi.ts'
import type { Caller } from './caller.ts'
import { type CallerParts, callers } from './callers.ts'
import { longPolls } from './long-polls.ts'
import { openApi } from './openapi.ts'
import { requestOf } from './reading.ts'
import { ROUTES, type Route } from './routes.ts'
import { statusOf } from './status.ts'

/** What the API needs besides the server context. */
export interface ApiParts extends CallerParts {
  readonly handle: Handler
  /** Ends what a caller watches. */
  readonly leave: (caller: Connection) => void
}

/** Adds the HTTP API: every request of the protocol that makes sense without a lasting connection. */
export function httpApi(app: FastifyInstance, context: ServerContext, parts: ApiParts): void {
  const { costs, handle, leave } = parts
  const callerFor = callers(context, parts)
  const polls = longPolls(context, handle)

  app.addHook('preClose', async () => polls.end())
  descriptionRoutes(app)
  app.get('/api/games', async () => ({ games: await gamesOf(context) }))
  app.get('/api/me', async (request) => ({ player: (await callerFor(request)).person }))
  for (const route of ROUTES)
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: LIMITS.messageBytes,
      handler: async (request, reply) => said(reply, await served(route, request)),
    })

  async function served(route: Route, request: FastifyRequest): Promise<Message> {
    const began = performance.now()
    let outcome = 'done'
    try {
      const caller = await callerFor(request)
      const reply = await asked(caller, requestOf(route, request), request)
      if (reply.type === 'error') outcome = reply.code
      return reply
    } catch (error) {
      outcome = error instanceof RequestError ? error.code : 'failed'
      throw error
    } finally {
      context.meter.request(route.type, outcome, (performance.now() - began) / 1000)
    }
  }

  async function asked(caller: Caller, wanted: Request, { query, raw }: FastifyRequest): Promise<Message> {
    const work = workOf(wanted.type)
    const wait = Math.max(...[caller.address, caller.player].map((payer) => costs.of(payer).take(context.now(), work)))
    if (wait > 0) throw new RequestError('too-fast', 'too much asked for; slow down', wait)
    try {
      // A player who chats must be present.
      if (wanted.type === 'say') await handle(caller, { type: 'watch', ref: freshId(), table: wanted.table })
      await handle(caller, wanted)
      if (wanted.type === 'watch')
        await polls.later(caller, wanted, query as { after?: string; wait?: string }, (end) => raw.once('close', end))
    } finally {
      leave(caller)
    }
    const reply = caller.replyTo(wanted.ref)
    if (reply === undefined) throw new Error(`nothing answers ${wanted.type}`)
    return reply
  }
}

/** The API's descriptions, each made when it is first asked for. */
function descriptionRoutes(app: FastifyInstance): void {
  const documents = new Map<string, string>()
  for (const [path, make] of [
    ['/api/openapi.json', openApi],
    ['/api/asyncapi.json', asyncApi],
  ] as const)
    app.get(path, (_request, reply) => {
      const text = documents.get(path) ?? JSON.stringify(make())
      documents.set(path, text)
      return reply.type('application/json').header('cache-control', 'no-cache').send(text)
    })
}

function said(reply: FastifyReply, message: Message): FastifyReply {
  const status = message.type === 'error' ? statusOf(message.code) : message.type === 'refused' ? 409 : 200
  return reply.code(status).header('cache-control', 'no-store').send(message)
}

/** An error as the API sends it: as a message. */
export function errorReply(reply: FastifyReply, code: ErrorCode, message: string, trouble?: RequestError): FastifyReply {
  const retryAfter = trouble?.retryAfter
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter / 1000))
  if (statusOf(code) === 401) reply.header('www-authenticate', 'Bearer')
  const refusals = trouble?.refusals ?? []
  return said(reply, {
    ...{ type: 'error', code, message },
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(refusals.length === 0 ? {} : { refusals }),
  })
}

async function gamesOf(context: Pick<ServerContext, 'bots' | 'game' | 'games'>) {
  const games = await Promise.all((await context.games()).map((id) => context.game(id)))
  return games.flatMap((game) =>
    game === null
      ? []
      : [
          {
            ...{ id: game.id, version: game.version, seats: game.seats, cooperative: game.cooperative },
            settings: settingsToChoose(game).map(({ id, values }) => ({ id, values })),
            brings: game.seatSettings ?? [],
            bots: botNamesIn(game, context.bots.levels),
          },
        ],
  )
}
