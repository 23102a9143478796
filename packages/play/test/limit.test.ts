import { gameEntry } from '@orrery/games'
import { type Game, openTable, type Question, questionFor, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { outbid } from '../../kernel/test/games/outbid.ts'
import { dueTimes, held, lateAnswer, limitOf, type Move, nextDue, resumed, seatsAsked, setOut, stepped, type UnderWay } from '../index.ts'

const MINUTE = 60_000
const everybody = () => true

async function timed(settings: { readonly [setting: string]: number }) {
  const game = await gameEntry('chaos-galaxy').load()
  const { play } = setOut(openTable(game, settings, 2, seedOf('clock')), 0)
  return { play, limit: limitOf(game, settings) }
}

function move(play: UnderWay, seat: number, what: Move | null, now: number, by: 'person' | 'clock'): UnderWay {
  if (what === null) throw new Error('nothing is asked')
  const tried = stepped(play, seat, what, { now, by })
  if ('refusal' in tried) throw new Error(tried.refusal.rule)
  return tried.play
}

test('who lets the time run out says the least, and gives up after the third time in a row', async () => {
  const { play: first, limit } = await timed({ decisionTime: 60 })
  if (limit === null) throw new Error('no limit')
  let play = first
  expect(nextDue(dueTimes(play, limit, everybody))).toBe(MINUTE)
  const least: (Move | null)[] = []
  for (let now = MINUTE; play.table.result === null; now += MINUTE) {
    const [due] = dueTimes(play, limit, everybody).filter(({ at }) => at <= now)
    if (due === undefined) throw new Error('nobody is late')
    least.push(lateAnswer(play, limit, due.seat))
    play = move(play, due.seat, least.at(-1) ?? null, now, 'clock')
  }
  expect(least[0]).toEqual({ option: 'keep' })
  expect(least.at(-1)).toEqual({ concede: true })
  expect(dueTimes(play, limit, everybody)).toEqual([])
})

test("an answer of one's own begins the count of the times one was late anew", async () => {
  const { play: first, limit } = await timed({ decisionTime: 60 })
  if (limit === null) throw new Error('no limit')
  let play = first
  for (let round = 0; round < 12 && play.table.result === null; round++) {
    const seat = seatsAsked(play.table)[0] as number
    play = move(
      play,
      seat,
      limit.least(questionFor(play.table, seat) as Question),
      round * MINUTE,
      play.clocks[seat]?.late === 2 ? 'person' : 'clock',
    )
  }
  expect(play.table.result).toBeNull()
})

test('the time used counts over a stop, during which none passes', async () => {
  const { play, limit } = await timed({ decisionTime: 60 })
  const stopped = held(play.clocks, 45_000)
  const again = { ...play, clocks: resumed(stopped, play.table, 1_000_000) }
  expect(nextDue(dueTimes(again, limit, everybody))).toBe(1_000_000 + 15_000)
})

test('taking back gives no time: neither to who does it nor to the others', async () => {
  const limit = (await timed({ decisionTime: 60 })).limit
  let { play } = setOut(openTable(outbid as Game, {}, 2, seedOf('clock')), 0)
  const seat = 0
  const question = questionFor(play.table, seat)
  const option = question?.kind === 'options' ? (question.options.at(-1)?.id as string) : ''
  for (let round = 1; round <= 3; round++) {
    play = move(play, seat, { option }, round * 10_000, 'person')
    play = move(play, seat, 'undo', round * 10_000, 'person')
  }
  expect(dueTimes(play, limit, everybody)).toEqual([
    { seat, at: MINUTE },
    { seat: 1, at: MINUTE },
  ])
})

test('a table without a time has no limit, and a bot needs none', async () => {
  expect((await timed({ decisionTime: 0 })).limit).toBeNull()
  expect((await timed({})).limit).toBeNull()
  const { play, limit } = await timed({ decisionTime: 60 })
  expect(dueTimes(play, limit, () => false)).toEqual([])
})
