import { active, suspend } from '@orrery/tournament'
import { type Cup, change, type Hall } from './cup.ts'
import { failed } from './held.ts'

/** Tells a tournament which of its players are suspended from the club now. */
export async function tellSuspensions(hall: Hall, cup: Cup): Promise<void> {
  const { members, now } = hall.context
  const players = active(cup.t).flatMap(({ player }) => player ?? [])
  const sanctions = await members.inForce([...new Set(players)], now())
  const suspended = new Set(sanctions.flatMap(({ player, kind }) => (kind === 'suspension' ? player : [])))
  await change(hall, cup, (t) => suspend(t, suspended))
}

/** A player's standing has changed: tells the tournaments in which they play. */
export function suspensionsOf(hall: Hall, player: string): void {
  for (const cup of hall.cups.values())
    if (active(cup.t).some((entrant) => entrant.player === player)) tellSuspensions(hall, cup).catch((error) => failed(hall, cup, error))
}
