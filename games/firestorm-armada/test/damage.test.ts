import { expect, test } from 'vitest'
import { RACE_IDS } from '../content/races.ts'
import { decompression, fires, repair } from '../rules/damage/end.ts'
import { asteroidAttack, criticalHit, criticalHits, displace, settle } from '../rules/damage/settle.ts'
import { RING } from '../rules/fire/attack.ts'
import { LASTING, type State } from '../state.ts'
import { carryOut, fight, type GivenFight, type GivenShip, hp, last } from './fight.ts'

const at = (type: string, x = 20, y = 20, seat = 1): GivenShip => ({ type, x, y, seat })
const DESTROYED = 2
const CAPTURED = 3

/** An attack with so many hits on the cruiser Falcata (DR 4, CR 7, HP 4), followed by the given dice. */
const struck = (hits: number, after: readonly number[] = [], enemy: Partial<GivenShip> = {}) => {
  const attacker = { type: 'directorate-firewall', x: 20, y: 20 }
  const dice = [...Array.from({ length: hits }, () => 5), ...Array.from({ length: 10 - hits }, () => 2), ...after]
  const p = fight({ ships: [attacker, { ...at('sorylians-falcata', 32, 20), ...enemy }], dice })
  p.answers('fire:0:0:1', [])
  return p
}
const critical = (roll: readonly number[], ship: Partial<GivenShip> = {}, more: Partial<GivenFight> = {}) =>
  carryOut({ ...more, ships: [{ ...at('sorylians-falcata'), ...ship }, ...(more.ships ?? [])], dice: roll }, (g) =>
    criticalHit(g, 0, 'FA-COLL-2', RING),
  )

test('FA-DMG-1, FA-DMG-2 · fewer hits than DR do nothing; DR and more, but fewer than CR, cost a hull point', () => {
  expect(hp(struck(3), 1)).toBe(4)
  expect(hp(struck(4), 1)).toBe(3)
  expect(hp(struck(6), 1)).toBe(3)
})

test('FA-DMG-3, FA-DMG-19 · a critical hit for every full CR, rolled one after the other; there is no loss for DR in addition', () => {
  const one = struck(7, [3, 4, 1])
  expect(hp(one, 1)).toBe(2)
  expect(one.events('spectator', 'critical-rolled')).toHaveLength(1)
  // With CR 5 ten hits are two critical hits. The first destroys the frigate, so the second is not rolled.
  const frigate = struck(10, [3, 4, 1], { type: 'sorylians-flechette' })
  expect(frigate.g.ships.place[1]).toBe(DESTROYED)
  expect(frigate.events('spectator', 'critical-rolled')).toHaveLength(1)
  const two = struck(8, [3, 4, 1, 2, 4], { type: 'aquans-limulus', effects: ['containmentLeak'], hull: 0 })
  expect(two.events('spectator', 'critical-rolled')).toHaveLength(1)
})

test('FA-DMG-4 · a critical hit is 2D6 on the table; 3 to 12 cost 2 HP', () => {
  for (const roll of [
    [1, 2],
    [1, 3],
    [2, 3],
    [3, 3],
    [3, 4, 1],
    [4, 4],
    [4, 5],
    [5, 5],
    [5, 6],
    [6, 6, 1, 1, 1],
  ] as const) {
    const p = critical(roll)
    expect([roll, hp(p, 0)]).toEqual([roll, 2])
  }
})

test('FA-DMG-5, FA-DMG-23, FA-DMG-27 · 2: destroyed; everything within 4 inches suffers twice the HP in AD, nearest first', () => {
  const ships = [
    at('sorylians-kopis', 23, 20),
    at('aquans-isonade', 20, 18, 0),
    at('sorylians-kopis', 24.001, 20),
    at('sorylians-kopis', 20, 23.9),
  ]
  const dice = [1, 1, ...Array.from({ length: 40 }, () => 1)]
  const p = critical(dice, {}, { ships, terrain: [{ kind: 'meteor', x: 20, y: 22, radius: 0.5 }] })
  expect(p.g.ships.place[0]).toBe(DESTROYED)
  expect(last(p, 'exploded')).toMatchObject({ dice: 8 })
  const attacked = p.events('spectator', 'rolled').filter(({ purpose }) => purpose === 'explosion')
  expect(attacked.map(({ on }) => on)).toEqual(['ship:2', 'ship:1'])
})

test('FA-DMG-23, FA-GEN-10 · of models equally near the player with the initiative says which comes first', () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const ships = [at('sorylians-kopis', 23, 20), at('aquans-namazu', 17, 20, 0)]
    const p = critical([1, 1, ...Array.from({ length: 20 }, () => 1)], {}, { ships, order })
    expect(p.question()).toMatchObject({ name: 'blast.next', seat: order[0] })
    p.answer('next:ship:2')
    expect(p.events('spectator', 'rolled')[0]).toMatchObject({ on: 'ship:2' })
  }
})

test('FA-DMG-23 · explosions set off in a chain go off in the order in which they arise', () => {
  const ships = [at('neutral-transport', 22, 20), at('neutral-transport', 20, 23)]
  // The magazine of the first ship destroys both transports (hull 2 of 3), which explode in turn.
  const dice = [1, 1, 5, 5, 5, 1, 1, 1, 1, 1, 5, 5, 5, 1, 1, 1, 1, 1]
  const p = critical(dice, {}, { ships: ships.map((ship) => ({ ...ship, hull: 2 })) })
  const blasts = p.events('spectator', 'exploded').map(({ x, y }) => [x, y])
  expect(blasts).toEqual([
    [20_000, 20_000],
    [22_000, 20_000],
    [20_000, 23_000],
  ])
})

test('FA-DMG-24 · a wing near a blast: 4 or 5 drives it off, 6 destroys it; the worst die counts', () => {
  for (const [worst, place, x] of [
    [3, 1, 22_000],
    [4, 1, 27_000],
    [5, 1, 27_000],
    [6, DESTROYED, 22_000],
  ] as const) {
    const dice = [1, 1, 2, 1, worst, 1, 1, 1, 1, 1]
    const p = critical(dice, {}, { ships: [], wings: [{ type: 'bomber', seat: 0, flight: 0, x: 22, y: 20 }] })
    expect([worst, p.g.wings.place[0], p.g.wings.x[0]]).toEqual([worst, place, x])
  }
})

const lasting = (p: ReturnType<typeof fight>) => p.g.ships.effects[0] ?? 0

test('FA-DMG-6, FA-DMG-8, FA-DMG-9, FA-DMG-11, FA-DMG-13, FA-DMG-14 · 3, 5, 6, 8, 10 and 11 last', () => {
  const results = [
    [[1, 2], LASTING.pdOffline],
    [[1, 4], LASTING.systemsOffline],
    [[1, 5], LASTING.weaponDamage],
    [[4, 4], LASTING.engineFailure],
    [[5, 5], LASTING.containmentLeak],
    [[5, 6], LASTING.secondaryOffline],
  ] as const
  for (const [roll, effect] of results) {
    const p = critical(roll, { type: 'relthoza-assassin', cloak: true })
    expect([roll, lasting(p), p.g.ships.cloak[0], p.g.ships.crew[0]]).toEqual([roll, effect, roll[1] === 4 && roll[0] === 1 ? 0 : 1, 0])
  }
})

test('FA-DMG-8, FA-DEF-9 · systems offline: no shields, and a cloaking field is off at once and stays off', () => {
  const p = fight({
    ships: [
      { type: 'directorate-firewall', x: 20, y: 20 },
      { ...at('aquans-isonade', 32, 20), effects: ['systemsOffline'] },
    ],
    dice: [5, 5, 5, 5, 1, 1, 1, 1, 1, 1],
  })
  p.answers('fire:0:0:1', [])
  expect(p.events('spectator', 'rolled')).toHaveLength(1)
})

test('FA-DMG-9 · weapon damage halves the AD of primary weapons, not of torpedoes', () => {
  const given: GivenFight = {
    ships: [{ type: 'terrans-teuton', x: 20, y: 20, effects: ['weaponDamage'] }, at('sorylians-falcata', 26, 20)],
    dice: Array.from({ length: 9 }, () => 1),
  }
  const p = fight(given)
  p.answers('fire:0:1:1')
  expect(last(p, 'attacked')).toMatchObject({ dice: 2 })
  p.answer('fire:0:3:1')
  expect(last(p, 'attacked')).toMatchObject({ dice: 4 })
})

test('FA-DMG-13 · a containment leak makes CR equal DR', () => {
  const p = struck(4, [3, 4, 1], { effects: ['containmentLeak'] })
  expect(p.events('spectator', 'critical-rolled')).toHaveLength(1)
})

test('FA-DMG-7, FA-DMG-12 · 4 and 9 cost a crew point and an AP and leave a marker', () => {
  for (const [roll, effect] of [
    [[1, 3], LASTING.ragingFire],
    [[4, 5], LASTING.decompression],
  ] as const) {
    const p = critical(roll)
    expect([lasting(p), p.g.ships.crew[0], p.g.ships.ap[0], hp(p, 0)]).toEqual([effect, 1, 3, 2])
  }
})

test('FA-DMG-10 · 7 costs D3 crew points and as many AP', () => {
  for (const [face, lost] of [
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ] as const) {
    const p = critical([3, 4, face])
    expect([face, p.g.ships.crew[0], p.g.ships.ap[0], lasting(p)]).toEqual([face, lost, 4 - lost, 0])
  }
})

test('FA-DMG-15, FA-DMG-25 · 12: displaced 2D6 inches in a direction relative to the heading, keeping it', () => {
  for (const [face, x, y] of [
    [1, 27, 20],
    [2, 27, 20],
    [3, 20, 27],
    [4, 20, 13],
    [5, 13, 20],
    [6, 13, 20],
  ] as const) {
    const p = critical([6, 6, 3, 4, face], { heading: 90 })
    expect([face, p.g.ships.x[0], p.g.ships.y[0], p.g.ships.heading[0]]).toEqual([face, x * 1000, y * 1000, 9000])
    expect(hp(p, 0)).toBe(2)
  }
})

const moved = (given: Partial<GivenFight>, inches: number, direction: number, ship: Partial<GivenShip> = {}) =>
  carryOut({ ...given, ships: [{ ...at('sorylians-falcata'), ...ship }, ...(given.ships ?? [])] }, (g) =>
    displace(g, 0, inches, direction, 'FA-TERR-2', RING),
  )
const where = (p: ReturnType<typeof fight>) => [(p.g.ships.x[0] ?? 0) / 1000, (p.g.ships.y[0] ?? 0) / 1000]

test('FA-DMG-16, FA-DMG-25 · a jump passes over everything; off the table or in a planet the ship is destroyed', () => {
  const between = moved({ terrain: [{ kind: 'planet', x: 24, y: 20, radius: 3 }] }, 8, 9000)
  expect([where(between), between.g.ships.place[0]]).toEqual([[28, 20], 1])
  expect(moved({ terrain: [{ kind: 'planet', x: 28, y: 20, radius: 3 }] }, 8, 9000).g.ships.place[0]).toBe(DESTROYED)
  expect(moved({}, 8, 27_000, { x: 8 }).g.ships.place[0]).toBe(1)
  expect(moved({}, 8, 27_000, { x: 7.999 }).g.ships.place[0]).toBe(DESTROYED)
})

test('FA-DMG-25 · in a meteor the ship is put on the rim and suffers a critical hit', () => {
  const p = moved({ terrain: [{ kind: 'meteor', x: 28.5, y: 20, radius: 1 }], dice: [4, 4] }, 8, 9000)
  expect(where(p)).toEqual([27.5, 20])
  expect([hp(p, 0), lasting(p)]).toEqual([2, LASTING.engineFailure])
  const centre = moved({ terrain: [{ kind: 'meteor', x: 28, y: 20, radius: 1 }], dice: [4, 4] }, 8, 9000)
  expect(where(centre)).toEqual([29, 20])
})

test('FA-DMG-25, FA-GEN-13, FA-GEN-14 · on another stand it goes on to the first free point, where the list is applied again', () => {
  const p = moved({ ships: [at('sorylians-falcata', 28, 20)] }, 8, 9000)
  // Two stands of 1.25 inches touch at 29.25, but do not overlap.
  expect(where(p)).toEqual([29.25, 20])
  const edge = moved({ ships: [at('sorylians-falcata', 71.5, 20)] }, 8, 9000, { x: 63.5 })
  expect(edge.g.ships.place[0]).toBe(DESTROYED)
  const planet = moved({ ships: [at('sorylians-falcata', 28, 20)], terrain: [{ kind: 'planet', x: 32, y: 20, radius: 3 }] }, 8, 9000)
  expect(planet.g.ships.place[0]).toBe(DESTROYED)
})

test('FA-DMG-25 · in an asteroid field it suffers 6 AD; other fields do nothing', () => {
  const p = moved({ terrain: [{ kind: 'asteroidField', x: 28, y: 20, radius: 2 }], dice: [5, 5, 5, 5, 1, 1] }, 8, 9000)
  expect(hp(p, 0)).toBe(3)
  const nebula = moved(
    {
      terrain: [
        { kind: 'nebula', x: 28, y: 20, radius: 2 },
        { kind: 'distortionField', x: 28, y: 20, radius: 2 },
      ],
    },
    8,
    9000,
  )
  expect([hp(nebula, 0), where(nebula)]).toEqual([4, [28, 20]])
})

test('FA-DMG-17, FA-DMG-26 · a ship that loses its last crew point is a derelict, or captured where enemy teams are aboard', () => {
  const p = critical([3, 4, 5], { crew: 2 })
  expect([p.g.ships.place[0], last(p, 'derelict')?.ship]).toEqual([1, 0])
  const boarded = critical(
    [3, 4, 5],
    { crew: 2 },
    { also: (g) => g.boarders.push({ ship: 0, owner: 0, squadron: 0, teams: 1, rounds: 1 }) },
  )
  expect(boarded.g.ships.place[0]).toBe(CAPTURED)
})

test('FA-DMG-18 · a ship that has lost all its hull points is destroyed at once', () => {
  const p = critical([4, 4], { hull: 2 })
  expect(p.g.ships.place[0]).toBe(DESTROYED)
  expect(lasting(p)).toBe(0)
  const one = critical([4, 4], { hull: 1 })
  expect([one.g.ships.place[0], hp(one, 0)]).toEqual([1, 1])
})

test('FA-DMG-20 · an effect the ship has already is not doubled; the losses of the new roll apply', () => {
  const p = critical([1, 3], { effects: ['ragingFire'] })
  expect([lasting(p), p.g.ships.crew[0], hp(p, 0)]).toEqual([LASTING.ragingFire, 1, 2])
  expect(p.events('spectator', 'afflicted')).toHaveLength(0)
})

const SIDES: GivenFight['ships'] = [
  { ...at('sorylians-falcata', 20, 20, 0), effects: ['ragingFire', 'decompression'] },
  { ...at('sorylians-falcata', 30, 20, 1), effects: ['ragingFire', 'decompression'] },
]

test('FA-DMG-21, FA-END-11 · fires and decompression: a D6 each, on 1 to 3 a loss; the initiative winner’s ships first', () => {
  const burnt = carryOut({ ships: SIDES, order: [1, 0], dice: [3, 4] }, fires)
  expect([hp(burnt, 0), hp(burnt, 1)]).toEqual([4, 3])
  const first = carryOut({ ships: SIDES, dice: [3, 4] }, fires)
  expect([hp(first, 0), hp(first, 1)]).toEqual([3, 4])
  const leaked = carryOut({ ships: SIDES, dice: [4, 3] }, decompression)
  expect([leaked.g.ships.crew, leaked.g.ships.ap]).toEqual([
    [0, 1],
    [4, 3],
  ])
  const last = carryOut({ ships: [{ ...at('sorylians-falcata'), hull: 3, effects: ['ragingFire'] }], dice: [1] }, fires)
  expect(last.g.ships.place[0]).toBe(DESTROYED)
})

test('FA-DMG-22 · repair: a D6 for each lasting effect, 4 and more removes it; nothing else comes back', () => {
  const ships = [
    { ...at('terrans-teuton', 20, 20, 0), hull: 1, crew: 1, effects: ['pdOffline', 'ragingFire', 'weaponDamage'] } satisfies GivenShip,
  ]
  const p = carryOut({ ships, dice: [4, 3, 6] }, repair)
  expect([lasting(p), p.g.ships.hull[0], p.g.ships.crew[0]]).toEqual([LASTING.ragingFire, 1, 1])
  const derelict = carryOut({ ships: [{ ...at('terrans-teuton', 20, 20, 0), crew: 5, effects: ['pdOffline'] }], dice: [6] }, repair)
  expect(lasting(derelict)).toBe(LASTING.pdOffline)
})

test('FA-FLEET-9 · once a turn the flagship lets one failed repair within 8 inches be rolled again', () => {
  const ships = [
    at('terrans-apollo', 20, 20, 0),
    { ...at('terrans-teuton', 28, 20, 0), effects: ['pdOffline'] } satisfies GivenShip,
    { ...at('terrans-teuton', 28.001, 20, 0), effects: ['pdOffline'] } satisfies GivenShip,
  ]
  const flag: GivenFight['also'] = (g) => {
    g.flagships[0] = 0
  }
  const p = carryOut({ ships, dice: [1, 2, 4], also: flag }, repair)
  expect(p.question()).toMatchObject({ name: 'repair.flagship', seat: 0 })
  expect(p.options()).toEqual(['repair:1:pdOffline', 'none'])
  p.answer('repair:1:pdOffline')
  expect([p.g.ships.effects, p.g.flagshipRepair[0]]).toEqual([[0, 0, LASTING.pdOffline], 3])
  const used = carryOut({ ships, dice: [1, 2], also: (g) => [flag?.(g), g.flagshipRepair.fill(3)] }, repair)
  expect(used.table.result).not.toBeNull()
  const lost = carryOut({ ships, dice: [1, 2], also: (g) => [flag?.(g), g.ships.place.splice(0, 1, DESTROYED)] }, repair)
  expect(lost.table.result).not.toBeNull()
})

test('FA-FLEET-9 · FA-TRAIT/stubbornCrews: what the flagship had rolled again in vain is not repeated by stubborn crews', () => {
  const ships = [
    at('sorylians-xiphos', 20, 20, 0),
    { ...at('sorylians-falcata', 24, 20, 0), effects: ['pdOffline'] } satisfies GivenShip,
    { ...at('sorylians-falcata', 28, 20, 0), effects: ['ragingFire'] } satisfies GivenShip,
  ]
  const p = carryOut(
    { ships, dice: [1, 1, 2, 5], also: (g) => [g.flagships.splice(0, 1, 0), g.races.splice(0, 1, RACE_IDS.indexOf('sorylians'))] },
    repair,
  )
  p.answer('repair:1:pdOffline')
  expect(p.question()).toMatchObject({ name: 'repair.stubborn', seat: 0 })
  expect(p.options()).toEqual(['repair:2:ragingFire', 'none'])
  p.answer('repair:2:ragingFire')
  expect(p.g.ships.effects).toEqual([0, LASTING.pdOffline, 0])
})

test('FA-DMG-27, FA-COLL-7 · both ships of an event suffer before either explodes', () => {
  const ships = [
    { ...at('sorylians-falcata', 20, 20, 0), hull: 3 },
    { ...at('sorylians-falcata', 21, 20, 1), hull: 3 },
  ]
  const p = carryOut({ ships, dice: [1, 1, 4, 4] }, (g) => criticalHits(g, [0, 1], 'FA-COLL-7', RING))
  expect(p.g.ships.place).toEqual([DESTROYED, DESTROYED])
  const order = p.events('spectator').map(({ type }) => type)
  expect(order.indexOf('exploded')).toBeGreaterThan(order.lastIndexOf('ship-left'))
})

test('FA-DEF-2, FA-TERR-1 · terrain attacks without shields', () => {
  const p = carryOut({ ships: [at('terrans-aegis')], dice: [5, 5, 5, 5, 1, 1] }, (g) => asteroidAttack(g, 0, 6, RING))
  expect(hp(p, 0)).toBe(3)
  expect(p.events('spectator', 'rolled')).toHaveLength(1)
})

test('FA-DEF-1, FA-DEF-3 · shield dice: 4 and 5 cancel one hit, 6 two and is rolled on; never below none', () => {
  const shielded = (hits: number, dice: readonly number[]) => struck(hits, dice, { type: 'sorylians-amentum', x: 32 })
  const p = shielded(9, [6, 3, 5])
  expect(p.events('spectator', 'rolled').at(-1)).toMatchObject({ purpose: 'shields', waves: [[6, 3], [5]], hits: 3 })
  expect(last(p, 'hits-compared')).toMatchObject({ hits: 6 })
  expect(last(shielded(1, [6, 6, 1, 1]), 'hits-compared')).toMatchObject({ hits: 0 })
})

test('FA-DEF-1, FA-SMALL-6, FA-MINE-6 · shields work against explosions, point defence does not', () => {
  const given: GivenFight = {
    ships: [at('terrans-aegis', 22, 20), { ...at('sorylians-falcata', 20, 20), hull: 3 }],
    dice: [1, 1, 4, 4, 4, 4, 4, 4, 4, 4, 1, 2, 2],
  }
  const p = carryOut(given, (g) => criticalHit(g, 1, 'FA-COLL-2', RING))
  expect(p.events('spectator', 'rolled').map(({ purpose }) => purpose)).toEqual(['explosion', 'shields'])
})

test('FA-DEF-5, FA-DEF-6, FA-RANGE-18 · a cloaked target halves once, whatever else obstructs; a cloaked ship halves its own guns', () => {
  const dice = Array.from({ length: 20 }, () => 1)
  const at1 = (own: Partial<GivenShip>, enemy: Partial<GivenShip>, terrain: GivenFight['terrain'] = []) => {
    const p = fight({
      ships: [
        { type: 'relthoza-assassin', x: 20, y: 20, ...own },
        { ...at('relthoza-assassin', 26, 20), ...enemy },
      ],
      terrain,
      dice,
    })
    p.answer('fire:0:1:1')
    return last(p, 'attacked')?.dice
  }
  const field = [{ kind: 'asteroidField', x: 23, y: 20, radius: 1 }] as const
  expect(at1({}, {})).toBe(6)
  expect(at1({}, { cloak: true })).toBe(3)
  expect(at1({}, { cloak: true }, field)).toBe(3)
  expect(at1({ cloak: true }, {})).toBe(3)
  expect(at1({ cloak: true }, { cloak: true })).toBe(1)
  const torpedoes = fight({
    ships: [
      { type: 'relthoza-assassin', x: 20, y: 20, heading: 90, cloak: true },
      { ...at('relthoza-assassin', 26, 20), cloak: true },
    ],
    fire: 2,
    dice,
  })
  torpedoes.answer('fire:0:3:1')
  expect(last(torpedoes, 'attacked')).toMatchObject({ dice: 2 })
})

test('FA-DEF-9, FA-TERR-5 · in a nebula neither cloak nor shields work; outside the cloak works again', () => {
  const dice = [5, 5, 5, 5, 1, 1, 1, 1, 1]
  const attackOn = (enemy: Partial<GivenShip>, terrain: GivenFight['terrain']) => {
    const p = fight({
      ships: [
        { type: 'terrans-apollo', x: 20, y: 20 },
        { ...at('relthoza-assassin', 30, 20), ...enemy },
      ],
      terrain: terrain ?? [],
      dice,
    })
    p.answer('fire:0:2:1')
    return p
  }
  const nebula = [{ kind: 'nebula', x: 30, y: 20, radius: 3 }] as const
  // The dice are halved once, for the nebula in the line, and not for the cloak again.
  expect(last(attackOn({ cloak: true }, nebula), 'attacked')).toMatchObject({ dice: 4 })
  expect(last(attackOn({ cloak: true }, []), 'attacked')).toMatchObject({ dice: 4 })
  expect(attackOn({ type: 'aquans-isonade' }, nebula).events('spectator', 'rolled')).toHaveLength(1)
  expect(attackOn({ type: 'aquans-isonade' }, []).events('spectator', 'rolled')).toHaveLength(2)
})

test('FA-DEF-8 · shields and other protection are used against the same attack', () => {
  const p = fight({
    ships: [{ type: 'directorate-firewall', x: 20, y: 20 }, { ...at('aquans-stingray', 42, 20) }],
    dice: [5, 5, 5, 5, 5, 5, 1, 1, 1, 5, 1, 1, 1, 1, 5, 4],
  })
  p.answers('fire:0:0:1', [])
  expect(p.events('spectator', 'rerolled')).toHaveLength(1)
  expect(p.events('spectator', 'rolled').map(({ purpose, hits }) => [purpose, hits])).toEqual([
    ['attack', 2],
    ['shields', 1],
  ])
})

test('FA-DMG-18 · a ship with a hull point left stays on the table', () => {
  const p = carryOut({ ships: [{ ...at('sorylians-falcata'), hull: 3 }] }, (g: State) =>
    settle(g, [{ ship: 0, magazine: false }], 'other', RING),
  )
  expect(p.g.ships.place[0]).toBe(1)
})
