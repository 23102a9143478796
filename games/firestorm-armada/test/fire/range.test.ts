import { expect, test } from 'vitest'
import { FULLY, OUTSIDE, PARTLY } from '../../geometry/arc.ts'
import { d3, hitsOf, randomDirection } from '../../rules/dice.ts'
import { coverOfWeapon, lineBetween, mayBear, mayShoot } from '../../rules/fire/shots.ts'
import { PLACE } from '../../state.ts'
import { fight, fightState, last } from '../fight.ts'
import { FAR, fly, moving, table, why } from '../table.ts'

const TEUTON = { type: 'terrans-teuton', x: 20, y: 20 } as const
const ENEMY = { type: 'sorylians-falcata', seat: 1 } as const

test('FA-RANGE-1, FA-RANGE-2 · distances are open before a target is chosen: every option is one that reaches, measured from centre to centre', () => {
  const p = fight({ ships: [TEUTON, { ...ENEMY, x: 28, y: 20 }, { ...ENEMY, x: 52.001, y: 20 }] })
  const targets = p
    .options()
    .filter((id) => id.startsWith('fire:'))
    .map((id) => id.split(':').at(-1))
  expect(targets).toContain('1')
  expect(targets).not.toContain('2')
})

test('FA-RANGE-10 · where the value of a band is 0 the weapon cannot fire, and nothing raises it to 1', () => {
  // The broadside has dice 5, 7, 3, 0 by band.
  const g = fightState({ ships: [TEUTON, { ...ENEMY, x: 44, y: 20 }, { ...ENEMY, x: 44.001, y: 20 }] })
  expect(mayShoot(g, 0, 1, 1)).toBe(true)
  expect(mayShoot(g, 0, 1, 2)).not.toBe(true)
})

test('FA-RANGE-14, FA-RANGE-15 · turrets cover everything; a gun rack both sides, and nothing ahead', () => {
  const from = { x: 20_000, y: 20_000, heading: 0 }
  const cover = (arcs: ('any' | 'port' | 'starboard')[], x: number, y: number) => coverOfWeapon(from, { x, y }, { arcs })
  expect([cover(['any'], 20_000, 10_000), cover(['any'], 25_000, 25_000)]).toEqual([FULLY, FULLY])
  const rack: ('port' | 'starboard')[] = ['port', 'starboard']
  expect([cover(rack, 10_000, 20_000), cover(rack, 30_000, 20_000), cover(rack, 20_000, 30_000), cover(rack, 25_000, 25_000)]).toEqual([
    FULLY,
    FULLY,
    OUTSIDE,
    PARTLY,
  ])
})

test('FA-RANGE-16 · ships and wings in between never block a shot', () => {
  const g = fightState({
    ships: [TEUTON, { ...ENEMY, x: 36, y: 20 }, { ...ENEMY, x: 28, y: 20 }, { ...TEUTON, x: 32 }],
    wings: [{ type: 'fighter', seat: 1, flight: 0, x: 24, y: 20 }],
  })
  expect([mayBear(g, 0, 1, 1), lineBetween(g, { x: 20_000, y: 20_000 }, { x: 36_000, y: 20_000 })]).toEqual([true, 'free'])
})

test('FA-RANGE-17 · partly covered and obstructed: halved twice, each rounded down, never below 1', () => {
  const dice = (target: { x: number; y: number }, terrain: { kind: 'asteroidField'; x: number; y: number; radius: number }[]) => {
    const p = fight({ ships: [TEUTON, { ...ENEMY, ...target }], terrain, dice: [1, 1, 1, 1, 1, 1, 1] })
    p.answer('fire:0:1:1')
    return last(p, 'attacked')?.dice
  }
  const field = { kind: 'asteroidField', x: 24, y: 24, radius: 1 } as const
  expect([
    dice({ x: 30, y: 20 }, []),
    dice({ x: 30, y: 20 }, [{ ...field, y: 20 }]),
    dice({ x: 27.5, y: 27.5 }, []),
    dice({ x: 27.5, y: 27.5 }, [field]),
  ]).toEqual([7, 3, 3, 1])
})

test('FA-GEN-6, FA-GEN-7 · a D3 is half a D6 rounded up, a direction a D12; only attack, shield, PD and boarding dice explode', () => {
  const g = fightState({ ships: [FAR] })
  g.random.dice.preset = [0, 1, 2, 3, 4, 5, 0, 11]
  expect([d3(g), d3(g), d3(g), d3(g), d3(g), d3(g), randomDirection(g), randomDirection(g)]).toEqual([1, 1, 2, 2, 3, 3, 0, 33_000])
  expect(hitsOf([3, 4, 5, 6], 4)).toBe(4)
  const p = table({ ships: [{ ...FAR, seat: 0, x: 5 }, FAR], step: 'initiative', dice: [6, 6, 1, 1] })
  expect(p.events('spectator', 'initiative-rolled')).toMatchObject([{ dice: [6, 6] }, { dice: [1, 1] }])
})

test('FA-GEN-8 · a card over a trait over the rules: Hard turn lifts the turn limit, a fleet trait lowers it for one turn', () => {
  const isonade = { type: 'aquans-orca', x: 20, y: 20 } as const
  const p = moving({ ships: [isonade, FAR] })
  expect(why(p, fly('R45 0.999 R45 4'))).toBe('FA-MOVE-9')
  p.answer(fly('R45 1 R45 4'))
  const q = moving({
    ships: [isonade, FAR],
    also: (g) => {
      g.inForce.push({ card: 18, seat: 0, on: 'squadron', id: 0, ships: [0], until: 'activation', used: false })
    },
  })
  q.answer(fly('R45 R45 4'))
  expect(q.g.ships.heading[0]).toBe(9000)
})

test('FA-GEN-11 · every random result is told with its purpose, and the same seed gives the same', () => {
  const told = () =>
    table({ ships: [{ ...FAR, seat: 0, x: 5 }, FAR], step: 'initiative' }, { seed: 5 }).events('spectator', 'initiative-rolled')
  expect(told()).toEqual(told())
  expect(told()[0]).toMatchObject({ rule: 'FA-INIT-4', dice: [expect.any(Number), expect.any(Number)] })
})

const MINED = (also: Partial<Parameters<typeof moving>[0]> = {}) =>
  moving({
    ships: [TEUTON, { ...TEUTON, x: 50 }, FAR],
    ...also,
    also: (g) => {
      g.mines.push({ owner: 1, ship: 2, x: 20_000, y: 27_000, ad: 2, armed: true })
      also.also?.(g)
    },
  })

test('FA-MINE-3, FA-MINE-9 · an armed enemy mine goes off at the first point within 4 inches; the move goes on afterwards', () => {
  const p = MINED({ dice: [1, 1] })
  p.answer(fly('7'))
  expect(p.events('spectator', 'exploded')).toMatchObject([{ x: 20_000, y: 27_000 }])
  expect([p.g.mines.length, p.g.ships.y[0]]).toEqual([0, 27_000])
  // A move of 3 inches from 20 ends exactly 4 inches from 27.
  const before = MINED({
    also: (g) => {
      g.ships.effects[0] = 16
    },
  })
  before.answer(fly('2.999'))
  expect(before.g.mines).toHaveLength(1)
  const reached = MINED({
    dice: [1, 1],
    also: (g) => {
      g.ships.effects[0] = 16
    },
  })
  reached.answer(fly('3'))
  expect(reached.g.mines).toHaveLength(0)
})

test('FA-MINE-3, FA-MINE-9 · a model already within 4 inches sets it off when it moves, not when it stays; friends and unarmed ones never', () => {
  const near = (also: Parameters<typeof moving>[0]['also'], flown: string, dice: number[] = []) => {
    const p = MINED({
      dice,
      also: (g) => {
        Object.assign(g.mines[0] ?? {}, { y: 23_000 })
        g.ships.enginesCut[0] = 1
        also?.(g)
      },
    })
    p.answer(fly(flown))
    return p.g.mines.length
  }
  expect([near(undefined, ''), near(undefined, '0.001', [1, 1])]).toEqual([1, 0])
  expect([
    near((g) => {
      Object.assign(g.mines[0] ?? {}, { owner: 0 })
    }, '1'),
    near((g) => {
      Object.assign(g.mines[0] ?? {}, { armed: false })
    }, '1'),
  ]).toEqual([1, 1])
})

test('FA-PD-8, FA-PD-18 · no wing may end in contact with one driven off this turn, nor one driven off with enemies', () => {
  const wings = [
    { type: 'fighter', seat: 0, flight: 0, x: 20, y: 20 },
    { type: 'fighter', seat: 1, flight: 1, x: 25, y: 20 },
  ] as const
  const plan = (x: number) => ({ plan: { wings: [{ wing: 0, x, y: 20_000 }] } })
  const p = table({
    ships: [{ ...FAR, seat: 0, x: 5 }, FAR],
    wings,
    step: 'flight-move',
    also: (g) => {
      g.wings.drivenOff[1] = g.turn
    },
  })
  expect(why(p, plan(24_200))).toBe('FA-PD-18')
  p.answer(plan(24_199))
  const q = table({
    ships: [{ ...FAR, seat: 0, x: 5 }, FAR],
    wings,
    step: 'flight-move',
    also: (g) => {
      g.wings.drivenOff[0] = g.turn
    },
  })
  expect(why(q, plan(24_200))).toBe('FA-PD-8')
})

test('FA-DEF-7 · cloaking fields are off at deployment unless their owner says otherwise', () => {
  const p = table({
    ships: [
      { type: 'relthoza-iramon', seat: 1, squadron: 0, x: 0, y: 0 },
      { ...FAR, seat: 0, squadron: 1 },
    ],
    step: 'deploy',
    also: (g) => {
      g.ships.place[0] = 0
      g.edges = [1, 0]
    },
  })
  p.answer({ plan: { ships: [{ ship: 0, x: 30_000, y: 5000, heading: 0 }] } })
  expect(p.question()).toMatchObject({ seat: 1, name: 'deploy.cloak', least: 0 })
  p.answer({ options: ['cloak:0'] })
  expect(p.g.ships.cloak[0]).toBe(1)
})

test('FA-DISORDER-1, FA-DISORDER-3 · a squadron that lost half its ships this turn is tested, only in the variant: two of three dice of 4 or more', () => {
  const tested = (disorder: boolean, dice: number[], strength = 2) =>
    table({
      ships: [TEUTON, { ...TEUTON, squadron: 0, x: 24 }, FAR],
      step: 'end-repair',
      settings: { disorder },
      dice,
      also: (g) => {
        g.ships.place[1] = 2
        Object.assign(g.squadrons[0] ?? {}, { strength })
      },
    }).g.squadrons[0]?.disordered
  expect([tested(true, [4, 4, 1]), tested(true, [4, 3, 1]), tested(true, [1, 1, 1], 1), tested(false, [1, 1, 1])]).toEqual([
    false,
    true,
    false,
    false,
  ])
})

test('FA-DISORDER-1, FA-DISORDER-2 · half is rounded up, a lost flagship is enough, and the disordered try again; nobody else is tested', () => {
  const tested = (given: { ships: number; lost: number[]; flagship?: number; disordered?: boolean }, dice: number[]) => {
    const squadron = Array.from({ length: given.ships }, (_, i) => ({ ...TEUTON, squadron: 0, x: 20 + 3 * i }))
    const p = table({
      ships: [...squadron, { ...FAR, squadron: 1 }],
      step: 'end-repair',
      settings: { disorder: true },
      dice,
      also: (g) => {
        for (const ship of given.lost) g.ships.place[ship] = PLACE.destroyed
        for (const one of g.squadrons) one.strength = 1
        Object.assign(g.squadrons[0] ?? {}, { strength: given.ships, disordered: given.disordered ?? false })
        if (given.flagship !== undefined) g.flagships[0] = given.flagship
      },
    })
    return [p.events('spectator', 'disorder-tested').length, p.g.squadrons[0]?.disordered]
  }
  const fails = [1, 1, 1]
  expect(tested({ ships: 3, lost: [2] }, fails)).toEqual([0, false])
  expect(tested({ ships: 3, lost: [1, 2] }, fails)).toEqual([1, true])
  expect(tested({ ships: 4, lost: [2, 3] }, fails)).toEqual([1, true])
  expect(tested({ ships: 4, lost: [3], flagship: 3 }, fails)).toEqual([1, true])
  expect(tested({ ships: 4, lost: [3], flagship: 0 }, fails)).toEqual([0, false])
  expect(tested({ ships: 4, lost: [], disordered: true }, fails)).toEqual([1, true])
  expect(tested({ ships: 4, lost: [], disordered: true }, [4, 4, 3])).toEqual([1, false])
  expect(tested({ ships: 4, lost: [], disordered: true }, [4, 3, 3])).toEqual([1, true])
})
