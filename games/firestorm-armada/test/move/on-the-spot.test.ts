import { expect, test } from 'vitest'
import { overlap, type Stand } from '../../geometry/stand.ts'
import { currentMv } from '../../rules/move/manoeuvre.ts'
import { standOf, standOfWing } from '../../rules/stands.ts'
import { inForce } from '../card-table.ts'
import { fightState, type GivenWing } from '../fight.ts'
import { at, FAR, fly, moving } from '../table.ts'

// Ships that turn without moving, and what they end beside.

const STATION = { type: 'terrans-palisade', x: 30, y: 20, heading: 0 } as const
const wing = (seat: number, x: number, y: number): GivenWing => ({ type: 'bomber', seat, flight: 0, x, y })

test('FA-MOVE-17, FA-MOVE-18, FA-FLEET-12 · a ship that turns on the spot turns no further than others leave it room', () => {
  // The stand of 2 inches would reach 0.414 inches further at 45 degrees.
  const beside = { type: 'dindrenzi-thraex', seat: 1, x: 30, y: 21.6, heading: 0 } as const
  const turned = (rotate: number, y: number) => {
    const p = moving({ ships: [STATION, { ...beside, y }, { ...FAR, squadron: 2 }] })
    p.answer(fly('', { rotate }))
    expect(overlap(standOf(p.g, 0), standOf(p.g, 1))).toBe(0)
    return at(p, 0).heading
  }
  expect([turned(4500, 23), turned(9000, 21.6)]).toEqual([45, 90])
  expect(turned(4500, 21.6)).toBeGreaterThan(0)
  expect(turned(4500, 21.6)).toBeLessThan(45)
  expect(turned(-4500, 21.6)).toBeGreaterThan(315)
})

test('FA-WING-20 · a wing on which a ship turns is put aside', () => {
  const p = moving({ ships: [STATION, FAR], wings: [wing(1, 30, 21.45)] })
  p.answer(fly('', { rotate: 4500 }))
  expect([at(p, 0).heading, overlap(standOf(p.g, 0), standOfWing(p.g, 0))]).toEqual([45, 0])
  expect(p.events('spectator', 'wing-put-aside')).toHaveLength(1)
})

test('FA-PD-18, FA-GEN-15 · a ship that ends at an enemy wing driven off this turn moves it out of contact; at others nothing happens', () => {
  const ends = (seat: number, driven: boolean) => {
    const p = moving({
      ships: [
        { type: 'terrans-teuton', x: 30, y: 15 },
        { ...FAR, squadron: 1 },
      ],
      // The stand of the ship ends 0.02 inches from the wing's.
      wings: [wing(seat, 30, 21.02)],
      also: (g) => g.wings.drivenOff.fill(driven ? g.turn : 0),
    })
    p.answer(fly('5'))
    return [p.g.wings.x[0], p.g.wings.y[0]]
  }
  expect([ends(1, false), ends(0, true)]).toEqual([
    [30_000, 21_020],
    [30_000, 21_020],
  ])
  expect(ends(1, true)).toEqual([30_000, 21_051])
})

test('FA-DMG-11, FA-CARD-7 · T10 and S02 add whole inches to the MV that an engine failure has halved', () => {
  const mv = (...also: ReturnType<typeof inForce>[]) =>
    currentMv(
      fightState({
        ships: [{ type: 'terrans-teuton', x: 20, y: 20, effects: ['engineFailure'] }],
        also: (g) => also.map((one) => one(g)),
      }),
      0,
    )
  expect([mv(), mv(inForce('T10', 0)), mv(inForce('S02', 0, { on: 'squadron', id: 0, ships: [0] }))]).toEqual([3500, 4500, 5500])
})

test('FA-MOVE-17, FA-MOVE-29, FA-TERR-2 · a ship turned by a distortion field where it has no room to turn turns as far as it can', () => {
  const near = { type: 'terrans-apollo', seat: 1, y: 20, heading: 0 } as const
  const turned = (away: number) => {
    const p = moving({
      ships: [
        { type: 'terrans-apollo', x: 20, y: 20, heading: 0 },
        { ...near, x: 20 + away },
        { ...near, x: 20 - away },
      ],
      // It enters the field at once.
      terrain: [{ kind: 'distortionField', x: 20, y: 22.01, radius: 2 }],
      dice: [4],
    })
    p.answer(fly('6'))
    const stands = [0, 1, 2].map((ship) => standOf(p.g, ship))
    expect([overlap(stands[0] as Stand, stands[1] as Stand), overlap(stands[0] as Stand, stands[2] as Stand)]).toEqual([0, 0])
    return at(p, 0).heading
  }
  expect(turned(5)).toBe(45)
  expect(turned(1.6)).toBeGreaterThan(0)
  expect(turned(1.6)).toBeLessThan(45)
})
