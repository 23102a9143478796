import { gameEntry } from '@orrery/games'
import type { Replay, Seat } from '@orrery/kernel'
import { playerOf } from '@orrery/search/mind/mind'
import { reviewOf } from './review.ts'

/**
 * A thread that makes one review: it receives `{ replay, seat }`, and sends `{ done }` (a share) repeatedly, then `{ review }` or `{ error
 * }`.
 */
interface Asked {
  readonly replay: Replay
  readonly seat: Seat
}

async function make({ replay, seat }: Asked): Promise<void> {
  try {
    const game = await playerOf(gameEntry(replay.game))
    postMessage({ review: reviewOf(game, replay, seat, (done) => postMessage({ done })) })
  } catch (error) {
    postMessage({ error: error instanceof Error ? error.message : String(error) })
  }
}

addEventListener('message', (message: MessageEvent<Asked>) => void make(message.data))
