import type { PlanQuestion } from '@orrery/kernel'
import { randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { type SplitBounds, splitPlan } from '../../rules/fire/split.ts'
import { inForce } from '../card-table.ts'
import { fight, type GivenFight, type GivenShip, last } from '../fight.ts'

const MISS = Array.from({ length: 30 }, () => 1)
const gunship = (type: string, enemies: readonly (readonly [number, number])[], own: Partial<GivenShip> = {}): GivenShip[] => [
  { type, x: 20, y: 20, ...own },
  ...enemies.map(([x, y]): GivenShip => ({ type: 'sorylians-falcata', seat: 1, x, y })),
]
const start = (given: GivenFight) => fight({ dice: MISS, ...given })
const divide = (p: ReturnType<typeof fight>, option: string, plan: readonly (readonly [target: number, dice: number])[]) => {
  p.answer(option)
  p.answer({ plan: plan.map((share) => [...share]) })
}
const shots = (p: ReturnType<typeof fight>) => p.events('spectator', 'attacked').map(({ target, dice }) => [target, dice])

test('FA-SPLIT-1, FA-SPLIT-7 · a weapon is divided in any way, down to single dice; each share is an attack', () => {
  const given = {
    ships: gunship(
      'terrans-apollo',
      [
        [30, 20],
        [30, 23],
        [30, 17],
      ],
      { hull: 0 },
    ),
  }
  const p = start(given)
  p.answer('split:0:2')
  expect(p.question()).toMatchObject({ kind: 'plan', name: 'fire.split', seat: 0, bounds: { dice: [9, 9, 9] } })
  p.answer({
    plan: [
      [2, 5],
      [1, 4],
    ],
  })
  expect(shots(p)).toEqual([
    [2, 5],
    [1, 4],
  ])
  const three = start(given)
  three.answer('split:0:2')
  three.answer({
    plan: [
      [1, 7],
      [2, 1],
      [3, 1],
    ],
  })
  expect(shots(three)).toEqual([
    [1, 7],
    [2, 1],
    [3, 1],
  ])
})

test('FA-SPLIT-5, FA-CARD-2 · S05: a share has two dice less against the squadron, and at least one', () => {
  const enemies = [
    [30, 20],
    [30, 23],
  ] as const
  const p = start({
    ships: gunship('terrans-apollo', enemies, { hull: 0 }),
    also: inForce('S05', 1, { on: 'squadron', id: 1, ships: [1], until: 'nextActivation' }),
  })
  divide(p, 'split:0:2', [
    [1, 5],
    [2, 4],
  ])
  expect(shots(p)).toEqual([
    [1, 3],
    [2, 4],
  ])
})

test('FA-SPLIT-2 · a turret divides between arcs', () => {
  const p = start({
    ships: gunship('terrans-apollo', [
      [30, 20],
      [10, 20],
    ]),
  })
  divide(p, 'split:0:2', [
    [1, 5],
    [2, 4],
  ])
  expect(shots(p)).toEqual([
    [1, 5],
    [2, 4],
  ])
})

test('FA-SPLIT-3 · torpedoes are divided', () => {
  const p = start({
    ships: gunship('terrans-teuton', [
      [28.5, 20],
      [28.5, 22],
    ]),
    fire: 2,
  })
  divide(p, 'split:0:3', [
    [1, 2],
    [2, 3],
  ])
  expect(shots(p)).toEqual([
    [1, 2],
    [2, 3],
  ])
})

test('FA-RANGE-15 · a gun rack fires into both arcs by splitting', () => {
  const p = start({
    ships: gunship('dindrenzi-secutor', [
      [26, 20],
      [14, 20],
    ]),
  })
  expect(p.options()).toContain('split:0:0')
  divide(p, 'split:0:0', [
    [1, 2],
    [2, 2],
  ])
  expect(shots(p)).toEqual([
    [1, 2],
    [2, 2],
  ])
})

test('FA-SPLIT-5 · the damage modifier before the division; what halves one target only that share', () => {
  const ships = gunship(
    'terrans-apollo',
    [
      [30, 20],
      [30, 26],
    ],
    { crew: 2 },
  )
  const p = start({ ships, terrain: [{ kind: 'asteroidField', x: 25, y: 20, radius: 0.5 }] })
  p.answer('split:0:2')
  expect(p.question()).toMatchObject({ bounds: { dice: [7, 7] } })
  p.answer({
    plan: [
      [1, 4],
      [2, 3],
    ],
  })
  expect(shots(p)).toEqual([
    [1, 2],
    [2, 3],
  ])
  const single = start({ ships, terrain: [{ kind: 'asteroidField', x: 25, y: 20, radius: 0.5 }] })
  single.answer('split:0:2')
  single.answer({
    plan: [
      [1, 1],
      [2, 6],
    ],
  })
  expect(shots(single)).toEqual([
    [1, 1],
    [2, 6],
  ])
  // Weapon Damage affects all targets: it halves the dice before they are divided.
  const damaged = start({
    ships: gunship(
      'terrans-apollo',
      [
        [30, 20],
        [30, 26],
      ],
      { effects: ['weaponDamage'] },
    ),
  })
  damaged.answer('split:0:2')
  expect(damaged.question()).toMatchObject({ bounds: { dice: [4, 4] } })
})

test('FA-SPLIT-6 · the farthest target decides which dice are divided', () => {
  const given = {
    ships: gunship('terrans-apollo', [
      [26, 20],
      [38, 20],
    ]),
  }
  const p = start(given)
  p.answer('split:0:2')
  expect(p.question()).toMatchObject({ bounds: { dice: [12, 3] } })
  expect(
    p.refused(
      {
        plan: [
          [1, 3],
          [2, 1],
        ],
      },
      0,
    ).rule,
  ).toBe('FA-SPLIT-8')
  p.answer({
    plan: [
      [1, 2],
      [2, 1],
    ],
  })
  expect(shots(p)).toEqual([
    [1, 2],
    [2, 1],
  ])
})

test('FA-SPLIT-6 · the band of the farthest target counts even where the weapon is stronger than near', () => {
  // The guns to starboard have 6, 8 and 4 dice.
  const ships = gunship('terrans-apollo', [
    [27, 20],
    [26, 21],
    [32, 20],
    [38, 20],
  ])
  const given = { ships }
  const shared = (...plan: [number, number][]) => {
    const p = start(given)
    p.answer('split:0:1')
    expect(p.question()).toMatchObject({ bounds: { targets: [1, 2, 3, 4], bands: [1, 1, 2, 3], dice: [6, 6, 8, 4] } })
    const [over, first] = [plan.map(([target, dice], i): [number, number] => [target, dice + (i === 0 ? 1 : 0)]), plan[0]]
    expect([first?.[1], p.refused({ plan: over }, 0).rule]).toEqual([first?.[1], 'FA-SPLIT-8'])
    p.answer({ plan })
    return shots(p)
  }
  const [near, mixed, far] = [
    [
      [1, 3],
      [2, 3],
    ],
    [
      [1, 4],
      [2, 2],
      [3, 2],
    ],
    [
      [3, 3],
      [4, 1],
    ],
  ] as [number, number][][]
  for (const plan of [near, mixed, far]) expect(shared(...(plan ?? []))).toEqual(plan)
})

test('FA-SPLIT-8 · one share a target; dice may be left, never added; nothing that is no division', () => {
  const p = start({
    ships: gunship('terrans-apollo', [
      [30, 20],
      [30, 23],
    ]),
  })
  p.answer('split:0:2')
  const wrong: readonly (readonly [unknown, string])[] = [
    [
      [
        [1, 5],
        [2, 5],
      ],
      'FA-SPLIT-8',
    ],
    [
      [
        [1, 5],
        [1, 4],
      ],
      'FA-SPLIT-8',
    ],
    [[[1, 9]], 'FA-SPLIT-1'],
    [[], 'FA-SPLIT-1'],
    [
      [
        [1, 5],
        [7, 4],
      ],
      'FA-SPLIT-7',
    ],
    [
      [
        [1, 9],
        [2, 0],
      ],
      'FA-SPLIT-1',
    ],
    [
      [
        [1, 4.5],
        [2, 4.5],
      ],
      'FA-SPLIT-1',
    ],
    [
      [
        [1, -1],
        [2, 4],
      ],
      'FA-SPLIT-1',
    ],
    [
      [
        [1, '5'],
        [2, 4],
      ],
      'FA-SPLIT-1',
    ],
    [[[1], [2, 4]], 'FA-SPLIT-1'],
    ['all', 'FA-SPLIT-1'],
    [null, 'FA-SPLIT-1'],
    [{ 1: 5, 2: 4 }, 'FA-SPLIT-1'],
  ]
  for (const [plan, rule] of wrong) expect([plan, p.refused({ plan: plan as never }, 0).rule]).toEqual([plan, rule])
  p.answer({
    plan: [
      [1, 5],
      [2, 3],
    ],
  })
  expect(shots(p)).toEqual([
    [1, 5],
    [2, 3],
  ])
  expect(last(p, 'attacked')).toMatchObject({ rule: 'FA-SPLIT-1' })
})

test('FA-SPLIT-1 · every sampled division is legal; a weapon of one die is not offered', () => {
  const random = randomOf(seedOf(5))
  const question: PlanQuestion<SplitBounds> = {
    kind: 'plan',
    seat: 0,
    rule: 'FA-SPLIT-1',
    name: 'fire.split',
    message: 'fire-split',
    plan: 'split',
    bounds: { ship: 0, weapon: 0, targets: [3, 5, 8], bands: [1, 3, 2], dice: [9, 1, 2] },
  }
  for (let i = 0; i < 200; i++) {
    const plan = splitPlan.sample({} as never, question, random)
    expect(splitPlan.validate(question, plan)).toBe(true)
  }
  const p = start({
    ships: gunship(
      'terrans-apollo',
      [
        [38, 20],
        [38, 22],
      ],
      { crew: 2 },
    ),
  })
  expect(p.options().filter((id) => id.startsWith('split'))).toEqual(['split:0:1'])
})
