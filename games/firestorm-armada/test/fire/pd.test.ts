import { expect, test } from 'vitest'
import { pointDefenceAt } from '../../rules/fire/point-defence.ts'
import { driveOff } from '../../rules/wing/driven-off.ts'
import { carryOut, fight, type GivenFight, type GivenShip, type GivenWing, last } from '../fight.ts'

const wing = (x: number, y: number, flight = 0, seat = 1): GivenWing => ({ type: 'bomber', seat, flight, x, y })
const ship = (type: string, x = 20, y = 20, seat = 0): GivenShip => ({ type, x, y, seat })
const start = (given: GivenFight) => fight({ fire: 0, ...given })
const place = (p: ReturnType<typeof fight>, id: number) => [(p.g.wings.x[id] ?? 0) / 1000, (p.g.wings.y[id] ?? 0) / 1000]
const fired = (p: ReturnType<typeof fight>) => p.events('spectator', 'pd-fired').map(({ wing: at, face }) => [at, face])
const DESTROYED = 2

test('FA-PD-1 · point defence reaches exactly 4 inches, all round', () => {
  expect(start({ ships: [ship('terrans-teuton')], wings: [wing(20, 24)] }).options()).toEqual(['pd:0', 'end:pd'])
  expect(start({ ships: [ship('terrans-teuton')], wings: [wing(20, 24.001)] }).table.result).not.toBeNull()
  for (const [x, y] of [
    [16, 20],
    [20, 16],
    [22, 18],
  ] as const) {
    expect(start({ ships: [ship('terrans-teuton')], wings: [wing(x, y)] }).options()).toContain('pd:0')
  }
})

test('FA-PD-2, FA-SPLIT-4 · the dice are divided as evenly as possible; the owner chooses who gets those left over', () => {
  const p = start({ ships: [ship('terrans-apollo')], wings: [wing(21.5, 20), wing(18, 20), wing(20, 22)], dice: [1, 1, 1, 1, 1] })
  p.answer('pd:0')
  expect(p.question()).toMatchObject({ kind: 'multi-select', name: 'pd.divide', least: 2, most: 2, seat: 0 })
  p.answer({ options: ['aim:0', 'aim:2'] })
  expect(fired(p).map(([at]) => at)).toEqual([0, 1, 2, 0, 2])
  const few = start({ ships: [ship('terrans-nadir')], wings: [wing(21.5, 20), wing(18, 20), wing(20, 22)], dice: [1, 1] })
  few.answers('pd:0', ['aim:1', 'aim:2'])
  expect(fired(few).map(([at]) => at)).toEqual([1, 2])
})

test('FA-PD-4, FA-PD-5, FA-PD-6 · 5 drives a wing off, 6 destroys it, 4 does nothing', () => {
  for (const [face, lost, driven] of [
    [4, false, false],
    [5, false, true],
    [6, true, false],
  ] as const) {
    const p = start({ ships: [ship('terrans-missionary')], wings: [wing(20, 21)], dice: [face] })
    p.answer('pd:0')
    expect([face, p.g.wings.place[0] === DESTROYED, p.g.wings.drivenOff[0] === 3]).toEqual([face, lost, driven])
  }
})

test('FA-PD-3 · a wing that a ship has driven off is safe from it this turn, not from others', () => {
  const driven: GivenFight['also'] = (g) => g.drivenBy.push(0 * 1000 + 0)
  const given = { ships: [ship('terrans-teuton'), { ...ship('terrans-teuton', 20, 17), squadron: 0 }], wings: [wing(20, 19)], also: driven }
  expect(start(given).options()).toEqual(['pd:1', 'end:pd'])
  const immune: GivenFight['also'] = (g) => {
    g.wings.drivenOff[0] = 3
  }
  expect(start({ ...given, also: immune, settings: { drivenOffImmuneToAll: true } }).table.result).not.toBeNull()
  expect(start({ ...given, also: immune }).options()).toEqual(['pd:0', 'pd:1', 'end:pd'])
})

test('FA-PD-7 · a driven-off wing moves 5 inches straight away from the ship that fired', () => {
  const p = start({ ships: [ship('terrans-missionary')], wings: [wing(20, 21)], dice: [5] })
  p.answer('pd:0')
  expect(place(p, 0)).toEqual([20, 26])
  expect(last(p, 'driven-off')).toMatchObject({ wing: 0, rule: 'FA-PD-7' })
  expect(p.g.drivenBy).toEqual([0])
  const aslant = start({ ships: [ship('terrans-missionary')], wings: [wing(21.2, 21.6)], dice: [5] })
  aslant.answer('pd:0')
  expect(place(aslant, 0)).toEqual([24.2, 25.6])
})

test('FA-PD-7, FA-PD-20 · stopped by the edge inside 4 inches it slides to the nearest point outside; of two its owner chooses', () => {
  const p = start({ ships: [ship('terrans-missionary', 20, 1)], wings: [wing(20, 0.2)], dice: [5] })
  p.answer('pd:0')
  expect(p.question()).toMatchObject({ name: 'wing.slide', seat: 1 })
  const [one = ''] = p.options()
  expect(p.options()).toHaveLength(2)
  p.answer(one)
  const [x = 0, y = 0] = place(p, 0)
  expect(y).toBe(0)
  expect((x - 20) ** 2 + 1).toBeGreaterThan(16)
  expect((Math.abs(x - 20) - 0.001) ** 2 + 1).toBeLessThanOrEqual(16)
  const one2 = start({ ships: [ship('terrans-missionary', 20, 1)], wings: [wing(20.1, 0.2)], dice: [5] })
  one2.answer('pd:0')
  expect(place(one2, 0)[0]).toBeGreaterThan(23.8)
})

test('FA-WING-15, FA-WING-21 · a wing on the edge of the table that is driven towards it stays where it is', () => {
  const given = { ships: [ship('terrans-missionary', 20, 10)], wings: [wing(20, 0)] }
  const p = carryOut(given, (g) => driveOff(g, [0], { x: 20_000, y: 3000 }, 'FA-WING-15'))
  expect(place(p, 0)).toEqual([20, 0])
})

test('FA-PD-17 · a wing driven off from the very point where it is flies northward', () => {
  const given = { ships: [ship('terrans-missionary', 40, 20)], wings: [wing(20, 20)] }
  const p = carryOut(given, (g) => driveOff(g, [0], { x: 20_000, y: 20_000 }, 'FA-WING-15'))
  expect(place(p, 0)).toEqual([20, 25])
})

test('FA-PD-7 · a planet, a meteor or a distortion field stops it; it slides along the rim', () => {
  for (const kind of ['planet', 'meteor', 'distortionField'] as const) {
    const p = start({
      ships: [ship('terrans-missionary', 20, 20)],
      wings: [wing(20, 21)],
      terrain: [{ kind, x: 20.1, y: 24.5, radius: 1.5 }],
      dice: [5],
    })
    p.answer('pd:0')
    const [x = 0, y = 0] = place(p, 0)
    expect((x - 20) ** 2 + (y - 20) ** 2).toBeGreaterThan(16)
    const rim = Math.sqrt((x - 20.1) ** 2 + (y - 24.5) ** 2)
    expect(rim).toBeGreaterThanOrEqual(1.5)
    expect(rim).toBeLessThan(1.502)
    expect(x).toBeLessThan(20.1)
  }
  const asteroids = start({
    ships: [ship('terrans-missionary')],
    wings: [wing(20, 21)],
    terrain: [{ kind: 'asteroidField', x: 20, y: 24.5, radius: 1.5 }],
    dice: [5],
  })
  asteroids.answer('pd:0')
  expect(place(asteroids, 0)).toEqual([20, 26])
})

test('FA-PD-8, FA-PD-17 · where another stand is in the way the wing goes on until it touches none', () => {
  const ships = [ship('terrans-missionary'), ship('sorylians-reaper', 20, 26, 1)]
  const p = start({ ships, wings: [wing(20, 21)], dice: [5] })
  p.answer('pd:0')
  const [x, y = 0] = place(p, 0)
  // The wing is more than 0.05 clear of the frigate's stand (0.5 and its own 0.375).
  expect(x).toBe(20)
  expect(y).toBeCloseTo(26.926, 3)
  const walled = start({ ships, wings: [wing(20, 21)], terrain: [{ kind: 'planet', x: 20, y: 28.5, radius: 2 }], dice: [5] })
  walled.answer('pd:0')
  expect(place(walled, 0)[1]).toBeCloseTo(25.074, 3)
})

test('FA-PD-17 · wings driven off together move nearest first, and this is no wing move', () => {
  const p = carryOut({ ships: [ship('terrans-missionary')], wings: [wing(20, 22), wing(20, 21)] }, (g) =>
    driveOff(g, [0, 1], { x: 20_000, y: 20_000 }, 'FA-WING-15'),
  )
  expect(p.events('spectator', 'driven-off').map(({ wing: at }) => at)).toEqual([1, 0])
  expect([place(p, 1), place(p, 0)]).toEqual([
    [20, 26],
    [20, 27],
  ])
  expect(p.g.drivenBy).toEqual([])
})

test('FA-PD-9 · two single hits drive a wing off once and never destroy it', () => {
  const p = start({ ships: [ship('terrans-squire')], wings: [wing(20, 21)], dice: [5, 5, 5] })
  p.answer('pd:0')
  expect(p.g.wings.place[0]).toBe(1)
  expect(p.events('spectator', 'driven-off')).toHaveLength(1)
  const both = start({ ships: [ship('terrans-nadir')], wings: [wing(20, 21)], dice: [5, 6] })
  both.answer('pd:0')
  expect(both.g.wings.place[0]).toBe(DESTROYED)
  expect(both.events('spectator', 'driven-off')).toHaveLength(0)
})

test('FA-PD-10 · the extra die of a 6 goes at another wing in range of the owner’s choice; without one it is lost', () => {
  const p = start({ ships: [ship('terrans-squire')], wings: [wing(21.5, 20), wing(18, 20), wing(20, 22)], dice: [6, 5, 1, 6] })
  p.answer('pd:0')
  // Wing 0 is destroyed and wing 1 driven off, so only wing 2 is left for the extra die. It is destroyed, and its 6 finds no other.
  expect(fired(p)).toEqual([
    [0, 6],
    [1, 5],
    [2, 1],
    [2, 6],
  ])
  const choice = start({ ships: [ship('terrans-squire')], wings: [wing(21.5, 20), wing(18, 20), wing(20, 22)], dice: [6, 1, 1, 1] })
  choice.answer('pd:0')
  expect(choice.question()).toMatchObject({ name: 'pd.extra', seat: 0 })
  expect(choice.options()).toEqual(['extra:1', 'extra:2'])
  choice.answer('extra:2')
  expect(fired(choice).at(-1)).toEqual([2, 1])
})

test('FA-PD-11, FA-PD-12, FA-PD-19 · after a flight has moved every enemy ship near it may fire once, at that flight only', () => {
  const ships = [ship('sorylians-falcata', 20, 20, 1), ship('terrans-teuton', 20, 23), ship('terrans-missionary', 21, 23)]
  const wings = [wing(20, 25, 0), wing(20, 27, 0), wing(22, 23, 1)]
  const given: GivenFight = { ships, wings, dice: [1, 1, 1, 1] }
  const p = carryOut(given, (g) => pointDefenceAt(g, 0))
  expect(p.question()).toMatchObject({ name: 'pd.reaction', seat: 0 })
  expect(p.options()).toEqual(['pd:1', 'pd:2', 'end:pd'])
  p.answer('pd:1')
  p.answer({ options: ['aim:0'] })
  expect(fired(p).map(([at]) => at)).toEqual([0, 1, 0])
  expect(p.options()).toEqual(['pd:2', 'end:pd'])
  p.answer('end:pd')
  expect(p.table.result).not.toBeNull()
})

test('FA-PD-13, FA-PD-15, FA-PD-19 · against torpedoes 4 and more cancel, sixes explode; as many dice as the owner wants', () => {
  const ships = [ship('terrans-apollo'), { ...ship('terrans-apollo', 26, 20, 1), type: 'sorylians-falx' }]
  const p = fight({ ships, fire: 2, dice: [6, 6, 5, 5, 5, 5, 5, 4, 3, 6, 6, 4, 3, 2, 4, 1, 1] })
  p.answer('fire:0:4:1')
  expect(p.events('spectator', 'rolled')[0]).toMatchObject({ purpose: 'attack' })
  expect(p.question()).toMatchObject({ name: 'pd.torpedo', seat: 1 })
  expect(p.options()).toEqual(['dice:5', 'dice:4', 'dice:3', 'dice:2', 'dice:1', 'dice:0'])
  p.answer('dice:2')
  expect(p.g.ships.pdSpent[1]).toBe(2)
  const none = fight({ ships, fire: 2, dice: [5, 5, 5, 5, 5, 5, 1] })
  none.answers('fire:0:4:1', 'dice:0')
  expect(none.events('spectator', 'rolled').map(({ purpose }) => purpose)).toEqual(['attack', 'shields'])
})

test('FA-PD-13 · 11 torpedo hits and five dice 6, 6, 4, 3, 2 with 4 and 1: 6 are cancelled', () => {
  const ships = [ship('aquans-kraken'), { ...ship('directorate-firewall', 26, 20, 1), hull: 0, crew: 2 }]
  const p = fight({ ships, fire: 2, dice: [5, 5, 5, 5, 5, 5, 5, 6, 6, 1, 1, 6, 6, 4, 3, 2, 4, 1] })
  p.answers('fire:0:4:1', 'dice:5')
  expect(p.events('spectator', 'rolled').map(({ purpose, hits }) => [purpose, hits])).toEqual([
    ['attack', 11],
    ['pd', 6],
  ])
  expect(last(p, 'hits-compared')).toMatchObject({ hits: 5 })
})

test('FA-PD-14 · dice used against one torpedo attack are gone for the next ones of the activation', () => {
  const ships = [
    { ...ship('terrans-teuton'), squadron: 0 },
    { ...ship('terrans-teuton', 20, 18), squadron: 0 },
    { ...ship('sorylians-falcata', 26, 20, 1), squadron: 1 },
  ]
  const p = fight({ ships, fire: 2, dice: [5, 5, 5, 1, 1, 1, 5, 5, 5, 1, 1] })
  p.answers('fire:0:3:2', [], 'dice:2')
  p.answers('fire:1:3:2')
  expect(p.options()).toEqual(['dice:1', 'dice:0'])
})

test('FA-PD-16 · escorts within 4 inches add dice of their own pool; nobody else does', () => {
  const ships = [
    ship('terrans-apollo'),
    ship('sorylians-falcata', 26, 20, 1),
    ship('sorylians-kontos', 26, 24, 1),
    ship('sorylians-kontos', 26, 15.9, 1),
    ship('sorylians-reaper', 27, 20, 1),
  ]
  const p = fight({ ships, fire: 2, dice: [5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4] })
  p.answers('fire:0:4:1', 'dice:1')
  expect(p.question()).toMatchObject({ name: 'pd.torpedo', on: 'ship:2', seat: 1 })
  p.answer('dice:4')
  expect(p.events('spectator', 'rolled').at(-1)).toMatchObject({ purpose: 'pd', hits: 5 })
  expect(p.g.ships.pdSpent.slice(1)).toEqual([1, 4, 0, 0])
})

test('FA-PD-15 · reacting to wings leaves the dice against torpedoes as they are', () => {
  const ships = [ship('terrans-apollo'), ship('sorylians-falcata', 26, 20, 1)]
  const p = carryOut({ ships, wings: [wing(24, 20, 0, 0)], dice: [1, 1, 1] }, (g) => pointDefenceAt(g, 0))
  p.answer('pd:1')
  expect(p.g.ships.pdSpent[1]).toBe(0)
})

test('FA-DMG-26, FA-DMG-6 · a derelict and a ship with its point defence offline do not use it', () => {
  const wings = [wing(20, 21)]
  expect(start({ ships: [{ ...ship('terrans-teuton'), effects: ['pdOffline'] }], wings }).table.result).not.toBeNull()
  expect(start({ ships: [{ ...ship('terrans-teuton'), crew: 5 }], wings }).table.result).not.toBeNull()
})
