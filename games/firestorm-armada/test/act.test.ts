import { expect, test } from 'vitest'
import { firestormArmada } from '../index.ts'
import { command } from '../rules/act.ts'
import { EDGES } from '../rules/deployment/zones.ts'
import { PLACE, type State } from '../state.ts'
import { carryOut, type GivenFight } from './fight.ts'
import { asks, FAR, fly, idle, moving, table } from './table.ts'

const TEUTON = { type: 'terrans-teuton', x: 30, y: 20 } as const
const ENEMY = { type: 'sorylians-falcata', seat: 1, x: 36, y: 23.5 } as const

test('FA-ACT-1, FA-ACT-3 · command, movement, combat, boarding: no attack before the last ship has moved', () => {
  const p = table({ ships: [TEUTON, { ...TEUTON, squadron: 0, x: 26 }, ENEMY, FAR], step: 'command' })
  const names: string[] = []
  while (p.g.activation.kind !== 'none' && p.g.activation.id === 0 && names.length < 60) {
    const question = p.question()
    if (names.at(-1) !== question.name) names.push(question.name)
    if (question.kind === 'plan') p.answer(fly('3.5'))
    else if (question.name === 'move.ship') p.answer('move:0')
    else idle(p, (q) => q.table.questions[0] !== question)
  }
  const order = ['command.sector', 'move.ship', 'move.plan', 'fire.primary', 'act.cutEngines']
  expect(names.filter((name) => order.includes(name)).filter((name, i, all) => all.indexOf(name) === i)).toEqual(order)
  expect(names.lastIndexOf('move.plan')).toBeLessThan(names.indexOf('fire.primary'))
})

test('FA-ACT-2 · in the command segment an S card may be played and fields switched, by the owner', () => {
  const p = table({ ships: [TEUTON, ENEMY], step: 'command', hands: [['S08'], []] })
  expect(p.question()).toMatchObject({ seat: 0, name: 'card.command' })
  const q = table({
    ships: [FAR, { type: 'relthoza-iramon', seat: 0, squadron: 1, x: 10, y: 10 }].map((ship, i) => ({ ...ship, seat: 1 - i })),
    step: 'command',
    active: 1,
    hands: [[], []],
  })
  idle(q, (r) => r.question().name.startsWith('command'))
  expect(q.question()).toMatchObject({ seat: 0 })
})

test('FA-ACT-4, FA-ACT-5, FA-ACT-9 · point defence, primary weapons, torpedoes, one attack at a time; each step may be left', () => {
  const p = table({ ships: [TEUTON, ENEMY], step: 'combat', fire: 0 })
  expect(p.question().name).toBe('fire.primary')
  expect(p.options()).toContain('end:primary')
  p.answer('end:primary')
  expect(p.question().name).toBe('fire.torpedo')
  p.answer('end:torpedo')
  idle(p, (q) => q.g.activation.id !== 0 || q.question().name === 'act.cutEngines')
  expect(p.question().name).toBe('act.cutEngines')
})

test('FA-ACT-6, FA-ACT-7 · each weapon system once an activation, as many different ones as the ship likes', () => {
  const p = table({ ships: [TEUTON, ENEMY], step: 'combat', fire: 1, hands: [[], []] })
  const first = p.options().filter((id) => id.startsWith('fire:'))
  const weapon = String(first[0]).split(':')[2]
  p.answer(String(first[0]))
  idle(p, (q) => q.question().name.startsWith('fire.') && q.question().name !== 'fire.link')
  const left = p.options().filter((id) => id.startsWith('fire:0:'))
  expect(left.filter((id) => id.split(':')[2] === weapon)).toEqual([])
  expect(left.length + (p.question().name === 'fire.torpedo' ? 1 : 0)).toBeGreaterThan(0)
})

test('FA-ACT-8 · a ship lost before or during its activation takes no further part', () => {
  const p = moving({ ships: [{ ...TEUTON, y: 46 }, { ...TEUTON, squadron: 0, x: 50 }, ENEMY] })
  p.answer('move:0')
  p.answer(fly('3.5'))
  expect(p.question()).toMatchObject({ name: 'move.plan', on: 'ship:1' })
  p.answer(fly('3.5'))
  idle(p, (q) => !q.question().name.startsWith('command'))
  expect(p.options().some((id) => id.startsWith('fire:0:'))).toBe(false)
})

test('FA-ACT-10 · asteroids, launching and pods come right after the ship’s own move, before the next ship moves', () => {
  const carrier = { type: 'relthoza-nidus', x: 30, y: 20, squadron: 0 } as const
  const p = moving({
    ships: [carrier, { ...carrier, x: 33 }, FAR],
    terrain: [{ kind: 'asteroidField', x: 30, y: 24, radius: 2.5 }],
    also: (g) => {
      g.flights.push({ owner: 0, type: 0, acted: 0 })
      for (const list of Object.values(g.wings)) list.push(0)
      g.pods.push({ x: 30_000, y: 26_000, value: 25, ship: -1, carriedOff: -1 })
    },
    dice: [1, 1, 1, 1, 1, 1],
  })
  p.answer('move:0')
  p.answer(fly('6'))
  expect(p.events('spectator', 'rolled')).toMatchObject([{ purpose: 'terrain' }])
  expect(p.question().name).toBe('wing.launch')
  p.answer('done')
  expect(p.question().name).toBe('pod.take')
  p.answer('done')
  expect(p.question()).toMatchObject({ name: 'move.plan', on: 'ship:1' })
  expect(asks('card.moved')(p)).toBe(false)
})

test('FA-ACT-1, FA-ACT-10 · a squadron of one ship fires after it has moved', () => {
  const p = moving({
    ships: [
      { type: 'terrans-teuton', x: 20, y: 20 },
      { type: 'sorylians-falcata', seat: 1, x: 24, y: 26 },
    ],
  })
  p.answer(fly('6'))
  expect(p.question()).toMatchObject({ seat: 0, name: 'fire.primary' })
})

test('FA-ACT-2, FA-PD-14, FA-CARD-7 · what is counted for one activation begins anew for the squadron, and only for it', () => {
  const COUNTED = ['moved', 'flown', 'fired', 'minesNow', 'transfer'] as const
  const effect = { card: 0, seat: 0, on: 'squadron', id: 0, ships: [0], until: 'nextActivation', used: true } as const
  const p = table({
    ships: [TEUTON, ENEMY, FAR],
    step: 'command',
    also: (g) => {
      for (const column of COUNTED) g.ships[column].fill(1)
      g.ships.pdSpent.fill(2)
      const others = [
        { ...effect, id: 1 },
        { ...effect, on: 'flight' as const },
        { ...effect, until: 'turn' as const },
      ]
      g.inForce.push(...[{ ...effect }, ...others].map((one) => ({ ...one, ships: [...one.ships] })))
    },
  })
  expect(p.question()).toMatchObject({ name: 'command.sector', seat: 0 })
  for (const column of COUNTED) expect([column, ...p.g.ships[column]]).toEqual([column, 0, 1, 1])
  expect([p.g.ships.pdSpent, p.g.ships.turned]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ])
  expect(p.g.inForce.map(({ id, on, until }) => [id, on, until])).toEqual([
    [1, 'squadron', 'nextActivation'],
    [0, 'flight', 'nextActivation'],
    [0, 'squadron', 'turn'],
  ])
})

test('FA-ACT-1, FA-CARD-7 · when an activation closes, what held for it ends, and nothing else', () => {
  const effect = { card: 0, seat: 0, on: 'squadron', id: 0, ships: [0], used: true } as const
  const p = table({
    ships: [TEUTON, ENEMY, FAR],
    step: 'closing',
    also: (g) => {
      for (const until of ['activation', 'nextActivation', 'turn'] as const) g.inForce.push({ ...effect, ships: [0], until })
    },
  })
  p.answer({ options: [] })
  expect(p.g.inForce.map(({ until }) => until)).toEqual(['nextActivation', 'turn'])
})

test('FA-ACT-1 · whatever ships do in one activation is one thing; the choice of the next unit begins another', () => {
  const p = table({ ships: [TEUTON, { ...TEUTON, squadron: 0, x: 26 }, ENEMY, FAR], step: 'command' })
  const seen = new Set<string>()
  for (let step = 0; step < 60 && p.table.questions.length > 0; step++) {
    const question = p.question()
    const acts = p.table.start.state.activation.kind !== 'none'
    expect([question.name, firestormArmada.continues?.(p.table.start.state)]).toEqual([question.name, acts])
    seen.add(`${acts}`)
    if (question.kind === 'plan') p.answer(fly('3.5'))
    else if (question.name === 'move.ship') p.answer('move:0')
    else if (question.name === 'activate') break
    else idle(p, (q) => q.table.questions[0] !== question)
  }
  expect([...seen]).toEqual(['true', 'false'])
})

test('FA-SCEN-2 · a squadron that enters is placed at the edge of its side when it is activated, once, and where there is a place', () => {
  const entering = (seat: number, place: number, terrain: GivenFight['terrain'] = []) => {
    const also = (g: State) => [
      g.edges.push(EDGES.south, EDGES.north),
      g.ships.place.splice(0, 1, place),
      Object.assign(g.squadrons[0] ?? {}, { arrival: 'enter' }),
    ]
    return carryOut(
      {
        ships: [
          { ...TEUTON, seat },
          { ...FAR, seat: 1 - seat },
        ],
        terrain: terrain ?? [],
        also,
      },
      command,
    )
  }
  for (const seat of [0, 1]) {
    const y = seat === 0 ? 0 : 40_000
    const zones = [[0, y, 72_000, y + 8000]]
    expect(entering(seat, PLACE.away).question()).toMatchObject({ name: 'deploy.plan', seat, on: 'squadron:0', bounds: { zones } })
    expect(entering(seat, PLACE.table).table.questions.map(({ name }) => name)).not.toContain('deploy.plan')
  }
  expect(entering(0, PLACE.away, [{ kind: 'planet', x: 36, y: 24, radius: 60 }]).g.step).toBe('closing')
})

test('FA-ACT-1, FA-ACT-6 · an activation begins with nothing moved, turned or fired, for the ships of its squadron alone', () => {
  const also = (g: State) => {
    for (const list of [g.ships.moved, g.ships.flown, g.ships.turned, g.ships.fired, g.ships.minesNow]) list.fill(1)
  }
  const { ships } = carryOut({ ships: [TEUTON, ENEMY], also }, command).g
  expect([ships.moved, ships.flown, ships.turned, ships.fired, ships.minesNow]).toEqual(Array.from({ length: 5 }, () => [0, 1]))
})

test('FA-ACT-5, FA-TURN-5 · a squadron that has lost its last ship in the combat segment is done, and the next one is activated', () => {
  const also = (g: State) => g.ships.place.splice(0, 1, PLACE.destroyed)
  const p = table({ ships: [TEUTON, ENEMY, { ...TEUTON, squadron: 2, x: 10 }, { ...FAR, squadron: 3 }], step: 'combat', also })
  expect([p.g.step === 'combat', p.g.activation.id === 0]).toEqual([false, false])
})
