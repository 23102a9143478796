import type { IncomingMessage } from 'node:http'
import type { Message } from '@orrery/protocol'
import type { FastifyInstance } from 'fastify'
import { openLabs } from '../deferred/labs.ts'
import { openReviews } from '../deferred/reviews.ts'
import { gameNamesOf } from '../games.ts'
import { addressOf } from '../http/address.ts'
import { httpServer } from '../http/http.ts'
import { cookieOf, ownSite } from '../http/site.ts'
import { addressKey, costsOf } from '../limits.ts'
import { accountHandlers } from '../members/handlers.ts'
import { dataFile } from '../members/leaving.ts'
import { openDesk } from '../members/open.ts'
import { type PeopleParts, peopleHandlers } from '../members/people.ts'
import { openPreviews } from '../previews/open.ts'
import { oneSidedPairs } from '../records/one-sided.ts'
import { seasonsTold } from '../records/seasons.ts'
import type { ServerContext } from '../server-context.ts'
import { type Door, openDoor } from '../socket/door.ts'
import { gamesModuleOf, type ServerOptions } from './options.ts'
import type { Parts } from './parts.ts'

/** How long a stopping server waits for somebody to read a reply or to end a request, in milliseconds. */
const READING = 2000

/** Where requests come in: pages and the API by HTTP, and sockets. */
export interface Entrance {
  readonly app: FastifyInstance
  readonly door: Door
  /** Refuses new requests; resolves when those in progress are over, or nobody reads their replies. */
  close(): Promise<void>
}

/** Prepares the entrance of a server; it is open once `app` listens. */
export function openEntrance(context: ServerContext, parts: Parts, options: ServerOptions): Entrance {
  const { handle, leave, reports, jobs, jobQueue } = parts
  const publicUrl = options.publicUrl ?? null
  const hostKey = options.hostKey ?? null
  const behindProxy = options.behindProxy === true
  const costs = costsOf(context.limits, context.now)
  const keyOf = (request: IncomingMessage) => addressKey(addressOf(request, behindProxy))
  const shownBy = (request: IncomingMessage) => {
    const site = ownSite(request, publicUrl)
    return site === null ? null : cookieOf(request, site.secure)
  }
  const calls = { costs, handle, leave, addressOf: keyOf, shownBy }
  const games = gamesModuleOf(options)
  const previews = openPreviews(context, games, gameNamesOf(games))
  const desk = openDesk(context, parts.mail, parts.notices)
  const people = peopleParts(context, parts)
  const app = httpServer(context, {
    webRoot: options.webRoot,
    api: calls,
    watched: { ...reports, registry: context.meter.registry, metrics: options.metrics ?? 'off', hostKey },
    host: { hostKey, report: reports.all, stop: options.onStop ?? null, labs: openLabs(context, jobs, jobQueue) },
    reviews: openReviews(context, jobs, jobQueue),
    account: { desk, handlers: accountHandlers(desk), publicUrl, addressOf: keyOf, dataOf: (player) => dataFile(context, player) },
    people: { people, handlers: peopleHandlers(people), sessions: context.sessions, hostKey, publicUrl },
    previews,
    embedOn: options.embedOn ?? [],
    behindProxy,
  })
  const door = openDoor({ context, connections: parts.connections, limits: context.limits, ...calls })
  app.server.on('upgrade', door.upgrade)
  return {
    app,
    door,
    async close() {
      const late = setTimeout(() => app.server.closeAllConnections(), READING)
      await Promise.all([door.close(), app.close(), previews.close()]).finally(() => clearTimeout(late))
    },
  }
}

/** What hosts and moderators work with. */
function peopleParts(context: ServerContext, { recorder }: Parts): PeopleParts {
  const { members, rules, standings, sessions, now, bus, ownership, store } = context
  return {
    ...{ members, rules, standings, sessions, now },
    tell: (player: string, message: Message) => bus.tell({ kind: 'message', server: ownership.name, players: [player], message }),
    rulesChanged: () => bus.tell({ kind: 'rules', server: ownership.name }),
    games: context.games,
    seasons: () => seasonsTold(store.database),
    oneSided: () => oneSidedPairs(store.database, now()),
    seasonEnded: () => recorder.ended(),
  }
}
