import { answer, openTable, type Question, randomOf, seedOf, type Table } from '@orrery/kernel'
import { expect } from 'vitest'
import { policy } from '../bot.ts'
import { deathAngel } from '../index.ts'
import type { State } from '../state.ts'

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

/** Calls `look` at every decision of games of bots. */
export function atEveryDecision(look: (table: Table<State>, question: Question) => void): void {
  for (const seed of SEEDS) {
    const table = openTable(deathAngel, { mergeAtEventEnd: seed % 4 === 0 }, (seed % 3) + 1, seedOf(seed))
    const random = randomOf(seedOf(seed))
    for (let [question] = table.questions; question !== undefined; [question] = table.questions) {
      look(table, question)
      expect(answer(table, question.seat, policy(table.state, question, random))).toBe(true)
      table.state.events.length = 0
    }
  }
}
