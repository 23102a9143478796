import type { Recorded } from '@orrery/board'
import { gameEntry } from '@orrery/games'
import { eventsFor, type Replay, type Seat, type Viewer } from '@orrery/kernel'
import { playback } from '@orrery/play'
import type { TableSource } from './source.ts'

/** A finished table step by step as somebody looks back on it; null while it goes on, or where it cannot be had. */
export async function recordOf(source: TableSource, viewer: Viewer): Promise<Iterable<Recorded> | null> {
  const replay = await source.replay()
  return replay === null ? null : recordedFor(replay, viewer)
}

/** A finished table step by step as somebody looks back on it, without what was taken back. */
export async function recordedFor(replay: Replay, viewer: Viewer): Promise<Iterable<Recorded>> {
  const game = await gameEntry(replay.game).load()
  const back = playback(game, replay)
  function* steps(): Generator<Recorded> {
    for (let step = 0; step <= back.last; step++) {
      const { result, state, seats } = back.table(step)
      const chance = (seat: Seat): number => (result === null ? game.evaluate(state, seat) : result.winners.includes(seat) ? 1 : 0)
      yield {
        step,
        events: eventsFor(back.told(step).told, viewer),
        view: game.view(state, viewer),
        chances: Array.from({ length: seats }, (_, seat) => chance(seat)),
      }
    }
  }
  return steps()
}
