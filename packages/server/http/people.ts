import { MODERATION_REQUESTS } from '@orrery/protocol/moderation'
import { HOUSE_REQUESTS, type HouseReply, type HouseRequest } from '@orrery/protocol/people'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { houseOf, type PeopleHandlers, type PeopleParts } from '../members/people.ts'
import { Problem } from '../members/problem.ts'
import type { SessionDesk } from '../members/sessions.ts'
import { may } from '../members/standing.ts'
import { problemReply } from './account.ts'
import { cookieOf, ownSite } from './site.ts'
import { bearerOf, isHost } from './watch.ts'

/** The longest request, in bytes: an announcement or a reason of 500 characters. */
const LONGEST = 4096

/** What the routes for hosts need. */
export interface HouseParts {
  readonly people: PeopleParts
  readonly handlers: PeopleHandlers
  readonly sessions: SessionDesk
  readonly hostKey: string | null
  readonly publicUrl: string | null
}

/** Adds the requests of hosts and moderators: with the host's key, or signed in with that role on a page of this site. */
export function peopleRoutes(app: FastifyInstance, { people, handlers, sessions, hostKey, publicUrl }: HouseParts): void {
  app.setErrorHandler((error, _request, reply) => problemReply(reply, error))

  /** The sender: a player with the role, or the holder of the host's key (null). Throws a `Problem` for anybody else. */
  async function actorOf(request: FastifyRequest, role: 'host' | 'moderator'): Promise<string | null> {
    if (bearerOf(request) !== null) {
      if (!isHost(request, hostKey)) throw new Problem('forbidden')
      return null
    }
    const site = ownSite(request.raw, publicUrl)
    if (site === null) throw new Problem('foreign')
    const shown = cookieOf(request.raw, site.secure)
    const me = shown === null ? null : await sessions.open(shown)
    if (me === null) throw new Problem('signed-out')
    if (!may(await people.standings.of(me.person.id), role)) throw new Problem('forbidden')
    return me.person.id
  }

  app.post<{ Params: { request: string } }>('/api/house/:request', { bodyLimit: LONGEST }, async (request, reply): Promise<HouseReply> => {
    reply.header('cache-control', 'no-store')
    const wanted = request.params.request
    if (!isRequest(wanted)) throw new Problem('malformed')
    const actor = await actorOf(request, wanted in MODERATION_REQUESTS ? 'moderator' : 'host')
    const read = v.safeParse(HOUSE_REQUESTS[wanted], request.body)
    if (!read.success) throw new Problem('malformed')
    const handle = handlers[wanted] as (actor: string | null, body: unknown) => Promise<Partial<HouseReply>>
    const done = await handle(actor, read.output)
    return { ...(await houseOf(people, '')), ...done }
  })
}

function isRequest(name: string): name is HouseRequest {
  return Object.hasOwn(HOUSE_REQUESTS, name)
}
