import { type Answer, randomOf, type SeenQuestion, seedOf, seenBy } from '@orrery/kernel'
import { type Play, play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { TILE_SIDES } from '../content/tiles.ts'
import type { UnitKind } from '../content/units.ts'
import { forbiddenStars } from '../index.ts'
import { carryAnswerUnasked } from '../orders/carry.ts'
import {
  buildableFor,
  cardsOrder,
  hasTokens,
  purseAfter,
  shopOrder,
  sitesOf,
  waresOf,
  withCarryAll,
  withLay,
  withPart,
} from '../orders/drafts.ts'
import { orders } from '../orders/index.ts'
import type { Order } from '../orders/order.ts'
import { placeStructure, structureInSupply } from '../rules/structures.ts'
import { DEPLOY, DOMINATE, STRATEGIZE, type State } from '../state.ts'
import type { View } from '../view.ts'
import { areaNamed, asked, begin, buy, standing, systemNamed } from './given.ts'

const PIECES = { '10A.nw': '0 factory', '10A.sw': '0 scout', '11A.nw': '1 nob' }

function seen(p: Play<State>, seat = 0): { readonly question: SeenQuestion; readonly view: View } {
  const { question, view } = seenBy(p.table, seat)
  if (question === null) throw new Error(`seat ${seat} is not asked`)
  return { question, view: view as View }
}

/** Lets orders answer for the seat as long as they can; returns those that remain. */
function run(p: Play<State>, said: readonly Order[], seat = 0): readonly Order[] {
  let stand = said
  for (;;) {
    if (!p.table.questions.some((question) => question.seat === seat)) return stand
    const { question, view } = seen(p, seat)
    const reply = orders.answer(stand, question, view)
    stand = reply.orders
    if (reply.reply === null) return stand
    give(p, reply.reply.answer, seat)
  }
}

function give(p: Play<State>, given: Answer, seat: number): void {
  p.answer('option' in given ? given.option : given, seat)
}

test('FS-PLAN-1 · orders of a round that are planned together are placed in turn, and in the alternative system if the first is covered', () => {
  const p = begin({ pieces: PIECES, step: 'plan' })
  // A system that borders both.
  const [home, away] = [systemNamed(p.g, '10A'), 1]
  const placings = [
    { type: DEPLOY, system: home, instead: null },
    { type: DOMINATE, system: away, instead: home },
    { type: STRATEGIZE, system: away, instead: null },
  ]
  let stand = run(p, [{ kind: 'plan', round: p.g.round, placings }])
  expect([asked(p), p.question().seat]).toEqual(['planning.order', 1])
  p.answer(`order:${DEPLOY}:${away}`)
  stand = run(p, stand)
  p.answer(`order:${DEPLOY}:${away}`)
  stand = run(p, stand)
  expect(stand).toEqual([])
  expect((seenBy(p.table, 1).view as View).systems[home]?.stack.filter(({ seat }) => seat === 0)).toHaveLength(2)
  expect(seenBy(p.table, 0).view).toMatchObject({ record: expect.arrayContaining([{ system: away, type: STRATEGIZE }]) })
})

test('FS-PLAN-1, FS-PLAN-6 · a plan that cannot be carried on ends, and its seat is asked', () => {
  const p = begin({ pieces: PIECES, step: 'plan' })
  const placings = [{ type: DEPLOY, system: systemNamed(p.g, '3A'), instead: null }]
  expect(run(p, [{ kind: 'plan', round: p.g.round, placings }])).toEqual([])
  expect([asked(p), p.question().seat]).toEqual(['planning.order', 0])
  const two = [1, 2, 3].map(() => ({ type: DEPLOY, system: 0, instead: null }))
  expect([hasTokens(two.slice(1), 0, seen(p).view), hasTokens(two, 0, seen(p).view)]).toEqual([true, false])
})

test('FS-OPS-6 · orders that can do something are carried out as they are revealed; of another one its seat is asked', () => {
  const p = begin({ pieces: { '10A.nw': '0 scout', '11A.nw': '1 nob' }, step: 'turn', orders: { '10A': '0 dominate', '11A': '1 deploy' } })
  const carry = withCarryAll([], true, seen(p).view)
  expect([asked(p), run(p, carry)]).toEqual(['operations.resolve', carry])
  expect(asked(p)).not.toBe('operations.resolve')
  const idle = begin({ pieces: { '10A.nw': '0 scout', '11A.nw': '1 nob' }, step: 'turn', orders: { '10A': '0 deploy', '11A': '1 deploy' } })
  expect([run(idle, carry), asked(idle), idle.question().seat]).toEqual([carry, 'operations.resolve', 0])
  expect(withCarryAll(carry, false, seen(idle).view)).toEqual([])
})

test('FS-OPS-6 · deployments and dominations that can do something are resolved automatically; the seat is asked about advances and orders that would do nothing', () => {
  const revealed = (order: string, pieces: Readonly<Record<string, string>>) => {
    const p = begin({
      pieces: { ...pieces, '11A.nw': '1 nob' },
      step: 'turn',
      orders: { '10A': `0 ${order}`, '11A': '1 deploy' },
      players: [{ materiel: 4 }],
    })
    const { question, view } = seen(p)
    expect(question.name).toBe('operations.resolve')
    return carryAnswerUnasked(question, view)
  }
  expect(revealed('dominate', { '10A.nw': '0 scout' })).toEqual({ option: 'resolve' })
  expect(revealed('deploy', PIECES)).toEqual({ option: 'resolve' })
  expect(revealed('deploy', { '10A.nw': '0 scout' })).toBeNull()
  expect(revealed('dominate', {})).toBeNull()
  expect(revealed('advance', PIECES)).toBeNull()
})

test('FS-DEPLOY-1, FS-DEPLOY-18 · a shopping list buys and places unit after unit, then the structure, within what it showed to be left', () => {
  const p = begin({
    pieces: PIECES,
    step: 'deploy-units',
    order: '0 deploy 10A',
    orders: { '11A': '1 deploy' },
    players: [{ materiel: 9 }],
  })
  const { question, view } = seen(p)
  const ware = waresOf(question).find(({ id }) => id === buy('scout', areaNamed(p.g, '10A.sw')))
  if (ware === undefined) throw new Error('nothing can be bought')
  const wares = [ware.ware, ware.ware]
  expect(sitesOf(0, view).map(({ id }) => id)).toEqual([areaNamed(p.g, '10A.sw')])
  const left = purseAfter(wares, 0, 0, view)
  const stand = run(p, [shopOrder(wares, `build:0:${areaNamed(p.g, '10A.sw')}`, view)])
  expect([stand, standing(p.g, '10A.sw')]).toEqual([[], '0 scout, 0 scout, 0 scout, 0 factory'])
  expect([p.g.players[0]?.materiel, p.question().seat]).toEqual([left.materiel, 1])
})

test('FS-DEPLOY-3, FS-DEPLOY-18 · a shopping list builds its structure also where its units leave no other to be bought', () => {
  const p = begin({
    pieces: PIECES,
    step: 'deploy-units',
    order: '0 deploy 10A',
    orders: { '11A': '1 deploy' },
    players: [{ materiel: 12 }],
  })
  const { question, view } = seen(p)
  const [one] = waresOf(question).filter(({ id }) => id === buy('scout', areaNamed(p.g, '10A.sw')))
  if (one === undefined) throw new Error('nothing can be bought')
  const wares = Array.from({ length: view.order?.limit ?? 0 }, () => one.ware)
  expect(purseAfter(wares, 0, 0, view).units).toBe(0)
  expect(run(p, [shopOrder(wares, `build:0:${areaNamed(p.g, '10A.sw')}`, view)])).toEqual([])
  expect(standing(p.g, '10A.sw')).toContain('0 factory')
})

test('FS-COMP-12 · a shopping list offers no structure once all control tokens lie on others', () => {
  const offered = (tokens: number) => {
    const more = (g: State) => {
      for (let count = 0; count < tokens; count++) placeStructure(g, structureInSupply(g, count < 5 ? 0 : 2), 0, areaNamed(g, '2A.sw'))
    }
    const p = begin({ pieces: PIECES, step: 'deploy-units', order: '0 deploy 10A', orders: { '11A': '1 deploy' }, more })
    return buildableFor(9, 0, seen(p).view).length > 0
  }
  // One lies on the factory.
  expect([offered(7), offered(8)]).toEqual([true, false])
})

test('FS-DEPLOY-1 · a shopping list ends where it does not fit any more', () => {
  const p = begin({
    pieces: PIECES,
    step: 'deploy-units',
    order: '0 deploy 10A',
    orders: { '11A': '1 deploy' },
    players: [{ materiel: 9 }],
  })
  const { view } = seen(p)
  const unknown = { option: 'buy:99:0', materiel: 1, forge: 0, cache: 0, kind: 99 as UnitKind }
  expect([run(p, [shopOrder([unknown], null, view)]), asked(p)]).toEqual([[], 'deploy.unit'])
})

test('FS-COMBAT-12 · cards of the rounds that follow are played as they were said, unless a unit is hurt', () => {
  const p = begin({ pieces: PIECES, step: 'plan' })
  const kind = 4
  const options = [{ id: `card:${2 * kind + 1}`, rule: 'FS-COMBAT-12' }]
  const question: SeenQuestion = { seat: 0, kind: 'options', rule: 'FS-COMBAT-12', name: 'combat.card', message: 'combat-card', options }
  const combat = { area: areaNamed(p.g, '10A.sw'), round: 1, step: 'choose' as const, origins: [], sides: [] }
  const view: View = { ...seen(p).view, combat }
  const said = [cardsOrder([kind, kind], 'unhurt', view)]
  expect(orders.answer(said, question, view).reply?.answer).toEqual({ option: expect.stringMatching(/^card:/) })
  const later: View = { ...view, combat: { ...combat, round: 2 } }
  expect(orders.answer(said, question, later).reply).not.toBeNull()
  const hurt: View = {
    ...later,
    systems: later.systems.map((system) => ({
      ...system,
      areas: system.areas.map((area) => ({ ...area, units: area.units.map((unit) => ({ ...unit, routed: true })) })),
    })),
  }
  expect(orders.answer(said, question, hurt)).toEqual({ reply: null, orders: said })
  const standing = [cardsOrder([kind, kind], 'standing', view)]
  expect([later, hurt].map((one) => orders.answer(standing, question, one).reply === null)).toEqual([false, true])
  const third: View = { ...view, combat: { ...combat, round: 3 } }
  expect(orders.answer(said, question, third).reply).toBeNull()
})

test('FS-DEPLOY-1, FS-DOM-1, FS-OPS-2 · what helps most is decided where that is switched on, by nothing but what the seat sees; else, and where several help as much, the seat is asked', () => {
  const p = begin({ pieces: PIECES, step: 'deploy-units', order: '0 deploy 10A', players: [{ materiel: 9 }] })
  const { question, view } = seen(p)
  expect(orders.answer(withPart([], 'dominates', true), question, view).reply).toBeNull()
  const said = withPart([], 'deploys', true)
  const reply = orders.answer(said, question, view)
  const best = forbiddenStars.policy(p.table.state, p.question(), randomOf(seedOf('any')))
  expect(reply).toEqual({ reply: { answer: best, by: 0 }, orders: said })
  expect(orders.describe(said[0] as Order, 0, view)).toEqual([{ message: 'board-said-deploys' }])
  expect(withPart(said, 'deploys', false)).toEqual([])
  const twice = { ...question, options: question.kind === 'plan' ? [] : question.options.flatMap((one) => [one, one]) } as SeenQuestion
  expect(orders.answer(said, twice, view).reply).toBeNull()
})

test('FS-ROUND-1 · orders for a round end with it', () => {
  const p = begin({ pieces: PIECES, step: 'plan' })
  const { question, view } = seen(p)
  const old = withCarryAll([], true, { ...view, round: view.round - 1 })
  expect(orders.answer(old, question, view)).toEqual({ reply: null, orders: [] })
  const words = orders.describe(withCarryAll([], true, view)[0] as Order, 0, view)
  expect(words).toEqual([{ message: 'board-said-carry' }])
})

test('FS-SETUP-10, FS-SETUP-14, FS-SETUP-17 · a set-up is laid for a seat as long as that stands: its own world up, its force and factory there', () => {
  const p = play(forbiddenStars, { seats: 2, options: { random_factions: true } })
  const lay = withLay([], true, seen(p, p.question().seat).view)
  for (let laid = 0; laid < 12 && p.g.phase === 'setup'; laid++) run(p, lay, p.question().seat)
  expect(p.g.phase).toBe('planning')
  for (const { force, factory, tiles } of p.g.players) expect([force, factory, tiles]).toEqual([[], false, []])
  for (const seat of [0, 1]) {
    const { systems, players } = seenBy(p.table, seat).view as View
    const home = systems.find(({ areas }) => areas.some(({ structures, seats }) => structures.length > 0 && seats[0] === seat))
    expect(TILE_SIDES.find(({ code }) => code === home?.code)?.faction).toBe(players[seat]?.faction)
  }
  expect(orders.answer(lay, seen(p, p.question().seat).question, seen(p, p.question().seat).view)).toEqual({ reply: null, orders: [] })
})
