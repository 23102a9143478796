import { gameEntry } from '@orrery/games'
import type { Seat } from '@orrery/kernel'
import { type Match, playMatch } from './match.ts'
import { playerOf } from './mind/mind.ts'

/** A browser's thread in which bots play games among themselves, one after the other. */
export interface MatchOrder {
  readonly game: string
  readonly matches: readonly Match[]
}

/** What the thread tells: how the next game ended, that all have, or why it stopped. */
export type MatchReport = { readonly winners: readonly Seat[] } | { readonly done: true } | { readonly failed: string }

const report = (told: MatchReport): void => postMessage(told)

async function playAll({ game: id, matches }: MatchOrder): Promise<void> {
  try {
    const game = await playerOf(gameEntry(id))
    for (const match of matches) report({ winners: playMatch(game, match).winners })
    report({ done: true })
  } catch (error) {
    report({ failed: error instanceof Error ? error.message : String(error) })
  }
}

addEventListener('message', ({ data }: MessageEvent<MatchOrder>) => void playAll(data))
