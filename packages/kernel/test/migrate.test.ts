import { expect, test } from 'vitest'
import { answer, type Game, type Json, positionOf, restore, schema, tableFields } from '../index.ts'
import { ticTacToe } from './games/tic-tac-toe.ts'

/** A table of version 1 after two answers, as it was stored then; never to be written anew. */
const KEPT =
  '{"game":"tic-tac-toe","gameVersion":1,"seats":2,"version":2,"activity":"mark","args":null,"state":{"random":{},"reveals":0,"told":[],"cells":[2,0,0,0,1,0,0,0,0],"turn":2},"answers":[]}'

const fields = (state: Json) => state as { [key: string]: Json }

/** Version 2 counts the marks in its state. */
const second = {
  ...(ticTacToe as unknown as Game),
  version: 2,
  state: schema.object({
    ...tableFields(),
    cells: schema.array(schema.int()),
    turn: schema.int(),
    marks: schema.int(),
  }) as unknown as Game['state'],
  migrate(state: Json, from: number) {
    if (from !== 1) throw new RangeError(`nothing is known of version ${from}`)
    const cells = fields(state).cells as number[]
    fields(state).marks = cells.filter((cell) => cell !== 0).length
    return state
  },
} satisfies Game

test('the game migrates a table of the previous version, which is played to its end', () => {
  const { table, dropped } = restore(second, JSON.parse(KEPT))
  expect(dropped).toBe(0)
  expect(table.version).toBe(2)
  expect(table.state).toMatchObject({ marks: 2 })
  for (const [at, cell] of [1, 3, 7].entries()) expect(answer(table, at % 2, { option: `mark:${cell}` })).toBe(true)
  expect(table.result?.winners).toEqual([0])
  expect(positionOf(table).gameVersion).toBe(2)
})

test('without migrate, or if it throws or omits something, the position is refused as one of an older version', () => {
  const { migrate: _without, ...without } = second
  expect(() => restore(without as Game, JSON.parse(KEPT))).toThrow('older version')
  expect(() => restore(second, { ...JSON.parse(KEPT), gameVersion: 0 })).toThrow('older version')
  expect(() => restore({ ...second, migrate: (state) => state }, JSON.parse(KEPT))).toThrow('older version')
})

test('a position of this version is never migrated, and migration does not change its input', () => {
  const position = JSON.parse(KEPT) as object
  restore(second, position)
  expect(JSON.stringify(position)).toBe(KEPT)
  const now = positionOf(restore(second, position).table)
  const never = () => {
    throw new Error('brought over')
  }
  expect(restore({ ...second, migrate: never }, now).dropped).toBe(0)
})
