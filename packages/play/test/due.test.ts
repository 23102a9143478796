import { gameEntry } from '@orrery/games'
import { type Game, openTable, type Question, questionFor, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { outbid } from '../../kernel/test/games/outbid.ts'
import {
  dueTimes,
  leastAnswer,
  MOST_RESERVE,
  type Move,
  nextDue,
  pause,
  resume,
  seatsAsked,
  start,
  step,
  TIME_CONTROL_DEFAULTS,
  type TimeControl,
  type Timing,
  timeControlOf,
  timeControlProblem,
  timedOut,
  timePassing,
  UNTIMED,
  type UnderWay,
  winnerAtTimeUp,
} from '../index.ts'

const MINUTE = 60_000
const everybody = () => true

async function timed(settings: { readonly [setting: string]: number }) {
  const game = await gameEntry('chaos-galaxy').load()
  const { play } = start(openTable(game, settings, 2, seedOf('clock')), 0)
  return { play, timing: { ...UNTIMED, control: timeControlOf(game, settings, null) } }
}

function answerAtEnd(play: UnderWay, timing: Timing, seat: number): Move | null {
  const todo = timedOut(play, timing, seat)
  return todo?.kind === 'answer' ? todo.answer : null
}

function move(play: UnderWay, seat: number, what: Move | null, now: number, by: 'person' | 'clock', timing = UNTIMED): UnderWay {
  if (what === null) throw new Error('nothing is asked')
  const tried = step(play, seat, what, { now, by, timing })
  if ('refusal' in tried) throw new Error(tried.refusal.rule)
  return tried.play
}

test('a seat whose time runs out gives the minimal answer, and gives up after the third time in a row', async () => {
  const { play: first, timing } = await timed({ decisionTime: 60 })
  let play = first
  expect(nextDue(dueTimes(play, timing, everybody))).toBe(MINUTE)
  const least: (Move | null)[] = []
  for (let now = MINUTE; play.table.result === null; now += MINUTE) {
    const [due] = dueTimes(play, timing, everybody).filter(({ at }) => at <= now)
    if (due === undefined) throw new Error('nobody is late')
    least.push(answerAtEnd(play, timing, due.seat))
    play = move(play, due.seat, least.at(-1) ?? null, now, 'clock')
  }
  expect(least[0]).toEqual({ option: 'keep' })
  expect(least.at(-1)).toEqual({ concede: true })
  expect(dueTimes(play, timing, everybody)).toEqual([])
})

test('an answer in time resets the count of time-outs', async () => {
  const { play: first } = await timed({ decisionTime: 60 })
  let play = first
  for (let round = 0; round < 12 && play.table.result === null; round++) {
    const seat = seatsAsked(play.table)[0] as number
    play = move(
      play,
      seat,
      leastAnswer(play.table, questionFor(play.table, seat) as Question),
      round * MINUTE,
      play.clocks[seat]?.late === 2 ? 'person' : 'clock',
    )
  }
  expect(play.table.result).toBeNull()
})

test('the time used is kept over a stop, during which no time passes', async () => {
  const { play, timing } = await timed({ decisionTime: 60 })
  const stopped = pause(play.clocks, 45_000)
  const again = { ...play, clocks: resume(stopped, play.table, 1_000_000) }
  expect(nextDue(dueTimes(again, timing, everybody))).toBe(1_000_000 + 15_000)
})

test('an undo gives no time, neither to its seat nor to the others', async () => {
  const { timing } = await timed({ decisionTime: 60 })
  let { play } = start(openTable(outbid as Game, {}, 2, seedOf('clock')), 0)
  const seat = 0
  const question = questionFor(play.table, seat)
  const option = question?.kind === 'options' ? (question.options.at(-1)?.id as string) : ''
  for (let round = 1; round <= 3; round++) {
    play = move(play, seat, { option }, round * 10_000, 'person')
    play = move(play, seat, 'undo', round * 10_000, 'person')
  }
  expect(dueTimes(play, timing, everybody)).toEqual([
    { seat, at: MINUTE },
    { seat: 1, at: MINUTE },
  ])
})

test('a table without a time has no limit, and a bot needs none', async () => {
  expect((await timed({ decisionTime: 0 })).timing.control).toBeNull()
  expect((await timed({})).timing.control).toBeNull()
  const { play, timing } = await timed({ decisionTime: 60 })
  expect(dueTimes(play, timing, () => false)).toEqual([])
})

const control = (change: Partial<TimeControl>): Timing => ({
  ...UNTIMED,
  control: { ...TIME_CONTROL_DEFAULTS, pace: 'live', perDecision: MINUTE, ...change },
})

/** A table of a game where a seat's first answer can be taken back. */
function bidding(timing: Timing): { readonly play: UnderWay; readonly option: string } {
  const { play } = start(openTable(outbid as Game, {}, 2, seedOf('clock')), 0, timing)
  const question = questionFor(play.table, 0)
  return { play, option: question?.kind === 'options' ? (question.options.at(-1)?.id as string) : '' }
}

test('a decision uses its own time first, then the reserve, and an answer in time adds the increment', () => {
  const timing = control({ reserve: 5 * MINUTE, increment: 2000 })
  const { play, option } = bidding(timing)
  expect(nextDue(dueTimes(play, timing, everybody))).toBe(6 * MINUTE)
  expect(move(play, 0, { option }, 40_000, 'person', timing).clocks[0]?.reserve).toBe(5 * MINUTE + 2000)
  expect(move(play, 0, { option }, 3 * MINUTE, 'person', timing).clocks[0]?.reserve).toBe(3 * MINUTE + 2000)
  expect(move(play, 0, { option }, 6 * MINUTE, 'clock', timing).clocks[0]?.reserve).toBe(0)
})

test('a later decision uses only the time since it was asked', () => {
  const timing = control({ reserve: 5 * MINUTE })
  const { play } = start(openTable(outbid as Game, {}, 2, seedOf('clock')), 10 * MINUTE, timing)
  const question = questionFor(play.table, 0)
  const option = question?.kind === 'options' ? (question.options[0]?.id as string) : ''
  expect(move(play, 0, { option }, 13 * MINUTE, 'person', timing).clocks[0]?.reserve).toBe(3 * MINUTE)
})

test('a reserve holds a year at most', () => {
  const timing = control({ reserve: MOST_RESERVE - 1000, increment: 2000 })
  const { play, option } = bidding(timing)
  expect(move(play, 0, { option }, 0, 'person', timing).clocks[0]?.reserve).toBe(MOST_RESERVE)
})

test('undoing an answer returns the reserve that it used, and removes its increment', () => {
  const timing = control({ reserve: 5 * MINUTE, increment: 2000 })
  const { play: first, option } = bidding(timing)
  let play = move(first, 0, { option }, 3 * MINUTE, 'person', timing)
  play = move(play, 0, 'undo', 3 * MINUTE, 'person', timing)
  expect(play.clocks[0]?.reserve).toBe(5 * MINUTE)
  expect(dueTimes(play, timing, everybody)[0]).toEqual({ seat: 0, at: 6 * MINUTE })
  // Where there is no reserve, none comes back.
  const without = control({ reserve: 0, increment: 2000 })
  const begun = bidding(without).play
  const back = move(move(begun, 0, { option }, 40_000, 'person', without), 0, 'undo', 40_000, 'person', without)
  expect(back.clocks[0]?.reserve).toBe(0)
})

test('with only a total time, there is no time for each decision', () => {
  const timing = control({ perDecision: null, reserve: 10 * MINUTE })
  const { play, option } = bidding(timing)
  expect(nextDue(dueTimes(play, timing, everybody))).toBe(10 * MINUTE)
  const next = move(play, 0, { option }, 4 * MINUTE, 'person', timing)
  expect([next.clocks[0]?.reserve, move(next, 0, 'undo', 4 * MINUTE, 'person', timing).clocks[0]?.reserve]).toEqual([
    6 * MINUTE,
    10 * MINUTE,
  ])
})

test('of several time-outs in a row only the last allowed one gives up; those of the other seat do not count', () => {
  const timing = control({ timeouts: 2, timeUp: 'least' })
  const { play } = bidding(timing)
  const gives = (game: Game, by: Timing) =>
    [0, 1, 2].map((late) => {
      const clocks = play.clocks.map((clock, seat) => ({ ...clock, late: seat === 0 ? late : 5 }))
      const todo = timedOut({ ...play, table: { ...play.table, game }, clocks }, by, 0)
      return todo?.kind === 'answer' && 'concede' in (todo.answer as object)
    })
  const conceding = { ...outbid, concede: () => undefined } as unknown as Game
  expect(gives(conceding, timing)).toEqual([false, true, true])
  expect(gives(conceding, control({ timeouts: 1, timeUp: 'least' }))).toEqual([true, true, true])
  expect(gives(conceding, control({ timeouts: 0, timeUp: 'least' }))).toEqual([false, false, false])
  expect(gives(conceding, control({ timeouts: 0, timeUp: 'concede' }))).toEqual([true, true, true])
  // Nobody gives up in a game without giving up.
  expect(gives(outbid as Game, timing)).toEqual([false, false, false])
})

test('a seat’s time-outs count until it answers itself; those of the other seat stay', () => {
  const timing = control({})
  const { play, option } = bidding(timing)
  const clocks = play.clocks.map((clock) => ({ ...clock, late: 2 }))
  const after = (by: 'person' | 'clock') => move({ ...play, clocks }, 0, { option }, 1000, by, timing)
  expect([after('person'), after('clock')].map((next) => next.clocks.map(({ late }) => late))).toEqual([
    [0, 2],
    [3, 2],
  ])
})

test('an answer in the same millisecond uses nothing, and clocks that stood still begin where they stopped', () => {
  const timing = control({ perDecision: null, reserve: MINUTE })
  const { play, option } = bidding(timing)
  expect(move(play, 0, { option }, 0, 'person', timing).clocks[0]?.reserve).toBe(MINUTE)
  const [first, second] = resume([{ spent: 7, used: null, late: 1, reserve: 5 }], play.table, 1000)
  expect([first, second]).toEqual([
    { spent: 7, since: 1000, late: 1, reserve: 5 },
    { spent: 0, since: 1000, late: 0, reserve: 0 },
  ])
})

test('the table says what happens when the time runs out', () => {
  const { play } = bidding(control({}))
  expect(timedOut(play, control({ timeUp: 'bot' }), 0)).toEqual({ kind: 'bot' })
  expect(timedOut(play, control({ timeUp: 'least', timeouts: 0 }), 0)).toMatchObject({ kind: 'answer' })
  expect(timedOut(play, UNTIMED, 0)).toBeNull()
})

test('the earliest of all deadlines is the next one, calendars count by day only, and nobody who is not asked is late', () => {
  expect(nextDue([5, 3, 8].map((at, seat) => ({ seat, at })))).toBe(3)
  expect(nextDue([])).toBeNull()
  const friday = Date.parse('2026-11-27T12:00:00Z')
  const calendar = { timeZone: 'UTC', weekendsOff: true, holidays: [], quietHours: null }
  const hours = (pace: 'live' | 'day') => ({
    ...{ passingFor: () => timePassing(calendar), control: { ...TIME_CONTROL_DEFAULTS, pace, perDecision: 24 * 60 * MINUTE } },
  })
  const { play } = bidding(control({}))
  const asked = { ...play, clocks: play.clocks.map((clock) => ({ ...clock, since: friday })) }
  const due = (pace: 'live' | 'day') => nextDue(dueTimes(asked, hours(pace), everybody))
  expect([due('live'), due('day')]).toEqual([friday + 24 * 60 * MINUTE, Date.parse('2026-11-30T12:00:00Z')])
  expect(timedOut(play, control({ timeUp: 'bot' }), 2)).toBeNull()
})

test('a table can make the first time-out concede, however many time-outs it allows', async () => {
  const { play } = await timed({ decisionTime: 60 })
  for (const timeouts of [0, 3]) {
    const timing = { ...UNTIMED, control: { ...TIME_CONTROL_DEFAULTS, pace: 'live' as const, timeUp: 'concede' as const, timeouts } }
    expect(timedOut(play, timing, 0)).toEqual({ kind: 'answer', answer: { concede: true } })
  }
})

test('a time control is played by only if it gives time, in whole milliseconds, and weekends off by day', () => {
  const problem = (change: Partial<TimeControl>) =>
    timeControlProblem({ ...TIME_CONTROL_DEFAULTS, pace: 'live', perDecision: MINUTE, ...change })
  expect([problem({}), problem({ perDecision: null, reserve: MINUTE })]).toEqual([null, null])
  expect(problem({ perDecision: null, reserve: 0 })).toBe('no time at all')
  expect([problem({ reserve: 0.5 }), problem({ increment: -1 })]).toEqual(['a time is not whole', 'a time is not whole'])
  expect([problem({ pace: 'live', weekendsOff: true }), problem({ pace: 'day', weekendsOff: true })]).toEqual([
    'weekends are off by day only',
    null,
  ])
})

test('a game without a setting for time, and invalid settings, give no time control', async () => {
  const game = await gameEntry('chaos-galaxy').load()
  expect(timeControlOf(game, { decisionTime: 60 }, null)).toMatchObject({ pace: 'live', perDecision: MINUTE })
  expect(timeControlOf(game, { decisionTime: 1 }, null)).toMatchObject({ perDecision: 1000 })
  for (const settings of [null, [], 'fast', {}, { decisionTime: 0 }]) expect(timeControlOf(game, settings, null)).toBeNull()
  expect(timeControlOf(outbid as Game, { decisionTime: 60 }, null)).toBeNull()
})

test('a game decided before its end is won by its tournament rules, otherwise by the side that stands better', () => {
  const { play } = bidding(control({}))
  const standing = (first: number, second: number) =>
    ({ ...(outbid as Game), evaluate: (_: unknown, seat: number) => [first, second][seat] }) as Game
  const winner = (game: Game) => winnerAtTimeUp({ game, state: play.table.state })
  expect([winner(standing(0.6, 0.4)), winner(standing(0.4, 0.6)), winner(standing(0.5, 0.5))]).toEqual([0, 1, 1])
  const ruled = { ...standing(0.1, 0.9), tournament: { timeUp: () => 0 } } as unknown as Game
  expect(winner(ruled)).toBe(0)
})

test.each(['death-angel', 'forbidden-stars', 'firestorm-armada', 'chaos-galaxy', 'draft'])(
  'in %s any table may have a time control: the least answer of every question is taken',
  async (id) => {
    const game = await gameEntry(id).load()
    const timing = control({ timeouts: 0 })
    let { play } = start(openTable(game, {}, game.seats.min, seedOf('clock')), 0, timing)
    for (let step = 0; step < 200 && play.table.result === null; step++) {
      const [due] = dueTimes(play, timing, everybody)
      if (due === undefined) throw new Error('nobody is asked')
      play = move(play, due.seat, answerAtEnd(play, timing, due.seat), due.at, 'clock', timing)
    }
    expect(play.table.version).toBeGreaterThan(10)
  },
)
