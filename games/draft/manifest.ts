import type { Manifest } from '@orrery/board'
import type { Game } from '@orrery/kernel'

export const manifest: Manifest = {
  id: 'draft',
  name: { en: 'Galaxy Draft', hu: 'Galaktika draft' },
  about: {
    en: 'Open boosters, pick card by card, pass the rest on, and play with the deck that you built.',
    hu: 'Bonts csomagokat, válassz laponként, add tovább a többit, és játssz a paklival, amit építettél.',
  },
  length: { en: '15–25 min', hu: '15–25 perc' },
  seats: [2, 8],
  quickSeats: 4,
  accent: ['#f2b84b', '#9b7bff'],
  ground: '#120d22',
  picture: new URL('./key.svg', import.meta.url).href,
  emblem: `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"><path d="M5 10l8-3 5 15-8 3Z"/><path d="M15 6h11v16h-6"/></g>`,
  partOf: { game: 'chaos-galaxy', invites: { en: 'Draft a deck', hu: 'Draftolj paklit' } },
  built: {
    rules: async () => (await import('./index.ts')).draft as Game,
    scenario: async () => (await import('./scenario/index.ts')).format,
    text: { en: () => import('./text/en.ts'), hu: () => import('./text/hu.ts') },
    more: { en: () => import('../chaos-galaxy/text/more/en.ts'), hu: () => import('../chaos-galaxy/text/more/hu.ts') },
  },
}
