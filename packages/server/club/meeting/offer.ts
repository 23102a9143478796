import type { RequestOf } from '@orrery/protocol'
import { needMayOpenTables } from '../../members/permissions.ts'
import { RequestError } from '../../request-error.ts'
import { needConfirmed } from '../../rooms/punctual.ts'
import { needMember } from '../../rooms/rated.ts'
import type { Person } from '../../rooms/seating.ts'
import type { ServerContext } from '../../server-context.ts'
import type { ChallengeFault } from '../../store/club/challenges.ts'
import type { GameChallengeRow } from '../../store/club/rows.ts'
import { canonical, checkedBrings, checkedTable, needRoom } from './wanted.ts'

/** What a challenge is about: game, settings, pace, whether it is rated, and when. */
export type OfferTerms = RequestOf<'challenge'>['terms']

/** An offer, as it is stored. */
interface Offer {
  /** JSON. */
  readonly terms: string
  /** What its player brings, as JSON; null: nothing. */
  readonly brings: string | null
  readonly until: number
}

/** How long an offer stands, in milliseconds; one for a date stands until then. */
const STANDS = 3 * 24 * 3_600_000

/** An offer of a player. Throws a `RequestError` if it cannot be made. */
export async function checkedOffer(
  context: ServerContext,
  { id: player }: Person,
  { terms, brings, confirmed }: Pick<RequestOf<'challenge'>, 'terms' | 'brings' | 'confirmed'>,
): Promise<Offer> {
  const wanted = await checkedTable(context, terms.game, terms.settings, 2)
  const now = context.now()
  if (terms.at !== null && terms.at <= now) throw new RequestError('bad-settings', 'that date is over')
  await needMayOpenTables(context, player)
  await needMember(context, player, terms.rated)
  await needConfirmed(context, { player, pace: terms.pace, confirmed })
  await needRoom(context, player)
  return {
    terms: JSON.stringify({ ...terms, settings: JSON.parse(canonical(wanted.settings)) }),
    brings: await checkedBrings(context, player, wanted, brings),
    until: terms.at ?? now + STANDS,
  }
}

/** What a player who accepts an offer brings, as JSON; null: nothing. Throws a `RequestError` if the player cannot accept it. */
export async function checkedAcceptance(
  context: ServerContext,
  { id: player }: Person,
  { one, other, terms }: GameChallengeRow,
  { brings, confirmed }: Pick<RequestOf<'settle-challenge'>, 'brings' | 'confirmed'>,
): Promise<string | null> {
  const { settings, game: id, rated, pace } = JSON.parse(terms) as OfferTerms
  await needConfirmed(context, { player, pace, confirmed })
  const { game } = await checkedTable(context, id, settings, 2)
  await needMember(context, player, rated)
  const { apart } = await context.apart.of(player)
  if (apart.has(one === player ? other : one)) throw faulty('over')
  return checkedBrings(context, player, { game, settings }, brings)
}

/** The error that says why a challenge cannot be answered so. */
export function faulty(fault: ChallengeFault): RequestError {
  if (fault === 'unknown') return new RequestError('forbidden', 'this challenge is not yours')
  if (fault === 'stale') return new RequestError('not-now', 'another offer stands by now')
  return new RequestError('not-now', fault === 'over' ? 'the challenge is over' : 'your own offer waits for the other')
}
