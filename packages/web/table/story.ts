import { gameEntry } from '@orrery/games'
import type { GameEvent, Seat } from '@orrery/kernel'
import { type Story, storiesOf, type Turning } from '@orrery/play'
import type { TableSource } from './source.ts'

/**
 * What a turning is named by: the most telling of what was told there by the board's own order, the last of several; where
 * nothing of that kind happened there, what did beside it; else what was told last. `says` is whether the log says it.
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

/** How a finished table went for a seat: as the server tells everybody, or told here. Null where it has no replay from its start. */
export async function storyOf(source: Pick<TableSource, 'id' | 'link' | 'replay'>, seat: Seat): Promise<Story | null> {
  const step = source.link.value === 'local' ? null : await reviewOf(source.id).catch(() => null)
  if (step !== null) return step[seat] ?? null
  const replay = await source.replay()
  if (replay === null) return null
  return storiesOf(await gameEntry(replay.game).load(), replay)[seat] ?? null
}

/** What the server has made of a table; null where it makes no reviews, or takes long. */
async function reviewOf(table: string): Promise<readonly Story[] | null> {
  const response = await fetch(new URL(`reviews/${encodeURIComponent(table)}.json`, document.baseURI))
  return response.status === 200 ? ((await response.json()) as readonly Story[]) : null
}
