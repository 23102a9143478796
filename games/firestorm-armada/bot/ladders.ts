import type { Ladder } from '@orrery/kernel'

/** How strong the levels are, measured as docs/bots-measured.md says. */
export const ladders: readonly Ladder[] = [
  {
    seats: 2,
    against: 'below',
    rungs: [
      { level: 'hasty', wins: 447, games: 600 },
      { level: 'quick', wins: 421, games: 600 },
      { level: 'keen', wins: 238, games: 360 },
      { level: 'strong', wins: 12, games: 21, looks: 150 },
    ],
  },
  {
    seats: 3,
    sides: 2,
    against: 'below',
    rungs: [
      { level: 'hasty', wins: 326, games: 400 },
      { level: 'quick', wins: 330, games: 400 },
    ],
  },
  {
    seats: 4,
    sides: 2,
    against: 'below',
    rungs: [
      { level: 'hasty', wins: 336, games: 400 },
      { level: 'quick', wins: 338, games: 400 },
      { level: 'keen', wins: 115, games: 160 },
    ],
  },
]
