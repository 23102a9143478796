import type { Ladder } from '@orrery/kernel'

/** How strong the levels are, measured as docs/bots-measured.md says. */
export const ladders: readonly Ladder[] = [
  {
    seats: 1,
    against: 'game',
    rungs: [
      { level: 'dreamer', wins: 32, games: 800 },
      { level: 'hasty', wins: 105, games: 800 },
      { level: 'quick', wins: 152, games: 800 },
      { level: 'keen', wins: 214, games: 375 },
      { level: 'strong', wins: 392, games: 560, looks: 400 },
    ],
  },
  {
    seats: 2,
    against: 'game',
    rungs: [
      { level: 'dreamer', wins: 22, games: 800 },
      { level: 'hasty', wins: 71, games: 800 },
      { level: 'quick', wins: 123, games: 800 },
      { level: 'keen', wins: 66, games: 120 },
      { level: 'strong', wins: 134, games: 200, looks: 400 },
    ],
  },
  {
    seats: 3,
    against: 'game',
    rungs: [
      { level: 'dreamer', wins: 32, games: 800 },
      { level: 'hasty', wins: 53, games: 800 },
      { level: 'quick', wins: 91, games: 800 },
    ],
  },
  {
    seats: 4,
    against: 'game',
    rungs: [
      { level: 'dreamer', wins: 38, games: 800 },
      { level: 'hasty', wins: 72, games: 800 },
      { level: 'quick', wins: 102, games: 800 },
    ],
  },
  {
    seats: 5,
    against: 'game',
    rungs: [
      { level: 'dreamer', wins: 22, games: 800 },
      { level: 'hasty', wins: 48, games: 800 },
      { level: 'quick', wins: 87, games: 800 },
    ],
  },
  {
    seats: 6,
    against: 'game',
    rungs: [
      { level: 'dreamer', wins: 23, games: 800 },
      { level: 'hasty', wins: 68, games: 800 },
      { level: 'quick', wins: 82, games: 800 },
    ],
  },
]
