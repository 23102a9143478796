import type { SeatSettings } from '@orrery/board'
import { storedJson, storeJson } from '@orrery/board/stored.ts'
import { isObject } from '@orrery/kernel'

const KEY = 'orrery.brought.'

/** What the reader last brought to a game; null for a newcomer. */
export function lastSeatSettings(game: string): SeatSettings | null {
  const kept = storedJson(KEY + game)
  return isObject(kept) ? (kept as SeatSettings) : null
}

/** Stores what the reader brings, for next time; without storage, the next table asks again. */
export function keepSeatSettings(game: string, brought: SeatSettings): void {
  storeJson(KEY + game, brought)
}
