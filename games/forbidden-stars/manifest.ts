import type { Manifest } from '@orrery/board'
import type { Game, Orders } from '@orrery/kernel'

export const manifest: Manifest = {
  id: 'forbidden-stars',
  name: { en: 'Forbidden Stars', hu: 'Elzárt Csillagok' },
  about: {
    en: 'Stack your orders, read theirs, and take the worlds you were promised.',
    hu: 'Rakd egymásra parancsaidat, fejtsd meg az övéket, és vedd el a neked ígért világokat.',
  },
  length: { en: '2–4 h', hu: '2–4 óra' },
  seats: [2, 4],
  quickSeats: 2,
  // FS-OPT-5: a dealt map by default; players who want to build one switch it off.
  begins: { quick_setup: true },
  accent: ['#e0b84c', '#2fb5a0'],
  ground: '#06191d',
  picture: new URL('./key.svg', import.meta.url).href,
  emblem: `<path d="M16 4l10.4 6v12L16 28 5.6 22V10Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M16 9.5l1.9 4.6 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.4Z" fill="currentColor"/>`,
  built: {
    rules: async () => (await import('./index.ts')).forbiddenStars as Game,
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
