import { expect, test } from 'vitest'
import { figuresCsv } from '../../records/figures.ts'

test('a cell with special characters is quoted', () => {
  const row = { way: 'a,"b"', by: 'people', kind: 'side', key: 'x', played: 5, won: 1, drawn: 0, share: 0.2, low: 0, high: 1 } as const
  expect(figuresCsv([row]).split('\r\n')[1]).toBe('"a,""b""",people,side,x,5,1,0,0.2,0,1')
})
