import type { Replay, Seat } from '@orrery/kernel'
import { startThread } from '../thread/thread.ts'
import type { Review } from './review.ts'

type Told = { readonly done: number } | { readonly review: Review } | { readonly error: string }

/** A review in progress, in its own thread. */
export interface UnderReview {
  readonly review: Promise<Review>
  /** Ends the thread, whether it has finished or not. */
  stop(): void
}

/** Reviews a finished table for a seat in a separate thread; calls `each` with the share that is done, 0 to 1. */
export function startReview(replay: Replay, seat: Seat, each: (done: number) => void): UnderReview {
  const worker = startThread('review')
  const review = new Promise<Review>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if ('done' in data) return each(data.done)
      worker.terminate()
      if ('review' in data) resolve(data.review)
      else reject(new Error(data.error))
    })
    worker.addEventListener('error', (event) => reject(new Error(event.message)))
  })
  worker.postMessage({ replay, seat })
  return { review, stop: () => worker.terminate() }
}
