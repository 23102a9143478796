import type { Manifest } from '@orrery/board'
import type { Game } from '@orrery/kernel'

export const manifest: Manifest = {
  id: 'pig',
  name: { en: 'Pig', hu: 'Malac' },
  about: { en: 'Roll as often as you dare.', hu: 'Dobj, ahányszor csak mersz.' },
  length: { en: '5 min', hu: '5 perc' },
  seats: [2, 4],
  quickSeats: 2,
  accent: ['#e58bb1', '#ffd0e2'],
  ground: '#1d0f16',
  picture: new URL('./key.svg', import.meta.url).href,
  emblem:
    '<path d="M7 7h18v18H7Z" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="16" cy="16" r="2.5" fill="currentColor"/>',
  built: {
    rules: async () => (await import('./index.ts')).pig as Game,
    text: { en: () => import('./text/en.ts'), hu: () => import('./text/hu.ts') },
  },
}
