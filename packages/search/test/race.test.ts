import { answer, defineGame, openTable, type Question, seedOf, type Table } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { outbid } from '../../kernel/test/games/outbid.ts'
import { type How, think } from '../index.ts'
import { wagers } from './wager.ts'

function thought(offered: Parameters<typeof wagers>[0], iterations = 4000) {
  const table = openTable(wagers(offered), {}, 1, seedOf(1)) as Table
  return think(table, 0, { level: 'strong', budget: { iterations } })
}

test('the better answer wins against the one that the policy would give, long before the budget ends', () => {
  const { answer, iterations } = thought({ poor: [1, 0], rich: [3, 0] })
  expect(answer).toEqual({ option: 'take:rich' })
  expect(iterations).toBeLessThan(50)
})

test('later events of the same period count: the die and the reaction of the policy', () => {
  expect(thought({ sure: [3, -9], lucky: [0, 0] }).answer).toEqual({ option: 'take:lucky' })
  expect(thought({ sure: [6, -9], lucky: [0, 0] }).answer).toEqual({ option: 'take:sure' })
})

test('all answers meet the same deals: a small lead that never changes is seen at once', () => {
  const { answer, iterations } = thought({ less: [0, 0], more: [1, 0] })
  expect(answer).toEqual({ option: 'take:more' })
  expect(iterations).toBeLessThan(50)
})

test('answers meet the same dice later, although one of them rolls more now: a small lead is seen at once', () => {
  const plain = wagers({ quiet: [1, 0], busy: [2, 0, 3] }, 6)
  const { answer, iterations } = think(openTable(plain, {}, 1, seedOf(1)), 0, { level: 'strong', budget: { iterations: 4000 } })
  expect(answer).toEqual({ option: 'take:busy' })
  expect(iterations).toBeLessThan(50)
})

test('the policy keeps its answer where others are only as good, and that ends early', () => {
  const { answer, iterations } = thought({ first: [1, 0], second: [1, 0], third: [1, 0] })
  expect(answer).toEqual({ option: 'take:first' })
  expect(iterations).toBeLessThan(50)
})

test('an answer without any promise, an obvious mistake, is not looked at', () => {
  const game = defineGame({
    ...wagers({ poor: [1, 0], rich: [3, 0], best: [5, 0] }),
    prior: (_g, _question, { id }) => (id === 'take:best' ? 0 : 1),
  })
  const { answer, findings } = think(openTable(game, {}, 1, seedOf(1)), 0, { level: 'strong', budget: { iterations: 4000 } })
  expect(answer).toEqual({ option: 'take:rich' })
  expect(findings.map((finding) => finding.answer)).not.toContainEqual({ option: 'take:best' })
})

test('a good answer is not blamed for what the policy does next, if the game defines a least answer', () => {
  const plain = wagers({ nothing: [0, -9], good: [3, -9], ruin: [-9, -9] }, 2)
  const careless = defineGame({
    ...plain,
    policy: (g, { message }) => ({ option: message === 'double' ? 'leave' : g.points > 0 ? 'take:ruin' : 'take:nothing' }),
  })
  const least = ({ message }: Question) => ({ option: message === 'double' ? 'leave' : 'take:nothing' })
  const knowing = defineGame({ ...careless, least })
  const chosen = [careless, knowing].map((game) =>
    think(openTable(game, {}, 1, seedOf(1)), 0, { level: 'strong', budget: { iterations: 4000 } }),
  )
  expect(chosen.map(({ answer }) => answer)).toEqual([{ option: 'take:nothing' }, { option: 'take:good' }])
  expect(chosen[1]?.findings).toHaveLength(3)
})

test('where the best answer comes to no more than the least, the least is given', () => {
  const plain = wagers({ ruin: [-3, -9], idle: [0, -9], nothing: [0, -9] })
  const busy = defineGame({
    ...plain,
    policy: (_g, { message }) => ({ option: message === 'double' ? 'leave' : 'take:ruin' }),
    least: ({ message }: Question) => ({ option: message === 'double' ? 'leave' : 'take:nothing' }),
  })
  const { answer } = think(openTable(busy, {}, 1, seedOf(1)), 0, { level: 'strong', budget: { iterations: 4000 } })
  expect(answer).toEqual({ option: 'take:nothing' })
})

test('of a long list the last answer gets its chance as well', () => {
  const offered = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`w${at}`, [at === 39 ? 5 : 1, 0] as const]))
  expect(thought(offered).answer).toEqual({ option: 'take:w39' })
})

test('a small budget can compare only a few answers: keen compares as many as the game says, and judges them after fewer deals', () => {
  const offered = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`w${at}`, [at === 3 ? 5 : 1, 0] as const]))
  const plain = wagers(offered)
  const tableFor = (levels: { readonly keen: number; readonly field: number }) =>
    openTable(defineGame({ ...plain, levels }), {}, 1, seedOf(1))
  const given = [3, 5].map((field) => think(tableFor({ keen: 40, field }), 0, { level: 'keen' }).answer)
  expect(given).toEqual([{ option: 'take:w0' }, { option: 'take:w3' }])
  const strong = think(tableFor({ keen: 40, field: 5 }), 0, { level: 'strong', budget: { iterations: 40 } })
  expect(strong.answer).toEqual({ option: 'take:w0' })
})

test('strong soon leaves out the worse half, too, so that a budget of few deals an answer is enough', () => {
  const offered = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`w${at}`, [at === 7 ? 5 : 1, 0] as const]))
  const { answer, iterations } = thought(offered, 80)
  expect(answer).toEqual({ option: 'take:w7' })
  expect(iterations).toBeLessThan(80)
})

test('keen soon leaves out the worse half, so that a few iterations are enough to tell the better of two answers', () => {
  const plain = wagers({ first: [1, 0], poor: [0, 0], rich: [5, 0], ruin: [-3, 0] })
  const given = [10, 12].map(
    (keen) => think(openTable(defineGame({ ...plain, levels: { keen, field: 4 } }), {}, 1, seedOf(1)), 0, { level: 'keen' }).answer,
  )
  // Four answers meet two deals each; the two that are left need two more each.
  expect(given).toEqual([{ option: 'take:first' }, { option: 'take:rich' }])
})

test('a bot looks ahead only where the game says that it wins games, and everywhere for reasons', () => {
  const plain = wagers({ sure: [1, 0], lucky: [3, 0] })
  const chosen = (keen: string, strong: string, how: Partial<How> = {}) =>
    (['keen', 'strong'] as const).map((level) => {
      const table = openTable(defineGame({ ...plain, levels: { searches: { keen: [keen], strong: [strong] } } }), {}, 1, seedOf(1))
      return think(table, 0, { level, budget: { iterations: 100 }, ...how }).answer
    })
  const [policy, better] = [{ option: 'take:sure' }, { option: 'take:lucky' }]
  expect(chosen('wager', 'wager')).toEqual([better, better])
  expect(chosen('wager', 'another')).toEqual([better, policy])
  expect(chosen('another', 'wager')).toEqual([policy, better])
  expect(chosen('another', 'another')).toEqual([policy, policy])
  expect(chosen('another', 'another', { everywhere: true })).toEqual([better, better])
})

test('each level looks as many periods ahead as the game says', () => {
  const late = defineGame({
    ...wagers({ poor: [0, 0], rich: [5, 0] }),
    // What was won shows only after the second round.
    evaluate: (g) => (g.round < 2 ? 0.5 : Math.min(1, g.points / 40)),
    levels: { periods: { keen: 1, strong: 2 } },
  })
  const chosen = (['keen', 'strong'] as const).map((level) =>
    think(openTable(late, {}, 1, seedOf(1)), 0, { level, budget: { iterations: 100 } }),
  )
  expect(chosen.map(({ answer }) => answer)).toEqual([{ option: 'take:poor' }, { option: 'take:rich' }])
})

test('the worth of an answer is the mean of what the beginnings of the periods show', () => {
  const shown = defineGame({
    ...wagers({ poor: [0, 0], rich: [5, 0] }),
    // What was won shows after the first round, and no longer after the second.
    evaluate: (g) => (g.round > 1 ? 0.3 : g.points < 5 ? 0.1 : 0.7),
    policy: (_g, { message }) => ({ option: message === 'double' ? 'leave' : 'take:poor' }),
    levels: { periods: { keen: 1, strong: 2 } },
  })
  const { answer, findings } = think(openTable(shown, {}, 1, seedOf(1)), 0, { level: 'strong', budget: { iterations: 100 } })
  expect(answer).toEqual({ option: 'take:rich' })
  const [rich, poor] = findings.map(({ value }) => value)
  expect(poor).toBeLessThan(0.4)
  expect(rich).toBeCloseTo(0.5)
})

test('a game that ends counts for the periods that it does not reach', () => {
  const ending = defineGame({
    ...wagers({ poor: [0, -9], rich: [20, -9] }),
    evaluate: () => 0.5,
    levels: { periods: { keen: 1, strong: 7 } },
  })
  const { findings } = think(openTable(ending, {}, 1, seedOf(1)), 0, { level: 'strong', budget: { iterations: 100 } })
  // Four more rounds begin before the end, whose result counts for the three that are left.
  expect(findings[0]).toMatchObject({ answer: { option: 'take:rich' } })
  expect(findings[0]?.value).toBeCloseTo((4 * 0.5 + 3) / 7)
})

describe('a portfolio', () => {
  /** Two wagers a round: one of six below nothing pays only if the other is, too, and the policy would make only one. */
  const deep = defineGame({
    ...wagers({ safe: [1, -9], deep: [-3, -9] }, 2),
    evaluate: (g) => (g.points === -6 ? 1 : 0.5 + g.points / 40),
    portfolio: {
      questions: ['wager'],
      until: 'double',
      scripts: ['dive'],
      answer(_script, _g, { name }) {
        if (name !== 'wager') throw new Error('the script has ended')
        return { option: 'take:deep' }
      },
    },
  })

  test('a script is judged by what follows if the seat keeps to it, until it ends', () => {
    const { portfolio: _, ...single } = deep
    const chosen = [single, deep].map((game) =>
      think(openTable(game, {}, 1, seedOf(1)), 0, { level: 'strong', budget: { iterations: 100 } }),
    )
    expect(chosen.map(({ answer }) => answer)).toEqual([{ option: 'take:safe' }, { option: 'take:deep' }])
    expect(chosen[1]?.findings).toHaveLength(2)
  })

  test('other answers enter beside those of its scripts', () => {
    const game = defineGame({
      ...wagers({ poor: [1, 0], rich: [3, 0] }),
      portfolio: { questions: ['wager'], until: 'double', scripts: ['save'], answer: () => ({ option: 'take:poor' }) },
    })
    expect(think(openTable(game, {}, 1, seedOf(1)), 0, { level: 'strong', budget: { iterations: 100 } }).answer).toEqual({
      option: 'take:rich',
    })
  })

  test('strong looks ahead at its questions beside those that the game names, keen does not', () => {
    const game = defineGame({ ...deep, levels: { searches: { keen: [], strong: [] } } })
    const looked = (['keen', 'strong'] as const).map(
      (level) => think(openTable(game, {}, 1, seedOf(1)), 0, { level, budget: { iterations: 100 } }).iterations > 0,
    )
    expect(looked).toEqual([false, true])
  })
})

test('with almost no budget the policy decides', () => {
  expect(thought({ poor: [1, 0], rich: [3, 0] }, 1).answer).toEqual({ option: 'take:poor' })
  expect(thought({ poor: [1, 0], rich: [3, 0] }, 0).answer).toEqual({ option: 'take:poor' })
})

test('the tried answers are reported with the winner first', () => {
  const { findings, iterations } = thought({ poor: [0, 0], rich: [3, 0], middle: [2, 0] })
  expect(findings.map(({ answer }) => answer)).toContainEqual({ option: 'take:middle' })
  expect(findings[0]?.answer).toEqual({ option: 'take:rich' })
  expect(findings.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations)
  expect(findings[0]?.value).toBeGreaterThan(findings[2]?.value as number)
})

test('a race knows no more than its seat', () => {
  const game = defineGame({ ...outbid, period: (g) => 4 - (g.hands[0] as number[]).length })
  const decisions = [0, 1].map((twin) => {
    const table = openTable(game, {}, 2, seedOf(5))
    const hand = table.state.hands[1] as number[]
    if (twin === 1) [hand[0], table.state.aside[0]] = [table.state.aside[0] as number, hand[0] as number]
    expect(answer(table, 1, { option: `lay:${table.state.hands[1]?.[twin === 0 ? 3 : 2]}` })).toBe(true)
    return think(table, 0, { level: 'strong', budget: { iterations: 200 } })
  })
  expect(decisions[1]).toEqual(decisions[0])
})
