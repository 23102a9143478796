import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CARDS } from '../../content/cards.ts'
import { RACES, type Race } from '../../effects/vocabulary.ts'

/** Races whose cards do not all have tests; a race that has them leaves the list. */
const UNTESTED: readonly Race[] = ['xeno', 'insectoid', 'spaceshark']

/** The cards that titles of tests name after their rule ids: `CG-GOAL-5 · turul: ...`. */
function namedByTitles(): Set<string> {
  const named = new Set<string>()
  for (const file of readdirSync(import.meta.dirname)) {
    if (!file.endsWith('.test.ts')) continue
    const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    for (const [, card] of source.matchAll(/['"`]CG-[A-Z]+-\d+(?:, CG-[A-Z]+-\d+)* · ([a-z0-9-]+): /g)) named.add(card as string)
  }
  return named
}

test('CG-CARD-1 · every card has a test', () => {
  const named = namedByTitles()
  const missing = CARDS.filter((card) => !UNTESTED.includes(card.race) && !named.has(card.id)).map((card) => card.id)
  expect(missing).toEqual([])
  for (const race of RACES.filter((one) => UNTESTED.includes(one)))
    expect(CARDS.every((card) => card.race !== race || named.has(card.id))).toBe(false)
})
