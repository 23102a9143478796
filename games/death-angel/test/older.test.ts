import { readFileSync } from 'node:fs'
import { answer, type Question, randomOf, restore, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { deathAngel } from '../index.ts'

test('DA-PROG-1 · a table of version 1 goes on to its end where it stood', () => {
  const stored: unknown = JSON.parse(readFileSync(new URL('older/version-1.json', import.meta.url), 'utf8'))
  const restored = restore(deathAngel, stored)
  expect(restored.dropped).toBe(0)
  expect(restored.table.state.settings.cardOutlivesTeam).toBe(false)
  const { table } = restored
  const random = randomOf(seedOf('older'))
  for (let left = 5000; table.result === null && left > 0; left--) {
    const question = table.questions[0] as Question
    expect(answer(table, question.seat, deathAngel.policy(table.state, question, random))).toBe(true)
  }
  expect(table.result).not.toBeNull()
})
