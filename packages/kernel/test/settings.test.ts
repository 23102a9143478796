import { expect, test } from 'vitest'
import { type Json, openTable, optionsOfNew, type Setting, seedOf, settingsToChoose } from '../index.ts'
import { salvage } from './games/salvage.ts'
import { ticTacToe } from './games/tic-tac-toe.ts'

const fast: Setting = { id: 'fast', rule: 'SV-BID-1', values: [false, true] }
const game = { settings: [fast, ...salvage.settings] }

test('a new table has the last edition, whatever is chosen, and everything else that is chosen', () => {
  expect(optionsOfNew(game, {})).toEqual({ deck: 2 })
  expect(optionsOfNew(game, { fast: true, seats: [{}] })).toEqual({ fast: true, seats: [{}], deck: 2 })
  for (const deck of [1, 2, 9, 'x']) expect(optionsOfNew(game, { deck })).toEqual({ deck: 2 })
})

test('options of a game without editions, and what is no options, stay as they are', () => {
  const chosen = { fast: true }
  expect(optionsOfNew(ticTacToe, chosen)).toBe(chosen)
  for (const none of [null, 7, 'all', [1]] as Json[]) expect(optionsOfNew(game, none)).toBe(none)
})

test('nobody chooses an edition', () => {
  expect(settingsToChoose(game)).toEqual([fast])
})

test('a table without an edition has the first, and what is no edition is refused', () => {
  const cards = (options: Json): number => {
    const { state } = openTable(salvage, options, 2, seedOf(1))
    return state.deck.length + state.hands.flat().length
  }
  expect([cards({}), cards({ deck: 1 }), cards(optionsOfNew(salvage, {}))]).toEqual([14, 14, 16])
  for (const deck of [0, 3, 1.5, '2', true]) expect(() => cards({ deck })).toThrow('deck: expected one of 1, 2')
})
