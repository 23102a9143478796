import { cancel, dropOut, entrantFor, isJudge, type Outcome, type Tournament } from '@orrery/tournament'
import { type CupKeeper, change, readAnew } from './cup.ts'
import { failed, type HeldCups } from './held.ts'
import { UNFINISHED } from './make.ts'

/** Drops a member who is deleted out of every tournament that is not over; one that nobody else could begin is cancelled. */
export async function withdraw(keeper: CupKeeper, held: HeldCups, player: string): Promise<void> {
  for (const id of await keeper.store.with(player, UNFINISHED)) {
    const cup = await held.of(id)
    await change(keeper, cup, (t) => withoutPlayer(t, player, keeper.context.now()))
  }
}

function withoutPlayer(t: Tournament, player: string, now: number): Outcome {
  const isBegun = t.stage !== 'registration' && t.stage !== 'check-in'
  if (!isBegun && isJudge(t, player) && t.judges.length === 1) return cancel(t, player)
  const entrant = entrantFor(t, player)
  return entrant === null || entrant.dropped ? { events: [] } : dropOut(t, player, entrant.id, now)
}

/** A member was deleted: the tournaments in memory still have the name. */
export function forgetNames(keeper: CupKeeper, player: string): void {
  for (const cup of keeper.cups.values()) {
    const people = [...cup.t.entrants, ...cup.t.judges]
    if (people.some((one) => one.player === player)) readAnew(keeper, cup).catch((error) => failed(keeper, cup, error))
  }
}
