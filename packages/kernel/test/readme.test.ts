import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { conform, failureText } from '../conformance/index.ts'
import { answer, type Game, openTable, positionOf, questionFor, restore, seedOf } from '../index.ts'

const PACKAGE = join(import.meta.dirname, '..')

/** The code blocks of the README, in order. */
function blocks(): string[] {
  const readme = readFileSync(join(PACKAGE, 'README.md'), 'utf8')
  return [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1] as string)
}

/** Loads the README's code as a program would that depends on the package. */
async function loaded(name: string, code: string): Promise<{ readonly pig: Game }> {
  const folder = join(PACKAGE, '..', '..', '.cache', 'readme')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  writeFileSync(file, code)
  return (await import(pathToFileURL(file).href)) as { readonly pig: Game }
}

test("the README's game keeps every promise of a game", async () => {
  const [code] = blocks() as [string]
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(60)
  const { pig } = await loaded('pig.ts', code)
  const report = conform(pig, { games: 6, seed: 1 })
  expect(report.failures.map(failureText)).toEqual([])
})

test("the README's second example runs after the first", async () => {
  const [game, use] = blocks() as [string, string]
  const { pig } = await loaded('play.ts', `${game}\n${use}`)
  const table = openTable(pig, {}, 2, seedOf('a seed of your own'))
  expect(questionFor(table, 0)?.rule).toBe('PIG-2')
  expect(answer(table, 0, { option: 'roll' })).toBe(true)
  expect(restore(pig, JSON.parse(JSON.stringify(positionOf(table)))).table.questions).toEqual(table.questions)
})
