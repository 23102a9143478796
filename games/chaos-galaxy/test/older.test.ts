import { readFileSync } from 'node:fs'
import { answer, type Position, type Question, randomOf, restore, seedOf, type Table } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { chaosGalaxy } from '../index.ts'
import { isItsTurnOver } from '../rules/durations.ts'
import { type Lasting, type State, UNTIL } from '../state.ts'

/** Plays to the end by the policy. */
function playOn(table: Table<State>): void {
  const random = randomOf(seedOf('older'))
  for (let left = 5000; table.result === null && left > 0; left--) {
    const question = table.questions[0] as Question
    expect(answer(table, question.seat, chaosGalaxy.policy(table.state, question, random))).toBe(true)
  }
  expect(table.result).not.toBeNull()
}

test('CG-TURN-1 · a table of version 2 goes on to its end where it stood', () => {
  const stored: unknown = JSON.parse(readFileSync(new URL('older/version-2.json', import.meta.url), 'utf8'))
  const restored = restore(chaosGalaxy, stored)
  expect(restored.dropped).toBe(0)
  expect(restored.table.state.combat?.fighters.map(({ fired }) => fired)).not.toContain(true)
  playOn(restored.table)
})

test('CG-TURN-1, CG-END-10 · a table of version 3 goes on where it stood: no modes, two in the game, effects until a turn to come', () => {
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
  const state = chaosGalaxy.migrate?.(JSON.parse(JSON.stringify(stored.state)), 3) as unknown as State
  expect([state.order, state.settings.simplifiedCombat, state.settings.raceDegree]).toEqual([[0, 1], false, 0])
  const until = state.lasting.at(-1) as Lasting
  expect(until).toMatchObject({ whose: 1 - state.active, opponent: 1 - state.active })
  expect(isItsTurnOver(state, until)).toBe(false)
  expect(isItsTurnOver({ ...state, active: 1 - state.active, turn: state.turn + 1 }, until)).toBe(true)
  expect(restore(chaosGalaxy, stored).dropped).toBe(0)
  playOn(restore(chaosGalaxy, stored).table)
})
