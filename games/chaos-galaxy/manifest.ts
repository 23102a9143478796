import type { Manifest } from '@orrery/board'
import type { Game, Orders } from '@orrery/kernel'

export const manifest: Manifest = {
  id: 'chaos-galaxy',
  name: { en: 'Chaos Galaxy', hu: 'Káosz Galaktika' },
  about: {
    en: 'Grow a living fleet, crew it well, and devour the other colonies before they do.',
    hu: 'Építs élő flottát, ültess rá legénységet, és fald fel a többi kolóniát.',
  },
  length: { en: '40–90 min', hu: '40–90 perc' },
  seats: [2, 6],
  quickSeats: 2,
  accent: ['#9b7bff', '#3fd4e0'],
  ground: '#0d0a24',
  picture: new URL('./key.svg', import.meta.url).href,
  emblem: `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><path d="M16 16c0-3 4-3 5 0s-2 7-6 6-7-7-3-11 12-3 14 2"/><path d="M16 16c0 3-4 3-5 0"/></g><circle cx="16" cy="16" r="2.6" fill="currentColor"/>`,
  brings: {
    choose: { en: 'Choose your deck', hu: 'Válassz paklit' },
    is: {
      en: 'Eight decks are ready to play, each with a plan of its own.',
      hu: 'Nyolc kész pakli közül választhatsz, mindegyiknek saját terve van.',
    },
    starts: {
      en: 'Take one and the duel begins; the bot takes another.',
      hu: 'Vedd el az egyiket, és kezdődik a párbaj; a bot másikat vesz.',
    },
  },
  pages: [
    { id: 'decks', name: { en: 'Decks', hu: 'Paklik' }, invites: { en: 'Build a deck', hu: 'Építs paklit' } },
    { id: 'binder', name: { en: 'Collection', hu: 'Gyűjtemény' }, invites: { en: 'Your collection', hu: 'Gyűjteményed' } },
  ],
  built: {
    rules: async () => (await import('./index.ts')).chaosGalaxy as Game,
    collecting: async () => (await import('./collecting/index.ts')).collecting,
    orders: async () => (await import('./orders/index.ts')).orders as Orders,
    scenario: async () => (await import('./scenario/index.ts')).format,
    puzzles: async () => (await import('./puzzles/mine.ts')).mine,
    mind: () => import('./bot/weights.json', { with: { type: 'json' } }),
    ladders: async () => (await import('./bot/ladders.ts')).ladders,
    records: async () => (await import('./records/index.ts')).records,
    text: { en: () => import('./text/en.ts'), hu: () => import('./text/hu.ts') },
    more: { en: () => import('./text/more/en.ts'), hu: () => import('./text/more/hu.ts') },
  },
}
