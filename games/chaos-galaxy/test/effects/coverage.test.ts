import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  AMOUNTS,
  CONDITIONS,
  COSTS,
  DURATIONS,
  EFFECTS,
  OPERATIONS,
  REPLACED,
  SELECTOR,
  TARGET,
  TRIGGERS,
  WINDOWS,
} from '../../effects/language/vocabulary.ts'

const choices = (type: string): string[] => type.replace('enum:', '').replace(/\?$/, '').split('|')

/** Every word in which cards are written, by kind. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  kind: Object.keys(EFFECTS),
  operation: Object.keys(OPERATIONS),
  condition: Object.keys(CONDITIONS),
  cost: Object.keys(COSTS),
  trigger: TRIGGERS,
  replacement: REPLACED,
  amount: ['number', 'bombingTotal', ...Object.keys(AMOUNTS)],
  duration: DURATIONS,
  window: WINDOWS,
  selector: Object.keys(SELECTOR),
  target: Object.keys(TARGET).filter((key) => key !== 'id'),
  restriction: choices(OPERATIONS.restrict.cannot),
  permission: choices(OPERATIONS.permit.may),
  number: choices(OPERATIONS.rule.param),
}

/** The words that test titles name after their rule ids: `CG-SHIP-6 · operation damage: ...`. */
function namedByTitles(): string[] {
  const named: string[] = []
  for (const file of readdirSync(import.meta.dirname)) {
    if (!file.endsWith('.test.ts')) continue
    const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    for (const [, kind, word] of source.matchAll(/['"`]CG-[A-Z]+-\d+(?:, CG-[A-Z]+-\d+)* · ([a-z]+) ([A-Za-z0-9]+): /g))
      if (Object.hasOwn(WORDS, kind as string)) named.push(`${kind} ${word}`)
  }
  return named
}

test('CG-GOAL-5 · every word of the vocabulary has a test of its own', () => {
  const named = namedByTitles()
  const words = Object.entries(WORDS).flatMap(([kind, list]) => list.map((word) => `${kind} ${word}`))
  expect(words.length).toBeGreaterThan(150)
  expect(words.filter((word) => !named.includes(word))).toEqual([])
  // A title that names no existing word has a typing error.
  expect(named.filter((word) => !words.includes(word))).toEqual([])
})
