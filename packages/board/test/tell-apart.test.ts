import { expect, test } from 'vitest'
import { tellApart } from '../tell-apart.ts'

test('options with the same name are told apart by their pieces; others keep their names', () => {
  const options = [
    { id: 'launch:3', on: 'card:3' as const },
    { id: 'attack-with:4', on: 'card:4' as const },
    { id: 'attack-with:9', on: 'card:9' as const },
    { id: 'end' },
  ]
  expect(tellApart(options, ['Launch Hawk', 'Attack with Hawk', 'Attack with Hawk', 'End'])).toEqual([
    'Launch Hawk',
    'Attack with Hawk (1)',
    'Attack with Hawk (2)',
    'End',
  ])
})

test('an option with several possible actors and several targets names both', () => {
  const fire = (from: number, at: number) => ({ id: `fire:${from}:${at}`, on: `card:${from}` as const, to: `card:${at}` as const })
  const name = 'Hawk fires at Wasp'
  expect(tellApart([fire(1, 7), fire(1, 8), fire(2, 7), fire(2, 8)], [name, name, name, name])).toEqual([
    `${name} (1 → 1)`,
    `${name} (1 → 2)`,
    `${name} (2 → 1)`,
    `${name} (2 → 2)`,
  ])
  expect(tellApart([fire(1, 7), fire(1, 8)], [name, name])).toEqual([`${name} (1)`, `${name} (2)`])
})

test('if the pieces are not enough the options are numbered', () => {
  const one = (id: string, on: number) => ({ id, on: `card:${on}` as const })
  expect(tellApart([one('undevelop:1:1', 1), one('undevelop:1:2', 1), one('undevelop:2:2', 2)], ['Two', 'Two', 'Two'])).toEqual([
    'Two (1)',
    'Two (2)',
    'Two (3)',
  ])
  expect(tellApart([], [])).toEqual([])
})
