import { answer, openTable, questionFor, randomOf, seedOf, seenBy } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { firestormArmada } from '../../index.ts'
import { answered } from '../../orders/answer.ts'
import { proposedLine, withPlaced } from '../../orders/deployment.ts'
import type { DeployOrder, Order } from '../../orders/order.ts'
import { mayDeploy } from '../../rules/deployment/plan.ts'
import { deployBounds } from '../../rules/deployment/zones.ts'
import { seenState } from '../../seen-state.ts'
import { PLACE, type State } from '../../state.ts'
import type { View } from '../../view.ts'

const PAIRS = [
  ['terrans-800', 'dindrenzi-800'],
  ['aquans-800', 'relthoza-800'],
  ['sorylians-800', 'directorate-800'],
] as const

/** A table at which a seat is asked to place its first squadron. */
function asked(pair: (typeof PAIRS)[number], seat: number) {
  const options = { fleetValue: 800, seats: pair.map((fleet) => ({ fleet })) }
  const table = openTable(firestormArmada, options, 2, seedOf(`line:${pair.join()}`))
  const random = randomOf(seedOf('policy'))
  const open = () => table.questions[0]
  for (let step = 0; step < 80; step++) {
    const question = open()
    if (question === undefined || (question.seat === seat && question.name.startsWith('deploy.'))) break
    answer(table, question.seat, firestormArmada.policy(table.state, question, random))
  }
  return { table, view: () => seenBy(table, seat).view as View, question: () => questionFor(table, seat), random }
}

const waiting = (view: View, seat: number): number[] =>
  view.squadrons.filter(({ owner, arrival }) => owner === seat && arrival === 'zone').map(({ id }) => id)

test('FA-SETUP-7, FA-SETUP-11 · the whole fleet stands in one line, legally, the heaviest squadron in the middle', () => {
  for (const pair of PAIRS)
    for (const seat of [0, 1]) {
      const { view } = asked(pair, seat)
      const g = seenState(view())
      const all = waiting(view(), seat)
      const line = proposedLine(g, all)
      expect(line.map(({ squadron }) => squadron).sort()).toEqual(all.sort())
      let now: State = g
      for (const placed of line) {
        expect(mayDeploy(deployBounds(now, placed.squadron, 'zone'), { ships: placed.ships.map((ship) => ({ ...ship })) })).toBe(true)
        now = withPlaced(now, placed)
      }
    }
})

test('FA-SETUP-7, FA-SETUP-13 · an order of deployment places squadron after squadron in turn with the enemy, by one answer', () => {
  const { table, view, random } = asked(PAIRS[0], 0)
  const squadrons = proposedLine(seenState(view()), waiting(view(), 0))
  const order: DeployOrder = { kind: 'deploy', squadrons, cloaked: false, aboard: true }
  let orders: readonly Order[] = [order]
  while (table.state.turn === 0) {
    const question = table.questions[0]
    if (question === undefined) break
    const seen = seenBy(table, question.seat)
    const said = question.seat === 0 && seen.question !== null ? answered(orders, seen.question, seen.view as View) : null
    if (said !== null) orders = said.orders
    if (question.seat === 0 && question.name.startsWith('deploy.')) expect(said?.reply).not.toBeNull()
    answer(table, question.seat, said?.reply?.answer ?? firestormArmada.policy(table.state, question, random))
  }
  const g = table.state as State
  for (const { ships } of squadrons)
    for (const { ship, x, y } of ships) expect([g.ships.place[ship], g.ships.x[ship], g.ships.y[ship]]).toEqual([PLACE.table, x, y])
  expect(answered(orders, seenBy(table, table.questions[0]?.seat ?? 0).question ?? fail(), view()).orders).toEqual([])
})

test('FA-SETUP-11 · a squadron whose place is taken meanwhile is asked for', () => {
  const { table, view, question } = asked(PAIRS[0], 0)
  const squadrons = proposedLine(seenState(view()), waiting(view(), 0)).map((placed) => ({
    ...placed,
    ships: placed.ships.map((ship) => ({ ...ship, x: -5000 })),
  }))
  const order: DeployOrder = { kind: 'deploy', squadrons, cloaked: false, aboard: true }
  const first = answered([order], seenBy(table, 0).question ?? fail(), view())
  expect(first.reply?.answer).toEqual({ option: `deploy:${squadrons[0]?.squadron}` })
  answer(table, 0, first.reply?.answer ?? fail())
  expect(question()?.name).toBe('deploy.plan')
  const second = answered(first.orders, seenBy(table, 0).question ?? fail(), view())
  expect(second.reply).toBeNull()
  expect((second.orders[0] as DeployOrder).squadrons).toHaveLength(squadrons.length - 1)
})

function fail(): never {
  throw new Error('nothing is asked')
}
