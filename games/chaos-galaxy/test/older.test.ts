import { readFileSync } from 'node:fs'
import { answer, type Position, type Question, randomOf, restore, seedOf, type Table } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { CARDS } from '../content/cards.ts'
import type { OperationName } from '../effects/language/vocabulary.ts'
import { chaosGalaxy } from '../index.ts'
import { migrate } from '../migrate.ts'
import { isItsTurnOver } from '../rules/durations.ts'
import { type Lasting, type State, UNTIL } from '../state.ts'

/** Plays to the end with the policy. */
function playOn(table: Table<State>): void {
  const random = randomOf(seedOf('older'))
  for (let left = 5000; table.result === null && left > 0; left--) {
    const question = table.questions[0] as Question
    expect(answer(table, question.seat, chaosGalaxy.policy(table.state, question, random))).toBe(true)
  }
  expect(table.result).not.toBeNull()
}

test('CG-TURN-1 · a table of version 2 continues to its end', () => {
  const stored: unknown = JSON.parse(readFileSync(new URL('older/version-2.json', import.meta.url), 'utf8'))
  const restored = restore(chaosGalaxy, stored)
  expect(restored.dropped).toBe(0)
  expect(restored.table.state.combat?.fighters.map(({ fired }) => fired)).not.toContain(true)
  playOn(restored.table)
})

test('CG-TURN-1, CG-END-10 · a table of version 3 continues: no modes, two players, effects that last until a later turn', () => {
  const stored = JSON.parse(readFileSync(new URL('older/version-3.json', import.meta.url), 'utf8')) as Position<State>
  const [lasting] = stored.state.lasting
  if (lasting === undefined) throw new Error('nothing lasts at the stored table')
  stored.state.lasting.push({
    ...lasting,
    id: lasting.id + 500,
    until: UNTIL.turn,
    turn: stored.state.turn + 1,
    controller: stored.state.active,
  })
  const state = chaosGalaxy.migrate?.(JSON.parse(JSON.stringify(stored.state)), 3, {}) as unknown as State
  expect([state.order, state.settings.simplifiedCombat, state.settings.raceDegree]).toEqual([[0, 1], false, 0])
  const until = state.lasting.at(-1) as Lasting
  expect(until).toMatchObject({ whose: 1 - state.active, opponent: 1 - state.active })
  expect(isItsTurnOver(state, until)).toBe(false)
  expect(isItsTurnOver({ ...state, active: 1 - state.active, turn: state.turn + 1 }, until)).toBe(true)
  expect(restore(chaosGalaxy, stored).dropped).toBe(0)
  playOn(restore(chaosGalaxy, stored).table)
})

test('CG-TURN-1 · a table of version 4 continues: uses and lasting effects still count', () => {
  const restored = restore(chaosGalaxy, JSON.parse(readFileSync(new URL('older/version-4.json', import.meta.url), 'utf8')))
  expect(restored.dropped).toBe(0)
  const { uses, lasting } = restored.table.state
  expect(uses).toEqual([{ card: 61, effect: -1, operation: 0, inTurn: 1, inCombat: 0 }])
  expect(lasting).toMatchObject([{ holds: { what: 'nothing' } }])
  playOn(restored.table)
})

/** A lasting operation of some card, as version 4 stored it. */
function lastingOf(op: OperationName, amounts: number[]) {
  const { number, program } = CARDS.find(({ program }) => program.operations.some((one) => one.op === op)) as (typeof CARDS)[number]
  return { type: number, operation: program.operations.findIndex((one) => one.op === op), cards: [], amounts }
}

test('CG-END-10, CG-STACK-8 · what version 4 kept as bare numbers is told by name: of what lasts, of uses, of targets on the stack', () => {
  const state = {
    types: [3, 4, 5],
    texts: [1],
    uses: [{ card: 1, effect: 2, inTurn: 1, inCombat: 1 }],
    stack: [{ type: 4, targets: [[2, -8], []] }],
    waiting: [],
    lasting: [
      lastingOf('modify', [1, 2, 3, 4]),
      lastingOf('gainControl', [1]),
      lastingOf('delayed', [0, 1]),
      lastingOf('redirectDamage', [0, 9]),
      lastingOf('taxAttack', [2]),
      lastingOf('grant', []),
    ],
  }
  const now = migrate(state, 4, { cards: CARDS.map(({ id }) => id) }) as unknown as Record<string, unknown>
  expect(now).toMatchObject({
    prints: [3, 4, 5],
    speaking: [1],
    uses: [{ effect: 2, operation: -1 }],
    stack: [{ print: 4, targets: [[2, 10], []] }],
  })
  expect((now.lasting as { holds: object }[]).map(({ holds }) => holds)).toEqual([
    { what: 'figures', added: [1, 2, 3, 4] },
    { what: 'controllers', before: [1] },
    { what: 'targets', slots: [0, 1] },
    { what: 'card', card: 9 },
    { what: 'amount', amount: 2 },
    { what: 'nothing' },
  ])
})
