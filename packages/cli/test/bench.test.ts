import { readFileSync } from 'node:fs'
import { games } from '@orrery/games'
import { expect, test } from 'vitest'
import { atLeast, atMost } from '../bench/figure.ts'
import { benches, measure } from '../bench/index.ts'
import { unmeasured } from '../bench/minds.ts'
import { rowsNamed } from '../commands/bench.ts'
import { orrery } from './orrery.ts'

test('a figure holds on the right side of its bar', () => {
  expect(atLeast('a', 10, '/s', 10)).toMatchObject({ holds: true, atLeast: true })
  expect(atLeast('a', 9, '/s', 10).holds).toBe(false)
  expect(atMost('a', 10, 'µs', 10, 'so')).toMatchObject({ holds: true, atLeast: false, note: 'so' })
  expect(atMost('a', 11, 'µs', 10).holds).toBe(false)
})

test('every bench module is found, and nothing else', () => {
  expect(benches()).toEqual(expect.arrayContaining(['death-angel', 'kernel']))
  for (const helper of ['index', 'figure', 'game']) expect(benches()).not.toContain(helper)
  const modules = benches().filter((name) => !games.some(({ id }) => id === name))
  for (const name of modules) {
    const code = readFileSync(new URL(`../bench/${name}.ts`, import.meta.url), 'utf8')
    expect(code, name).toContain('export async function figures(')
  }
})

test('prints figures with their bars, and its exit code says whether all hold', () => {
  const { code, out } = orrery(['bench', 'death-angel', '--json'])
  const { machine, figures } = JSON.parse(out)
  expect(machine.node).toBe(process.versions.node)
  expect(figures.map(({ name }: { name: string }) => name)).toEqual(
    ['random decisions', 'random games', 'fork', 'view', 'state'].map((what) => `death-angel: ${what}`),
  )
  for (const { value } of figures) expect(value).toBeGreaterThan(0)
  expect(code).toBe(figures.every(({ holds }: { holds: boolean }) => holds) ? 0 : 1)
})

test('figures that cannot be measured are named at the end, and do not stop other measurements', async () => {
  const begun: string[] = []
  const { figures, unmeasured } = await measure(['nowhere', 'elsewhere'], (name) => begun.push(name))
  expect(begun).toEqual(['nowhere', 'elsewhere'])
  expect([figures, unmeasured.map(({ name }) => name)]).toEqual([[], ['nowhere', 'elsewhere']])
  for (const { why } of unmeasured) expect(why).not.toBe('')
})

test('the bench of minds names what it cannot measure: the first quick bot, and missing weights', async () => {
  const named = (await unmeasured()).map(({ name }) => name)
  expect(named).toContain('chaos-galaxy: strong against the quick of 25c55d4e')
  expect(named.filter((name) => name.startsWith('death-angel'))).toEqual([])
  expect(await unmeasured(['draft'])).toEqual([])
})

test('an unknown bench name lists the existing ones', () => {
  const { code, err } = orrery(['bench', 'firestorm'])
  expect(err).toContain("no bench 'firestorm'; there are: ")
  for (const name of benches()) expect(err).toContain(name)
  expect(code).not.toBe(0)
})

test('a row is chosen by a part of its name; if none matches, all names are listed', () => {
  const figures = [atLeast('pig: random games', 2, '/s', 1), atMost('pig: fork', 3, 'µs', 1)]
  expect(rowsNamed(figures)).toEqual(figures)
  expect(rowsNamed(figures, 'FORK').map(({ name }) => name)).toEqual(['pig: fork'])
  expect(() => rowsNamed(figures, 'view')).toThrow("no row 'view'; there are: pig: random games, pig: fork")
})
