import { readFileSync } from 'node:fs'
import { games } from '@orrery/games'
import { expect, test } from 'vitest'
import { atLeast, atMost } from '../bench/figure.ts'
import { benches } from '../bench/index.ts'
import { orrery } from './orrery.ts'

test('a figure holds on the right side of its bar', () => {
  expect(atLeast('a', 10, '/s', 10)).toMatchObject({ holds: true, atLeast: true })
  expect(atLeast('a', 9, '/s', 10).holds).toBe(false)
  expect(atMost('a', 10, 'µs', 10, 'so')).toMatchObject({ holds: true, atLeast: false, note: 'so' })
  expect(atMost('a', 11, 'µs', 10).holds).toBe(false)
})

test('every module of measurements is found, and nothing else', () => {
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
