import { openTable, seedOf } from '@orrery/kernel'
import { type Play, play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import type { FleetList, SquadronList } from '../content/fleets.ts'
import type { RaceId } from '../content/races.ts'
import { fleetProblems } from '../fleet/check.ts'
import { starterFor } from '../fleet/read.ts'
import { firestormArmada } from '../index.ts'
import { moveBounds } from '../rules/move/manoeuvre.ts'
import type { State } from '../state.ts'
import { fightState } from './fight.ts'
import { at, FAR, fly, moving, why } from './table.ts'

const PLATFORM: Readonly<Partial<Record<RaceId, string>>> = { terrans: 'terrans-security', dindrenzi: 'dindrenzi-pilum' }

/** The starter fleet of a race for 500 points, with additional squadrons. */
function fleet(race: RaceId, ...more: SquadronList[]): FleetList {
  const { flagship, squadrons } = starterFor(race, 500)
  return { race, flagship, squadrons: [...squadrons, ...more] }
}

const armed = (race: RaceId) => fleet(race, { ship: PLATFORM[race] as string, size: 2 })

/** A table of a scenario whose sides bring the given fleets; `winner` wins the roll. */
function scenario(id: string, fleets: readonly FleetList[], winner = 0): Play<State> {
  return play(firestormArmada, {
    seats: fleets.length,
    options: {
      scenario: id,
      fleetValue: 800,
      seats: fleets.map(({ race, flagship, squadrons }) => ({ fleet: plain(race, flagship, squadrons) })),
    },
    given: (g) => {
      g.random.dice.preset.push(...(winner === 0 ? [5, 5, 0, 0] : [0, 0, 5, 5]))
    },
  })
}

const plain = (race: string, flagship: string, squadrons: readonly SquadronList[]) => ({
  race,
  flagship,
  squadrons: squadrons.map(({ ship, size }) => ({ ship, size })),
})

test('FA-FLEET-13 · gun platforms may be in any fleet, a station only above 800 points, and one', () => {
  const rules = (list: FleetList, value: number) =>
    fleetProblems(list, { value, allied: false }).map(({ rule, message }) => `${rule} ${message}`)
  expect(rules(armed('terrans'), 800)).toEqual([])
  const station = { ship: 'terrans-palisade', size: 1 }
  expect(rules(fleet('terrans', station), 800)).toContain('FA-FLEET-4 fleet-class')
  expect(rules(fleet('terrans', station), 1200).filter((problem) => problem.endsWith('fleet-class'))).toEqual([])
  expect(rules(fleet('terrans', station, station), 1200)).toContain('FA-FLEET-13 fleet-class')
})

test('FA-FLEET-13 · where one attacks and one defends not both sides may bring installations, whichever of the partners does', () => {
  const [t, d] = [fleet('terrans'), fleet('dindrenzi')]
  const [tt, dd] = [armed('terrans'), armed('dindrenzi')]
  const open =
    (id: string, ...fleets: FleetList[]) =>
    () =>
      openTable(
        firestormArmada,
        {
          scenario: id,
          fleetValue: 800,
          seats: fleets.map(({ race, flagship, squadrons }) => ({ fleet: plain(race, flagship, squadrons) })),
        },
        fleets.length,
        seedOf(1),
      )
  expect(open('convoy', tt, dd)).toThrow(/FA-FLEET-13/)
  expect(open('convoy', tt, d)).not.toThrow()
  expect(open('convoy', t, dd)).not.toThrow()
  expect(open('borderClash', tt, dd)).not.toThrow()
  expect(open('convoy', t, d, tt, dd)).toThrow(/FA-FLEET-13/)
  expect(open('convoy', tt, d, t, dd)).toThrow(/FA-FLEET-13/)
  expect(open('convoy', tt, d, tt, d)).not.toThrow()
})

test('FA-FLEET-13 · the side with installations defends, whoever wins the roll and whichever partner brought them', () => {
  const [t, d] = [fleet('terrans'), fleet('dindrenzi')]
  const [tt, dd] = [armed('terrans'), armed('dindrenzi')]
  for (const winner of [0, 1]) {
    expect(scenario('extraction', [tt, d], winner).g.attacker).toBe(1)
    expect(scenario('extraction', [t, dd], winner).g.attacker).toBe(0)
    expect(scenario('extraction', [t, d, tt, d], winner).g.attacker).toBe(1)
    expect(scenario('extraction', [t, d, t, dd], winner).g.attacker).toBe(0)
  }
  const free = scenario('extraction', [t, d], 1)
  expect([free.question().name, free.question().seat, free.options(1)]).toEqual(['setup.role', 1, ['attack', 'defend']])
})

const STATION = { type: 'terrans-palisade', x: 30, y: 20, heading: 0 } as const

test('FA-FLEET-13, FA-FLEET-12 · an installation is never at Full Stop and turns 90 degrees at most, maneuverable or not', () => {
  for (const type of ['terrans-palisade', 'dindrenzi-pilum']) {
    const start = () => moving({ ships: [{ ...STATION, type }, FAR] })
    const turns = (by: number) => {
      const p = start()
      p.answer(fly('', { rotate: by }))
      return [at(p, 0).heading, p.g.ships.fullStop[0]]
    }
    expect(moveBounds(fightState({ ships: [{ ...STATION, type }] }), 0)).toMatchObject({ mv: 0, rotate: 9000 })
    expect([turns(9000), turns(-9000), turns(0)]).toEqual([
      [90, 0],
      [270, 0],
      [0, 0],
    ])
    expect(why(start(), fly('', { rotate: 9001 }))).toBe('FA-MOVE-15')
    expect(why(start(), fly('', { rotate: -9001 }))).toBe('FA-MOVE-15')
  }
})
