import { expect, test } from 'vitest'
import { type Channel, progressOf } from '../terminal/progress.ts'

function channel(isTTY: boolean) {
  const written: string[] = []
  return { written, out: { isTTY, write: (text: string) => written.push(text) } satisfies Channel }
}

test('a log shows progress once a minute, and none for a short command', () => {
  const { written, out } = channel(false)
  let clock = 0
  const progress = progressOf(200, out, () => clock)
  for (let done = 0; done <= 200; done++) {
    clock = done * 1000
    progress.show(done)
  }
  progress.end()
  expect(written).toEqual(['60/200 140 s left\n', '120/200 80 s left\n', '180/200 20 s left\n'])
  clock = 0
  const short = progressOf(20, out, () => clock)
  clock = 61_000
  short.show(20, 'seed 7')
  expect(written).toHaveLength(3)
})

test('a terminal shows a bar at a readable rate, and clears it at the end', () => {
  const { written, out } = channel(true)
  let clock = 0
  const progress = progressOf(4, out, () => clock)
  progress.show(0)
  clock = 50
  progress.show(1)
  clock = 100
  progress.show(2, 'two')
  clock = 110
  progress.show(4)
  progress.end()
  expect(written.map((text) => text.replace('\r\x1b[2K', ''))).toEqual([
    `${'░'.repeat(30)} 0/4`,
    `${'█'.repeat(15)}${'░'.repeat(15)} 2/4 1 s left · two`,
    `${'█'.repeat(30)} 4/4 0 s left`,
    '',
  ])
})
