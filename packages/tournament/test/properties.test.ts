import { randomOf, seedOf } from '@orrery/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  active,
  after,
  type Contender,
  decide,
  dropOut,
  type Match,
  nextPairing,
  pair,
  register,
  replayed,
  roundsFor,
  runningGame,
  standings,
  view,
} from '../index.ts'
import { HOST, trial } from '../testing/index.ts'
import { badness, leastBadness, slowLines, standsBefore } from './oracle.ts'

const contenders = fc
  .integer({ min: 1, max: 4 })
  .chain((pairs) =>
    fc.array(fc.record({ score: fc.integer({ min: 0, max: 5 }), met: fc.array(fc.integer({ min: 0, max: 7 })) }), {
      minLength: 2 * pairs,
      maxLength: 2 * pairs,
    }),
  )
  .map((list): Contender[] => {
    // Opponents have met each other.
    const met = list.map((one, at) => one.met.filter((other) => other !== at && other < list.length))
    return list.map(({ score }, entrant) => ({
      entrant,
      score,
      met: [...(met[entrant] as number[]), ...met.flatMap((others, other) => others.filter((one) => one === entrant).map(() => other))],
    }))
  })

test('pairs are as good as the best of all ways to pair: rematches first, then scores; everybody once', () => {
  fc.assert(
    fc.property(contenders, fc.nat(), (list, seed) => {
      const pairs = pair(list, seedOf(seed))
      expect(pairs.flat().sort()).toEqual(list.map(({ entrant }) => entrant).sort())
      expect(badness(list, pairs)).toEqual(leastBadness(list))
      expect(pair(list, seedOf(seed))).toEqual(pairs)
    }),
    { numRuns: 300 },
  )
})

test('an odd number of contenders is refused', () => {
  const list = Array.from({ length: 3 }, (_, entrant): Contender => ({ entrant, score: 0, met: [] }))
  expect(() => pair(list, seedOf(1))).toThrow('odd')
})

test('among equally good pairings the seed decides', () => {
  const list = Array.from({ length: 8 }, (_, entrant): Contender => ({ entrant, score: 0, met: [] }))
  const found = new Set(Array.from({ length: 60 }, (_, seed) => JSON.stringify(pair(list, seedOf(seed)))))
  expect(found.size).toBeGreaterThan(30)
})

/** Plays a whole Swiss stage with random results and drop-outs, and sometimes with a late entrant. */
function swiss(players: number, seed: number) {
  const random = randomOf(seedOf(`swiss ${seed}`))
  const cup = trial(players, { seed })
  if (random.below(3) === 0) cup.do(register(cup.t, { player: 'late', name: 'Late', brings: null }))
  const rounds = []
  while (cup.t.stage === 'swiss') {
    const there = active(cup.t)
    if (random.below(4) === 0) cup.do(dropOut(cup.t, HOST, there[random.below(there.length)]?.id ?? 0, cup.now))
    else {
      const open = cup.t.matches.filter((match) => runningGame(match) !== null)
      for (const { id } of open) cup.do(decide(cup.t, id, random.below(2) as 0 | 1, 'played', cup.now))
      rounds.push(cup.t)
      if (cup.t.rests !== null) cup.go()
    }
    if (cup.events.length > 400) throw new Error('it does not end')
  }
  return { cup, rounds }
}

test('a view is the same with or without the cached one, and its unchanged parts are the same objects', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 17 }), fc.nat(), (players, seed) => {
      const { events } = swiss(players, seed).cup
      let shown: Parameters<typeof view>[1] = null
      let t = null
      for (const event of events) {
        t = after(t, event)
        const seen = view(t, shown)
        expect(seen).toEqual(view(t))
        if (shown !== null && event.type === 'decided') {
          expect(seen.entrants).toBe(shown.seen.entrants)
          const kept = seen.matches.filter((match, at) => match === shown?.seen.matches[at])
          expect(kept).toHaveLength(t.matches.length - 1)
        }
        shown = { t, seen }
      }
    }),
    { numRuns: 40 },
  )
})

test('standings are those of the rulebook, read word by word, after every round', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 17 }), fc.nat(), (players, seed) => {
      const t = swiss(players, seed)
      for (const round of t.rounds) {
        const lines = standings(round)
        const slow = slowLines(round)
        for (const { lot: _, ...line } of lines) expect(line).toEqual(slow.find(({ entrant }) => entrant === line.entrant))
        for (const [at, line] of lines.entries()) {
          const next = lines[at + 1]
          if (next === undefined) continue
          expect(standsBefore(line, next) ?? line.lot <= next.lot).toBe(true)
        }
      }
      // The recorded events lead to the same tournament.
      expect(replayed(t.cup.events)).toEqual(t.cup.t)
      expect(replayed(JSON.parse(JSON.stringify(t.cup.events)))).toEqual(t.cup.t)
    }),
    { numRuns: 60 },
  )
})

test.each([5, 16, 33, 64])('%i players: no rematch, no second bye, everybody once a round', (players) => {
  const cup = trial(players, { seed: players })
  const random = randomOf(seedOf(players))
  while (cup.t.stage === 'swiss') {
    cup.playRound(() => random.below(2) as 0 | 1)
    const at = cup.t.rounds.length
    const now = cup.t.matches.filter(({ round }) => round === at)
    const bye = cup.t.rounds.at(-1)?.bye
    expect([...now.flatMap(({ sides }) => sides), ...(bye == null ? [] : [bye])].sort((one, other) => one - other)).toEqual(
      Array.from({ length: players }, (_, entrant) => entrant),
    )
    cup.go()
  }
  const swiss = cup.t.matches.filter(({ part }) => part === 'swiss')
  const met = swiss.map(({ sides }: Match) => sides.toSorted((one, other) => one - other).join())
  expect(new Set(met).size).toBe(met.length)
  const byes = cup.t.rounds.flatMap(({ bye }) => (bye === null ? [] : [bye]))
  expect(new Set(byes).size).toBe(byes.length)
  expect(cup.t.rounds.filter(({ part }) => part === 'swiss')).toHaveLength(roundsFor(players))
})

test('the player who has had the first seat less often gets it', () => {
  const cup = trial(8)
  while (cup.t.stage === 'swiss') {
    cup.playRound()
    const firsts = cup.t.entrants.map(({ id }) => cup.t.matches.filter(({ sides }) => sides[0] === id).length)
    if (cup.t.rounds.length < 3)
      for (const [one, other] of nextPairing(cup.t).pairs) expect(firsts[one]).toBeLessThanOrEqual(firsts[other] as number)
    cup.go()
  }
})

test('a tournament can begin only with its first event', () => {
  expect(() => after(null, { type: 'ended' })).toThrow('does not begin')
})
