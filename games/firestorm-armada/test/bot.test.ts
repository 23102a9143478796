import { answer, anyAnswer, asksForPlan, openTable, type Question, randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { evaluate } from '../bot/evaluate.ts'
import { expectedDamage } from '../bot/worth.ts'
import { metrics, policy, portfolio } from '../bot.ts'
import { SCENARIO_IDS } from '../content/scenarios.ts'
import { passes } from '../geometry/landing.ts'
import { pathOf } from '../geometry/path.ts'
import { distance, type Pose } from '../geometry/place.ts'
import { firestormArmada } from '../index.ts'
import { boardingSegment } from '../rules/boarding/segment.ts'
import { chooseUnit } from '../rules/choose-unit.ts'
import { MANOEUVRE, type Manoeuvre } from '../rules/move/manoeuvre.ts'
import { poseOf } from '../rules/stands.ts'
import { PLACE } from '../state.ts'
import { carryOut, fight, fightState, steps } from './fight.ts'
import { FAR, moving } from './table.ts'

/** Plays a table of bots: the seats in `quick` use the policy, the others answer at random. */
function playOut(options: { [id: string]: string | number }, seed: number, quick: readonly number[], seats = 2) {
  const table = openTable(firestormArmada, options, seats, seedOf(seed))
  const random = randomOf(seedOf(seed))
  const names = new Set<string>()
  for (;;) {
    const [question] = table.questions as Question[]
    if (question === undefined) return { table, names }
    names.add(question.name)
    const given = quick.includes(question.seat)
      ? policy(table.state, question, random)
      : anyAnswer(firestormArmada, table.state, question, random)
    expect(answer(table, question.seat, given)).toBe(true)
    table.state.events.length = 0
  }
}

test('FA-VP-1 · bots play every scenario legally to its end', () => {
  for (const [i, scenario] of SCENARIO_IDS.entries()) expect(playOut({ scenario }, i + 1, [0, 1]).table.result).not.toBeNull()
})

test('FA-VP-9 · a quick bot beats a random one in almost every game', () => {
  let won = 0
  for (let seed = 1; seed <= 8; seed++) {
    const bot = seed % 2
    if (playOut({}, seed, [bot]).table.result?.winners.includes(bot)) won++
  }
  expect(won).toBeGreaterThanOrEqual(7)
})

test('FA-LINK-15 · a bot links where the weapons alone do not get through, and fires at what it hurts most', () => {
  // Against DR 6 three broadsides of 7 dice do little one by one, but more if they are linked.
  expect(expectedDamage(7, 4, 6, 10, 0) * 3).toBeLessThan(expectedDamage(13, 4, 6, 10, 0) * 2.5)
  const ships = [
    { type: 'terrans-teuton', x: 20, y: 20, squadron: 0 },
    { type: 'terrans-teuton', x: 20, y: 23, squadron: 0 },
    { type: 'sorylians-falx', seat: 1, squadron: 1, x: 30, y: 20 },
    { type: 'sorylians-plumbata', seat: 1, squadron: 2, x: 30, y: 23 },
  ]
  const p = fight({ ships })
  expect(policy(p.g, p.question(), randomOf(seedOf(1)))).toMatchObject({ option: expect.stringMatching(/^(fire|pair):.*:2$/) })
})

test('FA-MOVE-20, FA-COLL-1 · a bot stays on the table and out of planets', () => {
  const given = {
    ships: [
      { type: 'terrans-teuton', x: 30, y: 43, heading: 0 },
      { ...FAR, x: 40, y: 10 },
    ],
    terrain: [{ kind: 'planet', x: 24, y: 42, radius: 3 }] as const,
  }
  const p = moving(given)
  p.answer(policy(p.g, p.question(), randomOf(seedOf(1))))
  expect(p.g.ships.place[0]).toBe(PLACE.table)
})

test('FA-MOVE-6 · a ship that closes in ends nearer to the enemy than one that stands off, and that nearer than one that withdraws', () => {
  const distances = portfolio.scripts.map((script) => {
    const p = moving({
      ships: [
        { type: 'terrans-teuton', x: 24, y: 20, heading: 0 },
        { ...FAR, x: 24, y: 38 },
      ],
    })
    p.answer(portfolio.answer(script, p.g, p.question(), randomOf(seedOf(1))))
    const [own, foe] = [0, 1].map((ship) => poseOf(p.g, ship))
    return distance(own as Pose, foe as Pose)
  })
  expect(portfolio.scripts).toEqual(['close-in', 'stand-off', 'withdraw'])
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect(new Set(distances).size).toBe(3)
})

test('FA-VP-8 · the leader has better prospects', () => {
  const g = fightState({ ships: [{ type: 'terrans-teuton', x: 10, y: 10 }, { type: 'terrans-teuton', seat: 1, x: 30, y: 30 }, FAR] })
  expect(evaluate(g, 0)).toBe(0.5)
  g.ships.place[1] = PLACE.destroyed
  expect(evaluate(g, 0)).toBeGreaterThan(0.5)
  expect(evaluate(g, 0) + evaluate(g, 1)).toBeCloseTo(1)
})

test('FA-VP-8, FA-DMG-18 · what is counted of a position: points, ships, hull and crew of both sides, wings', () => {
  const g = fightState({
    ships: [{ type: 'terrans-teuton', x: 10, y: 10, hull: 2, crew: 1 }, { type: 'terrans-teuton', seat: 1, x: 30, y: 30, hull: 1 }, FAR],
    wings: [{ type: 'fighter', seat: 0, flight: 0, x: 12, y: 10 }],
  })
  const before = [metrics(g, 0), metrics(g, 1)]
  expect(before[0]).toMatchObject({ points: 0, lost: 0, ships: 1, enemies: 2, wings: 1 })
  expect(before[1]).toMatchObject({ ships: 2, enemies: 1, hull: before[0]?.theirs, theirs: before[0]?.hull, wings: 0 })
  g.ships.hull[0] = 0
  expect(metrics(g, 0).hull).toBe((before[0]?.hull ?? 0) + 2)
  g.ships.place[1] = PLACE.destroyed
  expect(metrics(g, 0)).toMatchObject({ enemies: 1, points: metrics(g, 1).lost })
  expect(metrics(g, 0).points).toBeGreaterThan(0)
})

test('FA-BOARD-2, FA-BOARD-18 · a bot does not fire at a ship that it can take, and boards it; a healthy crew it fires at', () => {
  const duel = (teams: number, crew: number) => ({
    ships: [
      { type: 'terrans-teuton', x: 30, y: 20, squadron: 0, ap: teams },
      { type: 'terrans-teuton', x: 34, y: 20, squadron: 0, ap: teams },
      { type: 'dindrenzi-secutor', seat: 1, squadron: 1, x: 32, y: 22, heading: 200, crew },
    ],
  })
  const wish = (p: ReturnType<typeof fight>) => policy(p.g, p.question(), randomOf(seedOf(1)))
  expect(wish(fight(duel(3, 3)))).toMatchObject({ option: expect.stringMatching(/^end:/) })
  expect(wish(fight(duel(1, 0)))).toMatchObject({ option: expect.stringMatching(/^(fire|pair):/) })
  expect(wish(steps(duel(3, 3), boardingSegment))).toEqual({ option: 'board:0:2' })
  // Nor does it fire at what it cannot hurt instead.
  const far = { type: 'dindrenzi-murmillo', seat: 1, squadron: 2, x: 58, y: 20 }
  const beside = fight({ ships: [...duel(3, 3).ships, far], terrain: [{ kind: 'asteroidField', x: 45, y: 20, radius: 1.5 }] })
  expect(beside.options()).toContainEqual(expect.stringMatching(/^fire:.*:3$/))
  expect(wish(beside)).toMatchObject({ option: expect.stringMatching(/^end:/) })
})

test('FA-TERR-1, FA-TERR-2 · a bot flies around fields, also when the straight way would bring its guns to bear', () => {
  for (const kind of ['asteroidField', 'distortionField'] as const) {
    const p = moving({
      ships: [
        { type: 'dindrenzi-secutor', x: 30, y: 20, heading: 0 },
        { type: 'terrans-teuton', seat: 1, squadron: 1, x: 30, y: 34 },
        { type: 'terrans-teuton', seat: 1, squadron: 1, x: 33, y: 34 },
      ],
      terrain: [{ kind, x: 30, y: 26, radius: 2.5 }],
    })
    const question = p.question()
    if (!asksForPlan(question, MANOEUVRE)) throw new Error(question.name)
    const move = policy(p.g, question, randomOf(seedOf(1))) as unknown as { plan: Manoeuvre }
    const path = pathOf(question.bounds, move.plan.segments)
    expect(p.g.terrain.filter((field) => passes(path, path.steps, field))).toEqual([])
  }
})

test('FA-TURN-5 · a bot activates whoever is near an enemy first, and while none is near whoever is farthest off', () => {
  const three = (enemyAt: number) => ({
    ships: [
      { type: 'terrans-teuton', x: 20, y: 10, squadron: 0 },
      { type: 'terrans-teuton', x: 20, y: 16, squadron: 1 },
      { type: 'terrans-teuton', seat: 1, x: 20, y: enemyAt, squadron: 2 },
    ],
  })
  const wish = (enemyAt: number) => {
    const p = carryOut(three(enemyAt), chooseUnit)
    return policy(p.g, p.question(), randomOf(seedOf(1)))
  }
  expect(wish(26)).toEqual({ option: 'activate:squadron:1' })
  expect(wish(40)).toEqual({ option: 'activate:squadron:0' })
})
