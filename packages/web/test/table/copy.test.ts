import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameEntry } from '@orrery/games'
import { answer, hash, openTable, randomOf, type Seed, type Step, seedOf, seenBy, type Table } from '@orrery/kernel'
import { asScenario, runScenario } from '@orrery/kernel/scenario'
import { scenarioTable } from '@orrery/kernel/scenario/table'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { folder, orrery } from '../../../cli/test/orrery.ts'
import { copyOf } from '../../table/end/copy.ts'
import type { TableSource } from '../../table/source/source.ts'

const SEED = seedOf('copy')
const REMARKS = { whole: 'All.', seen: 'Seen.', version: 'At 1.' }

/** Plays on by the game's policy for at most this many answers. */
function playOn(table: Table, most: number): Step[] {
  const random = randomOf(SEED)
  const steps: Step[] = []
  for (let question = table.questions[0]; question !== undefined && steps.length < most; question = table.questions[0]) {
    const one = table.game.policy(table.state, question, random)
    expect(answer(table, question.seat, one)).toBe(true)
    steps.push({ seat: question.seat, answer: one })
  }
  return steps
}

/** A source as the menu needs it: in this browser, or on a server that does not reveal a running table. */
function sourceOf(
  table: Table,
  steps: readonly Step[],
  local: boolean,
  seed: Seed = SEED,
  from: ReturnType<typeof asScenario> | null = null,
) {
  const { game, seats, result } = table
  const recorded = { game: game.id, options: {}, seats, seed, steps, result, from }
  const about = { game: game.id, options: signal({}), players: signal(Array.from({ length: seats }, () => null)) }
  return {
    ...about,
    replay: async () => (result === null ? null : { ...recorded, format: 1, gameVersion: game.version, commitment: null }),
    ...(local ? { recorded: async () => ({ ...recorded, ends: hash(table.state) }) } : {}),
  } as unknown as TableSource
}

/** The output of `orrery scenario` for a file with that text. */
function ranAs(text: string) {
  const path = join(folder(), 'copy.scenario.yaml')
  writeFileSync(path, text)
  return orrery(['scenario', path])
}

for (const local of [true, false])
  test(`the copy of a finished table ${local ? 'of this browser' : 'of a server'} plays again to the same end by 'orrery scenario'`, async () => {
    const table = openTable(await gameEntry('death-angel').load(), {}, 2, SEED)
    const steps = playOn(table, 5000)
    expect(table.result).not.toBeNull()
    const { text, whole } = await copyOf(sourceOf(table, steps, local), 0, seenBy(table, 0), REMARKS)
    expect([whole, text.includes(SEED)]).toEqual([true, true])
    expect(ranAs(text)).toMatchObject({ code: 0, out: expect.stringContaining('1 passed, 0 failed') })
    const other = text.replace(SEED, seedOf('another'))
    expect(ranAs(other).code).toBe(1)
  })

test('a running table of this browser is copied completely and continues at the same place', async () => {
  const game = await gameEntry('death-angel').load()
  const table = openTable(game, {}, 1, SEED)
  const steps = playOn(table, 12)
  const { text, whole } = await copyOf(sourceOf(table, steps, true), 0, seenBy(table, 0), REMARKS)
  const report = runScenario(game, asScenario(parse(text)))
  expect([whole, report.failures, report.table?.state]).toEqual([true, [], table.state])
})

test('a table that began with a scenario is copied with it', async () => {
  const game = await gameEntry('death-angel').load()
  const from = asScenario({ game: 'death-angel', seed: 4, given: { supply: 10, 'marines[0].tokens': 2 } })
  const table = scenarioTable(game, from)
  const steps = playOn(table, 4)
  const { text, whole } = await copyOf(sourceOf(table, steps, true, SEED, from), 0, seenBy(table, 0), REMARKS)
  const report = runScenario(game, asScenario(parse(text)))
  expect([whole, report.failures, report.table?.state]).toEqual([true, [], table.state])
})

test('a running table of a server is copied as its seat sees it, with a list of what is unknown', async () => {
  const game = await gameEntry('chaos-galaxy').load()
  const table = openTable(game, {}, 2, SEED)
  const steps = playOn(table, 10)
  const { text, whole } = await copyOf(sourceOf(table, steps, false), 1, seenBy(table, 1), REMARKS)
  expect([whole, text.includes(SEED)]).toEqual([false, false])
  expect(text).toMatch(/^# Seen\.\n(# .*\n)+# At 1\.\n/)
  const scenario = parse(text) as { table: { you: { hand: string[] } } }
  const hidden = (table.state as unknown as { seats: { headquarters: number[] }[] }).seats[0]?.headquarters.length
  expect(scenario.table.you.hand).toHaveLength(hidden ?? -1)
  expect(new Set(scenario.table.you.hand).size).toBe(1)
  const words = await gameEntry('chaos-galaxy').scenario?.()
  const { failures } = runScenario(game, asScenario(scenario), { format: words })
  // Words do not tell equal cards apart, so only their ids differ.
  const differing = failures.flatMap(({ differences }) => differences.map(({ path }) => path))
  expect(differing.filter((path) => !/\[\d+\]\.id$/.test(path))).toEqual([])
})

test('a table with an unknown beginning is copied as its seat sees it', async () => {
  const table = openTable(await gameEntry('death-angel').load(), {}, 1, SEED)
  const steps = playOn(table, 12)
  const { whole } = await copyOf(sourceOf(table, steps.slice(3), true), 0, seenBy(table, 0), REMARKS)
  expect(whole).toBe(false)
})
