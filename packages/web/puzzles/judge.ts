import type { Position, Seat } from '@orrery/kernel'
import type { JudgedPosition } from '@orrery/search/puzzles/judge'
import type { PuzzleVerdict } from '@orrery/search/puzzles/worker'
import { startThread } from '../thread/thread.ts'

/**
 * Tries all lines from a position in a separate thread, for each goal that the game's puzzle themes suggest. Rejects if the position no
 * longer fits the rules, or the thread is stopped.
 */
export function judgeInWorker(position: Position, seat: Seat, stopped: AbortSignal): Promise<JudgedPosition> {
  const worker = startThread('puzzles')
  const judged = new Promise<JudgedPosition>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PuzzleVerdict>) =>
      'judged' in data ? resolve(data.judged) : reject(new Error(data.error)),
    )
    worker.addEventListener('error', (event) => reject(new Error(event.message)))
    stopped.addEventListener('abort', () => reject(new Error('nobody waits for it any more')))
    worker.postMessage({ position, seat })
  })
  return judged.finally(() => worker.terminate())
}
