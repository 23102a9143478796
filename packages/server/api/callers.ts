import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { bearerOf } from '../http/watch.ts'
import { bucketOf, type Costs, heldBy } from '../limits.ts'
import { needNotSuspended } from '../members/permissions.ts'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { type Caller, callerOf } from './caller.ts'

/** What callers are found by. */
export interface CallerParts {
  readonly costs: Costs
  readonly addressOf: (request: IncomingMessage) => string
  /** The secret of the session in a request from a page of this site; null: none. */
  readonly shownBy: (request: IncomingMessage) => string | null
}

/** Throws a `RequestError` if a caller's key or session has ended since its request came, or its player may not be here any more. */
export async function needStill({ keyring, sessions, ...context }: ServerContext, { key, session, player }: Caller): Promise<void> {
  const opened = key !== null ? await keyring.open(key.secret) : session !== null ? await sessions.open(session.secret) : null
  if (opened === null) throw new RequestError('unknown-token', 'your key or session has ended')
  await needNotSuspended(context, player)
}

/** Finds the sender of a request. It throws a `RequestError` without a key, or over its limits. */
export function callers(context: ServerContext, { costs, addressOf, shownBy }: CallerParts): (request: FastifyRequest) => Promise<Caller> {
  const chats = heldBy(() => bucketOf(context.limits.chat), context.limits.chat.burst * context.limits.chat.every)

  /** The member whose session came with a request from a page of this site; null: nobody. */
  async function browserOf({ id, raw }: FastifyRequest): Promise<Caller | null> {
    const shown = shownBy(raw)
    const signedIn = shown === null ? null : await context.sessions.open(shown)
    if (signedIn === null) return null
    await needNotSuspended(context, signedIn.person.id)
    const chat = chats(signedIn.person.id, context.now())
    return callerOf(context, costs, { id, address: addressOf(raw), ...signedIn, key: null, chat })
  }

  return async (request) => {
    const secret = bearerOf(request)
    if (secret === null) {
      const browser = await browserOf(request)
      if (browser !== null) return browser
    }
    const opened = secret === null ? null : await context.keyring.open(secret)
    if (opened === null)
      throw new RequestError('unknown-token', "send a key as 'authorization: Bearer KEY'; keys are made in the app's settings")
    await needNotSuspended(context, opened.person.id)
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
}
