import { active, suspend } from '@orrery/tournament'
import { type Cup, type CupKeeper, change } from './cup.ts'
import { failed } from './held.ts'

/** Tells a tournament which of its players are suspended from the club now. */
export async function tellSuspensions(keeper: CupKeeper, cup: Cup): Promise<void> {
  const { members, now } = keeper.context
  const players = active(cup.t).flatMap(({ player }) => player ?? [])
  const sanctions = await members.inForce([...new Set(players)], now())
  const suspended = new Set(sanctions.flatMap(({ player, kind }) => (kind === 'suspension' ? player : [])))
  await change(keeper, cup, (t) => suspend(t, suspended))
}

/** A player's standing has changed: tells the tournaments in which they play. */
export function suspensionsOf(keeper: CupKeeper, player: string): void {
  for (const cup of keeper.cups.values())
    if (active(cup.t).some((entrant) => entrant.player === player))
      tellSuspensions(keeper, cup).catch((error) => failed(keeper, cup, error))
}
