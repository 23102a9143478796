import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Message } from '@orrery/protocol'
import type { Terms } from '@orrery/tournament'
import { keyringOn } from './api/keyring.ts'
import { botsAnywhere } from './bots/anywhere.ts'
import { botPool } from './bots/pool.ts'
import { timed } from './bots/timed.ts'
import { localBus, playerNews } from './bus.ts'
import { steadyClock } from './clock.ts'
import { openClub } from './club/club.ts'
import { apartOn } from './club/ties/apart.ts'
import { arrive } from './cluster/arriving.ts'
import { type Cluster, joinCluster } from './cluster/cluster.ts'
import { type Leased, soleTenure } from './cluster/ownership.ts'
import { type Addresses, openShared, type Shared } from './cluster/shared.ts'
import { tellCollectors } from './collection/requests.ts'
import { collectingOf, countedGame, gameIds, gameNamesOf, gameOf, ordersOf } from './games.ts'
import { addressOf } from './http/address.ts'
import { httpServer } from './http/http.ts'
import { cookieOf, ownSite } from './http/site.ts'
import type { MetricsAccess } from './http/watch.ts'
import { freshId } from './ids.ts'
import { openLabour } from './later/labour.ts'
import { openLabs } from './later/labs.ts'
import { openReviews } from './later/reviews.ts'
import { addressKey, costsOf, DEFAULT_LIMITS, type Limits } from './limits.ts'
import { type Log, noLog, noticed } from './log.ts'
import type { DeskParts } from './members/desk.ts'
import { accountHandlers } from './members/handlers.ts'
import { dataFile, sweepMembers } from './members/leaving.ts'
import { mailerAt } from './members/mailer.ts'
import { openDesk } from './members/open.ts'
import { peopleHandlers } from './members/people.ts'
import { houseRulesOn } from './members/rules.ts'
import { sessionDesk } from './members/sessions.ts'
import { standingsOn } from './members/standing.ts'
import { type NoticeOptions, openNotices } from './notices/open.ts'
import { openPreviews } from './previews/open.ts'
import { openRecorder } from './records/recorder.ts'
import { seasonsTold } from './records/seasons.ts'
import { wakeBots } from './rooms/bot-turns.ts'
import { sweeper } from './rooms/due.ts'
import { forgetting } from './rooms/forget.ts'
import { factsOf } from './rooms/info.ts'
import { hearNews } from './rooms/news.ts'
import { forgetIdle, resumeBots } from './rooms/rooms.ts'
import type { ServerContext } from './rooms/server-context.ts'
import type { Connection } from './socket/connection.ts'
import { HEARTBEAT, openDoor } from './socket/door.ts'
import { handlers } from './socket/handle.ts'
import { checkKeys } from './socket/keys.ts'
import { followedLists } from './socket/lists.ts'
import { openLobby } from './socket/lobby.ts'
import { lookAway } from './socket/looking.ts'
import { checkSessions } from './socket/sessions.ts'
import { collectionsOn } from './store/collection/index.ts'
import { jobsIn } from './store/jobs/index.ts'
import { membersIn } from './store/members/index.ts'
import { ordersOn } from './store/orders-on.ts'
import { openStore } from './store/sqlite.ts'
import { openTournaments } from './tournaments/hall.ts'
import { censusTaker } from './watch/census.ts'
import { addGauges } from './watch/gauges.ts'
import { openMeter } from './watch/meter.ts'
import { noticesKept } from './watch/notices.ts'
import { asked } from './watch/ready.ts'
import { reporter } from './watch/report.ts'

/** Options of a server. */
export interface ServerOptions {
  /** 0: any free one. */
  readonly port: number
  readonly host: string
  /** The data folder; created if missing. */
  readonly data: string
  /** The built pages; without them only the socket, replays and health are served. */
  readonly webRoot?: string
  readonly log?: Log
  /** A module that exports `games` as `@orrery/games` does; for tests. */
  readonly gamesModule?: string
  readonly limits?: Partial<Limits>
  /** Whether players may collect and trade cards; default: true. */
  readonly collecting?: boolean
  /** How long a bot waits before it answers where people watch, in milliseconds. */
  readonly botDelay?: number
  /** The range of the wait before an order answers, in milliseconds. */
  readonly orderWait?: { readonly least: number; readonly most: number }
  /** How long a strong bot thinks, in milliseconds. */
  readonly botThinking?: number
  /** How many bots run at once; null: one fewer than there are cores. */
  readonly botThreads?: number | null
  /** The time in milliseconds since 1970, by a clock that never jumps; for tests. */
  readonly now?: () => number
  /** The longest time between two looks at deadlines, in milliseconds; for tests that change the clock. */
  readonly lookEvery?: number
  /** What servers share: opened already, or its addresses; default: SQLite in `data`. */
  readonly shared?: Shared
  readonly addresses?: Addresses
  /** How long this server keeps its tables without being heard of, in milliseconds; for tests. */
  readonly lease?: number
  /** The timing of tournaments; default: the usual one. For tests. */
  readonly tournamentTerms?: Partial<Terms>
  /** Whether a proxy in front gives clients' addresses (`x-forwarded-for`). */
  readonly behindProxy?: boolean
  /** The address of the pages for browsers (`https://play.example.org`); null: wherever requests are sent to. */
  readonly publicUrl?: string | null
  /** The mail server and the sender; it needs `publicUrl`, for the links. Null: no mail. */
  readonly mail?: { readonly url: string; readonly from: string } | null
  /** Options of notices. */
  readonly notices?: NoticeOptions
  /** The key of the host's page; null: there is none. */
  readonly hostKey?: string | null
  /** The sites that may embed replays (`https://forum.example.org`); default: none. */
  readonly embedOn?: readonly string[]
  /** Called when the host wants the server to stop; absent: not possible remotely. */
  readonly onStop?: () => void
  /** Who may read the metrics; default: `off`. */
  readonly metrics?: MetricsAccess
}

export interface Server {
  readonly url: string
  /** Stops: no acknowledged answer is lost, no table ends. */
  close(): Promise<void>
}

/** The wait before an order answers: the same as when the page passes a window, so that the two cannot be told apart. */
const ORDER_WAIT = { least: 500, most: 1_800 }

/** How often a server records that it is alive, in milliseconds: time in which it stood still after that is not counted for anybody. */
const PULSE = 5_000
/** Starts a server; resolves when it listens. Rejects with a clear `Error` if the data or the port cannot be used. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const said = options.log ?? noLog()
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits }
  const opened = options.addresses === undefined ? null : await openShared(options.addresses, said, options.lease)
  const shared = options.shared ?? opened
  const store = shared?.store ?? openStore(options.data)
  const bus = shared?.bus ?? localBus()
  const close = async () => {
    await opened?.bus.close()
    if (options.shared === undefined) store.close()
  }
  let tenure: Leased | null = null
  try {
    if (shared?.leases !== undefined)
      tenure = await arrive(shared.leases, opened !== null && options.addresses?.nats === null, said, {
        lost,
        resumed: () => cluster?.resumed(),
      })
  } catch (error) {
    await close()
    throw error
  }
  const now = options.now ?? tenure?.now ?? steadyClock()
  const started = now()
  const meter = openMeter()
  const notices = noticesKept(now)
  const log = noticed(said, (level, facts, message) => {
    meter.line(level)
    notices.add(level, facts, message)
  })
  const costs = costsOf(limits, now)
  const connections = new Set<Connection>()
  const apart = apartOn(store.database, bus)
  const lists = followedLists(bus, apart)
  const gamesModule = options.gamesModule ?? import.meta.resolve('@orrery/games')
  const pool = botPool(gamesModule, options.botThinking ?? 1000, options.botThreads ?? null)
  const members = membersIn(store.database)
  const heldTables = tenure ?? soleTenure(freshId())
  const sessionNews = playerNews(bus, 'sessions', heldTables.name)
  const context: ServerContext = {
    tenure: heldTables,
    lose: (room) => cluster?.lose([room]),
    store,
    bus,
    bots: timed(shared?.jobs === undefined ? pool : botsAnywhere(shared.jobs, pool, said), meter),
    limits,
    botDelay: options.botDelay ?? 700,
    orderWait: options.orderWait ?? ORDER_WAIT,
    ordersOf: (id) => ordersOf(gamesModule, id),
    orders: ordersOn(store.database),
    counted: (id) => countedGame(gamesModule, id),
    ended: () => recorder.ended(),
    wake: (room) => wakeBots(context, room),
    game: (id) => gameOf(gamesModule, id),
    games: () => gameIds(gamesModule),
    collecting: async (id) => (options.collecting === false ? null : collectingOf(gamesModule, id)),
    collections: collectionsOn(store.database),
    apart,
    log,
    meter,
    keyring: keyringOn(store.database, now),
    members,
    rules: houseRulesOn(members, now),
    sessions: sessionDesk(members, sessionNews.tell, now),
    standings: standingsOn(members, playerNews(bus, 'standing', heldTables.name), now),
    now,
    lineChanged: (room, left) => bus.tell({ kind: 'line', server: context.tenure.name, line: factsOf(room), left: left ?? null }),
    clockSet: (due) => sweep.set(due),
    asked: (table) => noticesOut.changed(table),
    rooms: new Map(),
    official: new Map(),
    terms: options.tournamentTerms ?? {},
    setAside: new Map(),
    closing: false,
  }
  const sweep = sweeper(context, options.lookEvery)
  const mail = mailOf(options, log)
  const publicUrl = options.publicUrl ?? null
  const noticesOut = openNotices(context, mail, publicUrl, gameNamesOf(gamesModule), options.notices ?? {})
  const deaf = [
    hearNews(context),
    bus.hear((news) => {
      if (news.kind === 'line') lists.changed(news.line, news.left)
      else if (news.kind === 'renamed')
        for (const one of connections) if (one.person?.id === news.player) one.person = { id: news.player, name: news.name }
    }),
    bus.hear((news) => news.kind === 'rules' && context.rules.forget()),
    sessionNews.hear((player) => void checkSessions(context, connections, player).catch(unlooked)),
    bus.hear((news) => news.kind === 'collection' && tellCollectors(connections, news)),
  ]
  const keyOf = (request: IncomingMessage) => addressKey(addressOf(request, options.behindProxy === true))
  const ready = () =>
    asked({
      database: { needed: true, ask: () => store.revisionOf('') },
      // Without the others a server still has its own tables, and all of them lose each other at once.
      bus: { needed: false, ask: async () => bus.isThere() || Promise.reject(new Error('other servers cannot be reached')) },
      running: { needed: true, ask: async () => context.closing && Promise.reject(new Error('the server is stopping')) },
    })
  const census = censusTaker(store.database)
  const metrics = options.metrics ?? 'off'
  if (metrics !== 'off') addGauges({ context, connections: () => connections.size, census, ready })
  const lobby = openLobby(context)
  const jobs = jobsIn(store.database)
  const labour = openLabour(context, jobs)
  const recorder = openRecorder(context)
  const tournaments = openTournaments(context)
  const club = openClub(context, async (players) => cluster?.whereAre(players) ?? new Map())
  const here = handlers(context, connections, lists, lobby, tournaments, club)
  const cluster =
    shared?.leases === undefined
      ? null
      : joinCluster(context, bus, shared.leases, { handle: here, connections, whereIs: club.people.whereIs, report: () => host.report() })
  const handle = club.people.noting(cluster?.handle ?? here)
  /** A closed connection stops watching everything. */
  function leave(gone: Connection): void {
    lists.unfollow(gone)
    club.closed(gone)
    for (const tournament of gone.tournaments) tournaments.unwatch(gone, tournament)
    for (const table of [...gone.watched.keys()]) lookAway(context, gone, table)
    cluster?.closed(gone)
  }
  const hostKey = options.hostKey ?? null
  const host = reporter({ context, connections, notices, census, ready, started, canStop: options.onStop !== undefined })
  const report = async () => {
    const [own, others] = await Promise.all([host.report(), cluster?.others() ?? []])
    return { ...own, others }
  }
  const shownBy = (request: IncomingMessage) => {
    const site = ownSite(request, publicUrl)
    return site === null ? null : cookieOf(request, site.secure)
  }
  const api = { costs, handle, leave, addressOf: keyOf, shownBy }
  const previews = openPreviews(context, gamesModule, gameNamesOf(gamesModule))
  const desk = openDesk(context, mail, noticesOut)
  const people = {
    members,
    rules: context.rules,
    standings: context.standings,
    sessions: context.sessions,
    now,
    tell: (player: string, message: Message) => bus.tell({ kind: 'message', server: heldTables.name, players: [player], message }),
    rulesChanged: () => bus.tell({ kind: 'rules', server: heldTables.name }),
    games: context.games,
    seasons: () => seasonsTold(store.database),
    seasonEnded: () => recorder.ended(),
  }
  const app = httpServer(
    context,
    options.webRoot,
    api,
    {
      health: () => ({
        ok: true,
        uptime: Math.round((now() - started) / 1000),
        connections: connections.size,
        tables: context.rooms.size,
        setAside: context.setAside.size,
        answers: store.count,
      }),
      ready,
      registry: meter.registry,
      metrics,
      hostKey,
    },
    { hostKey, report, stop: options.onStop ?? null, labs: openLabs(context, jobs, labour) },
    openReviews(context, jobs, labour),
    { desk, handlers: accountHandlers(desk), publicUrl, addressOf: keyOf, dataOf: (player) => dataFile(context, player) },
    { people, handlers: peopleHandlers(people), sessions: context.sessions, hostKey, publicUrl },
    previews,
    options.embedOn ?? [],
  )
  const door = openDoor({ context, connections, handle, leave, costs, limits, addressOf: keyOf, shownBy })
  app.server.on('upgrade', door.upgrade)

  let forgetOld: () => void = () => undefined
  const heartbeat = setInterval(() => {
    door.heartbeat()
    void checkKeys(context, connections).catch(unlooked)
    void checkSessions(context, connections).catch(unlooked)
    forgetIdle(context)
    tournaments.forgetIdle()
    forgetApart()
    forgetOld()
    void sweepMembers(context).catch(unlooked)
  }, HEARTBEAT)
  const pulse = setInterval(() => void beat(), PULSE)

  /** Drops what is known about players who are neither here nor watching from another server. */
  function forgetApart(): void {
    const looking = new Set([...context.rooms.values()].flatMap((room) => [...room.watchers].map(({ player }) => player)))
    apart.keep((player) => club.people.isHere(player) || looking.has(player))
  }

  async function beat(): Promise<void> {
    // No time passes while the lease cannot be renewed.
    if (!context.tenure.holds()) return
    return store.beat(now()).catch((error: unknown) => log.error({ error }, 'the time cannot be stored'))
  }

  function unlooked(error: unknown): void {
    if (!context.closing) log.error({ error }, 'keys and sessions cannot be looked up')
  }

  function quiet(): void {
    clearInterval(heartbeat)
    clearInterval(pulse)
    host.stop()
    sweep.stop()
    lists.stop()
    lobby.stop()
    tournaments.stop()
    club.stop()
    labour.stop()
    recorder.stop()
    noticesOut.stop()
    mail?.mailer.close()
    for (const stop of deaf) stop()
  }

  try {
    await app.listen({ port: options.port, host: options.host })
  } catch (error) {
    quiet()
    cluster?.leave()
    await tenure?.leave().catch(() => undefined)
    await context.bots.close()
    await close()
    throw new Error(`cannot listen on ${options.host}:${options.port}: ${error instanceof Error ? error.message : String(error)}`)
  }
  const isFirst = tenure?.alone ?? options.shared === undefined
  const asleep = isFirst ? await store.resumeClocks(now()) : null
  sweep.start()
  const { port } = app.server.address() as AddressInfo
  void tournaments
    .start(asleep === null ? 0 : Math.max(0, now() - asleep))
    .then(() => (cluster === null ? resumeBots(context) : undefined))
    .catch((error) => log.error({ error }, 'bots cannot go on'))

  noticesOut.start(isFirst)
  void labour.start(isFirst).catch((error) => log.error({ error }, 'work for later cannot go on'))

  forgetOld = forgetting(context, asleep)
  forgetOld()

  let closing: Promise<void> | null = null
  async function stop(): Promise<void> {
    context.closing = true
    const last = beat()
    store.flush()
    // Another process may hold the database: waiting for it is not worth it.
    await Promise.race([last, new Promise((resolve) => setTimeout(resolve, 2000))])
    quiet()
    if (cluster !== null && tenure !== null) await drain(cluster, tenure)
    // What was just committed is still being sent.
    await new Promise((resolve) => setImmediate(resolve))
    await Promise.all([door.close(), app.close(), context.bots.close(), previews.close()])
    await Promise.all([labour.idle(), recorder.idle(), noticesOut.idle()])
    await close()
  }

  /** Gives the tables to others, once nothing is in progress here. */
  async function drain(cluster: Cluster, tenure: Leased): Promise<void> {
    const idle = Promise.all([...context.rooms.values()].map((room) => room.turn))
    await Promise.race([idle, new Promise((resolve) => setTimeout(resolve, 2000))])
    await tenure
      .leave()
      .catch((error: unknown) => log.warn({ error }, 'the tables cannot be given up; others have them when the lease runs out'))
    cluster.leave()
  }

  function lost(alone: boolean): void {
    log.warn({}, 'the lease had run out; all tables are read anew')
    cluster?.anew()
    // Nobody was there: no time has passed.
    if (alone) void store.resumeClocks(now()).catch((error: unknown) => log.error({ error }, 'clocks cannot go on'))
  }

  return {
    url: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`,
    close: () => (closing ??= stop()),
  }
}

/** How mails are sent. Throws if there is no address for their links. */
function mailOf({ mail, publicUrl }: ServerOptions, log: Log): DeskParts['mail'] {
  if (mail == null) return null
  if (publicUrl == null) throw new Error('MAIL_URL is set but no public-url: letters would not know where their links lead')
  return { mailer: mailerAt(mail.url, mail.from, log), publicUrl }
}
