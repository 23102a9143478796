import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { perft } from '../conformance/index.ts'
import { type Game, openTable, positionOf, seedOf } from '../index.ts'
import { changes } from '../testing/changes.ts'
import { compareGolden, recordGame } from '../testing/index.ts'
import { aim } from './games/aim.ts'
import { outbid } from './games/outbid.ts'
import { salvage } from './games/salvage.ts'
import { ticTacToe } from './games/tic-tac-toe.ts'

const folder = fileURLToPath(new URL('golden/', import.meta.url))

test.each([
  [ticTacToe, 2, 4],
  [aim, 1, 5],
  [outbid, 2, 5],
  [salvage, 3, 4],
] as unknown as [Game, number, number][])('a recorded game and the counts of answers are as on file: %#', (game, seats, depth) => {
  expect(() => compareGolden(join(folder, `${game.id}.txt`), recordGame(game, { seats, seed: 1 }))).not.toThrow()
  const counts = perft(game, positionOf(openTable(game, {}, seats, seedOf(1))), depth)
  expect(() => compareGolden(join(folder, `${game.id}.perft.txt`), `${counts.join('\n')}\n`)).not.toThrow()
})

test('perft counts what can be counted by hand', () => {
  const empty = positionOf(openTable(ticTacToe, {}, 2, seedOf(1)))
  expect(perft(ticTacToe, empty, 6)).toEqual([9, 72, 504, 3024, 15120, 54720])
})

test('a record shows secrets to their owners alone', () => {
  const text = recordGame(salvage, { seats: 2, seed: 1 })
  expect(text).toMatch(/told \(0\) {2}\{"type":"drew","rule":"SV-DRAW-1","seat":0,"card":\d+\}/)
  expect(text).toMatch(/told \(spectator 1\) {2}\{"type":"drew","rule":"SV-DRAW-1","seat":0\}/)
  expect(text).not.toMatch(/told {2}\{"type":"drew"/)
})

test('changes are told place by place', () => {
  expect(changes({ a: 1, b: [1, 2], c: { d: 'x' } }, { a: 2, b: [1, 3], c: { d: 'x' } })).toEqual(['a: 1 -> 2', 'b[1]: 2 -> 3'])
  expect(changes({ a: [1, 2] }, { a: [2] })).toEqual(['a: [1,2] -> [2]'])
  expect(changes({ a: 1 }, { b: 1 })).toEqual(['a: gone', 'b: 1'])
})

test('a text that differs from the one on file is shown from the first line that differs', () => {
  const own = mkdtempSync(join(tmpdir(), 'orrery-golden-'))
  const path = join(own, 'a.txt')
  const kept = process.env.ORRERY_GOLDEN
  delete process.env.ORRERY_GOLDEN
  try {
    expect(() => compareGolden(path, 'a\n')).toThrow('is missing')
    writeFileSync(path, 'a\nb\nc\n')
    expect(() => compareGolden(path, 'a\nd\nc\n')).toThrow(/differs from line 2.*- b.*\+ d/s)
    expect(() => compareGolden(path, 'a\nb\nc\n')).not.toThrow()
  } finally {
    if (kept !== undefined) process.env.ORRERY_GOLDEN = kept
    rmSync(own, { recursive: true })
  }
})
