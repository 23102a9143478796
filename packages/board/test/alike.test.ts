import type { SeenOption } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { alikeBy, oneOfEach } from '../alike.ts'

const option = (id: string, on?: string, more: Partial<SeenOption> = {}) =>
  ({ id, rule: 'A-1', ...(on === undefined ? {} : { on }), ...more }) as SeenOption
const alike = alikeBy((piece) => ({ 'card:1': 'hawk', 'card:2': 'hawk', 'card:3': 'wasp' })[piece] ?? null)
const kept = (...options: SeenOption[]) => oneOfEach(options, alike).map(({ id }) => id)

test('of options on equal pieces only the first is listed; all other options are listed', () => {
  expect(kept(option('play:1', 'card:1'), option('play:2', 'card:2'), option('play:3', 'card:3'), option('end'))).toEqual([
    'play:1',
    'play:3',
    'end',
  ])
  expect(kept(option('play:8', 'card:8'), option('play:9', 'card:9'))).toEqual(['play:8', 'play:9'])
})

test('options differ if anything but the piece differs: the verb, the target, the price, the words', () => {
  expect(kept(option('play:1', 'card:1'), option('sell:2', 'card:2'))).toHaveLength(2)
  expect(kept(option('mount:1:6', 'card:1', { to: 'card:6' }), option('mount:2:7', 'card:2', { to: 'card:7' }))).toHaveLength(2)
  expect(kept(option('mount:1:6', 'card:1', { to: 'card:6' }), option('mount:2:6', 'card:2', { to: 'card:6' }))).toHaveLength(1)
  expect(kept(option('play:1', 'card:1', { cost: 1 }), option('play:2', 'card:2', { cost: 2 }))).toHaveLength(2)
  expect(kept(option('play:1', 'card:1', { params: { n: 1 } }), option('play:2', 'card:2', { params: { n: 2 } }))).toHaveLength(2)
  // The number in the id is not the piece's own.
  expect(kept(option('share:7', 'card:1'), option('share:7', 'card:2'))).toHaveLength(2)
})
