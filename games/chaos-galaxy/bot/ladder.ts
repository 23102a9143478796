import type { Ladder } from '@orrery/kernel'

/** How strong the levels are, measured as docs/bots-measured.md says. */
export const ladder: Ladder = {
  against: 'below',
  rungs: [
    { level: 'hasty', wins: 471, games: 616 },
    { level: 'quick', wins: 508, games: 616 },
    { level: 'keen', wins: 335, games: 400 },
    { level: 'strong', wins: 69, games: 100, looks: 200 },
  ],
}
