import type { IncomingMessage } from 'node:http'
import { type ErrorCode, LIMITS, type Message, type Request, readRequest } from '@orrery/protocol'
import { botNamesIn } from '@orrery/search'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerOf } from '../http/watch.ts'
import { freshId } from '../ids.ts'
import { bucketOf, type Costs, heldBy } from '../limits.ts'
import { needWelcome } from '../members/welcome.ts'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../rooms/server-context.ts'
import { type Connection, type Handler, workOf } from '../socket/connection.ts'
import { asyncApi } from './asyncapi.ts'
import { type Caller, callerOf } from './caller.ts'
import { openApi } from './openapi.ts'
import { FIXED, ROUTES, type Route } from './routes.ts'
import { statusOf } from './status.ts'

/** The longest time that a reply waits for something to happen, in seconds. */
const LONGEST_WAIT = 25
/** The most replies of one player that wait at once. */
const MOST_WAITING = LIMITS.watched

/** What the API needs besides the server context. */
export interface ApiParts {
  readonly costs: Costs
  readonly handle: Handler
  /** Ends what a caller watches. */
  readonly leave: (caller: Connection) => void
  readonly addressOf: (request: IncomingMessage) => string
  /** The secret of the session in a request from a page of this site; null: none. */
  readonly shownBy: (request: IncomingMessage) => string | null
}

/** Adds the HTTP API: every request of the protocol that makes sense without a lasting connection. */
export function httpApi(app: FastifyInstance, context: ServerContext, parts: ApiParts): void {
  const { costs, handle, leave, addressOf, shownBy } = parts
  const chats = heldBy(() => bucketOf(context.limits.chat), context.limits.chat.burst * context.limits.chat.every)
  const waiting = new Map<string, Set<Caller>>()
  const documents = new Map<string, string>()

  app.addHook('preClose', async () => {
    for (const callers of waiting.values()) for (const caller of callers) caller.end()
  })
  for (const [path, make] of [
    ['/api/openapi.json', openApi],
    ['/api/asyncapi.json', asyncApi],
  ] as const)
    app.get(path, (_request, reply) => {
      const text = documents.get(path) ?? JSON.stringify(make())
      documents.set(path, text)
      return reply.type('application/json').header('cache-control', 'no-cache').send(text)
    })
  app.get('/api/games', async () => ({ games: await gamesOf(context) }))
  app.get('/api/me', async (request) => ({ player: (await callerFor(request)).person }))
  for (const route of ROUTES)
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: LIMITS.messageBytes,
      handler: async (request, reply) => said(reply, await served(route, request)),
    })

  /** The sender of a request. Throws a `RequestError` without a key, or over its limits. */
  async function callerFor(request: FastifyRequest): Promise<Caller> {
    const secret = bearerOf(request)
    if (secret === null) {
      const browser = await browserOf(request)
      if (browser !== null) return browser
    }
    const opened = secret === null ? null : await context.keyring.open(secret)
    if (opened === null)
      throw new RequestError('unknown-token', "send a key as 'authorization: Bearer KEY'; keys are made in the app's settings")
    await needWelcome(context, opened.person.id)
    const wait = opened.key.allowance.take(context.now())
    if (wait > 0) throw new RequestError('too-fast', 'too many requests with this key; slow down', wait)
    return callerOf(context, costs, {
      id: request.id,
      address: addressOf(request.raw),
      ...opened,
      session: null,
      chat: chats(opened.person.id, context.now()),
    })
  }

  /** The member whose session came with a request from a page of this site; null: nobody. */
  async function browserOf({ id, raw }: FastifyRequest): Promise<Caller | null> {
    const shown = shownBy(raw)
    const signedIn = shown === null ? null : await context.sessions.open(shown)
    if (signedIn === null) return null
    await needWelcome(context, signedIn.person.id)
    const chat = chats(signedIn.person.id, context.now())
    return callerOf(context, costs, { id, address: addressOf(raw), ...signedIn, key: null, chat })
  }

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

  async function asked(caller: Caller, wanted: Request, request: FastifyRequest): Promise<Message> {
    const work = workOf(wanted.type)
    const wait = Math.max(...[caller.address, caller.player].map((payer) => costs.of(payer).take(context.now(), work)))
    if (wait > 0) throw new RequestError('too-fast', 'too much asked for; slow down', wait)
    try {
      // A player who chats must be present.
      if (wanted.type === 'say') await handle(caller, { type: 'watch', ref: freshId(), table: wanted.table })
      await handle(caller, wanted)
      if (wanted.type === 'watch') await later(caller, wanted, request)
    } finally {
      leave(caller)
    }
    const reply = caller.replyTo(wanted.ref)
    if (reply === undefined) throw new Error(`nothing answers ${wanted.type}`)
    return reply
  }

  /** Waits until the table has a later version than the given one, and watches again. */
  async function later(caller: Caller, wanted: Request, request: FastifyRequest): Promise<void> {
    const { after, wait } = request.query as { after?: string; wait?: string }
    if (after === undefined) return
    const seconds = wholeNumber('wait', wait ?? String(LONGEST_WAIT), 1, LONGEST_WAIT)
    if (!isAt(caller.replyTo(wanted.ref), wholeNumber('after', after, 0, Number.MAX_SAFE_INTEGER))) return
    const callers = waiting.get(caller.player) ?? new Set()
    if (callers.size >= MOST_WAITING) throw new RequestError('too-many', `${MOST_WAITING} requests of yours wait already`)
    waiting.set(caller.player, callers.add(caller))
    context.meter.waiting(1)
    const late = setTimeout(caller.end, seconds * 1000)
    request.raw.once('close', caller.end)
    try {
      await caller.stirred
      await handle(caller, wanted)
    } finally {
      clearTimeout(late)
      context.meter.waiting(-1)
      callers.delete(caller)
      if (callers.size === 0) waiting.delete(caller.player)
    }
  }
}

/** The request as it would be on the socket. Throws a `RequestError` if it cannot be parsed. */
function requestOf({ type, inPath, inQuery }: Route, request: FastifyRequest): Request {
  const { params, query, body, headers } = request as { params: object; query: object } & FastifyRequest
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    throw new RequestError('malformed', 'the body is a JSON object')
  const ref = headers['idempotency-key'] ?? freshId()
  const raw = { ...FIXED, ...body, ...picked(query, inQuery), ...picked(params, inPath), type, ref }
  const wanted = type === 'tables' ? raw : without(raw, Object.keys(FIXED))
  const read = readRequest(wanted)
  if ('problem' in read) throw new RequestError('malformed', read.problem)
  return read.request
}

/** Fields from a path or a query; digits become numbers. */
function picked(from: object, names: readonly string[]): Record<string, unknown> {
  const found = Object.entries(from).filter(([name]) => names.includes(name))
  return Object.fromEntries(found.map(([name, value]) => [name, /^\d{1,15}$/.test(String(value)) ? Number(value) : value]))
}

function without(from: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)))
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new RequestError('malformed', `${name}: a whole number from ${least} to ${most}`)
  return value
}

/** Whether a table is still running, and no further than a version. */
function isAt(shown: Message | undefined, version: number): boolean {
  if (shown?.type !== 'table' || shown.info.stage === 'over' || shown.info.stage === 'gone') return false
  return shown.eyes.every(({ seen }) => seen.version <= version)
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
            settings: game.settings.map(({ id, values }) => ({ id, values })),
            brings: game.seatSettings ?? [],
            bots: botNamesIn(game, context.bots.levels),
          },
        ],
  )
}
