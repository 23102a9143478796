import type { Viewer } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { at } from '../rules/at.ts'
import { mayPlan } from '../rules/planning.ts'
import { turnUp } from '../rules/refresh.ts'
import { continues } from '../rules/round.ts'
import { ADVANCE, DEPLOY, DOMINATE, STRATEGIZE } from '../state.ts'
import { view } from '../view.ts'
import { begin, systemNamed } from './given.ts'

const PIECES = { '10A.nw': '0 scout', '11A.nw': '1 nob' }

function places(type: number, g: Parameters<typeof systemNamed>[0], code: string): string {
  return `order:${type}:${systemNamed(g, code)}`
}

test('FS-PLAN-1, FS-PLAN-2, FS-ROUND-3 · the first player begins, then clockwise, one token each until all have placed four', () => {
  const p = begin({ seats: 3, first: 1, active: 1, pieces: { ...PIECES, '2A.sw': '2 wraithguard' }, step: 'plan' })
  const seats: number[] = []
  while (p.g.phase === 'planning') {
    const { seat } = p.question()
    seats.push(seat)
    p.answer(at(p.options(), 0))
  }
  expect(seats).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0])
  for (const seat of [0, 1, 2]) {
    const placed = p.events('spectator', 'order-placed').filter((event) => event.seat === seat)
    expect(placed).toHaveLength(4)
  }
})

test('FS-PLAN-3 · orders go to systems with own pieces or beside such a system', () => {
  const p = begin({ pieces: PIECES, step: 'plan' })
  const systems = new Set(p.options().map((id) => Number(id.split(':')[2])))
  expect([...systems].sort()).toEqual([0, 1, 3])
  expect(mayPlan(p.g, 0, systemNamed(p.g, '3A'))).toMatchObject({ rule: 'FS-PLAN-3' })
  expect(p.refused(places(0, p.g, '3A'), 0)).toMatchObject({ rule: 'TABLE-3' })
})

test('FS-PLAN-3 · a structure is enough', () => {
  const p = begin({ pieces: { '5A.ne': '0 city', '11A.nw': '1 nob' }, step: 'plan' })
  expect(p.options()).toContain(places(0, p.g, '5A'))
  expect(p.options()).toContain(places(0, p.g, '3A'))
})

test('FS-PLAN-4, FS-STORM-3 · a warp storm does not end adjacency', () => {
  const p = begin({ pieces: PIECES, storms: ['10A east'], step: 'plan' })
  expect(p.options()).toContain(places(0, p.g, '1A'))
})

test('FS-PLAN-5, FS-STACK-1 · a new token goes on top', () => {
  const p = begin({ pieces: { '1A.ne': '0 scout', '11A.nw': '1 nob' }, step: 'plan' })
  p.answers(places(0, p.g, '1A'), places(3, p.g, '1A'), places(1, p.g, '1A'), places(2, p.g, '1A'))
  expect(at(p.g.stacks, systemNamed(p.g, '1A'))).toEqual([0, 4 + 3, 1, 4 + 2])
})

test('FS-PLAN-6, FS-COMP-3 · each of the two tokens of a type is placed once', () => {
  const p = begin({ pieces: PIECES, step: 'plan' })
  const mine = places(0, p.g, '10A')
  const theirs = places(0, p.g, '11A')
  p.answers(mine, theirs, mine, theirs)
  expect(p.options().some((id) => id.startsWith('order:0:'))).toBe(false)
  for (const type of [1, 2, 3]) expect(p.options().filter((id) => id.startsWith(`order:${type}:`))).toHaveLength(3)
})

test('FS-PLAN-8, FS-PLAN-9, FS-STACK-3 · whose a token is everybody sees, its type its owner alone, on top of its stack', () => {
  const p = begin({
    pieces: { '1A.ne': '0 scout', '11A.nw': '1 nob' },
    orders: { '1A': '0 advance, 1 deploy', '10A': '0 deploy, 0 dominate' },
  })
  const stack = (viewer: Viewer, code: string) =>
    view(p.g, viewer)
      .systems.find((one) => one.code === code)
      ?.stack.map(({ type }) => type)
  // The only order that the first seat can reveal is revealed at once; the question is whether to resolve it.
  expect(p.g.order.type).toBe(DOMINATE)
  expect(view(p.g, 0).systems[systemNamed(p.g, '1A')]?.stack.map(({ seat }) => seat)).toEqual([0, 1])
  expect([stack(0, '1A'), stack(1, '1A'), stack('spectator', '1A')]).toEqual([
    [null, null],
    [null, DEPLOY],
    [null, null],
  ])
  expect([stack(0, '10A'), stack(1, '10A')]).toEqual([[DEPLOY], [null]])
  const kept = (viewer: Viewer) => view(p.g, viewer).players[0]?.orders.map(({ type }) => type)
  expect(kept(0)).toEqual([ADVANCE, DEPLOY, STRATEGIZE, STRATEGIZE, DOMINATE])
  expect(kept(1)).toEqual([null, null, null, null, null])
})

test('FS-PLAN-9 · a token lies open beside the board once it was revealed in this round', () => {
  const p = begin({ pieces: PIECES, orders: { '10A': '0 dominate', '1A': '0 advance', '11A': '1 deploy' } })
  p.answer(`reveal:${systemNamed(p.g, '10A')}`)
  p.answers('resolve', 'decline')
  const kept = () => view(p.g, 1).players[0]?.orders.map(({ type }) => type)
  expect(kept()).toEqual([null, null, null, null, null, null, DOMINATE])
  turnUp(p.g)
  expect(kept()).toEqual([null, null, null, null, null, null, null])
})

test('FS-STACK-5 · what a seat has placed it may remember', () => {
  const p = begin({ pieces: PIECES, orders: { '10A': '0 advance, 0 deploy', '1A': '0 strategize, 1 deploy' } })
  expect(view(p.g, 0).record).toEqual([
    { system: systemNamed(p.g, '10A'), type: ADVANCE },
    { system: systemNamed(p.g, '1A'), type: STRATEGIZE },
  ])
  expect(view(p.g, 'spectator').record).toEqual([])
})

test('FS-PLAN-7 · every token placed is resolved in the operations phase of the same round', () => {
  const p = begin({ pieces: PIECES, step: 'plan', storms: ['10A east', '5A south'] })
  while (p.g.phase === 'planning') p.answer(at(p.options(), 0))
  let revealed = 0
  while (p.g.phase === 'operations') {
    const question = p.question()
    p.answer(question.kind === 'multi-select' ? { options: [] } : at(p.options(), p.options().length - 1))
    revealed = p.events('spectator', 'order-revealed').length
  }
  expect(revealed).toBe(8)
  expect(p.g.stacks.flat()).toEqual([])
})

test('FS-PLAN-1, FS-OPS-3, FS-DEPLOY-1 · the orders that all place, and what an order does, are one thing; a turn, an advance and a combat begin another', () => {
  const p = begin({ pieces: PIECES, step: 'plan' })
  p.g.done = 0
  expect(continues(p.g)).toBe(false)
  p.g.done = 1
  expect(continues(p.g)).toBe(true)
  for (const [step, goesOn] of [
    ['deploy-begin', true],
    ['deploy-units', true],
    ['deploy-structure', true],
    ['gain-assets', true],
    ['ability', true],
    ['strategize', true],
    ['order-end', true],
    ['turn', false],
    ['advance', false],
    ['fight', false],
    ['event', false],
  ] as const) {
    p.g.step = step
    expect([step, continues(p.g)]).toEqual([step, goesOn])
  }
})
