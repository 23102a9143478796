import type { Ladder } from '@orrery/kernel'

/** How strong the levels are, measured as docs/bots-measured.md says. */
export const ladder: Ladder = {
  against: 'below',
  rungs: [
    { level: 'hasty', wins: 408, games: 600 },
    { level: 'quick', wins: 472, games: 600 },
    { level: 'keen', wins: 251, games: 300 },
    { level: 'strong', wins: 69, games: 95, looks: 150 },
  ],
}
