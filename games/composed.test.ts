import {
  answer,
  anyAnswer,
  type Game,
  openTable,
  type Question,
  randomOf,
  seedOf,
  settingsToChoose,
  takeEvents,
  verbOf,
} from '@orrery/kernel'
import { expect, test } from 'vitest'
import { unsaidOf } from '../packages/text/test/every.ts'
import { games } from './index.ts'

/** After this many random answers a game has asked most of its questions. */
const ANSWERS = 2000

/** What a game asks, offers, tells and ends with, in two tables played at random. */
function namedBy(game: Game): { readonly asks: string[]; readonly options: string[]; readonly results: string[] } {
  const [asks, options, results] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const seats of [game.seats.min, game.seats.max]) {
    const table = openTable(game, {}, seats, seedOf(seats))
    const random = randomOf(seedOf(seats))
    for (let step = 0; step < ANSWERS && table.result === null; step++) {
      for (const question of table.questions) {
        asks.add(question.message)
        if (question.kind !== 'plan') for (const option of question.options) options.add(option.message ?? verbOf(option.id))
      }
      const question = table.questions[random.below(table.questions.length)] as Question
      answer(table, question.seat, anyAnswer(game, table.state, question, random))
      for (const { event } of takeEvents(table))
        if (event.type === 'forced') options.add(String(event.message ?? verbOf(String(event.option))))
    }
    if (table.result !== null) results.add(table.result.message)
  }
  return { asks: [...asks], options: [...options], results: [...results] }
}

test.each(games)('$id: what it asks and offers, how it ends and how it can be set is said in both languages', async ({ load, text }) => {
  const game = await load()
  const { asks, options, results } = namedBy(game)
  const settings = settingsToChoose(game).flatMap(({ id, values }) => [id, ...values.map((value) => `${id}-${value}`)])
  const unsaid = unsaidOf({ en: await text('en'), hu: await text('hu') }, [
    ['ask-', asks],
    ['option-', options],
    ['result-', results],
    // A game may have no settings.
    ...(settings.length > 0 ? [['setting-', settings] as const] : []),
  ])
  expect(unsaid).toEqual([])
})
