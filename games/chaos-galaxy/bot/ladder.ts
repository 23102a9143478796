import type { Ladder } from '@orrery/kernel'

/** How strong the levels are, measured as docs/bots-measured.md says. */
export const ladder: Ladder = {
  against: 'below',
  rungs: [
    { level: 'hasty', wins: 309, games: 400 },
    { level: 'quick', wins: 303, games: 400 },
    { level: 'keen', wins: 335, games: 400 },
    { level: 'strong', wins: 69, games: 100, looks: 200 },
  ],
}
