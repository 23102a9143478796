import type { Message } from '@orrery/protocol'
import type { ModerationReply, OwnSanction, SanctionKind } from '@orrery/protocol/moderation'
import type { SiteBody } from '@orrery/protocol/people'
import type { Kysely } from 'kysely'
import { freshId } from '../ids.ts'
import type { OneSidedPair } from '../records/one-sided.ts'
import type { ReportRow } from '../store/club/rows.ts'
import type { ReportedLine } from '../store/club/talk.ts'
import type { MemberStore } from '../store/members/index.ts'
import type { Actor } from '../store/members/roles.ts'
import type { SanctionRow } from '../store/sanctions.ts'
import { decideSanction, giveSanction, settleReport } from '../store/sanctions-on.ts'
import type { Schema } from '../store/schema.ts'
import { Problem } from './problem.ts'
import type { SessionDesk } from './sessions.ts'
import type { Standings } from './standing.ts'

const HOUR = 3_600_000
/** The most reports and sanctions in a reply. */
const SHOWN = 100
/** The roles that may moderate. */
const MODERATORS = ['host', 'moderator'] as const

/** What moderation needs. */
export interface ModerationParts {
  readonly members: MemberStore
  readonly standings: Standings
  readonly sessions: SessionDesk
  now(): number
  /** Pairs that look as if one of them gave points away. */
  oneSided(): Promise<OneSidedPair[]>
  /** Sends a message to a player, wherever they are connected. */
  tell(player: string, message: Message): void
}

/** What hosts and moderators do about reports and people; each throws a `Problem` if it is not allowed, and then changes nothing. */
export function moderationHandlers(parts: ModerationParts) {
  const { members, standings, sessions, now, tell } = parts

  /** Does something and records it; the actor's role is checked in the same transaction. */
  async function act<T>(actor: Actor, kind: string, subject: string, detail: object, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    const noted = { at: now(), actor, kind, subject, detail: JSON.stringify(detail) }
    const outcome = await members.actAs(MODERATORS, noted, work)
    if (outcome === 'forbidden') throw new Problem('forbidden')
    return outcome.done
  }

  /** Makes every server check a player again, and sends the decision. */
  function decided(row: SanctionRow): void {
    standings.changed(row.player)
    sessions.changed(row.player)
    tell(row.player, { type: 'sanctioned', sanction: toldSanction(row) })
  }

  return {
    peace: async () => ({}),
    async sanction(actor: Actor, { player, kind, reason, hours, report }: SiteBody<'sanction'>) {
      const at = now()
      const until = kind === 'warning' ? at : hours === null ? null : at + hours * HOUR
      const row: SanctionRow = {
        ...{ id: freshId(), player, kind, reason, given_by: actor, report, since: at, until },
        ...{ appeal: null, appealed: null, verdict: null, notified: 0 },
      }
      await act(
        actor,
        `sanction-${kind}`,
        player,
        { reason, ...(kind === 'warning' || hours === null ? {} : { term: `${hours} h` }) },
        async (db) => {
          await needSubject(db, actor, player)
          if (report !== null && !(await settleReport(db, report, 'answered'))) throw new Problem('decided')
          await giveSanction(db, row)
        },
      )
      decided(row)
      return {}
    },
    async 'dismiss-report'(actor: Actor, { report }: SiteBody<'dismiss-report'>) {
      const found = (await members.openReports(SHOWN)).find(({ id }) => id === report)
      if (found === undefined) throw new Problem('decided')
      await act(actor, 'report-dismissed', found.about, {}, async (db) => {
        if (!(await settleReport(db, report, 'dismissed'))) throw new Problem('decided')
      })
      return {}
    },
    async 'decide-sanction'(actor: Actor, { sanction, verdict }: SiteBody<'decide-sanction'>) {
      const found = (await members.standingSanctions(now(), Number.MAX_SAFE_INTEGER)).find(({ id }) => id === sanction)
      if (found === undefined) throw new Problem('decided')
      const row = await act(actor, `sanction-${verdict}`, found.player, {}, async (db) => {
        await needSubject(db, actor, found.player)
        const before = await decideSanction(db, sanction, verdict, now())
        if (before === null) throw new Problem('decided')
        return before
      })
      decided({ ...row, verdict, until: verdict === 'lifted' ? now() : row.until })
      return {}
    },
  }
}

/** Nobody may judge themselves, and no moderator a host. Throws a `Problem`. */
async function needSubject(db: Kysely<Schema>, actor: Actor, player: string): Promise<void> {
  if (actor === player) throw new Problem('forbidden')
  const known = await db.selectFrom('players').select('id').where('id', '=', player).executeTakeFirst()
  if (known === undefined) throw new Problem('malformed')
  if (actor === null || !(await isHost(db, player)) || (await isHost(db, actor))) return
  throw new Problem('forbidden')
}

async function isHost(db: Kysely<Schema>, player: string): Promise<boolean> {
  const held = db.selectFrom('roles').select('role').where('player', '=', player).where('role', '=', 'host')
  return (await held.executeTakeFirst()) !== undefined
}

/** A sanction as its player sees it. */
export function toldSanction({ id, kind, reason, since, until, appeal, verdict }: SanctionRow): OwnSanction {
  return { id, kind: kind as SanctionKind, reason, since, until, appeal, verdict: verdict as OwnSanction['verdict'] }
}

/** Reports, appeals, active sanctions and one-sided pairs, for hosts and moderators. */
export async function moderationOf({
  members,
  now,
  oneSided,
}: Pick<ModerationParts, 'members' | 'now' | 'oneSided'>): Promise<ModerationReply> {
  const [reports, sanctions, pairs] = await Promise.all([members.openReports(SHOWN), members.standingSanctions(now(), SHOWN), oneSided()])
  const people = [
    ...reports.flatMap((report) => [report.by_player, report.about]),
    ...sanctions.flatMap(({ player, given_by }) => [player, ...(given_by === null ? [] : [given_by])]),
    ...pairs.flatMap(({ winner, loser }) => [winner, loser]),
  ]
  const tables = reports.flatMap((report) => tableOf(report) ?? [])
  const [names, over] = await Promise.all([members.namesOf([...new Set(people)]), members.overAmong(tables)])
  const before = new Map<string, number>()
  for (const about of new Set(reports.map((report) => report.about))) before.set(about, (await members.sanctionsOf(about)).length)
  const named = (player: string) => ({ player, name: names.get(player) ?? '' })
  return {
    reports: reports.map((report) => {
      const table = tableOf(report)
      return {
        ...{ id: report.id, reason: report.reason, at: report.at, line: report.line, place: placeOf(report) },
        by: named(report.by_player),
        about: { ...named(report.about), before: before.get(report.about) ?? 0 },
        table: table === null ? null : { id: table, over: over.has(table) },
        around: JSON.parse(report.around) as ReportedLine[],
      }
    }),
    sanctions: sanctions.map((row) => ({
      ...toldSanction(row),
      ...named(row.player),
      by: row.given_by === null ? null : (names.get(row.given_by) ?? ''),
    })),
    pairs: pairs.map((pair) => ({ ...pair, winner: named(pair.winner), loser: named(pair.loser) })),
  }
}

/** The place of a report: `table:<id>`, `study:<id>`, `puzzle:<id>`, `hall` or `pair:<ids>`. */
function placeOf({ place }: ReportRow): ModerationReply['reports'][number]['place'] {
  if (place === 'hall') return 'hall'
  if (place.startsWith('study:')) return 'study'
  if (place.startsWith('puzzle:')) return 'puzzle'
  return place.startsWith('table:') ? 'table' : 'pair'
}

function tableOf({ place }: ReportRow): string | null {
  return place.startsWith('table:') ? place.slice('table:'.length) : null
}
