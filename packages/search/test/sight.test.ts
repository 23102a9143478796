import { openTable, type Question, questionFor, seedOf, type Table } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { aim } from '../../kernel/test/games/aim.ts'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { decide, isLevel, LEVELS } from '../index.ts'
import { shortSighted } from '../sight.ts'

const table = openTable(ticTacToe, {}, 2, seedOf(1)) as Table
const asked = questionFor(table, 0) as Question

/** The options that the level considers. */
function thoughtOf(level: 'dreamer' | 'hasty' | 'quick', salt: string, question = asked): readonly string[] {
  let seen: readonly string[] = []
  shortSighted(table, question, level, salt, (rest) => {
    seen = rest.kind === 'plan' ? [] : rest.options.map(({ id }) => id)
    return { option: seen[0] as string }
  })
  return seen
}

const SALTS = Array.from({ length: 200 }, (_, salt) => String(salt))

describe('levels that overlook things', () => {
  test('the steady one thinks of everything, the hasty one of most, the dreamer of less', () => {
    const share = (level: 'dreamer' | 'hasty' | 'quick') => SALTS.reduce((sum, salt) => sum + thoughtOf(level, salt).length, 0) / (9 * 200)
    expect(share('quick')).toBe(1)
    expect(share('hasty')).toBeGreaterThan(0.7)
    expect(share('hasty')).toBeLessThan(0.9)
    expect(share('dreamer')).toBeLessThan(share('hasty') - 0.05)
  })

  test('an overlooked option stays overlooked while the view is the same', () => {
    expect(SALTS.map((salt) => thoughtOf('dreamer', salt))).toEqual(SALTS.map((salt) => thoughtOf('dreamer', salt)))
  })

  test('passing is never overlooked', () => {
    if (asked.kind !== 'options') throw new Error('marks are options')
    const passing: Question = { ...asked, options: [{ id: 'pass', value: 0, rule: 'X' }, ...asked.options] }
    for (const salt of SALTS) expect(thoughtOf('dreamer', salt, passing)[0]).toBe('pass')
  })

  test('a multi-select omits overlooked options, as far as that is legal', () => {
    const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, value: id, rule: 'X', on: id }))
    const some = (least: number): Question => ({
      seat: 0,
      rule: 'X',
      name: 'x',
      message: 'x',
      kind: 'multi-select',
      options,
      least,
      most: 4,
    })
    const chosen = (least: number, salt: string) => {
      const answer = shortSighted(table, some(least), 'dreamer', salt, () => ({ options: ['a', 'b', 'c', 'd'] }))
      return 'options' in answer ? answer.options.length : -1
    }
    expect(SALTS.some((salt) => chosen(0, salt) < 4)).toBe(true)
    expect(SALTS.every((salt) => chosen(4, salt) === 4)).toBe(true)
  })

  test('a level makes as many plans without judgement as its game says, and the same ones in the same position', () => {
    const aiming = (plans?: { dreamer: number; hasty: number }) =>
      openTable({ ...aim, ...(plans === undefined ? {} : { levels: { plans } }) }, {}, 1, seedOf(1)) as unknown as Table
    const judged = (aimed: Table, level: 'dreamer' | 'hasty' | 'quick') =>
      SALTS.filter((salt) => {
        const asked = questionFor(aimed, 0) as Question
        const plan = () => JSON.stringify(shortSighted(aimed, asked, level, salt, () => ({ plan: 'judged' })))
        expect(plan()).toBe(plan())
        return plan() === '{"plan":"judged"}'
      }).length / SALTS.length
    const table = aiming({ dreamer: 70, hasty: 20 })
    expect(judged(table, 'quick')).toBe(1)
    expect(judged(table, 'hasty')).toBeGreaterThan(0.7)
    expect(judged(table, 'hasty')).toBeLessThan(0.9)
    expect(judged(table, 'dreamer')).toBeGreaterThan(0.2)
    expect(judged(table, 'dreamer')).toBeLessThan(0.4)
    expect(judged(aiming(), 'dreamer')).toBe(1)
  })

  test('every level answers, and has a name', () => {
    for (const level of LEVELS) {
      expect(isLevel(level)).toBe(true)
      expect(decide(table, 0, { level, budget: { iterations: 20 } })).toHaveProperty('option')
    }
  })
})
