import { expect, test } from 'vitest'
import { risksOf } from '../../board/plan/risks.ts'
import { firestormArmada } from '../../index.ts'
import { moveBounds } from '../../rules/move/manoeuvre.ts'
import { seenState } from '../../seen-state.ts'
import type { State } from '../../state.ts'
import { fightState, type GivenFight } from '../fight.ts'
import { at, FAR, fly, moving, segments } from '../table.ts'

/** A cruiser with MV 7. Distant enemies keep the battle going. */
const TEUTON = { type: 'terrans-teuton', x: 30, y: 20 } as const
const OTHER = { ...TEUTON, x: 50 } as const
const FIELD = { kind: 'asteroidField', x: 30, y: 24, radius: 2 } as const
const MISSES = Array.from({ length: 60 }, () => 1)

const cut = (g: State) => g.ships.enginesCut.fill(1, 0, 1)
const crossing = (given: Partial<GivenFight> = {}) => moving({ ships: [TEUTON, OTHER, FAR], terrain: [FIELD], dice: MISSES, ...given })
/** The dice of each attack by terrain. */
const dice = (p: ReturnType<typeof crossing>) =>
  p.events('spectator', 'rolled').flatMap(({ purpose, waves }) => (purpose === 'terrain' ? [(waves as number[][])[0]?.length] : []))

test('FA-TERR-1, FA-TERR-12, FA-MOVE-14 · with its engines cut, half of the MV is still half of the whole MV', () => {
  for (const by of ['3.5', '2.001', '1.75']) {
    const p = crossing({ ships: [{ ...TEUTON, y: 21 }, OTHER, FAR], also: cut })
    p.answer(fly(by))
    expect([by, dice(p)]).toEqual([by, [3]])
  }
})

test('FA-DMG-17, FA-TERR-12 · a derelict goes half its MV: 3 AD, with its engines cut as well', () => {
  for (const also of [() => {}, cut]) {
    const p = crossing({ ships: [{ ...TEUTON, crew: 5 }, { ...TEUTON, squadron: 0, x: 60 }, FAR], also })
    p.answer('move:0')
    expect([at(p, 0).y, dice(p)]).toEqual([23.5, [3]])
  }
})

test('FA-TERR-12, FA-COLL-5 · a ship that rams with its engines cut suffers by half of its whole MV', () => {
  const target = { ...TEUTON, seat: 1, squadron: 1, y: 24.5 }
  const p = crossing({ ships: [{ ...TEUTON, hull: 3 }, target, { ...OTHER, squadron: 2 }, { ...FAR, squadron: 3 }], also: cut })
  p.answer('ram:0:1')
  p.answer(fly('3.5'))
  expect(dice(p)).toEqual([3])
})

test('FA-COLL-6, FA-ACT-10, FA-TERR-1 · asteroids on its way strike a rammer after the contact, once', () => {
  const target = { ...TEUTON, seat: 1, squadron: 1, y: 25.5 }
  const ships = [{ ...TEUTON, hull: 3 }, target, { ...OTHER, squadron: 2 }, { ...FAR, squadron: 3 }]
  const ram = (...faces: number[]) => {
    const p = crossing({ ships, dice: [...faces, ...MISSES] })
    p.answer('ram:0:1')
    p.answer(fly('7'))
    const told = p.events('spectator').map((event) => (event.type === 'rolled' ? event.purpose : event.type))
    return told.filter((type) => type === 'ram-rolled' || type === 'terrain')
  }
  expect(ram(1)).toEqual(['ram-rolled', 'terrain'])
  // Both ships lose two hull points, which are more than the rammer has.
  expect(ram(6, 2, 2, 2, 2)).toEqual(['ram-rolled'])
})

test('FA-TERR-1, FA-TERR-12 · the board foretells the same dice with engines cut', () => {
  const g = fightState({ ships: [{ ...TEUTON, y: 21 }, OTHER, FAR], terrain: [FIELD], also: cut })
  const seen = seenState(firestormArmada.view(g, 0, undefined as never))
  expect(risksOf(seen, moveBounds(g, 0), { segments: segments('3.5') })).toMatchObject([{ kind: 'asteroids', dice: 3 }])
})

/** Flies a manoeuvre, then moves further by card A11. */
function pushed(by: string, further: number, given: Partial<GivenFight> = {}) {
  const p = crossing({ ships: [{ ...TEUTON, squadron: 0 }, OTHER, FAR], hands: [['A11'], []], ...given })
  p.answer(fly(by))
  p.answer('play:A11')
  p.answer({ plan: further })
  return p
}

test('FA-TERR-10 · asteroids attack a ship once in an activation, though card A11 moves it through them again', () => {
  expect(dice(pushed('3.5', 1000))).toEqual([3])
  expect(dice(pushed('7', 2000, { terrain: [{ ...FIELD, radius: 6 }] }))).toEqual([6])
})

test('FA-TERR-1 · what a ship flew before card A11 moved it into asteroids counts with it', () => {
  const beyond = { terrain: [{ ...FIELD, y: 28, radius: 0.9 }] }
  expect(dice(pushed('7', 1000, beyond))).toEqual([6])
  expect(dice(pushed('3.5', 1000, { terrain: [{ ...FIELD, y: 25, radius: 1.2 }] }))).toEqual([6])
  // Its engines were cut and it stayed, so 2 inches are less than half speed.
  expect(dice(pushed('', 2000, { terrain: [{ ...FIELD, y: 22, radius: 1.2 }], also: cut }))).toEqual([3])
})

test('FA-TERR-1, FA-TERR-10 · for card R10 nothing counts that the ship flew in an earlier activation', () => {
  const enemy = { ...TEUTON, seat: 1, squadron: 1, x: 40, heading: 180 }
  const given = { ships: [TEUTON, enemy, { ...OTHER, squadron: 2 }, { ...FAR, squadron: 3 }], hands: [[], ['R10']] as const }
  const p = crossing({
    ...given,
    terrain: [{ ...FIELD, x: 40, y: 19, radius: 2 }],
    also: (g) => {
      g.ships.flown[1] = 7000 * 9
      g.activation.asteroids.push(0)
    },
  })
  p.answer(fly('3.5'))
  p.answer('play:R10')
  p.answer({ plan: 2000 })
  expect(dice(p)).toEqual([3])
})

test('FA-TERR-10, FA-DMG-25 · a ship that asteroids attacked where a rupture put it is not attacked again for the way it flew', () => {
  const falcata = { ...TEUTON, type: 'sorylians-falcata' }
  const p = moving({
    ships: [falcata, OTHER, FAR],
    terrain: [
      { ...FIELD, y: 21, radius: 0.8 },
      { ...FIELD, x: 28, y: 22, radius: 1 },
    ],
    // A mine makes nine hits and a fold rupture: 2 inches to port.
    dice: [...Array.from({ length: 9 }, () => 5), 6, 6, 1, 1, 3, ...MISSES],
    also: (g) => g.mines.push({ owner: 1, ship: 2, x: 30_000, y: 26_000, ad: 9, armed: true }),
  })
  p.answer(fly('5'))
  expect([at(p, 0), dice(p)]).toEqual([{ x: 28, y: 22, heading: 0 }, [6]])
})
