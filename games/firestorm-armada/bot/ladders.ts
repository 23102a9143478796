import type { Ladder } from '@orrery/kernel'

/** How strong the levels are, measured as docs/bots-measured.md says. */
export const ladders: readonly Ladder[] = [
  {
    seats: 2,
    against: 'below',
    rungs: [
      { level: 'hasty', wins: 423, games: 600 },
      { level: 'quick', wins: 456, games: 600 },
      { level: 'keen', wins: 40, games: 60 },
      { level: 'strong', wins: 12, games: 21, looks: 150 },
    ],
  },
]
