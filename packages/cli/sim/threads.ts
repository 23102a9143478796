import { Worker } from 'node:worker_threads'
import type { LeftOut, Match, Outcome } from './game.ts'

/**
 * Plays games 0 .. `games` - 1 of a match, or those of the list, on several threads. Calls `each` after every game, with how many are done; returns
 * them by number. Says on the error output which games are left out, because the rules of another checkout are others.
 */
export async function playAll(
  match: Match,
  games: number | readonly number[],
  threads: number,
  each: (done: number, last: Outcome) => void,
): Promise<Outcome[]> {
  const numbers = typeof games === 'number' ? Array.from({ length: games }, (_, number) => number) : games
  const outcomes: Outcome[] = []
  await inThreads<Outcome | LeftOut>(new URL('./worker.ts', import.meta.url), match, numbers, threads, (outcome) => {
    if ('why' in outcome) return console.error(`game ${outcome.number} is left out: ${outcome.why}`)
    outcomes.push(outcome)
    each(outcomes.length, outcome)
  })
  return outcomes.sort((a, b) => a.number - b.number)
}

/**
 * Runs numbered pieces of work on threads. `script` gets `data`, posts null when it is ready, and then a result for every number that it is
 * sent. Calls `each` with every result, in the order in which they finish.
 */
export async function inThreads<Done>(
  script: URL,
  data: unknown,
  numbers: readonly number[],
  threads: number,
  each: (done: Done) => void,
): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: Math.min(threads, numbers.length) }, () =>
      runThread<Done>(script, data, (done) => {
        if (done !== null) each(done)
        return numbers[next++] ?? null
      }),
    ),
  )
}

/** One thread: asks for a number when it is ready and after every piece of work; ends at null. */
function runThread<Done>(script: URL, data: unknown, after: (done: Done | null) => number | null): Promise<void> {
  return new Promise((done, fail) => {
    const worker = new Worker(script, { workerData: data })
    worker.on('error', fail)
    worker.on('message', (answered: Done | null) => {
      const number = after(answered)
      if (number !== null) worker.postMessage(number)
      else worker.terminate().then(() => done(), fail)
    })
  })
}
