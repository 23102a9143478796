import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { textsOf } from '../tools/messages.ts'

/** What is counted in games, and is often one. */
const COUNTED = /^ (?:more |shield )*(?:hits|dice|ships|squadrons|marines|units|tokens)\b/

/** Messages whose number is never one: bounds of what is split, a mean, a limit of several; and those in which the word is a verb. */
const NEVER_ONE = ['board-divided', 'board-share-odds', 'ask-deploy-unit', 'refusal-FS-COMP-9', 'board-stack-shot']

type Pattern = FluentResource['body'][number]['value']

/** The variables that stand before a plural without a variant for one; `chosen`: those by which a variant was chosen around it. */
function countedIn(pattern: Pattern, chosen: readonly string[] = []): readonly string[] {
  if (!Array.isArray(pattern)) return []
  return pattern.flatMap((part, at) => {
    if (typeof part === 'string') return []
    if (part.type === 'select') {
      const by = part.selector.type === 'var' ? [part.selector.name] : []
      return part.variants.flatMap(({ value }) => countedIn(value, [...chosen, ...by]))
    }
    const next = pattern[at + 1]
    const counts = part.type === 'var' && typeof next === 'string' && COUNTED.test(next) && !chosen.includes(part.name)
    return counts ? [part.name] : []
  })
}

test("English messages of games say '1 hit', not '1 hits'", async () => {
  expect(countedIn(new FluentResource('x = { $n } hits needed').body[0]?.value ?? null)).toEqual(['n'])
  const texts = await textsOf('en')
  const wrong = texts
    .filter(({ folder }) => folder.startsWith('games/'))
    .flatMap(({ folder, source }) =>
      new FluentResource(source).body.flatMap(({ id, value }) => countedIn(value).map((name) => `${folder} ${id}: $${name}`)),
    )
  expect(wrong.filter((one) => !NEVER_ONE.some((id) => one.includes(` ${id}:`)))).toEqual([])
  expect(texts.length).toBeGreaterThan(5)
})
