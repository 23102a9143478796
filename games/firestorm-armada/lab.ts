import { PLAYED_RACES, RACE_CATALOGUE, type RaceId, raceOf } from './content/races.ts'
import { at } from './rules/at.ts'
import { readyFleet } from './rules/options.ts'
import { sideOf } from './rules/ships.ts'
import type { State } from './state.ts'

export { beginner } from './bot/beginner.ts'

const VALUES = [500, 800] as const

/** The race of a seat in game `number`: races meet in all pairs and orders; allies are of one bloc. */
function raceFor(number: number, seats: number, seat: number): RaceId {
  const count = PLAYED_RACES.length
  const one = number % count
  const other = (one + 1 + (Math.floor(number / count) % (count - 1))) % count
  if (seats === 2) return at(PLAYED_RACES, seat === 0 ? one : other)
  const bloc = sideOf(seat) === number % 2 ? 'kurak' : 'zenian'
  const allied = PLAYED_RACES.filter((race) => raceOf(race).bloc === bloc)
  return at(allied, (number + (seat >> 1)) % allied.length)
}

/** The groups by which `orrery sim --report` breaks games down: the races, with their starter fleets, and how a battle ended. */
export const study = {
  options: (number: number, seats: number) => {
    const fleetValue = at(VALUES, Math.floor(number / (PLAYED_RACES.length * (PLAYED_RACES.length - 1))) % VALUES.length)
    const fleets = Array.from({ length: seats }, (_, seat) => ({
      ...readyFleet(raceFor(number, seats, seat), fleetValue, seats, seat),
    }))
    return { fleetValue, seats: fleets.map(({ race, flagship, squadrons }) => ({ fleet: { race, flagship, squadrons } })) }
  },
  seats: [
    {
      id: 'race',
      name: { en: 'Race', hu: 'Faj' },
      of: (g: State, seat: number) => `@race-${RACE_CATALOGUE.of(at(g.races, seat)).id}`,
    },
  ],
  tables: [{ id: 'end', name: { en: 'How it ended', hu: 'Hogyan ért véget' }, of: (g: State) => g.end }],
  lengths: [{ id: 'turns', name: { en: 'Turns', hu: 'Körök' }, of: (g: State) => g.turn }],
  names: {
    turns: { en: 'After the last turn', hu: 'Az utolsó kör után' },
    lastShip: { en: 'With the last ship of a side', hu: 'Egy oldal utolsó hajójával' },
    conceded: { en: 'Given up', hu: 'Feladással' },
  },
}
