import { active, type Outcome, type Reason, type Tournament } from '@orrery/tournament'
import { RequestError } from '../request-error.ts'
import { lockCards, unlockCards } from './cards.ts'
import { type Cup, change, type Hall } from './cup.ts'

/** Changes a tournament. Rejects with `not-now` and the rule if the tournament does not allow it. */
export async function changeOrRefuse(hall: Hall, cup: Cup, want: (t: Tournament) => Outcome): Promise<void> {
  const reason = await change(hall, cup, want)
  if (reason !== null) throw notAllowed(reason)
}

/** Registers a player; the deck is locked first, and released if registration fails. */
export async function register(hall: Hall, cup: Cup, player: string, want: (t: Tournament) => Outcome): Promise<void> {
  const outcome = want(cup.t)
  if ('refused' in outcome) throw notAllowed(outcome.refused)
  const brings = outcome.events.find((event) => event.type === 'registered')?.brings ?? null
  await lockCards(hall.context, cup, player, brings)
  try {
    await changeOrRefuse(hall, cup, want)
  } catch (error) {
    if (!active(cup.t).some((one) => one.player === player)) await unlockCards(hall.context, cup, player)
    throw error
  }
}

/** A player who dropped out may trade again. */
export async function freeDropped({ context }: Hall, cup: Cup): Promise<void> {
  for (const { player, dropped } of cup.t.entrants) {
    const plays = active(cup.t).some((one) => one.player === player)
    if (dropped && player !== null && !plays) await unlockCards(context, cup, player)
  }
}

function notAllowed(reason: Reason): RequestError {
  return new RequestError('not-now', `the tournament does not allow it: ${reason}`, undefined, [{ rule: reason }])
}
