import { isUnstorable } from '@orrery/protocol'
import { MODERATION_REQUESTS } from '@orrery/protocol/moderation'
import { SITE_REQUESTS, type SiteReply, type SiteRequest } from '@orrery/protocol/people'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type PeopleHandlers, type PeopleParts, siteOf } from '../members/people.ts'
import { Problem } from '../members/problem.ts'
import type { SessionDesk } from '../members/sessions.ts'
import { may } from '../members/standing.ts'
import { problemReply } from './account.ts'
import { cookieOf, ownSite } from './site.ts'
import { bearerOf, isHost } from './watch.ts'

/** The longest request, in bytes: an announcement or a reason of 500 characters. */
const LONGEST = 4096

/** What the routes for hosts need. */
export interface SiteParts {
  readonly people: PeopleParts
  readonly handlers: PeopleHandlers
  readonly sessions: SessionDesk
  readonly hostKey: string | null
  readonly publicUrl: string | null
}

/** Adds the requests of hosts and moderators: with the host's key, or signed in with that role on a page of this site. */
export function peopleRoutes(app: FastifyInstance, { people, handlers, sessions, hostKey, publicUrl }: SiteParts): void {
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

  type Asked = { Params: { request: string } }
  const answered = async (request: FastifyRequest<Asked>, reply: FastifyReply): Promise<SiteReply> => {
    reply.header('cache-control', 'no-store')
    const wanted = request.params.request
    if (!isRequest(wanted)) throw new Problem('malformed')
    const actor = await actorOf(request, wanted === 'people' || wanted in MODERATION_REQUESTS ? 'moderator' : 'host')
    const read = v.safeParse(SITE_REQUESTS[wanted], request.body)
    if (!read.success || isUnstorable(read.output)) throw new Problem('malformed')
    const handle = handlers[wanted] as (actor: string | null, body: unknown) => Promise<Partial<SiteReply>>
    const done = await handle(actor, read.output)
    return { ...(await siteOf(people, '')), ...done }
  }
  // Scripts of hosts know the second address; it goes with version 2.
  for (const folder of ['site', 'house']) app.post<Asked>(`/api/${folder}/:request`, { bodyLimit: LONGEST }, answered)
}

function isRequest(name: string): name is SiteRequest {
  return Object.hasOwn(SITE_REQUESTS, name)
}
