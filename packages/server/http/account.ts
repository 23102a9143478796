import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { isUnstorable } from '@orrery/protocol'
import { ACCOUNT_REQUESTS, type AccountDone, type AccountProblem, type AccountRequest } from '@orrery/protocol/account'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type AccountHandlers, type Asking, accountOf, type DeskParts, type Outcome, signedIn } from '../members/desk.ts'
import { Problem, statusOfProblem } from '../members/problem.ts'
import { deviceOf } from '../members/sessions.ts'
import { hasNoRoom } from '../store/no-room.ts'
import { cookieOf, ownSite, setCookie } from './site.ts'

/** The longest request about an account, in bytes: a passkey with its attestation. */
const LONGEST = 16_384

/** What the account routes need besides the desk. */
export interface AccountParts {
  readonly desk: DeskParts
  readonly handlers: AccountHandlers
  /** The address of the pages, if set; null: wherever requests are sent to. */
  readonly publicUrl: string | null
  readonly addressOf: (request: IncomingMessage) => string
  /** Everything about a player, as one file of JSON, piece by piece. */
  readonly dataOf: (player: string) => AsyncIterable<string>
}

/** Adds the requests about accounts: all by POST, and only from pages of this site. */
export function accountRoutes(app: FastifyInstance, { desk, handlers, publicUrl, addressOf, dataOf }: AccountParts): void {
  app.setErrorHandler((error, request, reply) => {
    if (problemReply(reply, error).statusCode >= 500)
      desk.log.error({ request: request.id, route: request.routeOptions.url, error }, 'a request about an account fails')
    return reply
  })

  /** The sender of a request from a page of this site. Throws a `Problem` for any other. */
  async function askingOf(request: FastifyRequest): Promise<Asking> {
    const site = ownSite(request.raw, publicUrl)
    if (site === null) throw new Problem('foreign')
    const shown = cookieOf(request.raw, site.secure)
    const me = shown === null ? null : await desk.sessions.open(shown)
    return { address: addressOf(request.raw), device: deviceOf(request.headers['user-agent'] ?? ''), site, me }
  }

  app.post('/account/data', async (request, reply) => {
    const { person } = signedIn(await askingOf(request))
    desk.paces.take('exports', person.id)
    reply.header('cache-control', 'no-store').header('content-disposition', 'attachment; filename="orrery-my-data.json"')
    // A server that stops meanwhile waits for no other request on this connection.
    reply.header('connection', 'close')
    return reply.type('application/json; charset=utf-8').send(Readable.from(dataOf(person.id)))
  })
  app.post<{ Params: { request: string } }>('/account/:request', { bodyLimit: LONGEST }, async (request, reply) => {
    const asking = await askingOf(request)
    const wanted = request.params.request
    if (!isRequest(wanted)) throw new Problem('malformed')
    const read = v.safeParse(ACCOUNT_REQUESTS[wanted], request.body)
    if (!read.success || isUnstorable(read.output)) throw new Problem('malformed')
    const outcome = await handle(handlers, wanted, asking, read.output)
    return reply.send(await answered(reply, asking, outcome))
  })

  async function answered(
    reply: FastifyReply,
    asking: Asking,
    { session, codes, options, sanctions, feed }: Outcome,
  ): Promise<AccountDone> {
    reply.header('cache-control', 'no-store')
    if (session !== undefined) reply.header('set-cookie', setCookie(session, asking.site.secure))
    const begun = typeof session === 'string' ? await desk.sessions.open(session) : null
    const now = session === undefined ? asking.me : begun
    const account = await accountOf(desk, now?.person.id ?? null, now?.session.id ?? null)
    return {
      account,
      ...(codes === undefined ? {} : { codes: [...codes] }),
      ...(options === undefined ? {} : { options: { ...options } }),
      ...(sanctions === undefined ? {} : { sanctions: [...sanctions] }),
      ...(feed === undefined ? {} : { feed }),
    }
  }
}

function isRequest(name: string): name is AccountRequest {
  return Object.hasOwn(ACCOUNT_REQUESTS, name)
}

function handle(handlers: AccountHandlers, request: AccountRequest, asking: Asking, body: unknown): Promise<Outcome> {
  return (handlers[request] as (asking: Asking, body: unknown) => Promise<Outcome>)(asking, body)
}

/** Replies with a problem. Errors of the server itself go to its log. */
export function problemReply(reply: FastifyReply, error: unknown): FastifyReply {
  const { code, retryAfter } = error instanceof Problem ? error : new Problem(problemOf(error))
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter / 1000))
  return reply
    .code(statusOfProblem(code))
    .header('cache-control', 'no-store')
    .send({ problem: code, ...(retryAfter === undefined ? {} : { retryAfter }) })
}

function problemOf(error: unknown): AccountProblem {
  if (hasNoRoom(error)) return 'no-room'
  const status = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  return status < 500 ? 'malformed' : 'failed'
}
