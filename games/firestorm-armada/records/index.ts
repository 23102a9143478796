import { type Achievement, hasWon, noted, type Records } from '@orrery/records'
import { RACES } from '../content/races.ts'
import { RACE_TEXTS } from '../content/texts/races.ts'
import type { State } from '../state.ts'

const sideOf = (seat: number): number => seat % 2
const FULL = 1200

/** `PLACE.table` of the state, which pages of records do not load: up to it a ship is still in the battle. */
const ON_TABLE = 1

function isLeft({ ships }: State, side: number): boolean {
  return ships.place.some((place, ship) => place <= ON_TABLE && sideOf(ships.owner[ship] ?? 0) === side)
}

const achievements: readonly Achievement[] = [
  {
    id: 'unscathed',
    name: { en: 'Not a scratch', hu: 'Egy karcolás nélkül' },
    text: { en: 'Won without giving the other side a point.', hu: 'Úgy győztél, hogy az ellenfél egyetlen pontot sem szerzett.' },
    earned: (table, seat) => hasWon(table, seat) && table.result.message !== 'conceded' && noted(table, seat, 'against') === 0,
  },
  {
    id: 'major',
    name: { en: 'A major victory', hu: 'Nagy győzelem' },
    text: { en: 'Won by three tenths of the fleet value or more.', hu: 'Legalább a flottaérték három tizedével győztél.' },
    earned: (table, seat) => hasWon(table, seat) && table.result.message === 'major',
  },
  {
    id: 'annihilation',
    name: { en: 'An empty sky', hu: 'Üres ég' },
    text: { en: 'Won when no enemy ship was left.', hu: 'Úgy győztél, hogy nem maradt ellenséges hajó.' },
    earned: (table, seat) => hasWon(table, seat) && noted(table, seat, 'annihilated') === 1,
  },
  {
    id: 'battle-fleet',
    name: { en: 'Admiral of the fleet', hu: 'Flottatengernagy' },
    text: { en: 'Won a battle of full fleets.', hu: 'Teljes harci flották csatáját nyerted meg.' },
    earned: (table, seat) => hasWon(table, seat) && table.options.fleetValue === FULL,
  },
  {
    id: 'allies',
    name: { en: 'Side by side', hu: 'Vállvetve' },
    text: { en: 'Won a battle of two against two.', hu: 'Kettő kettő elleni csatát nyertetek.' },
    earned: (table, seat) => table.seats === 4 && hasWon(table, seat),
  },
]

/** The records of battles, by races; patrols and larger battles are rated separately. */
export const records: Records<State> = {
  ways: [
    { id: '500', name: { en: 'Patrol fleets', hu: 'Járőrflották' } },
    { id: '800', name: { en: 'Strong patrols', hu: 'Nagy járőrflották' } },
    { id: '1200', name: { en: 'Battle fleets', hu: 'Harci flották' } },
  ],
  way: (options) => String(options.fleetValue ?? 500),
  sideOf,
  note(g, seat) {
    const race = g.races[seat]
    return {
      race: race === undefined ? '' : (RACES[race]?.id ?? ''),
      points: g.points[sideOf(seat)] ?? 0,
      against: g.points[1 - sideOf(seat)] ?? 0,
      // FA-VP-2: a battle also ends with the own last ship, and may be won by points all the same.
      annihilated: g.end === 'lastShip' && !isLeft(g, 1 - sideOf(seat)) ? 1 : 0,
    }
  },
  side: { fact: 'race', name: { en: 'Race', hu: 'Faj' }, nameOf: (id) => RACE_TEXTS[id]?.name ?? { en: id, hu: id } },
  achievements,
}
