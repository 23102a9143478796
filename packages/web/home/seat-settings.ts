import type { SeatSettings } from '@orrery/board'

const KEY = 'orrery.brought.'

/** What the reader last brought to a game; null for a newcomer. */
export function lastSeatSettings(game: string): SeatSettings | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY + game) ?? 'null')
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as SeatSettings) : null
  } catch {
    return null
  }
}

/** Stores what the reader brings, for next time. */
export function keepSeatSettings(game: string, brought: SeatSettings): void {
  try {
    localStorage.setItem(KEY + game, JSON.stringify(brought))
  } catch {
    // Without storage, the next table asks again.
  }
}
