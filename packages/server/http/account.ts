import type { IncomingMessage } from 'node:http'
import { ACCOUNT_REQUESTS, type AccountDone, type AccountRequest } from '@orrery/protocol/account'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { type AccountHandlers, type Asking, accountOf, type DeskParts, type Outcome } from '../members/desk.ts'
import { Problem, statusOfProblem } from '../members/problem.ts'
import { deviceOf } from '../members/sessions.ts'
import { cookieOf, ownSite, setCookie } from './site.ts'

/** The longest request about an account, in bytes: a passkey with its attestation. */
const LONGEST = 16_384

/** What the account routes need besides the desk. */
export interface AccountParts {
  readonly desk: DeskParts
  readonly handlers: AccountHandlers
  /** Where the pages are, if that is said; null: wherever requests are sent to. */
  readonly publicUrl: string | null
  readonly addressOf: (request: IncomingMessage) => string
}

/** Adds what is asked about accounts: all of it by POST, from pages of this site alone. */
export function accountRoutes(app: FastifyInstance, { desk, handlers, publicUrl, addressOf }: AccountParts): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Problem) return told(reply, error)
    if ((error.statusCode ?? 500) < 500) return told(reply, new Problem('malformed'))
    desk.log.error({ request: request.id, url: request.url, error }, 'a request about an account fails')
    return told(reply, new Problem('failed'))
  })
  app.post<{ Params: { request: string } }>('/account/:request', { bodyLimit: LONGEST }, async (request, reply) => {
    const site = ownSite(request.raw, publicUrl)
    if (site === null) throw new Problem('foreign')
    const wanted = request.params.request
    if (!isRequest(wanted)) return reply.code(404).send({ problem: 'malformed' })
    const read = v.safeParse(ACCOUNT_REQUESTS[wanted], request.body)
    if (!read.success) throw new Problem('malformed')
    const shown = cookieOf(request.raw, site.secure)
    const me = shown === null ? null : await desk.sessions.open(shown)
    const asking: Asking = { address: addressOf(request.raw), device: deviceOf(request.headers['user-agent'] ?? ''), site, me }
    const outcome = await handle(handlers, wanted, asking, read.output)
    return reply.send(await answered(reply, asking, outcome))
  })

  async function answered(reply: FastifyReply, asking: Asking, { session, codes, options }: Outcome): Promise<AccountDone> {
    reply.header('cache-control', 'no-store')
    if (session !== undefined) reply.header('set-cookie', setCookie(session, asking.site.secure))
    const begun = typeof session === 'string' ? await desk.sessions.open(session) : null
    const now = session === undefined ? asking.me : begun
    const account = await accountOf(desk, now?.person.id ?? null, now?.session.id ?? null)
    return { account, ...(codes === undefined ? {} : { codes: [...codes] }), ...(options === undefined ? {} : { options: { ...options } }) }
  }
}

function isRequest(name: string): name is AccountRequest {
  return Object.hasOwn(ACCOUNT_REQUESTS, name)
}

function handle(handlers: AccountHandlers, request: AccountRequest, asking: Asking, body: unknown): Promise<Outcome> {
  return (handlers[request] as (asking: Asking, body: unknown) => Promise<Outcome>)(asking, body)
}

function told(reply: FastifyReply, { code, retryAfter }: Problem): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter / 1000))
  return reply
    .code(statusOfProblem(code))
    .header('cache-control', 'no-store')
    .send({ problem: code, ...(retryAfter === undefined ? {} : { retryAfter }) })
}
