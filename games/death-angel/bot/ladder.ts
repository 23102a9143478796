import type { Ladder } from '@orrery/kernel'

/** The strength of the levels; docs/bots-measured.md says how it was measured. */
export const ladder: Ladder = {
  against: 'game',
  rungs: [
    { level: 'dreamer', wins: 32, games: 800, seats: 1 },
    { level: 'hasty', wins: 105, games: 800, seats: 1 },
    { level: 'quick', wins: 152, games: 800, seats: 1 },
    { level: 'keen', wins: 214, games: 375, seats: 1 },
    { level: 'strong', wins: 130, games: 200, seats: 1, looks: 400 },
  ],
}
