import type { Outcome, Reason, Tournament } from '@orrery/tournament'
import { RequestError } from '../request-error.ts'
import { needOwnDeck } from './cards.ts'
import { type Cup, type CupKeeper, change } from './cup.ts'

/** Changes a tournament. Rejects with `not-now` and the rule if the tournament does not allow it. */
export async function changeOrRefuse(keeper: CupKeeper, cup: Cup, want: (t: Tournament) => Outcome): Promise<void> {
  const reason = await change(keeper, cup, want)
  if (reason !== null) throw notAllowed(reason)
}

/** Registers a player, whose deck is locked with it. */
export async function register(keeper: CupKeeper, cup: Cup, player: string, want: (t: Tournament) => Outcome): Promise<void> {
  const outcome = want(cup.t)
  if ('refused' in outcome) throw notAllowed(outcome.refused)
  const brings = outcome.events.find((event) => event.type === 'registered')?.brings ?? null
  await needOwnDeck(keeper.context, cup.t, player, brings)
  await changeOrRefuse(keeper, cup, want)
}

function notAllowed(reason: Reason): RequestError {
  return new RequestError('not-now', `the tournament does not allow it: ${reason}`, undefined, [{ rule: reason }])
}
