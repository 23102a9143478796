import { gameEntry } from '@orrery/games'
import { answer, eventsFor, openTable, type Question, type Replay, randomOf, type Step, seedOf, takeEvents } from '@orrery/kernel'
import { asScenario, scenarioTable } from '@orrery/kernel/scenario/table'
import { expect, test } from 'vitest'
import { latelyIn } from '../../local/lately.ts'
import { scenarioStart } from '../../local/scenario-start.ts'

/** A duel of `length` answers, and what seat 0 was told after each. */
async function duel(length: number) {
  const game = await gameEntry('chaos-galaxy').load()
  const options = { seats: [{ deck: 'acelfogak' }, { deck: 'veres-dagaly' }] }
  const seed = seedOf('lately')
  const random = randomOf(seed)
  const table = openTable(game, options, 2, seed)
  takeEvents(table)
  const steps: Step[] = []
  const told: number[] = []
  while (table.result === null && steps.length < length) {
    const { seat } = table.questions[0] as Question
    const given = game.policy(table.state, table.questions[0] as Question, random)
    answer(table, seat, given)
    steps.push({ seat, answer: given })
    told.push(eventsFor(takeEvents(table), 0).length)
  }
  const replay: Omit<Replay, 'result'> = {
    ...{ format: 1, game: game.id, gameVersion: game.version, options, seats: 2, players: [] },
    ...{ seed, commitment: null, steps },
  }
  return { game, replay, steps, told }
}

/** The step in which a seat last did something other than pass. */
function lastOf(steps: readonly Step[]): number {
  return steps.findLastIndex(
    (step) => step.seat === 0 && 'answer' in step && 'option' in step.answer && !step.answer.option.startsWith('pass'),
  )
}

test('the record gives the events since the last answer of a seat that was not automatic', async () => {
  const { game, replay, steps, told } = await duel(150)
  const last = lastOf(steps)
  const count = (from: number) => told.slice(from + 1).reduce((sum, one) => sum + one, 0)
  const events = async (byItself: Parameters<typeof latelyIn>[3]) =>
    (await latelyIn(game, replay, 0, byItself)).beats.reduce((sum, beat) => sum + beat.events.length, 0)
  expect(last).toBeGreaterThan(0)
  expect(await events(() => null)).toBe(count(last))
  // If the page gives the last answer automatically, the seat's answer before it counts.
  const { answer: made } = steps[last] as Extract<Step, { answer: unknown }>
  const before = lastOf(steps.slice(0, last))
  expect(count(before)).toBeGreaterThan(count(last))
  expect(await events(({ version }) => (version === last ? made : null))).toBe(count(before))
})

test('a table that began from a scenario also gives the events since the last answer of a seat', async () => {
  const game = 'chaos-galaxy'
  const rules = await gameEntry(game).load()
  const options = { seats: [{ deck: 'acelfogak' }, { deck: 'veres-dagaly' }] }
  const scenario = asScenario({ game, options, seats: 2, seed: 'lately', given: { turn: 7 } })
  const table = scenarioTable(rules, scenario)
  takeEvents(table)
  const random = randomOf(seedOf('lately'))
  const steps: Step[] = []
  const told: number[] = []
  while (table.result === null && steps.length < 60) {
    const question = table.questions[0] as Question
    const given = rules.policy(table.state, question, random)
    answer(table, question.seat, given)
    steps.push({ seat: question.seat, answer: given })
    told.push(eventsFor(takeEvents(table), 0).length)
  }
  const about = { format: 1, game, gameVersion: rules.version, options, seats: 2, players: [] } as const
  const replay = { ...about, seed: seedOf('lately'), commitment: null, steps, start: await scenarioStart(scenario) }
  const { before, beats } = await latelyIn(rules, replay, 0, () => null)
  const since = told.slice(lastOf(steps) + 1).reduce((sum, one) => sum + one, 0)
  expect(before.view).toMatchObject({ turn: expect.any(Number) })
  expect((before.view as { turn: number }).turn).toBeGreaterThanOrEqual(7)
  expect(beats.reduce((sum, beat) => sum + beat.events.length, 0)).toBe(since)
})
