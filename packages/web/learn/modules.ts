import type { LearnModule } from '@orrery/board'

const pages = import.meta.glob<{ readonly learn: LearnModule }>('../../../games/*/board/learn/index.tsx')

/** Whether a game has teaching pages. */
export function isTaught(game: string): boolean {
  return `../../../games/${game}/board/learn/index.tsx` in pages
}

/** A game's teaching pages and guided game; null if it has none yet. */
export async function learnOf(game: string): Promise<LearnModule | null> {
  return (await pages[`../../../games/${game}/board/learn/index.tsx`]?.())?.learn ?? null
}
