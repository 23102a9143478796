import type { Ladder } from '@orrery/kernel'

/** The strength of the levels; docs/bots.md says how it was measured. */
export const ladder: Ladder = {
  against: 'game',
  rungs: [
    { level: 'dreamer', wins: 34, games: 800, seats: 1 },
    { level: 'hasty', wins: 93, games: 800, seats: 1 },
    { level: 'quick', wins: 152, games: 800, seats: 1 },
    { level: 'keen', wins: 145, games: 400, seats: 1 },
    { level: 'strong', wins: 35, games: 80, seats: 1 },
  ],
}
