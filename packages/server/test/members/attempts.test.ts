import { expect, test } from 'vitest'
import { attemptsOn } from '../../members/attempts.ts'
import { fairLine } from '../../members/line.ts'
import { Problem } from '../../members/problem.ts'

/** How long somebody would have to wait before a try; 0: it was made. */
function tried(begin: () => void): number {
  try {
    begin()
    return 0
  } catch (error) {
    if (error instanceof Problem && error.retryAfter !== undefined) return error.retryAfter
    throw error
  }
}

const MINUTE = 60_000
const MANY = 10_000

test('of 10,000 tries a minute from one address a few are made, and nobody elsewhere waits longer than a quarter of a minute', () => {
  let now = 1
  const attempts = attemptsOn(() => now)
  let made = 0
  for (let at = 0; at < MANY; at++) {
    now += MINUTE / MANY
    if (tried(() => attempts.begin('flood', `name ${at % 7}`)) === 0) made++
  }
  expect(made).toBeLessThan(30)
  expect(tried(() => attempts.begin('elsewhere', 'other'))).toBe(0)
  const wait = tried(() => attempts.begin('elsewhere', 'name 1'))
  expect(wait).toBeLessThanOrEqual(15_000)
  now += wait
  expect(tried(() => attempts.begin('elsewhere', 'name 1'))).toBe(0)
})

test('of 10,000 tries a minute at one name from 1,000 addresses each makes a few; its member comes in from a new one after one wait', () => {
  let now = 1
  const attempts = attemptsOn(() => now)
  let made = 0
  for (let at = 0; at < MANY; at++) {
    now += MINUTE / MANY
    if (tried(() => attempts.begin(`address ${at % 1000}`, 'ann')) === 0) made++
  }
  expect(made).toBeLessThan(5000)
  const wait = tried(() => attempts.begin('home', 'ann'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(15_000)
  // The flood goes on, and cannot use up the turn of another address.
  for (let at = 0; at < 2000; at++) {
    now += wait / 2000
    tried(() => attempts.begin(`address ${at % 1000}`, 'ann'))
  }
  now += 1
  expect(tried(() => attempts.begin('home', 'ann'))).toBe(0)
  attempts.succeeded('home', 'ann')
  expect(tried(() => attempts.begin('home', 'ann'))).toBe(0)
})

test('waits grow with each failed try, and end with a successful one', () => {
  let now = 1
  const attempts = attemptsOn(() => now)
  const waits: number[] = []
  for (let at = 0; at < 9; at++) {
    const wait = tried(() => attempts.begin('home', 'ann'))
    waits.push(wait)
    now += wait
    if (wait > 0) attempts.begin('home', 'ann')
  }
  expect(waits).toEqual([0, 0, 0, 0, 1000, 2000, 4000, 8000, 16_000])
  attempts.succeeded('home', 'ann')
  expect([tried(() => attempts.begin('home', 'ann')), attempts.failures('home')]).toEqual([0, 9])
})

test('for expensive work the client with fewest failures goes first, and of too many the one with most failures is rejected', async () => {
  const line = fairLine(3)
  const served: string[] = []
  let open: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const enter = (name: string, failures: number) =>
    line.wait(failures, async () => {
      served.push(name)
      await gate
      return name
    })
  const all = [enter('first', 0), enter('eve', 9), enter('mallory', 5), enter('ann', 0), enter('bob', 0)]
  open()
  expect(await Promise.all(all)).toEqual(['first', null, 'mallory', 'ann', 'bob'])
  expect(served).toEqual(['first', 'ann', 'bob', 'mallory'])
})
