import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answer, anyAnswer, type Json, openTable, positionOf, type Question, randomOf, seedOf } from '@orrery/kernel'
import { perft } from '@orrery/kernel/conformance'
import { compareGolden, recordGame } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { games, manifests } from './index.ts'

const PERFT_DEPTH = 3

function onFile(game: string, name: string): string {
  return fileURLToPath(new URL(join(game, 'test', 'golden', name), import.meta.url))
}

for (const entry of games) {
  test(`${entry.id} plays the recorded games again`, async () => {
    const game = await entry.load()
    for (const seats of new Set([game.seats.min, Math.min(game.seats.min + 1, game.seats.max), game.seats.max])) {
      const text = recordGame(game, { seats, seed: seats })
      expect(() => compareGolden(onFile(entry.id, `${seats}-seats.txt`), text)).not.toThrow()
    }
  })

  test(`${entry.id} offers as many sequences of answers as on file`, async () => {
    const game = await entry.load()
    const lines: string[] = []
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const counts = perft(game, positionOf(openTable(game, {}, seats, seedOf(seats))), PERFT_DEPTH)
      lines.push(`${seats} seats: ${counts.join(' ')}`)
    }
    expect(() => compareGolden(onFile(entry.id, 'perft.txt'), `${lines.join('\n')}\n`)).not.toThrow()
  })
}

/** The number of answers of a random game before its view is described as a scenario, and how often this is done. */
const BETWEEN = 23
const TIMES = 12

/** Games that have words for scenarios. */
const inWords = games.filter(({ scenario }) => scenario !== undefined)

test.each(inWords)('$id: what anybody sees of a table under way is told in words that lay it so', async ({ load, scenario }) => {
  const [game, words] = [await load(), await scenario?.()]
  const told = words?.describe
  if (words === undefined || told === undefined) throw new Error('its words do not tell what is seen')
  const { max } = game.seats
  const table = openTable(game, {}, max, seedOf(max))
  const random = randomOf(seedOf(max))
  const laidAs = (what: Json) => {
    const { state } = openTable(game, {}, max, seedOf(1))
    words.lay(state, what)
    return state
  }
  for (let step = 1; step <= BETWEEN * TIMES && table.result === null; step++) {
    const question = table.questions[random.below(table.questions.length)] as Question
    answer(table, question.seat, anyAnswer(game, table.state, question, random))
    if (step % BETWEEN !== 0) continue
    for (const viewer of [question.seat, 'spectator'] as const) {
      // The first laying loses why a seat knows face-down cards; from then on the description stays the same.
      const laid = laidAs(told(game.view(table.state, viewer), viewer).table)
      const seen = told(game.view(laid, viewer), viewer)
      expect(told(game.view(laidAs(seen.table), viewer), viewer)).toEqual(seen)
    }
  }
})

test.each(manifests)('$id begins at once, with settings that it takes', async ({ begins, quickSeats, built }) => {
  const game = await built?.rules()
  if (game === undefined) throw new Error('it is not built')
  const table = openTable(game, begins ?? {}, quickSeats, seedOf(1))
  expect(table.questions.length).toBeGreaterThan(0)
  for (const [id, value] of Object.entries(begins ?? {}))
    expect(game.settings.find((setting) => setting.id === id)?.values).toContain(value)
})

test('FS-OPT-5 · the map of Forbidden Stars is dealt unless somebody wants to build it', () => {
  expect(manifests.find(({ id }) => id === 'forbidden-stars')?.begins).toEqual({ quick_setup: true })
})

test('there are games', () => {
  expect(games.length).toBeGreaterThan(0)
})
