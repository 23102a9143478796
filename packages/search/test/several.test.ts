import { defineGame, type Game, openTable, seedOf, type TableState } from '@orrery/kernel'
import { play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { CAPACITY, convoy } from '../../kernel/test/games/convoy.ts'
import { decide } from '../index.ts'

/** The weight of the crates that a bot loads at the beginning; its policy loads only the lightest. */
function loaded(game: Game<TableState>, iterations: number): number {
  const chosen = decide(openTable(game, {}, 2, seedOf(3)), 0, { level: 'strong', budget: { iterations } })
  if (!('options' in chosen)) throw new Error('several options are asked for')
  return chosen.options.reduce((sum, id) => sum + Number(id.split(':')[1]), 0)
}

const toy = convoy as unknown as Game<TableState>

test('a tree finds a full load piece by piece, from a policy that loads one crate', () => {
  expect(loaded(toy, 4000)).toBeGreaterThanOrEqual(CAPACITY - 1)
})

test('a race finds a full load likewise', () => {
  const turns = defineGame({ ...convoy, period: (g) => g.round * 2 + g.seat }) as unknown as Game<TableState>
  expect(loaded(turns, 4000)).toBeGreaterThanOrEqual(CAPACITY - 1)
})

test('tree and race both handle a plan, and take the slow course', () => {
  for (const game of [convoy, defineGame({ ...convoy, period: (g) => g.round * 2 + g.seat })]) {
    const p = play(game)
    p.answers(['crate:4', 'crate:5'])
    expect(decide(p.table, 0, { level: 'strong', budget: { iterations: 800 } })).toMatchObject({ plan: { speed: 1 } })
  }
})

test('a plan that was sampled is validated once, however often it is tried', () => {
  let validated = 0
  const { course } = convoy.plans as { course: (typeof convoy.plans)[string] }
  const counted = defineGame({
    ...convoy,
    plans: {
      course: {
        ...course,
        validate: (question, value) => {
          validated++
          return course.validate(question, value)
        },
      },
    },
  })
  const p = play(counted)
  p.answers(['crate:4', 'crate:5'])
  validated = 0
  decide(p.table, 0, { level: 'strong', budget: { iterations: 400 } })
  expect(validated).toBeLessThan(800)
})
