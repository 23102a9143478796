import type { Manifest } from '@orrery/board'
import type { Game, Orders } from '@orrery/kernel'

export const manifest: Manifest = {
  id: 'firestorm-armada',
  name: { en: 'Firestorm Armada', hu: 'Firestorm Armada' },
  about: {
    en: 'Fleets on open space: turn, range, dice that explode. Plan every inch.',
    hu: 'Flották a nyílt űrben: forduló, távsáv, robbanó kockák. Minden hüvelyk számít.',
  },
  length: { en: '1–3 h', hu: '1–3 óra' },
  seats: [2, 4],
  quickSeats: 2,
  accent: ['#5aa9ff', '#ff9a4d'],
  ground: '#070f20',
  picture: new URL('./key.svg', import.meta.url).href,
  emblem: `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M27 16 12 9l3 7-3 7Z"/><path d="M9 13H4M10 19H5"/></g>`,
  brings: {
    choose: { en: 'Choose your fleet', hu: 'Válassz flottát' },
    is: { en: 'Eighteen fleets of six races are ready.', hu: 'Hat faj tizennyolc flottája áll készen.' },
    starts: {
      en: 'Take one and the battle begins; the bot takes another.',
      hu: 'Vedd el az egyiket, és kezdődik a csata; a bot másikat vesz.',
    },
  },
  pages: [{ id: 'fleets', name: { en: 'Fleets', hu: 'Flották' }, invites: { en: 'Build a fleet', hu: 'Építs flottát' } }],
  built: {
    rules: async () => (await import('./index.ts')).firestormArmada as Game,
    mind: () => import('./bot/weights.json', { with: { type: 'json' } }),
    ladders: async () => (await import('./bot/ladders.ts')).ladders,
    orders: async () => (await import('./orders/index.ts')).orders as Orders,
    scenario: async () => (await import('./scenario/index.ts')).format,
    puzzles: async () => (await import('./puzzles/mine.ts')).mine,
    records: async () => (await import('./records/index.ts')).records,
    text: { en: () => import('./text/en.ts'), hu: () => import('./text/hu.ts') },
    more: { en: () => import('./text/more/en.ts'), hu: () => import('./text/more/hu.ts') },
  },
}
