import type { Recorded } from '@orrery/board'
import { gameEntry } from '@orrery/games'
import { eventsFor, type Viewer } from '@orrery/kernel'
import { chancesAt, playback } from '@orrery/play'
import type { TableSource } from './source.ts'

/** A finished table step by step, without undone answers; null while it is not over, or if there is no record. */
export async function recordOf(source: TableSource, viewer: Viewer): Promise<Iterable<Recorded> | null> {
  const replay = await source.replay()
  if (replay === null) return null
  const game = await gameEntry(replay.game).load()
  const back = playback(game, replay)
  function* steps(): Generator<Recorded> {
    for (let step = 0; step <= back.last; step++) {
      const table = back.table(step)
      yield {
        step,
        events: eventsFor(back.entry(step).events, viewer),
        view: game.view(table.state, viewer),
        chances: chancesAt(table),
      }
    }
  }
  return steps()
}
