import type { TournamentEvent } from '@orrery/tournament'

/** The stages in which a tournament's clocks run. */
export const RUNNING = ['swiss', 'semifinal', 'final'] as const

/** The stored event for time that does not count in a tournament. */
export function stoodStill(milliseconds: number): string {
  const event: TournamentEvent = { type: 'stood-still', milliseconds }
  return JSON.stringify(event)
}
