import { expect, test } from 'vitest'
import {
  active,
  becomeJudge,
  begin,
  botName,
  cancel,
  checkIn,
  dropOut,
  entrantFor,
  MOST_ENTRANTS,
  openCheckIn,
  register,
  registerBots,
  runningGame,
  view,
} from '../index.ts'
import { HOST, type Trial, trial } from '../testing/index.ts'

const person = (player: string) => ({ player, name: player, brings: null })
const bots = (count: number) => Array.from({ length: count }, (_, at) => ({ name: botName(at), level: 'quick', brings: null }))

/** A tournament open for registration, with nobody in it. */
function fresh(): Trial {
  const cup = trial(0, { begun: false })
  cup.do({ events: [cup.events[0] as (typeof cup.events)[number]] })
  return cup
}

/** Everybody on the list checks in, and the first round begins. */
function withRegistered(...players: readonly string[]): Trial {
  const cup = fresh()
  for (const player of players) cup.do(register(cup.t, person(player)))
  return cup
}

test('a player registers once before the first round, again after dropping out, and late ones until the second round begins', () => {
  const cup = withRegistered('a', 'b', 'c')
  expect(cup.t.stage).toBe('registration')
  expect(cup.t.entrants.map(({ checkedIn }) => checkedIn)).toEqual([false, false, false])
  expect(cup.reason(register(cup.t, person('a')))).toBe('registered-twice')
  cup.do(dropOut(cup.t, 'a', 0, cup.now))
  cup.do(register(cup.t, person('a')))
  // The player's entrant is the one who has not dropped out.
  expect([cup.t.entrants.length, entrantFor(cup.t, 'a')?.id, entrantFor(cup.t, 'nobody')]).toEqual([4, 3, null])
  cup.do(openCheckIn(cup.t, HOST))
  for (const player of ['a', 'b', 'c']) cup.do(checkIn(cup.t, player))
  cup.do(begin(cup.t, HOST, cup.at))
  cup.do(dropOut(cup.t, 'b', 1, cup.now))
  expect(cup.reason(register(cup.t, person('b')))).toBe('dropped-out')
  cup.do(register(cup.t, person('late')))
  expect(cup.t.entrants.at(-1)).toMatchObject({ name: 'late', checkedIn: true, dropped: false })
  cup.playRound()
  cup.go()
  expect(cup.t.rounds).toHaveLength(2)
  expect(cup.reason(register(cup.t, person('later')))).toBe('registration-closed')
})

test('no more entrants than fit, who dropped out not counted; bots come from a judge and are there from the start', () => {
  const cup = withRegistered('a')
  expect(MOST_ENTRANTS).toBe(128)
  expect(cup.reason(registerBots(cup.t, 'a', bots(1)))).toBe('not-judge')
  expect(cup.reason(registerBots(cup.t, HOST, bots(MOST_ENTRANTS)))).toBe('full')
  cup.do(registerBots(cup.t, HOST, bots(MOST_ENTRANTS - 1)))
  expect(cup.t.entrants.at(-1)).toMatchObject({ bot: 'quick', player: null, checkedIn: true })
  expect(cup.reason(register(cup.t, person('b')))).toBe('full')
  cup.do(dropOut(cup.t, HOST, 1, cup.now))
  cup.do(register(cup.t, person('b')))
  expect(active(cup.t)).toHaveLength(MOST_ENTRANTS)
})

test('every bot has its own name: a star, and when stars run out, a star with a number', () => {
  const names = Array.from({ length: MOST_ENTRANTS }, (_, number) => botName(number))
  expect(new Set(names).size).toBe(MOST_ENTRANTS)
  const stars = names.findIndex((name) => name.includes(' '))
  expect([botName(0), botName(stars), botName(2 * stars)]).toEqual(['Sirius', 'Sirius 2', 'Sirius 3'])
  expect(names.slice(0, stars).every((name) => /^[A-Z][a-z]+$/.test(name))).toBe(true)
})

test('check-in: a judge opens it once, and each entrant checks in once; dropped entrants and strangers cannot', () => {
  const cup = withRegistered('a', 'b', 'c')
  expect([cup.reason(checkIn(cup.t, 'a')), cup.reason(begin(cup.t, HOST, cup.at))]).toEqual(['not-checking-in', 'not-checking-in'])
  expect(cup.reason(openCheckIn(cup.t, 'a'))).toBe('not-judge')
  cup.do(openCheckIn(cup.t, HOST))
  expect(cup.reason(openCheckIn(cup.t, HOST))).toBe('begun-already')
  expect(cup.reason(checkIn(cup.t, 'nobody'))).toBe('not-entrant')
  cup.do(checkIn(cup.t, 'a'))
  expect(cup.reason(checkIn(cup.t, 'a'))).toBe('checked-in-already')
  cup.do(dropOut(cup.t, 'b', 1, cup.now))
  expect(cup.reason(checkIn(cup.t, 'b'))).toBe('dropped-out')
  // Only those who have checked in play, and there must be two.
  expect(cup.reason(begin(cup.t, 'a', cup.at))).toBe('not-judge')
  expect(cup.reason(begin(cup.t, HOST, cup.at))).toBe('too-few')
  cup.do(register(cup.t, person('d')))
  cup.do(begin(cup.t, HOST, cup.at))
  expect(cup.reason(begin(cup.t, HOST, cup.at))).toBe('begun-already')
  expect(cup.t.entrants.map(({ name, dropped }) => [name, dropped])).toEqual([
    ['a', false],
    ['b', true],
    ['c', true],
    ['d', false],
  ])
  expect(cup.t.matches.map(({ sides }) => sides.toSorted())).toEqual([[0, 3]])
  expect(cup.reason(checkIn(cup.t, 'a'))).toBe('not-checking-in')
})

test('a person who knows the code becomes a judge once, until the tournament is over; a judge cancels it, and then nothing is played or due', () => {
  const cup = trial(4)
  const anna = { player: 'anna', name: 'Anna' }
  expect(cup.reason(becomeJudge(cup.t, anna, 'guess'))).toBe('wrong-code')
  const before = { t: cup.t, seen: view(cup.t) }
  cup.do(becomeJudge(cup.t, anna, 'code'))
  expect(view(cup.t, before).judges).toEqual(['Host', 'Anna'])
  expect(cup.reason(becomeJudge(cup.t, anna, 'code'))).toBe('judge-already')
  expect(cup.reason(cancel(cup.t, 'p0'))).toBe('not-judge')
  cup.win(0)
  cup.do(cancel(cup.t, 'anna'))
  expect([cup.t.stage, cup.t.rests, cup.t.matches.every(({ rests }) => rests === null)]).toEqual(['cancelled', null, true])
  expect(cup.reason(cancel(cup.t, 'anna'))).toBe('over')
  expect(cup.reason(becomeJudge(cup.t, { player: 'eve', name: 'Eve' }, 'code'))).toBe('over')
  expect(cup.t.matches.filter((match) => runningGame(match) !== null)).toHaveLength(1)
})
