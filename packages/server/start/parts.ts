import { playerNews } from '../bus.ts'
import { type Club, openClub } from '../club/club.ts'
import { type Cluster, joinCluster } from '../cluster/cluster.ts'
import { tellCollectors } from '../collection/requests.ts'
import { type JobQueue, openJobQueue } from '../deferred/job-queue.ts'
import { gameNamesOf } from '../games.ts'
import type { Log } from '../log.ts'
import { type Mailing, mailerAt } from '../members/mailer.ts'
import { type Notices, openNotices } from '../notices/open.ts'
import { openRecorder, type Recorder } from '../records/recorder.ts'
import { type Sweeper, sweeper } from '../rooms/due.ts'
import { hearNews } from '../rooms/news.ts'
import type { ServerContext } from '../server-context.ts'
import type { Connection, Handler } from '../socket/connection.ts'
import { handlers } from '../socket/handle.ts'
import { checkKeys } from '../socket/keys.ts'
import { followedLists, type Lists } from '../socket/lists.ts'
import { type Lobby, openLobby } from '../socket/lobby.ts'
import { lookAway } from '../socket/looking.ts'
import { checkSessions } from '../socket/sessions.ts'
import { jobsIn } from '../store/jobs/index.ts'
import type { JobStore } from '../store/jobs.ts'
import { openTournaments, type Tournaments } from '../tournaments/tournaments.ts'
import type { Foundation } from './foundation.ts'
import { gamesModuleOf, type ServerOptions } from './options.ts'
import { type Reports, reportsOf } from './reports.ts'
import type { Watch } from './watch.ts'

/** What works on the context of a server. */
export interface Parts {
  readonly connections: Set<Connection>
  readonly sweep: Sweeper
  readonly mail: Mailing | null
  readonly notices: Notices
  readonly lists: Lists
  readonly lobby: Lobby
  readonly jobs: JobStore
  readonly jobQueue: JobQueue
  readonly recorder: Recorder
  readonly tournaments: Tournaments
  readonly club: Club
  /** The other servers of the same database; null: there are none. */
  readonly cluster: Cluster | null
  readonly reports: Reports
  /** Handles a request, wherever its table is. */
  readonly handle: Handler
  /** A closed connection stops watching everything. */
  leave(gone: Connection): void
  /** Stops everything that happens by itself. */
  stop(): void
}

/** Opens all parts of a server. What they must not begin before it listens they begin when their `start` is called. */
export function openParts(context: ServerContext, { bus, leases, alone }: Foundation, watch: Watch, options: ServerOptions): Parts {
  const connections = new Set<Connection>()
  const sweep = sweeper(context, options.lookEvery)
  const mail = mailOf(options, context.log)
  const names = gameNamesOf(gamesModuleOf(options))
  const notices = openNotices(context, mail, options.publicUrl ?? null, names, options.notices ?? {})
  const lists = followedLists(bus, context.apart)
  const lobby = openLobby(context)
  const jobs = jobsIn(context.store.database)
  const jobQueue = openJobQueue(context, jobs)
  const recorder = openRecorder(context)
  const tournaments = openTournaments(context)
  const club = openClub(context, async (players) => cluster?.whereAre(players) ?? new Map(), options.lookEvery)
  const here = handlers(context, lists, lobby, tournaments, club)
  const reports = reportsOf(context, connections, watch, options, () => cluster)
  const cluster =
    leases === undefined
      ? null
      : joinCluster(context, bus, leases, { handle: here, connections, whereIs: club.people.whereIs, report: reports.own, alone })
  const deaf = [hearNews(context), ...hearOthers(context, connections, lists)]
  return {
    ...{ connections, sweep, mail, notices, lists, lobby, jobs, jobQueue, recorder, tournaments, club, cluster, reports },
    handle: club.people.noting(cluster?.handle ?? here),
    leave(gone) {
      lists.unfollow(gone)
      club.closed(gone)
      for (const tournament of gone.tournaments) tournaments.unwatch(gone, tournament)
      for (const table of [...gone.watched.keys()]) lookAway(context, gone, table)
      cluster?.closed(gone)
    },
    stop() {
      for (const part of [reports, sweep, lists, lobby, tournaments, club, jobQueue, recorder, notices]) part.stop()
      mail?.mailer.close()
      for (const stop of deaf) stop()
    },
  }
}

/** Hears what servers tell each other about lists, names, rules, sessions and collections. */
function hearOthers(context: ServerContext, connections: Set<Connection>, lists: Lists): (() => void)[] {
  const { bus } = context
  return [
    bus.hear((news) => {
      if (news.kind === 'line') lists.changed(news.line, news.left)
      else if (news.kind === 'renamed') {
        for (const one of connections) if (one.person?.id === news.player) one.person = { id: news.player, name: news.name }
      } else if (news.kind === 'rules') {
        context.rules.forget()
        checkSessions(context, connections).catch((error: unknown) => unchecked(context, error))
      } else if (news.kind === 'collection') tellCollectors(connections, news)
    }),
    playerNews(bus, 'sessions', context.ownership.name).hear((player) => {
      for (const check of [checkKeys, checkSessions])
        check(context, connections, player).catch((error: unknown) => unchecked(context, error))
    }),
  ]
}

/** Logs that keys or sessions could not be looked up; a server that is stopping has closed its database. */
export function unchecked(context: Pick<ServerContext, 'closing' | 'log'>, error: unknown): void {
  if (!context.closing) context.log.error({ error }, 'keys and sessions cannot be looked up')
}

/** How mails are sent. Throws if there is no address for their links. */
function mailOf({ mail, publicUrl }: ServerOptions, log: Log): Mailing | null {
  if (mail == null) return null
  if (publicUrl == null) throw new Error('MAIL_URL is set but no public-url: letters would not know where their links lead')
  return { mailer: mailerAt(mail.url, mail.from, log), publicUrl }
}
