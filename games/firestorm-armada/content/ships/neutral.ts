import type { ShipRecord } from '../ship.ts'

export const neutral: readonly ShipRecord[] = [
  {
    id: 'neutral-transport',
    class: 'transport',
    points: 0,
    squadron: [1, 6],
    stats: { dr: 3, cr: 5, mv: 9, tl: 2, hp: 3, cp: 3, ap: 1, pd: 2, mn: 0, sh: 0, cloak: false, wc: 0 },
    weapons: [],
    traits: ['combustibleCargo', 'noFsd'],
    origin: 'designed',
  },
  {
    id: 'neutral-shuttle',
    class: 'shuttle',
    points: 0,
    squadron: [1, 3],
    stats: { dr: 2, cr: 4, mv: 10, tl: 0, hp: 1, cp: 1, ap: 0, pd: 1, mn: 0, sh: 0, cloak: false, wc: 0 },
    weapons: [],
    traits: ['noFsd'],
    origin: 'designed',
  },
]
