import { randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { moveBounds } from '../../rules/move/manoeuvre.ts'
import { armMines, droneMines, dronePlan, dropMine, explodeMine } from '../../rules/move/mines.ts'
import { PLACE, type State } from '../../state.ts'
import { carryOut, fightState, type GivenFight, type GivenShip, hp } from '../fight.ts'

const at = (type: string, x: number, y: number, seat = 0): GivenShip => ({ type, x, y, seat })
const lay =
  (x: number, y: number, ad = 5, ship = 0, owner = 0) =>
  (g: State) => {
    g.mines.push({ owner, ship, x: x * 1000, y: y * 1000, ad, armed: true })
  }
const all =
  (...steps: ((g: State) => void)[]): GivenFight['also'] =>
  (g) => {
    for (const step of steps) step(g)
  }
const MISS = Array.from({ length: 60 }, () => 1)

test('FA-MINE-1, FA-MINE-2 · a mine keeps the printed MN as its AD and is armed when the squadron’s activation ends', () => {
  const p = carryOut({ ships: [{ ...at('dindrenzi-secutor', 20, 20), hull: 3 }, at('dindrenzi-secutor', 30, 20)] }, function* (g) {
    dropMine(g, 0, { x: 20_000, y: 19_375 })
    dropMine(g, 1, { x: 30_000, y: 19_375 })
    armMines(g, 0)
    yield* []
  })
  expect(p.g.mines).toEqual([
    { owner: 0, ship: 0, x: 20_000, y: 19_375, ad: 4, armed: true },
    { owner: 0, ship: 1, x: 30_000, y: 19_375, ad: 4, armed: false },
  ])
  expect([p.g.ships.mines, p.g.ships.minesNow]).toEqual([
    [1, 1],
    [1, 1],
  ])
})

test('FA-MINE-4, FA-MINE-7, FA-MOD-5 · every ship within 4 inches suffers MN dice of its own, friend or foe; planets and meteors shield; the mine is gone', () => {
  const ships = [
    at('sorylians-falcata', 22, 20),
    at('sorylians-reaper', 20, 23, 1),
    at('sorylians-reaper', 20, 16, 1),
    at('sorylians-reaper', 20, 24.001, 1),
    at('sorylians-reaper', 16.5, 20, 1),
  ]
  const terrain = [{ kind: 'meteor', x: 18.5, y: 20, radius: 0.5 }] as const
  const p = carryOut({ ships, terrain, dice: MISS, also: all(lay(20, 20)) }, (g) => explodeMine(g, 0))
  const rolled = p.events('spectator', 'rolled')
  expect(rolled.map(({ on, purpose, need, waves }) => [on, purpose, need, (waves as number[][])[0]?.length])).toEqual([
    ['ship:0', 'mine', 4, 5],
    ['ship:1', 'mine', 4, 5],
    ['ship:2', 'mine', 4, 5],
  ])
  expect(p.g.mines).toEqual([])
})

test('FA-MINE-4, FA-DMG-24 · wings near a mine are driven off or destroyed', () => {
  const wings = [
    { type: 'bomber', seat: 0, flight: 0, x: 22, y: 20 },
    { type: 'bomber', seat: 1, flight: 1, x: 20, y: 22.5 },
  ] as const
  const p = carryOut({ ships: [], wings, dice: [1, 1, 1, 1, 5, 1, 1, 1, 1, 6], also: all(lay(20, 20)) }, (g) => explodeMine(g, 0))
  expect([p.g.wings.place, p.g.wings.x[0]]).toEqual([[1, 2], 27_000])
})

test('FA-MINE-5 · of the mines near an explosion the nearest is tested first, whichever was laid first', () => {
  const also = all(lay(20, 20), lay(20, 24), lay(23, 20))
  const p = carryOut({ ships: [at('sorylians-falcata', 60, 10), at('sorylians-falcata', 60, 40, 1)], dice: MISS, also }, (g) =>
    explodeMine(g, 0),
  )
  expect(p.events('spectator', 'mine-tested').map(({ x, y }) => [x, y])).toEqual([
    [23_000, 20_000],
    [20_000, 24_000],
  ])
})

test('FA-MINE-5 · other mines within 4 inches follow on 5 and 6, after the first is resolved', () => {
  const also = all(lay(20, 20), lay(23, 20), lay(20, 24), lay(20, 24.001))
  const ships = [at('sorylians-falcata', 21, 20), at('sorylians-falcata', 60, 40, 1)]
  const p = carryOut({ ships, dice: [1, 1, 1, 1, 1, 5, 4, 1, 1, 1, 1, 1, 1, 1], also }, (g) => explodeMine(g, 0))
  expect(p.events('spectator', 'mine-tested').map(({ x, y, face }) => [x, y, face])).toEqual([
    [23_000, 20_000, 5],
    [20_000, 24_000, 4],
  ])
  expect(p.g.mines).toHaveLength(2)
  expect(p.events('spectator', 'exploded')).toHaveLength(2)
  const types = p.events('spectator').map(({ type }) => type)
  expect(types.indexOf('rolled')).toBeLessThan(types.indexOf('mine-tested'))
})

test('FA-MINE-6, FA-DEF-1 · shields work against mines', () => {
  const p = carryOut({ ships: [at('aquans-isonade', 21, 20, 1)], dice: [5, 5, 5, 5, 5, 5], also: all(lay(20, 20)) }, (g) =>
    explodeMine(g, 0),
  )
  expect(p.events('spectator', 'rolled').map(({ purpose }) => purpose)).toEqual(['mine', 'shields'])
})

test('FA-SMALL-6 · mines hit small targets on 4', () => {
  const p = carryOut({ ships: [at('sorylians-plumbata', 21, 20, 1)], dice: [4, 4, 4, 1, 1], also: all(lay(20, 20)) }, (g) =>
    explodeMine(g, 0),
  )
  expect(hp(p, 0)).toBe(1)
})

test('FA-TRAIT-1 · FA-TRAIT/droneMines: in the end phase a mine may move up to 2 inches and goes off if an enemy is then near', () => {
  const ships = [at('aquans-orca', 10, 10), at('sorylians-falcata', 26, 20, 1)]
  const p = carryOut({ ships, dice: MISS, also: all(lay(20.5, 20)) }, droneMines)
  expect(p.question()).toMatchObject({ kind: 'plan', name: 'mine.drone', seat: 0 })
  for (const [plan, rule] of [
    [[22_501, 20_000], 'FA-TRAIT/droneMines'],
    [[21_000.5, 20_000], 'FA-GEN-2'],
    ['there', 'FA-TRAIT/droneMines'],
    [[1], 'FA-TRAIT/droneMines'],
    ['ab', 'FA-TRAIT/droneMines'],
    [[21_000, 20_000.5], 'FA-GEN-2'],
    [['21000', 20_000], 'FA-GEN-2'],
  ] as const) {
    expect(p.refused({ plan: plan as never }, 0).rule).toBe(rule)
  }
  p.answer({ plan: [22_500, 20_000] })
  expect([p.g.mines.length, p.events('spectator', 'rolled').map(({ on }) => on)]).toEqual([0, ['ship:1']])
  const short = carryOut({ ships, dice: MISS, also: all(lay(20.5, 20)) }, droneMines)
  short.answer({ plan: [21_000, 19_000] })
  expect(short.g.mines).toMatchObject([{ x: 21_000, y: 19_000 }])
  const kept = carryOut(
    { ships: [ships[0] as GivenShip, at('sorylians-falcata', 22, 20, 1)], dice: MISS, also: all(lay(20.5, 20)) },
    droneMines,
  )
  kept.answer({ plan: [20_500, 20_000] })
  expect(kept.g.mines).toHaveLength(1)
})

test('FA-TRAIT-1 · FA-TRAIT/droneMines: not when the ship is lost, nor with other ships’ mines; wings set them off too', () => {
  const lost = carryOut({ ships: [at('aquans-orca', 10, 10)], also: all(lay(20, 20), (g) => g.ships.place.fill(2)) }, droneMines)
  expect(lost.table.result).not.toBeNull()
  expect(carryOut({ ships: [at('dindrenzi-secutor', 10, 10)], also: all(lay(20, 20)) }, droneMines).table.result).not.toBeNull()
  const wings = [{ type: 'bomber', seat: 1, flight: 0, x: 25, y: 20 }] as const
  const p = carryOut({ ships: [at('aquans-orca', 10, 10)], wings, dice: MISS, also: all(lay(20, 20)) }, droneMines)
  p.answer({ plan: [21_500, 20_000] })
  expect(p.g.mines).toHaveLength(0)
  const own = carryOut(
    { ships: [at('aquans-orca', 10, 10)], wings: [{ ...wings[0], seat: 0 }], dice: MISS, also: all(lay(20, 20)) },
    droneMines,
  )
  own.answer({ plan: [21_500, 20_000] })
  expect(own.g.mines).toHaveLength(1)
  const gone = carryOut(
    { ships: [at('aquans-orca', 10, 10)], wings, dice: MISS, also: all(lay(20, 20), (g) => g.wings.place.fill(PLACE.away)) },
    droneMines,
  )
  gone.answer({ plan: [21_500, 20_000] })
  expect(gone.g.mines).toHaveLength(1)
})

test('FA-MINE-10 · no mine goes off the table, into a planet or a meteor; every sampled way is legal', () => {
  const bounds = { x: 1000, y: 1000, reach: 2000, width: 72_000, depth: 48_000, bodies: [[3000, 1000, 800]] }
  const question = {
    kind: 'plan',
    seat: 0,
    rule: 'FA-TRAIT/droneMines',
    name: 'mine.drone',
    message: 'mine-drone',
    plan: 'drone',
    bounds,
  } as const
  expect(dronePlan.validate(question, [-1, 1000])).toMatchObject({ rule: 'FA-MINE-10' })
  expect(dronePlan.validate(question, [2500, 1000])).toMatchObject({ rule: 'FA-MINE-10' })
  expect(dronePlan.validate(question, [2200, 1000])).toBe(true)
  const random = randomOf(seedOf(3))
  for (let i = 0; i < 200; i++) expect(dronePlan.validate(question, dronePlan.sample({} as State, question, random))).toBe(true)
})

test('FA-MINE-10, FA-MINE-1 · the bounds of a move tell planets and meteors while a mine may be dropped, the last one too', () => {
  const terrain = [{ kind: 'planet', x: 40, y: 20, radius: 3 }] as const
  const bodies = (effects: GivenShip['effects']) =>
    moveBounds(fightState({ ships: [{ ...at('dindrenzi-secutor', 20, 20), ...(effects === undefined ? {} : { effects }) }], terrain }), 0)
  expect([bodies(undefined).mines, bodies(undefined).bodies]).toEqual([1, [[40_000, 20_000, 3000]]])
  expect([bodies(['secondaryOffline']).mines, bodies(['secondaryOffline']).bodies]).toEqual([0, []])
})

test('FA-MINE-8 · mines keep their dice whatever the damage; a ship with secondary systems offline drops none', () => {
  const g = (ship: Partial<GivenShip>) => fightState({ ships: [{ ...at('dindrenzi-secutor', 20, 20), ...ship }] })
  expect([moveBounds(g({ hull: 3 }), 0).mines, moveBounds(g({ effects: ['secondaryOffline'] }), 0).mines]).toEqual([1, 0])
  const p = carryOut({ ships: [{ ...at('dindrenzi-secutor', 20, 20), hull: 3, crew: 3 }] }, function* (state) {
    dropMine(state, 0, { x: 20_000, y: 19_375 })
    yield* []
  })
  expect(p.g.mines).toMatchObject([{ ad: 4 }])
})

test('FA-MINE-5, FA-DMG-23 · a chain of mines goes off in the order in which it arises: what the first set off before what the second did', () => {
  const also = all(lay(20, 20, 1), lay(23, 20, 1), lay(17, 20, 1), lay(26, 20, 1))
  const ships = [at('sorylians-falcata', 60, 40), at('sorylians-falcata', 66, 40, 1)]
  const p = carryOut({ ships, dice: [5, 6, 5], also }, (g) => explodeMine(g, 0))
  expect(p.events('spectator', 'exploded').map(({ x }) => Number(x) / 1000)).toEqual([20, 23, 17, 26])
  expect(p.events('spectator', 'mine-tested').map(({ x }) => Number(x) / 1000)).toEqual([23, 17, 26])
})
