import type { Game } from '@orrery/kernel'
import type { RequestOf } from '@orrery/protocol'
import type { Terms, TournamentEvent } from '@orrery/tournament'
import { freshId, freshSeed } from '../ids.ts'
import { RequestError } from '../request-error.ts'
import { checkedTableSettings } from '../rooms/rooms.ts'
import type { Person } from '../rooms/seating.ts'
import type { CupKeeper } from './cup.ts'

/** CG-TOUR-4: an hour a game; ten minutes for a missing player, one for complaints. */
export const TERMS: Omit<Terms, 'judged'> = { game: 3_600_000, grace: 600_000, rest: 60_000, patience: 600_000 }

/** The most unfinished tournaments of a host. */
const MOST_UNFINISHED = 10

/** The stages in which a tournament is not over. */
export const UNFINISHED: readonly string[] = ['registration', 'check-in', 'swiss', 'semifinal', 'final']

/** Makes a tournament and returns its id. Throws a `RequestError` if that fails. */
export async function makeCup({ context, store }: CupKeeper, host: Person, wish: RequestOf<'create-tournament'>): Promise<string> {
  const game = await context.game(wish.game)
  if (game === null) throw new RequestError('unknown-game', `there is no game '${wish.game}'`)
  if (!isForTwo(game)) throw new RequestError('bad-settings', `${game.id} is not played by two against each other`)
  const settings = checkedTableSettings(game, { ...wish.settings, ...game.tournament?.settings })
  if ((await store.countOf(host.id, UNFINISHED)) >= MOST_UNFINISHED)
    throw new RequestError('too-many', `you have ${MOST_UNFINISHED} tournaments that are not over; finish one first`)
  const id = freshId()
  const now = context.now()
  const event: TournamentEvent = {
    ...{ type: 'created', game: game.id, settings, name: wish.title, host: { player: host.id, name: host.name } },
    ...{ code: freshId(), seed: freshSeed(), terms: { ...TERMS, ...context.terms, judged: wish.judged }, at: now },
  }
  const row = { id, game: game.id, name: wish.title, host: host.id, listed: wish.listed ? 1 : 0, stage: 'registration', entrants: 0 }
  await store.add({ ...row, version: 1, created: now, changed: now }, JSON.stringify(event))
  return id
}

/** Whether a game is played by two against each other. */
export function isForTwo(game: Pick<Game, 'cooperative' | 'seats'>): boolean {
  return !game.cooperative && game.seats.min <= 2 && game.seats.max >= 2
}
