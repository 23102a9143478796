import { cloneState, openTable, seedOf } from '@orrery/kernel'
import { type Play, play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { DECK } from '../../content/cards.ts'
import { INCH } from '../../geometry/place.ts'
import { overlap } from '../../geometry/stand.ts'
import { firestormArmada } from '../../index.ts'
import { firstPlace } from '../../rules/deployment/places.ts'
import { mayDeploy } from '../../rules/deployment/plan.ts'
import { secrets } from '../../rules/deployment/secrets.ts'
import { layTerrain } from '../../rules/deployment/terrain.ts'
import { deployBounds } from '../../rules/deployment/zones.ts'
import { standOf } from '../../rules/stands.ts'
import { PLACE, type State } from '../../state.ts'
import { carryOut, fightState } from '../fight.ts'
import { asks, FAR, idle, table } from '../table.ts'

const begin = (options: { [id: string]: string | number | boolean | object } = {}, seats = 2, dice: number[] = [], seed = 1): Play<State> =>
  play(firestormArmada, {
    options: options as never,
    seats,
    seed,
    given: (g) => {
      g.random.dice.preset.push(...dice.map((face) => face - 1))
    },
  })

test('FA-SETUP-1 · fleet value, scenario and variants are agreed; what does not fit is refused with every reason', () => {
  expect(firestormArmada.settings.map(({ id }) => id).slice(0, 2)).toEqual(['fleetValue', 'scenario'])
  expect(() => openTable(firestormArmada, { fleetValue: 7, scenario: 'tea', seats: [{ fleet: 'terrans-1200' }] }, 2, seedOf(1))).toThrow(
    /fleetValue(.|\n)*scenario(.|\n)*seat 1/,
  )
  expect(firestormArmada.mayBring?.({ fleetValue: 500 }, { fleet: 'terrans-800' }, 0, 2)).toMatchObject(
    [{ rule: 'FA-FLEET-1' }, expect.anything()].slice(0, 1),
  )
})

test('FA-SETUP-2, FA-SETUP-3, FA-SETUP-12 · six areas, at most two planets, 8 inches from the zones, none overlapping', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const g = cloneState(firestormArmada, openTable(firestormArmada, {}, 2, seedOf(seed)).start.state)
    g.terrain = []
    layTerrain(g)
    expect(g.terrain.filter(({ kind }) => kind === 'planet').length).toBeLessThanOrEqual(2)
    expect(g.terrain.length).toBeLessThanOrEqual(6)
    for (const [i, piece] of g.terrain.entries()) {
      expect(piece.y).toBeGreaterThanOrEqual(16 * INCH)
      expect(piece.y).toBeLessThanOrEqual(32 * INCH)
      for (const other of g.terrain.slice(i + 1)) {
        expect((piece.x - other.x) ** 2 + (piece.y - other.y) ** 2).toBeGreaterThanOrEqual((piece.radius + other.radius) ** 2)
      }
    }
  }
  const kinds = (...dice: number[]) => {
    const g = cloneState(firestormArmada, openTable(firestormArmada, {}, 2, seedOf(3)).start.state)
    g.terrain = []
    g.random.dice.preset = dice.map((face) => face - 1)
    layTerrain(g)
    return g.terrain.map(({ kind }) => kind)
  }
  expect(kinds(1, 2, 3, 4, 5, 1, 5, 2)).toEqual(['asteroidField', 'distortionField', 'meteor', 'nebula'])
  expect(kinds(6, 6, 6, 1, 1, 1)).toEqual(['planet', 'planet', 'meteor'])
})

test('FA-SETUP-4, FA-SETUP-5 · one shuffled deck; a card for each squadron, at most five, escorts not counted', () => {
  const { state } = openTable(
    firestormArmada,
    { fleetValue: 800, seats: [{ fleet: 'terrans-800' }, { fleet: 'dindrenzi-500' }] },
    2,
    seedOf(2),
  )
  const counted = (seat: number) => state.squadrons.filter(({ owner }) => owner === seat).length
  expect(counted(0)).toBe(7)
  expect(state.hands[0]).toHaveLength(5)
  expect(state.hands[1]?.length).toBe(Math.min(counted(1), 5))
  expect(state.deck.length + state.hands.flat().length).toBe(DECK.length)
})

test('FA-SETUP-6, FA-SETUP-8 · the winner of the roll chooses a long edge; the roll serves as last turn’s order', () => {
  const p = begin({}, 2, [1, 1, 6, 6])
  expect(p.question()).toMatchObject({ seat: 1, name: 'setup.edge' })
  p.answer('edge:south')
  expect(p.g.edges).toEqual([1, 0])
  expect([p.g.order, p.g.lastOrder]).toEqual([
    [1, 0],
    [1, 0],
  ])
})

test('FA-SETUP-7, FA-SETUP-13 · from the winner on, squadrons are placed in turn, inside the zone, after secrets and terrain', () => {
  const p = begin({}, 2, [6, 6, 1, 1])
  p.answer('edge:north')
  idle(p, asks('deploy.squadron'))
  const seats: number[] = []
  idle(p, (q) => {
    const question = q.table.questions[0]
    if (question?.name === 'deploy.plan') seats.push(question.seat)
    return q.g.step === 'turn-cards'
  })
  expect(seats.slice(0, 4)).toEqual([0, 1, 0, 1])
  for (let ship = 0; ship < p.g.ships.type.length; ship++) {
    const y = p.g.ships.y[ship] ?? 0
    expect(p.g.ships.owner[ship] === 0 ? y >= 40_000 : y <= 8000).toBe(true)
  }
})

test('FA-SETUP-7, FA-SETUP-11 · zone to the thousandth, stands clear, no planet, one group', () => {
  const g = fightState({
    ships: [0, 1]
      .map(() => ({ type: 'terrans-teuton', squadron: 0, x: 10, y: 10 }))
      .concat([{ type: 'terrans-teuton', squadron: 1, x: 30, y: 4 }]),
    terrain: [{ kind: 'planet', x: 50, y: 4, radius: 3 }],
  })
  for (const ship of [0, 1]) g.ships.place[ship] = PLACE.away
  g.edges = [0, 1]
  const bounds = deployBounds(g, 0, 'edge')
  const placed = (...points: [number, number][]) => mayDeploy(bounds, { ships: points.map(([x, y], ship) => ({ ship, x, y, heading: 0 })) })
  expect(placed([10_000, 8000], [13_000, 3000])).toBe(true)
  expect(placed([10_000, 8001], [13_000, 3000])).toMatchObject({ rule: 'FA-SETUP-7' })
  expect(placed([10_000, 8000], [16_001, 8000])).toMatchObject({ rule: 'FA-SETUP-11' })
  expect(placed([10_000, 8000], [11_249, 8000])).toMatchObject({ rule: 'FA-SETUP-11' })
  expect(placed([28_751, 4000], [26_000, 4000])).toMatchObject({ rule: 'FA-SETUP-11' })
  expect(placed([50_000, 2000], [50_000, 6000])).toMatchObject({ rule: 'FA-SETUP-11' })
  for (const value of [
    null,
    3,
    {},
    { ships: [] },
    { ships: [{ ship: 0 }, { ship: 0 }] },
    {
      ships: [
        { ship: 0, x: 1, y: 1, heading: 36_000 },
        { ship: 1, x: 1, y: 1, heading: 0 },
      ],
    },
  ]) {
    expect(mayDeploy(bounds, value as never)).not.toBe(true)
  }
  expect(firstPlace(bounds, [0])).not.toBeNull()
})

test('FA-SETUP-9 · up to half of the squadrons may stay in reserve, noted in secret and revealed together', () => {
  const p = begin({}, 2, [6, 6, 1, 1])
  p.answer('edge:north')
  expect(p.table.questions.map(({ name }) => name)).toEqual(['setup.reserves', 'setup.reserves'])
  const own = p.g.squadrons.filter(({ owner }) => owner === 0).length
  expect(p.question(0)).toMatchObject({ kind: 'multi-select', most: own >> 1 })
  p.answer({ options: [p.options(0)[0] as string] }, 0)
  expect(p.events('spectator', 'reserve-kept')).toEqual([])
  p.answer({ options: [] }, 1)
  expect(p.events('spectator', 'reserve-kept')).toHaveLength(1)
  expect(p.g.squadrons.map(({ arrival }) => arrival === 'reserve').filter(Boolean)).toHaveLength(1)
})

const RESERVE = (dice: number[]) =>
  table({
    ships: [
      { type: 'terrans-teuton', squadron: 0, x: 0, y: 0 },
      { type: 'terrans-teuton', squadron: 1, x: 10, y: 10 },
      { ...FAR, squadron: 2 },
    ],
    step: 'end-markers',
    dice,
    also: (g) => {
      g.ships.place[0] = PLACE.away
      Object.assign(g.squadrons[0] ?? {}, { arrival: 'reserve' })
      g.edges = [0, 1]
    },
  })

test('FA-SETUP-10 · a reserve rolls 2D6: lost on 2, delayed to 5, by your own edge to 9, in your own half from 10', () => {
  const lost = RESERVE([1, 1])
  expect(lost.question()).toMatchObject({ seat: 0, name: 'reserve.roll' })
  lost.answer('yes')
  expect(lost.g.ships.place[0]).toBe(PLACE.withdrawn)
  const delayed = RESERVE([2, 3])
  delayed.answer('yes')
  expect(delayed.g.ships.place[0]).toBe(PLACE.away)
  const edge = RESERVE([3, 3])
  edge.answer('yes')
  expect(edge.question()).toMatchObject({ name: 'deploy.plan', bounds: { zones: [[0, 0, 72_000, 8000]], apart: 0 } })
  const half = RESERVE([5, 5])
  half.answer('yes')
  expect(half.question()).toMatchObject({ name: 'deploy.plan', bounds: { zones: [[0, 0, 72_000, 24_000]], apart: 8000 } })
  const not = RESERVE([])
  not.answer('no')
  expect(not.g.ships.place[0]).toBe(PLACE.away)
})

test('FA-SETUP-13 · silent squadrons are named beforehand and placed after all others', () => {
  const p = begin({ seats: [{ fleet: 'relthoza-500' }, { fleet: 'terrans-500' }] }, 2, [6, 6, 1, 1])
  p.answer('edge:north')
  idle(p, (q) => asks('setup.silent')(q) || q.g.step === 'turn-cards')
  expect(p.question()).toMatchObject({ seat: 0, name: 'setup.silent' })
  const late = p.options()[0] as string
  p.answer(late)
  const order: string[] = []
  idle(p, (q) => {
    const question = q.table.questions[0]
    if (question?.name === 'deploy.plan') order.push(String(question.on))
    return q.g.step === 'turn-cards'
  })
  expect(order.at(-1)).toBe(`squadron:${late.split(':')[1]}`)
  for (let a = 0; a < p.g.ships.type.length; a++) {
    for (let b = 0; b < a; b++) expect(overlap(standOf(p.g, a), standOf(p.g, b))).toBe(0)
  }
})

test('FA-SETUP-9 · of two or three squadrons one may wait in reserve', () => {
  for (const count of [2, 3]) {
    const ships = [0, 1].flatMap((seat) =>
      Array.from({ length: count }, (_, i) => ({ type: 'terrans-teuton', seat, x: 10 + 3 * i, y: 4 + 40 * seat })),
    )
    const p = carryOut({ ships }, secrets)
    expect(p.question(0)).toMatchObject({ name: 'setup.reserves', kind: 'multi-select', least: 0, most: 1 })
  }
})
