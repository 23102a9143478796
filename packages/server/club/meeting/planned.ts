import type { RequestOf } from '@orrery/protocol'
import { freshId } from '../../ids.ts'
import { needMayOpenTables } from '../../members/permissions.ts'
import { may } from '../../members/standing.ts'
import { RequestError } from '../../request-error.ts'
import { needConfirmed } from '../../rooms/punctual.ts'
import { needMember } from '../../rooms/rated.ts'
import type { Person } from '../../rooms/seating.ts'
import type { ServerContext } from '../../server-context.ts'
import { eveningsOn } from '../../store/club/evenings.ts'
import type { EveningRow } from '../../store/club/rows.ts'
import { canonical, checkedTable } from './wanted.ts'

type Plan = RequestOf<'plan-evening'>

/** How long before an evening players who come are reminded, in milliseconds, in the order of time. */
export const REMINDERS = [24 * 3_600_000, 3_600_000]
/** How far ahead one may plan, and the most evenings at once. */
const FARTHEST = 400 * 24 * 3_600_000
const MOST = 20

/** The evening that a player plans. Throws a `RequestError` if the player cannot plan it. */
export async function planned(context: ServerContext, { id: host }: Person, plan: Plan): Promise<EveningRow> {
  const { game, title, at, seats, pace, rated, club, confirmed } = plan
  const { settings } = await checkedTable(context, game, plan.settings, seats)
  const now = context.now()
  if (at <= now || at > now + FARTHEST) throw new RequestError('bad-settings', 'that date is over, or too far ahead')
  await needMayOpenTables(context, host)
  await needMember(context, host, rated)
  await needConfirmed(context, { player: host, pace, confirmed })
  if (club && !may(await context.standings.of(host), 'host')) throw new RequestError('forbidden', "the club's evenings are its host's")
  if ((await eveningsOn(context.store.database).countOf(host, now)) >= MOST)
    throw new RequestError('too-many', `${MOST} evenings are planned already`)
  return {
    ...{ id: freshId(), host, game, settings: canonical(settings), title, at, seats, pace, rated: rated ? 1 : 0 },
    ...{ club: club ? 1 : 0, stage: 'planned', table_id: freshId(), created: now },
    // Reminders that were due before the evening was planned are skipped.
    reminded: REMINDERS.filter((before) => at - before <= now).length,
  }
}
