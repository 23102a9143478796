import type { Ladder } from '@orrery/kernel'

/** How strong the levels are, measured as docs/bots-measured.md says. */
export const ladders: readonly Ladder[] = [
  {
    seats: 2,
    against: 'below',
    rungs: [
      { level: 'hasty', wins: 471, games: 616 },
      { level: 'quick', wins: 508, games: 616 },
      { level: 'keen', wins: 467, games: 560 },
      { level: 'strong', wins: 69, games: 100, looks: 200 },
    ],
  },
  {
    seats: 3,
    against: 'below',
    rungs: [
      { level: 'hasty', wins: 141, games: 300 },
      { level: 'quick', wins: 169, games: 300 },
    ],
  },
  {
    seats: 4,
    against: 'below',
    rungs: [
      { level: 'hasty', wins: 124, games: 300 },
      { level: 'quick', wins: 145, games: 300 },
    ],
  },
  {
    seats: 5,
    against: 'below',
    rungs: [
      { level: 'hasty', wins: 88, games: 300 },
      { level: 'quick', wins: 122, games: 300 },
    ],
  },
  {
    seats: 6,
    against: 'below',
    rungs: [
      { level: 'hasty', wins: 76, games: 300 },
      { level: 'quick', wins: 98, games: 300 },
    ],
  },
]
