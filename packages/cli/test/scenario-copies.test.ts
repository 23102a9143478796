import { games } from '@orrery/games'
import { answer, type Game, openTable, randomOf, type Step, seedOf, seenBy, type Table, undo } from '@orrery/kernel'
import { asScenario, runScenario } from '@orrery/kernel/scenario'
import { recordedText, seenText } from '@orrery/kernel/scenario/write'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { aim } from '../../kernel/test/games/aim.ts'
import { outbid } from '../../kernel/test/games/outbid.ts'

/** A table on which the game's own policy gave so many answers; every tenth was taken back and given again where possible. */
function played(game: Game, seats: number, answers: number): { readonly table: Table; readonly steps: readonly Step[] } {
  const random = randomOf(seedOf('copied'))
  const table = openTable(game, {}, seats, seedOf('copied'))
  const steps: Step[] = []
  for (let given = 0; given < answers; given++) {
    const [question] = table.questions
    if (question === undefined) break
    const { seat } = question
    const one = game.policy(table.state, question, random)
    expect(answer(table, seat, one)).toBe(true)
    steps.push({ seat, answer: one })
    if (given % 10 === 9 && undo(table, seat) === true) {
      expect(answer(table, seat, one)).toBe(true)
      steps.push({ seat, undo: true }, { seat, answer: one })
    }
  }
  return { table, steps }
}

function copied(game: Game, { table, steps }: ReturnType<typeof played>): string {
  const { seats, result } = table
  return recordedText({ game: game.id, options: {}, seats, seed: seedOf('copied'), steps, result }, ['A table of a test.'])
}

for (const game of [aim, outbid] as unknown as Game[])
  test(`the copy of a finished table of ${game.id} plays again to the same end`, () => {
    const all = played(game, game.seats.min, 5000)
    expect(all.table.result).not.toBeNull()
    const text = copied(game, all)
    expect(text).toMatch(/^# A table of a test\.\ngame: /)
    const report = runScenario(game, asScenario(parse(text)))
    expect(report.failures).toEqual([])
    expect(report.table?.state).toEqual(all.table.state)
  })

test('a copy with another end is reported', () => {
  const game = outbid as unknown as Game
  const text = copied(game, played(game, 2, 5000)).replace(/"winners":|winners:/, 'losers:')
  expect(runScenario(game, asScenario(parse(text))).failures[0]).toMatchObject({ place: 'then[0]' })
})

for (const { id, load } of games)
  test(`the copy of what was played of ${id} leads to the same state`, async () => {
    const game = await load()
    const some = played(game, game.seats.min, 60)
    const report = runScenario(game, asScenario(parse(copied(game, some))))
    expect(report.failures).toEqual([])
    expect(report.table?.state).toEqual(some.table.state)
  })

test('the copy of a view has what the seat sees and nothing else', () => {
  const game = outbid as unknown as Game
  const { table } = played(game, 2, 2)
  const seen = seenBy(table, 1)
  const text = seenText({ game: game.id, options: {}, seats: 2, viewer: 1, seen }, undefined, (unknown) => [
    `Not known: ${unknown.join(', ')}.`,
  ])
  expect(text).toMatch(/^# Not known: whatever the view below does not show\.\n/)
  const scenario = asScenario(parse(text))
  expect(scenario).toEqual({
    game: game.id,
    options: {},
    seats: 2,
    seen: JSON.parse(JSON.stringify({ as: 1, view: seen.view, question: seen.question })),
  })
})
