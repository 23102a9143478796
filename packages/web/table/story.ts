import { gameEntry } from '@orrery/games'
import type { Seat } from '@orrery/kernel'
import { type Story, storiesOf } from '@orrery/play'
import type { TableSource } from './source.ts'

/** How a finished table went for a seat: as the server tells everybody, or told here. Null where it has no replay from its start. */
export async function storyOf(source: Pick<TableSource, 'id' | 'link' | 'replay'>, seat: Seat): Promise<Story | null> {
  const told = source.link.value === 'local' ? null : await reviewOf(source.id).catch(() => null)
  if (told !== null) return told[seat] ?? null
  const replay = await source.replay()
  if (replay === null) return null
  return storiesOf(await gameEntry(replay.game).load(), replay)[seat] ?? null
}

/** What the server has made of a table; null where it makes no reviews, or takes long. */
async function reviewOf(table: string): Promise<readonly Story[] | null> {
  const response = await fetch(new URL(`reviews/${encodeURIComponent(table)}.json`, document.baseURI))
  return response.status === 200 ? ((await response.json()) as readonly Story[]) : null
}
