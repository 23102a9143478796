import type { Ladder } from '@orrery/kernel'

/** How strong the levels are, measured as docs/bots-measured.md says. */
export const ladders: readonly Ladder[] = [
  {
    seats: 2,
    against: 'below',
    rungs: [
      { level: 'hasty', wins: 408, games: 600 },
      { level: 'quick', wins: 472, games: 600 },
      { level: 'keen', wins: 316, games: 440 },
      { level: 'strong', wins: 69, games: 95, looks: 150 },
    ],
  },
  {
    seats: 3,
    against: 'below',
    rungs: [
      { level: 'hasty', wins: 189, games: 360 },
      { level: 'quick', wins: 222, games: 360 },
      { level: 'keen', wins: 157, games: 240 },
    ],
  },
  {
    seats: 4,
    against: 'below',
    rungs: [
      { level: 'hasty', wins: 140, games: 360 },
      { level: 'quick', wins: 181, games: 360 },
      { level: 'keen', wins: 117, games: 240 },
    ],
  },
]
