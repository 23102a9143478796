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
