import type { BotMatch, MatchNews } from '@orrery/board'
import type { MatchOrder } from '@orrery/search/match-worker'
import { startThread } from '../thread/thread.ts'

/** Has bots play games among themselves in a thread of their own; returns how to stop them. */
export function playMatches(game: string, matches: readonly BotMatch[], told: (news: MatchNews) => void): () => void {
  const worker = startThread('matches')
  worker.addEventListener('message', ({ data }: MessageEvent<MatchNews>) => told(data))
  worker.addEventListener('error', ({ message }) => told({ failed: message }))
  worker.postMessage({ game, matches } satisfies MatchOrder)
  return () => worker.terminate()
}
