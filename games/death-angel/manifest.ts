import type { Manifest } from '@orrery/board'
import type { Game, Orders } from '@orrery/kernel'

export const manifest: Manifest = {
  id: 'death-angel',
  name: { en: 'Death Angel', hu: 'A Halál Angyala' },
  about: {
    en: 'A column of marines, a derelict, and what nests in its walls. You win together.',
    hu: 'Űrgárdisták oszlopa, egy roncs, és ami a falaiban fészkel. Együtt győztök.',
  },
  length: { en: '30–60 min', hu: '30–60 perc' },
  seats: [1, 6],
  quickSeats: 1,
  together: true,
  accent: ['#e5484d', '#8fce5a'],
  ground: '#120909',
  picture: new URL('./key.svg', import.meta.url).href,
  emblem: `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M9 26V13c0-5 3-8 7-8s7 3 7 8v13Z"/><path d="M12 15h9M5 12v10M27 12v10"/></g>`,
  built: {
    rules: async () => (await import('./index.ts')).deathAngel as Game,
    scenario: async () => (await import('./scenario/index.ts')).format,
    puzzles: async () => (await import('./puzzles/mine.ts')).mine,
    mind: () => import('./bot/weights.json', { with: { type: 'json' } }),
    ladders: async () => (await import('./bot/ladders.ts')).ladders,
    records: async () => (await import('./records/index.ts')).records,
    orders: async () => (await import('./orders/index.ts')).orders as Orders,
    text: { en: () => import('./text/en.ts'), hu: () => import('./text/hu.ts') },
    more: { en: () => import('./text/more/en.ts'), hu: () => import('./text/more/hu.ts') },
  },
}
