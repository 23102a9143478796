import type { ChatEntry } from '@orrery/protocol'
import type { LineFacts } from './rooms/info.ts'
import type { StepFacts } from './rooms/step.ts'

/** What happened, told to every server that has the same store; `house`: the one that tells it. Plain data. */
export type News =
  | { readonly kind: 'table'; readonly house: string; readonly table: string; readonly revision: number; readonly step: StepFacts | null }
  | { readonly kind: 'chat'; readonly house: string; readonly table: string; readonly entry: ChatEntry }
  /** Something of these players' collections has changed. */
  | { readonly kind: 'collection'; readonly house: string; readonly game: string; readonly players: readonly string[] }
  | { readonly kind: 'line'; readonly house: string; readonly line: LineFacts; readonly left: string | null }

/** Where servers tell each other what happened at a table once it is stored. */
export interface Bus {
  tell(news: News): void
  /** Hears everything that is told from now on. Returns how to stop. */
  hear(listener: (news: News) => void): () => void
}

/** A bus within one process. */
export function localBus(): Bus {
  const listeners = new Set<(news: News) => void>()
  return {
    tell(news) {
      for (const listener of listeners) listener(news)
    },
    hear(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
