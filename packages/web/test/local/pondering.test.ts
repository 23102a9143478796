import { games } from '@orrery/games'
import {
  type Answer,
  answer,
  answerAgain,
  type Game,
  openTable,
  type Position,
  positionOf,
  randomOf,
  restore,
  seedOf,
  type Table,
} from '@orrery/kernel'
import { decide } from '@orrery/search'
import { expect, test } from 'vitest'
import { ponderingBy } from '../../local/pondering.ts'

const PERSON = 0
const BOT = 1
/** The most answers of a person for which a bot prepares its own: the policy's and up to three more. */
const LIKELIEST = 4

/** A table at which only the person is asked, with options, and after some of these only the bot. */
function tableOf(game: Game): Table {
  const table = openTable(game, {}, 2, seedOf(`pondering ${game.id}`))
  for (;;) {
    const [question, ...others] = table.questions
    if (question === undefined) throw new Error(`${game.id} ended`)
    if (question.seat === PERSON && question.kind === 'options' && others.length === 0 && afterEach(table).length > 0) return table
    answerAgain(table, question.seat, decide(table, question.seat, { level: 'quick' }))
  }
}

/** The positions after those of the person's options after which only the bot is asked. */
function afterEach(table: Table): readonly Position[] {
  const [question] = table.questions
  if (question?.kind !== 'options') return []
  return question.options.slice(0, LIKELIEST - 1).flatMap(({ id }) => {
    const next = copyOf(table)
    const fits = answer(next, PERSON, { option: id }) === true && next.questions.length === 1 && next.questions[0]?.seat === BOT
    return fits ? [positionOf(next)] : []
  })
}

/** The further positions in which the bot is asked before the person is, if it answers as it decides. */
function followed(game: Game, position: Position): readonly Position[] {
  const { table } = restore(game, JSON.parse(JSON.stringify(position)))
  const found: Position[] = []
  do answer(table, BOT, decided(game, positionOf(table)))
  while (table.questions.length === 1 && table.questions[0]?.seat === BOT && found.push(positionOf(table)) < FOLLOWED)
  return found
}

/** How many further decisions are looked at after each answer. */
const FOLLOWED = 3

function copyOf(table: Table): Table {
  return restore(table.game, JSON.parse(JSON.stringify(positionOf(table)))).table
}

function decided(game: Game, position: Position): Answer {
  return decide(restore(game, JSON.parse(JSON.stringify(position))).table, BOT, { level: 'strong', budget: { iterations: 8 } })
}

// In the draft everybody is asked at once all the time.
for (const entry of games.filter(({ id }) => id !== 'draft'))
  test(`in ${entry.id} a bot decides on a person's time as it would decide afterwards`, async () => {
    const game = await entry.load()
    const table = tableOf(game)
    const before = JSON.stringify(positionOf(table))
    const pondering = ponderingBy(
      async (position) => decided(game, position),
      (seat) => seat === BOT,
      randomOf(seedOf('pondering')),
    )
    pondering.begin(table)
    const after = afterEach(table)
    await expect.poll(() => after.every((position) => pondering.decision(position, BOT) !== null)).toBe(true)
    for (const position of after) expect(await pondering.decision(position, BOT)).toEqual(decided(game, position))
    const onwards = after.flatMap((position) => followed(game, position))
    await expect.poll(() => onwards.every((position) => pondering.decision(position, BOT) !== null)).toBe(true)
    expect(JSON.stringify(positionOf(table))).toBe(before)
    expect(pondering.decision(positionOf(table), BOT)).toBeNull()
  })

test('a bot thinks about one answer at a time, about nothing more when told to stop, and forgets when something else is asked', async () => {
  const game = await (games[0] as (typeof games)[number]).load()
  const table = tableOf(game)
  const waiting: ((answer: Answer) => void)[] = []
  const pondering = ponderingBy(
    () => new Promise((resolve) => waiting.push(resolve)),
    (seat) => seat === BOT,
    randomOf(seedOf('pondering')),
  )
  pondering.begin(table)
  expect(waiting.length).toBe(1)
  pondering.stop()
  waiting[0]?.({ option: 'x' })
  await Promise.resolve()
  expect(waiting.length).toBe(1)
  pondering.begin(table)
  expect(waiting.length).toBe(2)
})

test('a bot thinks about the likeliest answers, and about nothing after a decision that fails', async () => {
  const game = await (games[0] as (typeof games)[number]).load()
  const table = tableOf(game)
  let thought = 0
  const failing = async (): Promise<Answer> => {
    thought++
    throw new Error('the thread has ended')
  }
  const pondering = ponderingBy(failing, (seat) => seat === BOT, randomOf(seedOf('pondering')))
  pondering.begin(table)
  await expect.poll(() => afterEach(table).every((position) => pondering.decision(position, BOT) !== null)).toBe(true)
  expect(thought).toBeLessThanOrEqual(LIKELIEST)
})

test('nobody thinks for a bot that does not ponder', async () => {
  const game = await (games[0] as (typeof games)[number]).load()
  const never = async (): Promise<Answer> => {
    throw new Error('thought')
  }
  const pondering = ponderingBy(never, () => false, randomOf(seedOf('pondering')))
  const table = tableOf(game)
  pondering.begin(table)
  for (const position of afterEach(table)) expect(pondering.decision(position, BOT)).toBeNull()
})
