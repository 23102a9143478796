import { expect, test } from 'vitest'
import { canBeRated, type EndedSeat, figureOf, NEWCOMER, type RatedTable, type Rating, stepsOf } from '../index.ts'

const seat = (at: number, player: string | null, won: boolean, bot: string | null = null): EndedSeat => ({ seat: at, player, bot, won })

const duel = (seats: readonly EndedSeat[]): RatedTable => ({ seats, sides: seats.map((_, at) => at), difficulty: null })

const nobody = (_subject: string): Rating | undefined => undefined

function changes(table: RatedTable, ratingOf = nobody): { readonly [subject: string]: number } {
  return Object.fromEntries(stepsOf(table, ratingOf).map(({ subject, before, after }) => [subject, after.mu - before.mu]))
}

test('the winner gains what the loser loses, and both become more certain', () => {
  const [ann, ben] = stepsOf(duel([seat(0, 'ann', true), seat(1, 'ben', false)]), nobody)
  expect([ann?.won, ben?.won]).toEqual([true, false])
  expect((ann?.after.mu ?? 0) - NEWCOMER.mu).toBe(NEWCOMER.mu - (ben?.after.mu ?? 0))
  expect(ann?.after.mu).toBeGreaterThan(NEWCOMER.mu)
  expect(ann?.after.sigma).toBeLessThan(NEWCOMER.sigma)
})

test('a win against a stronger player is worth more', () => {
  const strong = { mu: 35_000_000, sigma: 2_000_000 }
  const table = duel([seat(0, 'ann', true), seat(1, 'ben', false)])
  expect(changes(table, (subject) => (subject === 'ben' ? strong : undefined)).ann).toBeGreaterThan(changes(table).ann ?? 0)
})

test('a draw of equals changes next to nothing, and nobody has won', () => {
  const steps = stepsOf(duel([seat(0, 'ann', false), seat(1, 'ben', false)]), nobody)
  for (const { after, won } of steps) {
    expect(Math.abs(after.mu - NEWCOMER.mu)).toBeLessThan(1000)
    expect(won).toBe(false)
  }
})

test('a player who leaves the seat to a bot has lost, even if the bot wins', () => {
  const { ann, ben } = changes(duel([seat(0, 'ann', true, 'keen'), seat(1, 'ben', false)]))
  expect(ann).toBeLessThan(0)
  expect(ben).toBeGreaterThan(0)
})

test('bots are rated in the same list; a bot with two seats only once', () => {
  const steps = stepsOf(duel([seat(0, 'ann', true), seat(1, null, false, 'keen'), seat(2, null, false, 'keen')]), nobody)
  expect(steps.map(({ subject }) => subject)).toEqual(['ann', 'bot:keen'])
})

test('a bot with a style is rated as its level', () => {
  const steps = stepsOf(duel([seat(0, 'ann', true), seat(1, null, false, 'keen-bold'), seat(2, null, false, 'keen')]), nobody)
  expect(steps.map(({ subject }) => subject)).toEqual(['ann', 'bot:keen'])
})

test('the players of a side gain and lose together', () => {
  const seats = [seat(0, 'ann', true), seat(1, 'ben', false), seat(2, 'cid', true), seat(3, 'dan', false)]
  const { ann, ben, cid, dan } = changes({ seats, sides: [0, 1, 0, 1], difficulty: null })
  expect([ann, ben]).toEqual([cid, dan])
  expect(ann).toBeGreaterThan(0)
})

test('a cooperative table rates its opponent, the game', () => {
  const together = (won: boolean): RatedTable => ({ seats: [seat(0, 'ann', won), seat(1, 'ben', won)], sides: [0, 1], difficulty: '2' })
  expect(changes(together(true))['difficulty:2']).toBeLessThan(0)
  expect(changes(together(false))['difficulty:2']).toBeGreaterThan(0)
  expect(changes(together(false)).ann).toBeLessThan(0)
})

test('nobody is rated against themselves, nor bots among themselves', () => {
  expect(canBeRated(duel([seat(0, 'ann', true), seat(1, 'ann', false)]))).toBe(false)
  expect(canBeRated(duel([seat(0, null, true, 'keen'), seat(1, null, false, 'quick')]))).toBe(false)
  expect(canBeRated({ ...duel([seat(0, 'ann', true), seat(1, 'ben', true)]), sides: [0, 0] })).toBe(false)
  expect(canBeRated(duel([seat(0, 'ann', true), seat(1, 'ben', false)]))).toBe(true)
})

test('a figure is provisional until it is certain', () => {
  expect(figureOf(NEWCOMER)).toEqual({ rating: 1500, margin: 784, provisional: true })
  expect(figureOf({ mu: 26_000_000, sigma: 1_500_000 })).toEqual({ rating: 1548, margin: 141, provisional: false })
})
