import type { Recorded } from '@orrery/board'
import { gameEntry } from '@orrery/games'
import { eventsFor, type Game, type Replay, type Viewer } from '@orrery/kernel'
import { chancesAt, playThrough } from '@orrery/play'
import { unhurried } from '../../app/unhurried.ts'
import type { TableSource } from './source.ts'

/** A finished table step by step, without undone answers; null while it is not over, or if there is no record. */
export async function recordOf(source: TableSource, viewer: Viewer): Promise<AsyncIterable<Recorded> | null> {
  const replay = await source.replay()
  if (replay === null) return null
  return unhurried(stepsOf(await gameEntry(replay.game).load(), replay, viewer))
}

function* stepsOf(game: Game, replay: Replay, viewer: Viewer): Generator<Recorded> {
  for (const { step, table, entry } of playThrough(game, replay))
    yield { step, events: eventsFor(entry.events, viewer), view: game.view(table.state, viewer), chances: chancesAt(table) }
}
