import { Worker } from 'node:worker_threads'
import type { Match, Outcome } from './game.ts'

/**
 * Plays games 0 .. `games` - 1 of a match, or those of the list, on several threads. Calls `each` after every game; returns
 * them by number.
 */
export async function playAll(
  match: Match,
  games: number | readonly number[],
  threads: number,
  each: (done: number) => void,
): Promise<Outcome[]> {
  const numbers = typeof games === 'number' ? Array.from({ length: games }, (_, number) => number) : games
  const outcomes: Outcome[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: Math.min(threads, numbers.length) }, () =>
      runThread(match, (outcome) => {
        if (outcome !== null) {
          outcomes.push(outcome)
          each(outcomes.length)
        }
        return numbers[next++] ?? null
      }),
    ),
  )
  return outcomes.sort((a, b) => a.number - b.number)
}

/** One thread: asks for a number after every game (and when it is ready), ends at null. */
function runThread(match: Match, after: (outcome: Outcome | null) => number | null): Promise<void> {
  return new Promise((done, fail) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: match })
    worker.on('error', fail)
    worker.on('message', (outcome: Outcome | null) => {
      const number = after(outcome)
      if (number !== null) worker.postMessage(number)
      else worker.terminate().then(() => done(), fail)
    })
  })
}
