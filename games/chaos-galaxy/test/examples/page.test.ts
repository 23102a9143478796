import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const HERE = import.meta.dirname

test('CG-OPT-6 · the page of the published examples names the recorded ones, each of them, and a test plays each', () => {
  const recorded = readdirSync(`${HERE}/golden`).map((file) => file.replace('.txt', ''))
  const page = readFileSync(`${HERE}/../../docs/examples.md`, 'utf8')
  const named = [...page.matchAll(/^\| `([a-z-]+)`/gm)].map((match) => match[1] as string)
  expect(new Set(named)).toEqual(new Set(recorded))
  const tests = ['published', 'explained'].map((file) => readFileSync(`${HERE}/${file}.test.ts`, 'utf8')).join('')
  const played = [...tests.matchAll(/playthrough\(\s*'([a-z-]+)'/g)].map((match) => match[1] as string)
  expect(played.toSorted()).toEqual(recorded.toSorted())
})

/** The rules with an example in the rulebook, of the sections with worked examples. */
function rulesWithExamples(): string[] {
  const lines = readFileSync(`${HERE}/../../rulebook/rules.yaml`, 'utf8').split('\n')
  const notBuilt = lines.slice(lines.indexOf('notBuilt:') + 1, lines.indexOf('sections:')).map((line) => line.replace('  - ', ''))
  const found: string[] = []
  let section = ''
  let rule = ''
  for (const line of lines) {
    section = /^ {2}- id: (\S+)/.exec(line)?.[1] ?? section
    rule = /^ {6}- id: (\S+)/.exec(line)?.[1] ?? rule
    if (/^ {8}example: /.test(line) && !notBuilt.includes(section)) found.push(rule)
  }
  return found
}

test('CG-OPT-6 · every example of the rulebook is played by a test that names its rule', () => {
  const files = readdirSync(HERE).filter((file) => file.endsWith('.test.ts') && file !== 'page.test.ts')
  const sources = files.map((file) => readFileSync(`${HERE}/${file}`, 'utf8')).join('\n')
  const titles = [...sources.matchAll(/'(CG-[A-Z]+-\d+(?:, CG-[A-Z]+-\d+)*) · (?:example: |.*, recorded')/g)]
  const named = titles.flatMap(([, ids]) => (ids as string).split(', '))
  expect(rulesWithExamples().length).toBeGreaterThan(80)
  expect(rulesWithExamples().filter((rule) => !named.includes(rule))).toEqual([])
})
