import { expect, test } from 'vitest'
import { isHidden, lineBetween } from '../../rules/fire/shots.ts'
import { PLACE } from '../../state.ts'
import { fightState } from '../fight.ts'
import { at, FAR, fly, idle, moving, table } from '../table.ts'

const TEUTON = { type: 'terrans-teuton', x: 30, y: 20 } as const
const OTHER = { ...TEUTON, x: 50 } as const
const FIELD = { kind: 'asteroidField', x: 30, y: 24, radius: 2 } as const

test('FA-TERR-1, FA-TERR-12 · through asteroids: 6 AD after the move, 3 at half the present MV or less, without shields', () => {
  const p = moving({ ships: [TEUTON, OTHER, FAR], terrain: [FIELD], dice: [1, 1, 1, 1, 1, 1] })
  p.answer(fly('3.501'))
  expect(p.events('spectator', 'rolled')).toMatchObject([{ purpose: 'terrain', waves: [[1, 1, 1, 1, 1, 1]] }])
  const q = moving({ ships: [TEUTON, OTHER, FAR], terrain: [FIELD], dice: [1, 1, 1] })
  q.answer(fly('3.5'))
  expect(q.events('spectator', 'rolled')).toMatchObject([{ waves: [[1, 1, 1]] }])
  // With an engine failure half the MV is halved again.
  const r = moving({ ships: [{ ...TEUTON, effects: ['engineFailure'], y: 21 }, OTHER, FAR], terrain: [FIELD], dice: [1, 1, 1, 1, 1, 1] })
  r.answer(fly('1.751'))
  expect(r.events('spectator', 'rolled')).toMatchObject([{ waves: [[1, 1, 1, 1, 1, 1]] }])
})

test('FA-TERR-1, FA-TERR-10 · several fields crossed are one attack', () => {
  const p = moving({
    ships: [TEUTON, OTHER, FAR],
    terrain: [
      { ...FIELD, y: 22, radius: 0.5 },
      { ...FIELD, y: 24, radius: 0.5 },
    ],
    dice: [1, 1, 1, 1, 1, 1],
  })
  p.answer(fly('7'))
  expect(p.events('spectator', 'rolled')).toHaveLength(1)
})

test('FA-TERR-9, FA-TERR-11 · on the border is outside; a ship that starts inside suffers when it moves, not when it stays', () => {
  const touching = moving({ ships: [TEUTON, OTHER, FAR], terrain: [{ ...FIELD, x: 32 }] })
  touching.answer(fly('7'))
  expect(touching.events('spectator', 'rolled')).toEqual([])
  const inside = {
    ships: [{ ...TEUTON, y: 24 }, OTHER, FAR],
    terrain: [FIELD],
    also: (g: { ships: { enginesCut: number[] } }) => {
      g.ships.enginesCut[0] = 1
    },
  }
  const stays = moving(inside)
  stays.answer(fly(''))
  expect(stays.events('spectator', 'rolled')).toEqual([])
  const moves = moving({ ...inside, dice: [1, 1, 1] })
  moves.answer(fly('0.001'))
  expect(moves.events('spectator', 'rolled')).toHaveLength(1)
})

test('FA-TERR-2 · entering a distortion field: 5 and 6 nothing, 3 and 4 turned and stopped, 1 and 2 displaced', () => {
  const field = { kind: 'distortionField', x: 30, y: 24, radius: 2 } as const
  const flown = (...dice: number[]) => {
    const p = moving({ ships: [TEUTON, OTHER, FAR], terrain: [field], dice })
    p.answer(fly('7'))
    return at(p, 0)
  }
  expect(flown(5)).toEqual({ x: 30, y: 27, heading: 0 })
  expect(flown(3)).toEqual({ x: 30, y: 22.001, heading: 315 })
  expect(flown(4)).toEqual({ x: 30, y: 22.001, heading: 45 })
  const p = moving({ ships: [TEUTON, OTHER, FAR], terrain: [field], dice: [2, 3, 4] })
  p.answer(fly('7'))
  // The ship is moved three inches in direction 4 (90 degrees).
  expect(at(p, 0)).toEqual({ x: 33, y: 22.001, heading: 0 })
})

test('FA-TERR-10, FA-TERR-11 · entering again is rolled again; starting inside is not entering', () => {
  const field = { kind: 'distortionField', x: 30, y: 24, radius: 1 } as const
  const twice = moving({
    ships: [TEUTON, OTHER, FAR],
    terrain: [
      { ...field, y: 22 },
      { ...field, y: 25 },
    ],
    dice: [5, 6],
  })
  twice.answer(fly('7'))
  expect(twice.events('spectator', 'distortion-rolled')).toHaveLength(2)
  const inside = moving({ ships: [{ ...TEUTON, y: 24 }, OTHER, FAR], terrain: [field] })
  inside.answer(fly('7'))
  expect(inside.events('spectator', 'distortion-rolled')).toEqual([])
})

test('FA-TERR-2 · everybody is told what the roll at a distortion field leads to', () => {
  const fate = (...dice: number[]) => {
    const p = moving({ ships: [TEUTON, OTHER, FAR], terrain: [{ kind: 'distortionField', x: 30, y: 24, radius: 1 }], dice })
    p.answer(fly('7'))
    return p.events('spectator', 'distortion-rolled')[0]?.fate
  }
  expect([6, 5, 4, 3].map((face) => fate(face))).toEqual([
    '@distortion-nothing',
    '@distortion-nothing',
    '@distortion-starboard',
    '@distortion-port',
  ])
  expect([fate(2, 1, 1), fate(1, 1, 1)]).toEqual(['@distortion-displaced', '@distortion-displaced'])
})

test('FA-TERR-3, FA-TERR-4, FA-TERR-5 · planets and meteors block lines of fire, nebulae obstruct them', () => {
  const line = (kind: 'planet' | 'meteor' | 'nebula' | 'gravityWell') => {
    const g = fightState({ ships: [TEUTON, OTHER], terrain: [{ kind, x: 40, y: 20, radius: 1 }] })
    return lineBetween(g, { x: 30_000, y: 20_000 }, { x: 50_000, y: 20_000 })
  }
  expect((['planet', 'meteor', 'nebula', 'gravityWell'] as const).map(line)).toEqual(['blocked', 'blocked', 'obstructed', 'free'])
  expect(isHidden).toBeTypeOf('function')
})

test('FA-TERR-6, FA-TERR-11 · a gravity well pulls ships within 8 inches an inch towards it, up to a stand or a rim', () => {
  const well = { kind: 'gravityWell', x: 30, y: 28, radius: 1 } as const
  const p = table({ ships: [TEUTON, { ...TEUTON, squadron: 0, x: 39 }, FAR], terrain: [well], step: 'end-effects' })
  expect([at(p, 0), at(p, 1)]).toMatchObject([
    { x: 30, y: 21, heading: 0 },
    { x: 39, y: 20 },
  ])
  const near = table({ ships: [{ ...TEUTON, y: 27.6 }, OTHER, FAR], terrain: [well], step: 'end-effects' })
  expect(at(near, 0).y).toBe(28)
  const blocked = table({ ships: [TEUTON, { ...OTHER, seat: 1, x: 30, y: 21.5 }], terrain: [well], step: 'end-effects' })
  expect(at(blocked, 0).y).toBe(20.25)
  const rim = (kind: 'planet' | 'meteor' | 'nebula') =>
    at(table({ ships: [TEUTON, OTHER, FAR], terrain: [well, { kind, x: 30, y: 23.5, radius: 3 }], step: 'end-effects' }), 0).y
  expect([rim('planet'), rim('meteor'), rim('nebula')]).toEqual([20.5, 20.5, 21])
})

test('FA-TERR-7, FA-TERR-11 · a drifting meteor moves D6 inches, strikes the ship that it reaches, and stops at the edge', () => {
  const meteor = { kind: 'meteor', x: 30, y: 24, radius: 1, drifting: true } as const
  // The meteor drifts 5 inches in direction 7 (180 degrees), to the ship's stand.
  const p = table({ ships: [TEUTON, OTHER, FAR], terrain: [meteor], step: 'end-effects', dice: [5, 7, 3, 4] })
  expect(p.events('spectator', 'critical-rolled')).toMatchObject([{ ship: 0, rule: 'FA-TERR-7' }])
  expect(p.g.terrain[0]?.y).toBe(21_625)
  const free = table({ ships: [TEUTON, OTHER, FAR], terrain: [meteor], step: 'end-effects', dice: [2, 4] })
  expect(free.g.terrain[0]).toMatchObject({ x: 32_000, y: 24_000 })
  const edge = table({ ships: [TEUTON, OTHER, FAR], terrain: [{ ...meteor, x: 60, y: 47 }], step: 'end-effects', dice: [4, 1] })
  expect(edge.g.terrain[0]?.y).toBe(48_000)
})

test('FA-TERR-8 · a pod within 2 inches of the end of a move may be picked up instead of firing one weapon system', () => {
  const p = moving({
    ships: [TEUTON, OTHER, FAR],
    also: (g) => {
      g.pods.push({ x: 32_000, y: 25_000, value: 50, ship: -1, carriedOff: -1 })
    },
  })
  p.answer(fly('5'))
  expect(p.question()).toMatchObject({ seat: 0, name: 'pod.take' })
  expect(p.options()).toEqual(['pod:0:0', 'pod:0:1', 'pod:0:2', 'pod:0:3', 'done'])
  p.answer('pod:0:3')
  expect([p.g.pods[0]?.ship, p.g.ships.fired[0], p.g.ships.firedTurn[0]]).toEqual([0, 8, 8])
  const far = moving({
    ships: [TEUTON, OTHER, FAR],
    also: (g) => {
      g.pods.push({ x: 32_001, y: 25_000, value: 50, ship: -1, carriedOff: -1 })
    },
  })
  far.answer(fly('5'))
  idle(far, (q) => q.table.questions.some(({ name }) => name === 'activate'))
  expect(far.g.pods[0]?.ship).toBe(-1)
  expect(far.g.ships.place[0]).toBe(PLACE.table)
})

test('FA-TERR-9 · a line counts with what lies strictly inside a field: along the border nothing, of a chord its length', () => {
  const through = (y: number, radius: number, ...kinds: ('asteroidField' | 'distortionField' | 'nebula')[]) =>
    (kinds.length === 0 ? (['asteroidField', 'distortionField', 'nebula'] as const) : kinds).map((kind) =>
      lineBetween(
        fightState({ ships: [TEUTON], terrain: [{ kind, x: 30, y, radius }] }),
        { x: 10_000, y: 20_000 },
        { x: 50_000, y: 20_000 },
      ),
    )
  // The line touches the border at (30, 20), which is outside.
  expect(through(22, 2)).toEqual(['free', 'free', 'free'])
  expect(through(21.999, 2)).toEqual(['obstructed', 'obstructed', 'obstructed'])
  // With radius 5 at 3 inches the chord is exactly 8 inches, which is not more than 8.
  expect(through(23, 5)).toEqual(['obstructed', 'obstructed', 'obstructed'])
  expect(through(23.001, 5)).toEqual(['obstructed', 'obstructed', 'obstructed'])
  expect(through(22.999, 5)).toEqual(['blocked', 'blocked', 'blocked'])
})

test('FA-TERR-9 · a line that begins or ends on the border has nothing inside beyond it; one from inside counts from there', () => {
  const line = (from: number, to: number) =>
    lineBetween(
      fightState({ ships: [TEUTON], terrain: [{ kind: 'asteroidField', x: 30, y: 20, radius: 10 }] }),
      { x: from, y: 20_000 },
      { x: to, y: 20_000 },
    )
  expect([line(10_000, 20_000), line(40_000, 50_000)]).toEqual(['free', 'free'])
  expect([line(10_000, 20_001), line(39_999, 50_000)]).toEqual(['obstructed', 'obstructed'])
  expect([line(32_000, 50_000), line(31_999, 50_000)]).toEqual(['obstructed', 'blocked'])
})

test('FA-TERR-9, FA-TERR-5 · a ship whose centre is on the border of a nebula is outside it, whichever side it is of', () => {
  for (const seat of [0, 1]) {
    const cloaked = (x: number) => {
      const ship = { type: 'relthoza-apex', seat, x, y: 20, cloak: true }
      return isHidden(fightState({ ships: [ship], terrain: [{ kind: 'nebula', x: 30, y: 20, radius: 5 }] }), { x: 0, y: 0 }, 0)
    }
    expect([cloaked(35), cloaked(34.999)]).toEqual([true, false])
  }
})
