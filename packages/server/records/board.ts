import type { BoardMessage } from '@orrery/protocol'
import { CERTAIN_SIGMA, figureOf } from '@orrery/records'
import type { Database } from '../store/database.ts'

/** A player who has not played for this long is on no board, in milliseconds. */
const ACTIVE = 90 * 24 * 3_600_000
const PLACES = 100

/**
 * The best of those recently active on a ladder, including bots, and the reader wherever they rank. Players who hide their ratings, or
 * whose figure is provisional, are visible only to themselves.
 */
export async function boardOf({ read }: Database, ladder: string, reader: string, now: number): Promise<BoardMessage['places']> {
  const on = () =>
    read
      .selectFrom('ratings')
      .leftJoin('members', 'members.player', 'ratings.subject')
      .leftJoin('players', 'players.id', 'members.player')
      .select(['ratings.subject', 'ratings.mu', 'ratings.sigma', 'ratings.games', 'ratings.won', 'ratings.last', 'players.name'])
      .where('ratings.ladder', '=', ladder)
  const hiding = read.selectFrom('hidden_parts').select('player').where('part', '=', 'ratings')
  const best = await on()
    .where('ratings.last', '>', now - ACTIVE)
    .where('ratings.sigma', '<=', CERTAIN_SIGMA)
    .where('ratings.subject', 'not in', hiding)
    .where(({ or, eb }) =>
      or([eb('members.player', 'is not', null), eb('ratings.subject', 'like', 'bot:%'), eb('ratings.subject', 'like', 'difficulty:%')]),
    )
    .orderBy('ratings.mu', 'desc')
    .limit(PLACES)
    .execute()
  const own = best.some(({ subject }) => subject === reader) ? [] : await on().where('ratings.subject', '=', reader).execute()
  return [...best, ...own].map(({ subject, name, games, won, last, ...rating }) => {
    const isPerson = name !== null
    return {
      ...{ name: name ?? subject.slice(subject.indexOf(':') + 1), person: isPerson ? subject : null, bot: isPerson ? null : subject },
      ...{ ...figureOf(rating), games, won, last, mine: subject === reader },
    }
  })
}
