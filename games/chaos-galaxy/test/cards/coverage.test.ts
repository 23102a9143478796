import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CARDS } from '../../content/cards.ts'

/** The cards that test titles name after their rule ids: `CG-GOAL-5 · turul: ...`. */
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
  expect(CARDS.filter((card) => !named.has(card.id)).map((card) => card.id)).toEqual([])
  // A title that names no existing card has a typing error.
  expect([...named].filter((id) => !CARDS.some((card) => card.id === id))).toEqual([])
})
