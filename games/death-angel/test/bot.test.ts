import { answer, begin, cloneState, determinize, hash, openTable, type Question, randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { prior } from '../bot/policy.ts'
import { evaluate, policy } from '../bot.ts'
import { deathAngel } from '../index.ts'
import { risk } from '../risk.ts'
import { assertWhole, put, table } from './given.ts'

function wins(games: number, seats: number, quick: boolean): number {
  const random = randomOf(seedOf('bots'))
  let won = 0
  for (let seed = 0; seed < games; seed++) {
    const played = begin(deathAngel, deathAngel.setUp(deathAngel.options({}, seats), seats, seedOf(seed)), seats, true)
    while (played.result === null) {
      const question = played.questions[0] as Question
      if (question.kind !== 'options') throw new Error('no plans here')
      const drawn = { option: question.options[random.below(question.options.length)]?.id ?? '' }
      answer(played, question.seat, quick ? policy(played.state, question, random) : drawn)
    }
    // DA-END-1: all win together, or nobody wins.
    expect([0, seats]).toContain(played.result.winners.length)
    if (played.result.winners.length > 0) won++
  }
  return won
}

test('DA-END-1 · all win or none; the quick bots win clearly more often than random ones', () => {
  const random = wins(150, 1, false)
  expect(random).toBeLessThan(5)
  expect(wins(150, 1, true)).toBeGreaterThan(random + 10)
})

test('DA-END-2, DA-END-5 · a won table is worth 1, a lost one 0, and more marines and fewer enemies are better', () => {
  const worth = (formation: string, swarms: string[], end: 'none' | 'objective' | 'slain' = 'none'): number => {
    const p = table({ formation: 'gideon<', phase: 'choose' })
    put(p.g, { formation, swarms, phase: 'choose' })
    p.g.end = end
    return evaluate(p.g, 0)
  }
  expect(worth('gideon<', [], 'objective')).toBe(1)
  expect(worth('gideon<', [], 'slain')).toBe(0)
  const calm = worth('gideon< noctis< leon> zael>', [])
  expect(calm).toBeGreaterThan(worth('gideon< noctis<', []))
  expect(calm).toBeGreaterThan(worth('gideon< noctis< leon> zael>', ['1 right: claw claw', '3 left: head']))
})

test('DA-PROG-4 · what a seat does not know is dealt anew by what it knows alone, and everything still adds up', () => {
  const random = randomOf(seedOf('deal'))
  const played = openTable(deathAngel, {}, 3, seedOf(4))
  for (let given = 0; given < 60 && played.result === null; given++) {
    const question = played.questions[0] as Question
    answer(played, question.seat, policy(played.state, question, random))
    const dealt = [1, 2].map((seed) => {
      const copy = cloneState(deathAngel, played.state)
      if (seed === 2) deathAngel.determinize(copy, 1, randomOf(seedOf('other')))
      deathAngel.determinize(copy, 1, randomOf(seedOf('same')))
      assertWhole(copy)
      return hash(copy)
    })
    if (played.result === null) expect(dealt[0]).toBe(dealt[1])
  }
  expect(determinize(played, 0, random).state).toBeDefined()
})

const chance = (formation: string, swarms: string[], more = {}): number => {
  const p = table({ formation, swarms, phase: 'choose', ...more })
  return risk(p.g, p.g.formation[0] as number)
}

test('DA-GATK-4, DA-SUP-7 · the chance shown: by the swarm’s size, with a token only where he faces it', () => {
  expect(chance('noctis< gideon>', ['1 left: claw'])).toBeCloseTo(2 / 6)
  expect(chance('noctis<+1 gideon>', ['1 left: claw'])).toBeCloseTo((2 / 6) ** 2)
  expect(chance('noctis>+1 gideon>', ['1 left: claw'])).toBeCloseTo(2 / 6)
  expect(chance('noctis> gideon>', ['1 left: claw claw claw claw claw'])).toBe(1)
  expect(chance('noctis< gideon>', ['2 left: claw'])).toBe(0)
})

test('DA-BROOD-7, DA-GATK-13 · the chance shown counts brood lords, and no protected swarm', () => {
  expect(chance('noctis> gideon>', ['1 left: claw brood-lord-a'])).toBeCloseTo(4 / 6)
  expect(chance('noctis> gideon>', ['1 left: claw protected'])).toBe(0)
})

test('DA-ABIL-1, DA-ABIL-2, DA-ABIL-3, DA-EVCARD-17 · the chance shown counts what is in force', () => {
  const held = { phase: 'resolve', cards: 'heroic-charge' }
  expect(chance('gideon> claudio>', ['1 left: claw claw claw'], { ...held, resolved: 'block' })).toBeCloseTo(1 / 6)
  expect(
    chance('goriel<+1 noctis<', ['1 left: claw claw claw'], { phase: 'resolve', resolved: 'defensive-stance', cards: 'block' }),
  ).toBeCloseTo((4 / 6) * (1 / 6))
  // With Counter Attack against two, a 0 slays; a skull leaves one genestealer, which slays only with a 0.
  const against1 = 1 / 6
  expect(chance('lorenzo> claudio>', ['1 left: claw claw'], { ...held, resolved: 'counter-attack' })).toBeCloseTo(
    1 / 6 + (3 / 6) * against1,
  )
  const wind = {
    also(g: { secondWind: number; secondWindRound: number; round: number }) {
      g.secondWind = 1
      g.secondWindRound = g.round
    },
  }
  expect(chance('noctis< gideon>', ['1 left: claw'], wind)).toBeCloseTo(1 / 6)
})

const wish = (p: ReturnType<typeof table>) => policy(p.g, p.question(), randomOf(seedOf('bot')))

test('DA-ABIL-8 · the bot lays Power Field on one of two swarms at a marine rather than on a lone genestealer that threatens less', () => {
  const p = table({
    formation: 'noctis> gideon> calistarius< claudio>',
    swarms: ['1 left: claw', '2 left: claw claw claw', '2 right: head head head'],
    cards: 'power-field heroic-charge',
    supply: 0,
  })
  expect(p.question().name).toBe('power-field')
  expect([{ option: 'swarm:2:left' }, { option: 'swarm:2:right' }]).toContainEqual(wish(p))
})

test('DA-MOVE-8, DA-ABIL-8 · the bot does not turn a marine away from a swarm that Power Field holds off until the round ends', () => {
  const turning = (held: string) => {
    const p = table({
      formation: 'noctis< gideon> leon> valencio< claudio>',
      swarms: [`1 left: claw claw${held}`, '2 right: tail'],
      cards: 'run-and-gun heroic-charge',
    })
    p.answer('done')
    expect(p.question().name).toBe('turn')
    return wish(p)
  }
  expect(turning(' protected')).toEqual({ option: 'done' })
})

test('DA-ATK-1 · no bot considers to end its attacks while a swarm could be attacked', () => {
  const ending = (swarm: string) => {
    const p = table({ formation: 'leon< gideon> noctis< valencio< claudio>', swarms: [swarm], cards: 'dead-aim heroic-charge' })
    const question = p.question()
    if (question.kind !== 'options' || question.name !== 'attack') throw new Error(question.name)
    return question.options.filter((option) => prior(p.g, question, option) === 0).map(({ id }) => id)
  }
  expect(ending('3 left: claw claw')).toEqual(['done'])
})
