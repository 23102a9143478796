import { gameEntry } from '@orrery/games'
import type { GameEvent, Seat } from '@orrery/kernel'
import { type Story, storiesInSteps, type Turning } from '@orrery/play'
import { finished } from '../../app/unhurried.ts'
import type { TableSource } from '../source/source.ts'

/**
 * The event that names a turning point: the most telling one there by the board's order, and the last of several of the same type; if there
 * is none of these types, one nearby; otherwise the last event. `says` tells whether the log has a line for an event.
 */
export function namedBy(
  { events, around }: Pick<Turning, 'events' | 'around'>,
  telling: readonly string[],
  says: (event: GameEvent) => boolean,
): GameEvent | null {
  for (const step of [events, around])
    for (const kind of telling) {
      const found = step.findLast((event) => event.type === kind && says(event))
      if (found !== undefined) return found
    }
  return events.findLast(says) ?? null
}

/** How a finished table went for a seat, from the server's review or analysed here. Null if the table has no replay from its start. */
export async function storyOf(source: Pick<TableSource, 'id' | 'link' | 'replay'>, seat: Seat): Promise<Story | null> {
  const step = source.link.value === 'local' ? null : await reviewOf(source.id).catch(() => null)
  if (step !== null) return step[seat] ?? null
  const replay = await source.replay()
  if (replay === null) return null
  const stories = await finished(storiesInSteps(await gameEntry(replay.game).load(), replay))
  return stories[seat] ?? null
}

/** The server's review of a table; null if it makes none, or takes too long. */
export async function reviewOf(table: string): Promise<readonly Story[] | null> {
  const response = await fetch(new URL(`reviews/${encodeURIComponent(table)}.json`, document.baseURI))
  return response.status === 200 ? ((await response.json()) as readonly Story[]) : null
}
