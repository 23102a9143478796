import {
  advanced,
  decide,
  dueAt,
  dueThings,
  giveTime,
  type Match,
  prizes,
  register,
  reverse,
  roundsFor,
  rule,
  standings,
  waive,
} from '@orrery/tournament'
import { HOST, type Trial, trial } from '@orrery/tournament/testing'
import { expect, test } from 'vitest'
import { chaosGalaxy } from '../index.ts'
import { duel } from './given.ts'

const HOUR = 3_600_000

/** Plays the Swiss stage to its end; the lower number always wins. */
function throughSwiss(cup: Trial): void {
  while (cup.t.stage === 'swiss') {
    cup.playRound()
    cup.go()
  }
}

const order = (cup: Trial): number[] => standings(cup.t).map(({ entrant }) => entrant)
const matchOf = (cup: Trial, part: Match['part']): Match[] => cup.t.matches.filter((match) => match.part === part)

test('CG-TOUR-1, CG-TOUR-2 · after the Swiss stage its first four play: first against fourth, second against third', () => {
  const cup = trial(9)
  expect(cup.t.stage).toBe('swiss')
  throughSwiss(cup)
  const [first, second, third, fourth] = order(cup)
  expect(cup.t.stage).toBe('semifinal')
  expect(matchOf(cup, 'semifinal').map(({ sides }) => sides)).toEqual([
    [first, fourth],
    [second, third],
  ])
})

test('CG-TOUR-2 · up to three games, until one side has won two', () => {
  const cup = trial(4)
  throughSwiss(cup)
  const [one, other] = matchOf(cup, 'semifinal') as [Match, Match]
  const now = () => cup.t.matches[one.id] as Match
  const play = (winner: 0 | 1) => {
    cup.do(decide(cup.t, one.id, winner, 'played', cup.now))
    cup.now += 60_000
    cup.do({ events: advanced(cup.t, cup.at) })
  }
  play(1)
  expect([now().winner, now().games.length]).toEqual([null, 2])
  play(0)
  expect([now().winner, now().games.length]).toEqual([null, 3])
  play(1)
  expect([now().winner, now().games.length]).toEqual([1, 3])
  for (let games = 0; games < 2; games++) {
    cup.do(decide(cup.t, other.id, 0, 'played', cup.now))
    cup.now += 60_000
    cup.do({ events: advanced(cup.t, cup.at) })
  }
  expect(cup.t.matches[other.id]).toMatchObject({ winner: 0, games: { length: 2 } })
  expect(cup.t.stage).toBe('final')
})

test('CG-TOUR-3 · winners of the semifinals play for the first place, losers for the third, up to three games each', () => {
  const cup = trial(6)
  throughSwiss(cup)
  const [first, second, third, fourth] = order(cup) as [number, number, number, number]
  cup.playRound(({ sides }) => (sides[0] === first ? 1 : 0))
  cup.go()
  expect(matchOf(cup, 'final')).toMatchObject([{ sides: [fourth, second], wins: 2 }])
  expect(matchOf(cup, 'third')).toMatchObject([{ sides: [first, third], wins: 2 }])
  cup.playRound(() => 1)
  cup.go()
  expect(cup.t.stage).toBe('over')
  expect(cup.t.places.slice(0, 4)).toEqual([second, fourth, third, first])
  expect(cup.t.places.slice(4)).toEqual(order(cup).slice(4))
})

test('CG-TOUR-3 · the match for the third place may be left out: then the better of the Swiss stage is third', () => {
  const cup = trial(4)
  throughSwiss(cup)
  const [, , third, fourth] = order(cup) as [number, number, number, number]
  cup.playRound(() => 0)
  cup.go()
  const [match] = matchOf(cup, 'third') as [Match]
  const player = (entrant: number) => cup.t.entrants[entrant]?.player ?? ''
  const outsider = cup.t.entrants.find(({ id }) => !match.sides.includes(id))?.player ?? ''
  expect(cup.reason(waive(cup.t, outsider, cup.now))).toBe('not-your-game')
  cup.do(waive(cup.t, player(third), cup.now))
  expect(cup.reason(waive(cup.t, player(fourth), cup.now))).toBe('not-for-third')
  cup.win(matchOf(cup, 'final')[0]?.sides[0] ?? 0)
  cup.go()
  cup.win(matchOf(cup, 'final')[0]?.sides[0] ?? 0)
  cup.go()
  expect(cup.t.places).toEqual(order(cup))
  // A match cannot be left out once a game of it has been played.
  const other = trial(4)
  throughSwiss(other)
  other.playRound(() => 0)
  other.go()
  other.win(third)
  expect(other.reason(waive(other.t, player(fourth), other.now))).toBe('not-for-third')
})

test('CG-TOUR-4 · each game has exactly one hour', () => {
  const cup = trial(2)
  const [{ games }] = cup.t.matches as [Match]
  expect(games[0]).toMatchObject({ began: 0, deadline: HOUR })
  for (const side of [0, 1] as const) cup.do({ events: [{ type: 'came', match: 0, side }] })
  expect(dueAt(cup.t)).toBe(HOUR)
  expect(dueThings(cup.t, HOUR - 1)).toEqual([])
  expect(dueThings(cup.t, HOUR)).toEqual([{ kind: 'decide', match: 0, how: 'time' }])
  cup.now = 5_000
  cup.win(0)
  cup.now = 65_000
  cup.do({ events: advanced(cup.t, cup.at) })
  // The next match has its own time.
  expect(cup.t.matches[1]?.games[0]).toMatchObject({ began: 65_000, deadline: 65_000 + HOUR })
  // A judge may add time.
  cup.do(giveTime(cup.t, HOST, 1, 300_000))
  expect(dueThings(cup.t, 65_000 + HOUR).filter((due) => due.kind === 'decide' && due.how === 'time')).toHaveLength(0)
  expect(cup.reason(giveTime(cup.t, 'p0', 1, 300_000))).toBe('not-judge')
})

test('CG-TOUR-5 · when the hour is over the judge decides; whoever wins, it is one of the two', () => {
  for (const winner of [0, 1] as const) {
    const cup = trial(2, { terms: { judged: true } })
    for (const side of [0, 1] as const) cup.do({ events: [{ type: 'came', match: 0, side }] })
    expect(dueThings(cup.t, HOUR)).toEqual([])
    cup.now = HOUR
    expect(cup.reason(rule(cup.t, 'p0', 0, 0, cup.now))).toBe('not-judge')
    cup.do(rule(cup.t, HOST, 0, winner, cup.now))
    expect(cup.t.matches[0]).toMatchObject({ winner, games: [{ winner, how: 'judged' }] })
  }
  // A judge who does not decide cannot hold it up for ever: the program decides then (CG-TOUR-8).
  const silent = trial(2, { terms: { judged: true } })
  for (const side of [0, 1] as const) silent.do({ events: [{ type: 'came', match: 0, side }] })
  expect(dueThings(silent.t, HOUR + 600_000)).toEqual([{ kind: 'decide', match: 0, how: 'time' }])
})

test('CG-TOUR-6 · the judge is right, and may turn a result round until a new game begins', () => {
  const cup = trial(4)
  cup.win(0)
  const match = cup.match(0).id
  const winner = cup.t.matches[match]?.winner
  expect(cup.reason(reverse(cup.t, 'p0', match, cup.now))).toBe('not-judge')
  cup.do(reverse(cup.t, HOST, match, cup.now))
  expect(cup.t.matches[match]?.winner).toBe(winner === 0 ? 1 : 0)
  cup.do(reverse(cup.t, HOST, match, cup.now))
  expect(cup.t.matches[match]?.winner).toBe(winner)
  cup.playRound()
  cup.go()
  expect(cup.t.rounds).toHaveLength(2)
  expect(cup.reason(reverse(cup.t, HOST, match, cup.now))).toBe('too-late-to-complain')
  // The same holds between two games of a final.
  throughSwiss(cup)
  const [semi] = matchOf(cup, 'semifinal') as [Match]
  cup.do(decide(cup.t, semi.id, 0, 'played', cup.now))
  cup.do(reverse(cup.t, HOST, semi.id, cup.now))
  expect(cup.t.matches[semi.id]?.games).toMatchObject([{ winner: 1 }])
  cup.go()
  expect(cup.reason(reverse(cup.t, HOST, semi.id, cup.now))).toBe('too-late-to-complain')
})

test('CG-TOUR-7 · the first three win prizes when it is over, nobody before', () => {
  const cup = trial(8)
  throughSwiss(cup)
  cup.playRound(() => 0)
  expect(prizes(cup.t)).toEqual([])
  cup.go()
  cup.playRound(() => 0)
  cup.go()
  expect(prizes(cup.t)).toEqual(cup.t.places.slice(0, 3).map((entrant, at) => ({ entrant, place: at + 1 })))
  expect(cup.t.places).toHaveLength(8)
})

test.each([
  ['the bigger colony, though the other has more credits', { filler: 9 }, { filler: 4, credits: 9 }, 0],
  ['the bigger colony of the other', { filler: 4 }, { filler: 9 }, 1],
  ['of equal colonies more credits', { filler: 5, credits: 6 }, { filler: 5, credits: 8, hangar: ['turul'] }, 1],
  ['of equal credits more paid cards', { credits: 5, hangar: ['turul'] }, { credits: 5 }, 0],
])('CG-TOUR-8 · without a judge the program decides a game whose time is over: %s', (_, you, opponent, winner) => {
  const { g } = duel({ you, opponent })
  expect(chaosGalaxy.tournament?.timeUp(g)).toBe(winner)
})

test.each([0, 1])('CG-TOUR-8 · if everything else is equal, the player who went second wins (seat %i went first)', (starter) => {
  const { g } = duel({ starter, active: starter, you: { credits: 5 }, opponent: { credits: 5 } })
  expect(chaosGalaxy.tournament?.timeUp(g)).toBe(1 - starter)
})

test('CG-TOUR-9 · the Swiss stage has the fewest rounds r with 2^r at least the number of players', () => {
  expect([2, 3, 4, 5, 8, 9, 16, 17, 64, 65].map(roundsFor)).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 6, 7])
  for (const players of [2, 3, 5, 9]) {
    const cup = trial(players)
    throughSwiss(cup)
    expect(cup.t.rounds.filter(({ part }) => part === 'swiss')).toHaveLength(roundsFor(players))
  }
})

test('CG-TOUR-9 · equal scores are paired, and nobody meets the same player again if that can be avoided', () => {
  const cup = trial(8)
  cup.playRound()
  cup.go()
  const winners = cup.t.matches.slice(0, 4).map(({ sides }) => Math.min(...sides))
  for (const { sides } of cup.t.matches.slice(4)) expect(winners.includes(sides[0])).toBe(winners.includes(sides[1]))
  cup.playRound()
  cup.go()
  const met = cup.t.matches.map(({ sides }) => sides.toSorted().join())
  expect(new Set(met).size).toBe(met.length)
  // Two players can only meet again, and in the final they do.
  const two = trial(2)
  throughSwiss(two)
  expect(matchOf(two, 'final')).toHaveLength(1)
})

test('CG-TOUR-9, CG-TOUR-12 · a bye counts as a win, and adds nothing to the sums of opponents’ scores', () => {
  const cup = trial(3)
  const free = cup.t.rounds[0]?.bye as number
  expect(standings(cup.t)[0]).toMatchObject({ entrant: free, score: 1, opponents: 0, beyond: 0 })
  const [one, other] = (cup.t.matches[0] as Match).sides
  cup.win(one)
  const lines = standings(cup.t)
  expect(lines.find(({ entrant }) => entrant === one)).toMatchObject({ score: 1, opponents: 0 })
  expect(lines.find(({ entrant }) => entrant === other)).toMatchObject({ score: 0, opponents: 1 })
  expect(lines.find(({ entrant }) => entrant === free)).toMatchObject({ score: 1, opponents: 0 })
})

test('CG-TOUR-12 · the bye goes to the lowest who has not had one', () => {
  const cup = trial(5)
  const had: number[] = []
  while (cup.t.stage === 'swiss') {
    const { bye } = cup.t.rounds.at(-1) as { bye: number }
    expect(had).not.toContain(bye)
    had.push(bye)
    cup.playRound()
    const lowest = order(cup).findLast((entrant) => !had.includes(entrant))
    cup.go()
    if (cup.t.stage === 'swiss') expect(cup.t.rounds.at(-1)?.bye).toBe(lowest)
  }
  expect(had).toHaveLength(3)
})

/** A Swiss stage with all results given, by round. */
function stageOf(players: number, results: readonly (readonly [number, number])[][]) {
  const cup = trial(players)
  return {
    ...cup.t,
    rounds: results.map((_, at) => ({ number: at + 1, part: 'swiss' as const, bye: null })),
    matches: results.flatMap((round, at) =>
      round.map((sides, id): Match => ({ id, part: 'swiss', round: at + 1, sides, wins: 1, games: [], winner: 0, rests: null })),
    ),
  }
}

test('CG-TOUR-10 · ties are broken by the opponents’ scores, then who beat whom, then the opponents’ opponents, then lot', () => {
  // Rows are winner and loser. 0 and 1 have two points each, but 0 beat better opponents.
  const sums = stageOf(4, [
    [
      [0, 2],
      [1, 3],
    ],
    [
      [0, 2],
      [1, 3],
    ],
    [
      [2, 3],
      [3, 1],
    ],
  ])
  const by = (t: typeof sums) => Object.fromEntries(standings(t).map((line) => [line.entrant, line]))
  expect(by(sums)[0]).toMatchObject({ score: 2, opponents: 2 })
  expect(by(sums)[1]).toMatchObject({ score: 2, opponents: 3 })
  expect(standings(sums)[0]?.entrant).toBe(1)
  // They have the same score and sum, but 1 has beaten 0.
  const direct = stageOf(4, [
    [
      [1, 0],
      [2, 3],
    ],
    [
      [0, 2],
      [3, 1],
    ],
  ])
  expect(standings(direct).map(({ score, opponents }) => [score, opponents])).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
    [1, 2],
  ])
  for (const line of standings(direct)) expect(line.direct).toBe(1)
  // Only lots can separate them: the seed draws these, the same way each time.
  expect(standings(direct)).toEqual(standings(direct))
  expect(standings(direct).map(({ lot }) => lot)).toEqual(
    standings(direct)
      .map(({ lot }) => lot)
      .toSorted((one, other) => one - other),
  )
  const beaten = stageOf(4, [
    [
      [1, 0],
      [0, 2],
      [1, 3],
      [0, 3],
    ],
  ])
  expect(by(beaten)[0]).toMatchObject({ score: 2, direct: 0 })
  const beyond = stageOf(6, [
    [
      [0, 2],
      [1, 3],
      [4, 2],
      [4, 2],
      [5, 3],
    ],
  ])
  // 0 and 1 beat opponents without points, whose other opponents have 2 and 1.
  expect(by(beyond)[0]).toMatchObject({ score: 1, opponents: 0, direct: 0, beyond: 5 })
  expect(by(beyond)[1]).toMatchObject({ score: 1, opponents: 0, direct: 0, beyond: 2 })
  expect(
    standings(beyond)
      .map(({ entrant }) => entrant)
      .indexOf(0),
  ).toBeLessThan(
    standings(beyond)
      .map(({ entrant }) => entrant)
      .indexOf(1),
  )
})

test('CG-TOUR-10 · of two players with the same score and sum the one who beat the other stands higher, whatever comes after', () => {
  const t = stageOf(7, [
    [
      [0, 1],
      [0, 2],
      [1, 3],
      [1, 4],
      [2, 5],
      [3, 6],
    ],
  ])
  const [first, second] = standings(t)
  expect(first).toMatchObject({ entrant: 0, score: 2, opponents: 3, direct: 1, beyond: 5 })
  expect(second).toMatchObject({ entrant: 1, score: 2, opponents: 3, direct: 0, beyond: 7 })
})

test.each([2, 3])('CG-TOUR-11 · with %i players there are no semifinals: the first two play the final', (players) => {
  const cup = trial(players)
  throughSwiss(cup)
  const [first, second] = order(cup)
  expect(matchOf(cup, 'semifinal')).toHaveLength(0)
  expect(matchOf(cup, 'final')).toMatchObject([{ sides: [first, second], wins: 2 }])
  cup.playRound(() => 1)
  cup.go()
  expect(cup.t.places).toEqual([second, first, ...order(cup).slice(2)])
})

test('CG-TOUR-11 · a player registers once, with the deck of all games', () => {
  const cup = trial(4, { begun: false })
  const deck = { deck: 'red' }
  cup.do(register(cup.t, { player: 'new', name: 'New', brings: deck }))
  expect(cup.reason(register(cup.t, { player: 'new', name: 'New', brings: { deck: 'blue' } }))).toBe('registered-twice')
  expect(cup.t.entrants.at(-1)?.brings).toEqual(deck)
})

test('CG-SIMC-1, CG-SIMR-4 · tournaments have the original combat and the original race restrictions', () => {
  expect(chaosGalaxy.tournament?.settings).toMatchObject({ simplifiedCombat: false, raceDegree: 0 })
})
