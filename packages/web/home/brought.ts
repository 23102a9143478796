import type { SeatSettings } from '@orrery/board'

const KEY = 'orrery.brought.'

/** What the reader brought to a game the last time; null for a newcomer. */
export function lastBrought(game: string): SeatSettings | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY + game) ?? 'null')
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as SeatSettings) : null
  } catch {
    return null
  }
}

/** Keeps what the reader brings, for the next time. */
export function keepBrought(game: string, brought: SeatSettings): void {
  try {
    localStorage.setItem(KEY + game, JSON.stringify(brought))
  } catch {
    // A browser that keeps nothing asks again.
  }
}
