import { deathAngel } from '@orrery/games/death-angel/index.ts'
import { answer, openTable, type Question, randomOf, seedOf, type Table } from '@orrery/kernel'
import { seatsAsked } from '@orrery/play'
import { signal } from '@preact/signals'
import { afterEach, expect, test, vi } from 'vitest'
import { botSeats } from '../../local/bot-seats.ts'

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined })))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A table at which several are asked at the same time. */
function tableForAll(): Table {
  const table = openTable(deathAngel, {}, 3, seedOf('fail'))
  const random = randomOf(seedOf('players'))
  while (seatsAsked(table).length < 2) {
    const question = table.questions[0] as Question
    answer(table, question.seat, deathAngel.policy(table.state, question, random))
  }
  return table as Table
}

test('bots that are asked at the same time fail together, and have failed after three threads', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  let threads = 0
  class NoThread extends EventTarget {
    constructor() {
      super()
      threads++
    }
    postMessage(): void {
      setTimeout(() => this.dispatchEvent(Object.assign(new Event('error'), { message: 'not there' })))
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', NoThread)
  const table = tableForAll()
  const seats = Array.from({ length: 3 }, () => ({ name: '', bot: 'quick' }))
  const play = () => ({ table, clocks: [] }) as never
  const bots = botSeats({ seats, play, changed: () => 0, hurried: signal(true), move: () => true })
  bots.stir()
  await vi.advanceTimersByTimeAsync(1500)
  expect([threads, bots.failed.value]).toEqual([2, false])
  await vi.advanceTimersByTimeAsync(1000)
  expect([threads, bots.failed.value]).toEqual([3, true])
  bots.close()
})
