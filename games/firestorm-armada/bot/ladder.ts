import type { Ladder } from '@orrery/kernel'

/** The strength of the levels; docs/bots-measured.md says how it was measured. */
export const ladder: Ladder = {
  against: 'below',
  rungs: [
    { level: 'hasty', wins: 423, games: 600 },
    { level: 'quick', wins: 456, games: 600 },
    { level: 'keen', wins: 40, games: 60 },
    { level: 'strong', wins: 12, games: 21, looks: 150 },
  ],
}
