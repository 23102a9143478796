import type { Manifest } from '@orrery/board'
import type { Game } from '@orrery/kernel'

export const manifest: Manifest = {
  id: 'convoy',
  name: { en: 'Convoy', hu: 'Konvoj' },
  about: { en: 'Load crates, set a course.', hu: 'Rakodj, és tűzz ki útirányt.' },
  length: { en: '5 min', hu: '5 perc' },
  seats: [2, 2],
  quickSeats: 2,
  accent: ['#58b97a', '#e8c84a'],
  ground: '#0b1710',
  picture: '',
  emblem: '<path d="M6 12h20v12H6Z" fill="currentColor"/>',
  built: {
    rules: async () => (await import('./index.ts')).convoy as Game,
    text: { en: () => import('./text/en.ts'), hu: () => import('./text/hu.ts') },
  },
}
