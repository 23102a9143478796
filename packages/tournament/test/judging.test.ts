import { expect, test } from 'vitest'
import {
  advanced,
  becomeJudge,
  begin,
  cancel,
  come,
  concede,
  decide,
  dropOut,
  dueAt,
  dueThings,
  giveTime,
  goOn,
  type Match,
  matchOf,
  register,
  registerBots,
  reverse,
  roundsFor,
  rule,
  runningGame,
  type Side,
  standings,
  suspend,
  type TournamentEvent,
  waive,
} from '../index.ts'
import { HOST, type Trial, trial } from '../testing/index.ts'

const HOUR = 3_600_000
const GRACE = 600_000
const REST = 60_000

/** Plays the Swiss stage to its end, the lower number always winning. */
function throughSwiss(cup: Trial): void {
  while (cup.t.stage === 'swiss') {
    cup.playRound()
    cup.go()
  }
}

const bothCame = (match: number): TournamentEvent[] => [0, 1].map((side) => ({ type: 'came', match, side: side as Side }))

test('a player who does not come within the grace period loses and is out; if neither comes, the program decides', () => {
  const cup = trial(8)
  expect(cup.t.matches[0]?.games[0]?.came).toEqual([false, false])
  cup.do(come(cup.t, 0, 1))
  expect(come(cup.t, 0, 1)).toEqual({ events: [] })
  cup.do(come(cup.t, 1, 0))
  cup.do({ events: bothCame(2) })
  expect(dueAt(cup.t)).toBe(GRACE)
  expect(dueThings(cup.t, GRACE - 1)).toEqual([])
  expect(dueThings(cup.t, GRACE)).toEqual([
    { kind: 'absent', match: 0, winner: 1 },
    { kind: 'absent', match: 1, winner: 0 },
    { kind: 'decide', match: 3, how: 'absent' },
  ])
  const [missing] = (cup.t.matches[0] as Match).sides
  cup.do(decide(cup.t, 0, 1, 'absent', GRACE))
  expect([cup.t.entrants[missing]?.dropped, cup.t.matches[0]?.winner]).toEqual([true, 1])
  cup.do(decide(cup.t, 3, 0, 'absent', GRACE))
  expect(cup.t.entrants.filter(({ dropped }) => dropped)).toHaveLength(3)
  expect([cup.reason(come(cup.t, 0, 0)), cup.reason(come(cup.t, 99, 0))]).toEqual(['no-game-running', 'no-game-running'])
})

test('a bot is there from the start; in a final the first seat goes to one, then to the other', () => {
  const cup = trial(4, { bots: true })
  expect(cup.t.matches.map(({ games }) => games[0]?.came)).toEqual([
    [true, true],
    [true, true],
  ])
  // Against a person it waits for that person alone.
  const mixed = trial(1, { begun: false })
  mixed.do(registerBots(mixed.t, HOST, [{ name: 'Bot', level: 'quick', brings: null }]))
  mixed.do(begin(mixed.t, HOST, mixed.at))
  const [{ sides, games }] = mixed.t.matches as [Match]
  expect(games[0]?.came).toEqual(sides.map((entrant) => entrant === 1))
  throughSwiss(cup)
  const [semi] = cup.t.matches.filter(({ part }) => part === 'semifinal') as [Match]
  for (const winner of [0, 1] as const) {
    cup.do(decide(cup.t, semi.id, winner, 'played', cup.now))
    cup.go()
  }
  expect(cup.t.matches[semi.id]?.games.map(({ first }) => first)).toEqual([0, 1, 0])
})

test('a judge rules, gives time and reverses results of existing matches, until the tournament is over; nobody else does', () => {
  const cup = trial(4)
  const refusals = (by: string, match: number) => [
    cup.reason(rule(cup.t, by, match, 0, cup.now)),
    cup.reason(giveTime(cup.t, by, match, 1)),
    cup.reason(reverse(cup.t, by, match, cup.now)),
  ]
  expect(refusals('p0', 0)).toEqual(['not-judge', 'not-judge', 'not-judge'])
  expect(refusals(HOST, 2)).toEqual(['no-such-match', 'no-such-match', 'no-such-match'])
  expect([-1, 0, HOUR + 1, HOUR, 1].map((time) => cup.reason(giveTime(cup.t, HOST, 0, time)))).toEqual([
    ...['too-much-time', 'too-much-time', 'too-much-time'],
    ...[null, null],
  ])
  cup.do(giveTime(cup.t, HOST, 0, HOUR))
  expect(cup.t.matches.map(({ games }) => games[0]?.deadline)).toEqual([2 * HOUR, HOUR])
  expect(cup.reason(reverse(cup.t, HOST, 0, cup.now))).toBe('no-result-yet')
  cup.do(rule(cup.t, HOST, 0, 1, cup.now))
  expect([cup.reason(giveTime(cup.t, HOST, 0, 1)), cup.reason(rule(cup.t, HOST, 0, 1, cup.now))]).toEqual([
    'no-game-running',
    'no-game-running',
  ])
  cup.do(cancel(cup.t, HOST))
  expect(refusals(HOST, 1)).toEqual(['over', 'over', 'over'])
  expect(cup.reason(decide(cup.t, 1, 0, 'played', cup.now))).toBe('no-game-running')
  // Nothing of a cancelled tournament is due.
  expect([dueAt(cup.t), dueThings(cup.t, 3 * HOUR)]).toEqual([null, []])
  expect([
    cup.reason(dropOut(cup.t, 'p0', 0, cup.now)),
    cup.reason(register(cup.t, { player: 'late', name: 'Late', brings: null })),
  ]).toEqual(['over', 'registration-closed'])
  expect(suspend(cup.t, new Set(['p0']))).toEqual({ events: [] })
})

test('when the tournament is over, nobody rules, cancels or becomes a judge', () => {
  const cup = trial(2)
  while (cup.t.stage !== 'over') {
    cup.playRound()
    cup.go()
  }
  expect([
    cup.reason(rule(cup.t, HOST, 0, 0, cup.now)),
    cup.reason(cancel(cup.t, HOST)),
    cup.reason(becomeJudge(cup.t, { player: 'eve', name: 'Eve' }, 'code')),
  ]).toEqual(['over', 'over', 'over'])
})

/** Four who have played the Swiss stage: always with the same standings. */
function swissOver(): Trial {
  const cup = trial(4)
  throughSwiss(cup)
  return cup
}

/** The finals, after semifinals that `winner` decides. */
function atFinals(winner: (match: Match) => Side): { readonly cup: Trial; readonly final: Match; readonly third: Match } {
  const cup = swissOver()
  cup.playRound(winner)
  cup.go()
  const [final, third] = ['final', 'third'].map((part) => cup.t.matches.find((match) => match.part === part))
  return { cup, final: final as Match, third: third as Match }
}

test('a player who does not come to a game of a final loses the whole match', () => {
  const { cup, final } = atFinals(() => 0)
  cup.do(come(cup.t, final.id, 1))
  cup.do(decide(cup.t, final.id, 1, 'absent', cup.now + GRACE))
  expect(cup.t.matches[final.id]).toMatchObject({ winner: 1, games: { length: 1 } })
})

test('the standings of the Swiss stage stay as they were, whatever comes of the finals', () => {
  const { cup } = atFinals(() => 1)
  const before = standings(cup.t)
  cup.playRound(() => 1)
  cup.go()
  expect([cup.t.stage, standings(cup.t)]).toEqual(['over', before])
})

test('either player can waive the match for third place before a game of it is over; the higher-ranked one wins it', () => {
  const first = standings(swissOver().t)[0]?.entrant
  for (const upset of [false, true]) {
    const { cup, third } = atFinals(({ sides }) => (upset && sides[0] === first ? 1 : 0))
    const order = standings(cup.t).map(({ entrant }) => entrant)
    const higher = order.find((entrant) => third.sides.includes(entrant)) as number
    expect(third.sides[0] === higher).toBe(upset)
    expect(cup.reason(waive(cup.t, HOST, cup.now))).toBe('not-your-game')
    cup.do(waive(cup.t, `p${third.sides[0]}`, cup.now))
    const left = cup.t.matches[third.id] as Match
    expect([left.sides[left.winner as Side], runningGame(left)]).toEqual([higher, null])
  }
  const { cup, third } = atFinals(() => 0)
  cup.do(decide(cup.t, third.id, 0, 'played', cup.now))
  cup.go()
  expect(cup.reason(waive(cup.t, `p${third.sides[0]}`, cup.now))).toBe('not-for-third')
  expect(cup.reason(waive(trial(4).t, 'p0', 0))).toBe('not-for-third')
})

test('when everybody has left in a semifinal or a final, the tournament is over', () => {
  for (const part of ['semifinal', 'final'] as const) {
    const cup = trial(4)
    throughSwiss(cup)
    while (cup.t.stage !== part) {
      cup.playRound(() => 0)
      cup.go()
    }
    for (const entrant of [0, 1, 2, 3]) cup.do(dropOut(cup.t, HOST, entrant, cup.now))
    expect([cup.t.stage, cup.t.places.length]).toEqual(['over', 4])
  }
})

test('two remaining players continue the Swiss stage; with one it ends', () => {
  expect(roundsFor(1)).toBe(0)
  const cup = trial(8)
  cup.playRound()
  for (const entrant of [2, 3, 4, 5, 6, 7]) cup.do(dropOut(cup.t, HOST, entrant, cup.now))
  cup.go()
  expect([cup.t.stage, cup.t.rounds.length]).toEqual(['swiss', 2])
  cup.do(dropOut(cup.t, HOST, 0, cup.now))
  cup.go()
  expect([cup.t.stage, cup.t.places[0]]).toEqual(['over', 1])
})

test('a match that nobody played to its end has no result to turn: who dropped out or did not come lost all of it', () => {
  const cup = trial(4)
  const [one] = (cup.t.matches[0] as Match).sides
  cup.do(dropOut(cup.t, HOST, one, cup.now))
  expect(cup.t.matches[0]).toMatchObject({ winner: 1, games: [{ winner: 1, how: 'withdrawn' }] })
  cup.do(decide(cup.t, 1, 0, 'absent', GRACE))
  expect([0, 1].map((match) => cup.reason(reverse(cup.t, HOST, match, cup.now)))).toEqual(['no-result-yet', 'no-result-yet'])
})

test('turning the second game of a final: two to none becomes one each and goes on; one each becomes two to none and ends', () => {
  for (const [second, after] of [
    [0, null],
    [1, 0],
  ] as const) {
    const cup = trial(4)
    throughSwiss(cup)
    const [semi] = cup.t.matches.filter(({ part }) => part === 'semifinal') as [Match]
    const now = () => cup.t.matches[semi.id] as Match
    cup.do(decide(cup.t, semi.id, 0, 'played', cup.now))
    cup.go()
    cup.do(decide(cup.t, semi.id, second, 'played', cup.now))
    cup.now += 1000
    cup.do(reverse(cup.t, HOST, semi.id, cup.now))
    expect([now().winner, now().games.map(({ winner }) => winner), now().rests]).toEqual([
      after,
      [0, 1 - second],
      after === null ? cup.now + REST : null,
    ])
    // Reversed again, it is as before.
    cup.do(reverse(cup.t, HOST, semi.id, cup.now))
    expect(now().winner).toBe(second === 0 ? 0 : null)
  }
})

test('after the last match of a round all rest, after a game of a final its match does; a judge may go on at once', () => {
  const cup = trial(4)
  expect(cup.reason(goOn(cup.t, HOST, cup.at))).toBe('nothing-rests')
  cup.now = 5000
  cup.win(0)
  expect([cup.t.rests, dueAt(cup.t)]).toEqual([null, GRACE])
  cup.playRound()
  expect([cup.t.rests, dueAt(cup.t)]).toEqual([5000 + REST, 5000 + REST])
  expect([dueThings(cup.t, 5000 + REST - 1), dueThings(cup.t, 5000 + REST)]).toEqual([[], [{ kind: 'advance' }]])
  expect(advanced(cup.t, { ...cup.at, now: 5000 + REST - 1 })).toEqual([])
  expect(cup.reason(goOn(cup.t, 'p0', cup.at))).toBe('not-judge')
  cup.go()
  // A part that a judge starts begins now, not when it was due.
  expect(cup.t.matches.at(-1)?.games[0]).toMatchObject({ began: 5000, deadline: 5000 + HOUR })
  throughSwiss(cup)
  const [semi] = cup.t.matches.filter(({ part }) => part === 'semifinal') as [Match]
  cup.do(decide(cup.t, semi.id, 1, 'played', cup.now))
  expect([cup.t.rests, cup.t.matches[semi.id]?.rests, dueAt(cup.t)]).toEqual([null, cup.now + REST, cup.now + REST])
  expect(dueThings(cup.t, cup.now + REST)).toEqual([{ kind: 'advance' }])
  expect(cup.reason(decide(cup.t, semi.id, 1, 'played', cup.now))).toBe('no-game-running')
  expect(advanced(cup.t, { ...cup.at, now: cup.now + REST - 1 })).toEqual([])
  expect(advanced(cup.t, { ...cup.at, now: cup.now + REST })).toMatchObject([{ type: 'game-opened', match: semi.id, at: cup.now + REST }])
})

test('while no server ran the tournament everything waits: games, their hour, and rests', () => {
  const cup = trial(4)
  cup.win(0)
  const stands = cup.match(0).id
  const open = 1 - stands
  cup.do({ events: [{ type: 'stood-still', milliseconds: 1000 }] })
  expect(cup.t.matches[open]?.games[0]).toMatchObject({ began: 1000, deadline: HOUR + 1000 })
  expect(cup.t.matches[stands]?.games[0]).toMatchObject({ began: 0, deadline: HOUR })
  cup.playRound()
  cup.do({ events: [{ type: 'stood-still', milliseconds: 1000 }] })
  expect(cup.t.rests).toBe(REST + 1000)
  throughSwiss(cup)
  const [semi] = cup.t.matches.filter(({ part }) => part === 'semifinal') as [Match]
  cup.do(decide(cup.t, semi.id, 1, 'played', cup.now))
  cup.do({ events: [{ type: 'stood-still', milliseconds: 1000 }] })
  expect(cup.t.matches[semi.id]?.rests).toBe(cup.now + REST + 1000)
  cup.go()
  cup.do({ events: [{ type: 'stood-still', milliseconds: 1000 }] })
  expect(cup.t.matches[semi.id]?.games).toMatchObject([{ winner: 1 }, { winner: null, began: cup.now + 1000 }])
})

test('a player concedes their own current game, and nobody else’s', () => {
  const cup = trial(4)
  const mine = cup.match(0)
  const other = 1 - mine.id
  expect(cup.reason(concede(cup.t, 'p0', 2, cup.now))).toBe('no-such-match')
  expect(cup.reason(concede(cup.t, 'p0', other, cup.now))).toBe('not-your-game')
  expect(cup.reason(concede(cup.t, HOST, mine.id, cup.now))).toBe('not-your-game')
  cup.do(concede(cup.t, 'p0', mine.id, cup.now))
  expect(cup.t.matches[mine.id]).toMatchObject({ winner: mine.sides[0] === 0 ? 1 : 0, games: [{ how: 'conceded' }] })
  expect(cup.t.entrants[0]?.dropped).toBe(false)
})

test('dropping out: of an entrant, by own wish or a judge’s, once; the current match is lost, and without anybody left it is over', () => {
  const cup = trial(4)
  expect(cup.reason(dropOut(cup.t, HOST, 4, cup.now))).toBe('not-entrant')
  expect(cup.reason(dropOut(cup.t, 'p1', 0, cup.now))).toBe('not-judge')
  const match = cup.match(0)
  cup.do(dropOut(cup.t, 'p0', 0, cup.now))
  expect(cup.t.matches[match.id]).toMatchObject({ winner: match.sides[0] === 0 ? 1 : 0, games: [{ how: 'withdrawn' }] })
  expect(cup.reason(dropOut(cup.t, 'p0', 0, cup.now))).toBe('dropped-out')
  for (const entrant of [1, 2]) cup.do(dropOut(cup.t, HOST, entrant, cup.now))
  expect(cup.t.stage).toBe('swiss')
  cup.do(dropOut(cup.t, HOST, 3, cup.now))
  expect(cup.t.stage).toBe('over')
  expect(cup.reason(dropOut(cup.t, HOST, 3, cup.now))).toBe('over')
  // Before the first round nothing ends.
  const early = trial(2, { begun: false })
  for (const entrant of [0, 1]) early.do(dropOut(early.t, HOST, entrant, early.now))
  expect(early.t.stage).toBe('check-in')
})

test('a player who drops out before a semifinal has no place in it; one who drops out after it loses the final without playing; both are ranked last', () => {
  const cup = trial(6)
  while (cup.t.stage === 'swiss' && cup.t.rounds.length < 3) {
    cup.playRound()
    cup.go()
  }
  cup.playRound()
  cup.do(dropOut(cup.t, HOST, 0, cup.now))
  cup.go()
  expect(cup.t.stage).toBe('semifinal')
  const semis = cup.t.matches.filter(({ part }) => part === 'semifinal')
  expect(semis.flatMap(({ sides }) => sides)).not.toContain(0)
  cup.playRound(() => 0)
  const finalist = semis[1]?.sides[0] as number
  cup.do(dropOut(cup.t, HOST, finalist, cup.now))
  cup.go()
  const final = cup.t.matches.find(({ part }) => part === 'final') as Match
  expect([final.sides, final.winner]).toEqual([[semis[0]?.sides[0], finalist], 0])
  expect([matchOf(cup.t, finalist)?.id, matchOf(cup.t, 0)]).toEqual([final.id, null])
  cup.playRound(() => 0)
  cup.go()
  expect([cup.t.stage, cup.t.places.length, cup.t.places.at(-1), cup.t.places[1]]).toEqual(['over', 6, 0, finalist])
})
