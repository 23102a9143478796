import type { Ladder } from '@orrery/kernel'

/** How strong the levels are, measured as docs/bots-measured.md says. */
export const ladders: readonly Ladder[] = [
  {
    seats: 2,
    against: 'below',
    rungs: [
      { level: 'hasty', wins: 496, games: 616 },
      { level: 'quick', wins: 471, games: 616 },
      { level: 'keen', wins: 467, games: 560 },
      { level: 'strong', wins: 69, games: 100, looks: 200 },
    ],
  },
  {
    seats: 3,
    against: 'below',
    rungs: [
      { level: 'hasty', wins: 168, games: 300 },
      { level: 'quick', wins: 153, games: 300 },
      { level: 'keen', wins: 143, games: 240 },
      { level: 'strong', wins: 52, games: 90, looks: 150 },
    ],
  },
  {
    seats: 4,
    against: 'below',
    rungs: [
      { level: 'hasty', wins: 133, games: 300 },
      { level: 'quick', wins: 135, games: 300 },
      { level: 'keen', wins: 117, games: 240 },
    ],
  },
  {
    seats: 5,
    against: 'below',
    rungs: [
      { level: 'hasty', wins: 112, games: 300 },
      { level: 'quick', wins: 119, games: 300 },
      { level: 'keen', wins: 61, games: 180 },
    ],
  },
  {
    seats: 6,
    against: 'below',
    rungs: [
      { level: 'hasty', wins: 95, games: 300 },
      { level: 'quick', wins: 87, games: 300 },
      { level: 'keen', wins: 69, games: 180 },
    ],
  },
]
