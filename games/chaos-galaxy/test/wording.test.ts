import { expect, test } from 'vitest'
import { check } from '../check.ts'
import { CARD_FILES } from '../content/cards.ts'
import { TEXT_FILES, TEXTS } from '../content/texts/all.ts'
import type { CardText, CardTexts } from '../content/texts.ts'
import { AMOUNTS, type CardDefinition, CONDITIONS, COSTS, OPERATIONS, SELECTOR, TARGET } from '../effects/language/vocabulary.ts'
import { wordingProblems } from '../wording/check.ts'
import { COUNTS } from '../wording/effects.ts'
import { EXCEPTIONS } from '../wording/exceptions.ts'
import { type Language, numbersOfText } from '../wording/text.ts'

/** Every card with its file and its texts. */
const ALL: readonly (readonly [string, CardDefinition, CardText])[] = Object.entries(CARD_FILES).flatMap(([file, list]) =>
  list.map((card) => [file, card, (TEXT_FILES as Readonly<Record<string, CardTexts>>)[file]?.[card.id] as CardText] as const),
)

/** The wording problems of one card after a change. */
function changed(id: string, change: { card?: (card: CardDefinition) => void; text?: Partial<CardText['text']> }): string[] {
  const [file, card, texts] = ALL.find(([, one]) => one.id === id) ?? []
  const other = structuredClone(card) as CardDefinition
  change.card?.(other)
  return problemsOf(file as string, other, { ...(texts as CardText).text, ...change.text })
}

function problemsOf(file: string, card: CardDefinition, text: CardText['text']): string[] {
  const exception = EXCEPTIONS[card.id]
  return wordingProblems(
    { [file]: { [card.id]: card } },
    { [file]: { [card.id]: { text } } },
    exception === undefined ? {} : { [card.id]: exception },
  )
}

/** Calls `of` with every number in the data changed by one up or down; then restores the data. */
function eachChanged(data: unknown, of: () => void): void {
  if (typeof data !== 'object' || data === null) return
  const held = data as Record<string, unknown>
  for (const [key, value] of Object.entries(held)) {
    if (typeof value !== 'number') eachChanged(value, of)
    else
      for (const other of [value + 1, value - 1]) {
        held[key] = other
        of()
        held[key] = value
      }
  }
}

test('CG-GOAL-5 · every text says the numbers and abilities of its card, in both languages', () => {
  expect(ALL).toHaveLength(Object.keys(TEXTS).length)
  expect(check()).toEqual([])
})

test('CG-GOAL-5 · a number of an effect that is changed by one is noticed, on every card', () => {
  const unnoticed: string[] = []
  let changes = 0
  for (const [file, card, { text }] of ALL) {
    const { effects, playIf, costX } = card
    const told = structuredClone({ effects, playIf, costX })
    eachChanged(told, () => {
      changes++
      if (problemsOf(file, { ...card, ...told } as CardDefinition, text).length === 0) unnoticed.push(`${card.id} ${JSON.stringify(told)}`)
    })
  }
  expect(changes).toBeGreaterThan(600)
  expect(unnoticed).toEqual([])
})

const NEXT: Readonly<Record<string, string>> = {
  two: 'three',
  three: 'four',
  four: 'two',
  kettő: 'három',
  három: 'négy',
  négy: 'két',
  két: 'öt',
}

test('CG-GOAL-5 · a number of a text that is changed by one is noticed, on every card, in both languages', () => {
  const unnoticed: string[] = []
  let changes = 0
  for (const [file, card, { text }] of ALL)
    for (const language of ['hu', 'en'] as const)
      for (const match of text[language].matchAll(/\d+|(?<!\p{L})(?:two|three|four|kettő|három|négy|két)(?!\p{L})/gu)) {
        const [word] = match
        const other = NEXT[word] ?? String(Number(word) + 1)
        const wrong = text[language].slice(0, match.index) + other + text[language].slice(match.index + word.length)
        changes++
        if (problemsOf(file, card, { ...text, [language]: wrong }).length === 0) unnoticed.push(`${card.id}: ${wrong}`)
      }
  expect(changes).toBeGreaterThan(400)
  expect(unnoticed).toEqual([])
})

test('CG-GOAL-5 · what is wrong is told with file, card and field', () => {
  const two = changed('jo-uzlet', { text: { en: 'Gain 2 credits.' } })
  expect(two).toContain("texts/carnoplant.ts: jo-uzlet: text.en: says 2 (credit) at '2 credits', which no effect does")
  expect(two).toContain('cards/carnoplant.ts: jo-uzlet: effects[0].do[0].n: is 3 (credit), which text.en does not say')
  expect(two).toContain('texts/carnoplant.ts: jo-uzlet: text: the languages print other numbers: hu 3; en 2')
  expect(changed('jo-uzlet', { text: { hu: 'Húzz 3 lapot.' } })[0]).toMatch(/jo-uzlet: effects\[0\]\.do\[0\]\.n: is 3 \(credit\)/)
  expect(changed('pollenraketa', { text: { en: 'An enemy ship gets -2 firepower and +2 speed.' } })).toContain(
    "texts/carnoplant.ts: pollenraketa: text.en: says 2 (speed) at '2 speed', which no effect does",
  )
  expect(changed('tuzer', { text: { hu: 'válassz: +3 tűzerőt vagy +2 bombázást kap' } })).toContain(
    'cards/xeno.ts: tuzer: effects[0].do[0].options[1].do[0].bombing: is 3 (bombing), which text.hu does not say',
  )
  expect(changed('sasfiok', { text: { en: 'Barrage.' } })).toEqual([
    'texts/human.ts: sasfiok: text.en: does not name the ability formation',
    'texts/human.ts: sasfiok: text.en: names the ability barrage, which the card does not',
  ])
  const [file, card] = ALL[0] as (typeof ALL)[number]
  expect(wordingProblems({ [file]: { [card.id]: card } }, {}, {})).toEqual([`texts/${file}.ts: ${card.id}: has no text`])
  expect(wordingProblems({}, { zarg: { ghost: { text: { hu: '', en: '' } } } }, {})).toEqual([
    'texts/zarg.ts: ghost: there is no such card',
  ])
})

test('CG-GOAL-5 · an exception that is not needed is a mistake', () => {
  const cards = { human: Object.fromEntries(CARD_FILES.human.map((card) => [card.id, card])) }
  const texts = { human: TEXT_FILES.human }
  const own = Object.fromEntries(Object.entries(EXCEPTIONS).filter(([id]) => id in cards.human))
  expect(wordingProblems(cards, texts, own)).toEqual([])
  for (const id of Object.keys(own)) {
    const { [id]: _, ...rest } = own
    expect(wordingProblems(cards, texts, rest).join()).toContain(`${id}: `)
  }
  const needless = { sasfiok: { unprinted: { 'effects[0].n': 2 }, printed: [7], because: '' } }
  expect(wordingProblems(cards, texts, { ...own, ...needless })).toEqual([
    'exceptions.ts: sasfiok: effects[0].n: is not needed by text.hu, so it is no exception',
    'exceptions.ts: sasfiok: 7: is not needed by text.hu, so it is no exception',
    'exceptions.ts: sasfiok: effects[0].n: is not needed by text.en, so it is no exception',
    'exceptions.ts: sasfiok: 7: is not needed by text.en, so it is no exception',
  ])
  expect(wordingProblems({}, {}, needless)).toEqual(['exceptions.ts: sasfiok: there is no such card'])
})

test('CG-GOAL-5 · every number of the vocabulary is known to count something', () => {
  const numbers = (word: string, table: Readonly<Record<string, string>>): string[] =>
    Object.entries(table).flatMap(([key, type]) => (/^(int|amount|amountOrAll)\??$/.test(type) ? [`${word}.${key}`] : []))
  const words = [
    ...numbers('sel', SELECTOR),
    ...numbers('target', TARGET),
    ...Object.entries(CONDITIONS).flatMap(([name, table]) => numbers(`cond.${name}`, table)),
    ...Object.entries(COSTS).flatMap(([name, table]) => numbers(`pay.${name}`, table)),
    ...Object.entries(OPERATIONS).flatMap(([name, table]) => numbers(`op.${name}`, table)),
  ].filter((word) => !word.startsWith('op.modify.') && word !== 'op.rule.delta')
  const rules = OPERATIONS.rule.param.replace('enum:', '').split('|')
  expect(Object.keys(COUNTS).toSorted()).toEqual([...words, ...rules.map((rule) => `rule.${rule}`)].toSorted())
  expect(Object.values(AMOUNTS).flatMap((table) => numbers('', table))).toEqual(expect.arrayContaining(['.div', '.max', '.plus']))
})

test.each([
  ['en', 'Deal 3 damage to an enemy participating ship and 1 to this ship.', [[3, 'damage'], [1]]],
  ['hu', 'sebezz 3-at egy űrhajón és 1-et ezen az űrhajón.', [[3], [1]]],
  [
    'en',
    'At most twice per combat, 1 credit: +2 firepower and -1 armour.',
    [
      [2, 'firepower'],
      [-1, 'armour'],
      [2, 'times a combat'],
      [1, 'credit'],
    ],
  ],
  [
    'hu',
    '1-1 credittel olcsóbb; 2 credittel többe; 3 creditért; 3 credittel kevesebbet',
    [
      [-1, 'price'],
      [2, 'price'],
      [-3, 'credit'],
      [3, 'credit'],
    ],
  ],
  ['hu', 'Hat méretnyi helyet foglal; erre hatással van; hatra fordul.', [[6]]],
  [
    'en',
    'Take X/2 cards from the top 7 cards of your colony.',
    [
      [7, 'number'],
      [2, 'card'],
    ],
  ],
  [
    'hu',
    'legfeljebb cirkáló méretű; felderítőt vagy vadászgépet; mindhárom; mindkettőt; fele',
    [[2, 'size at most'], [3, 'size at most'], [3], [2], [2]],
  ],
] as const)('CG-GOAL-5 · the numbers of a text (%s): %s', (language, text, expected) => {
  expect(numbersOfText(text, language as Language).map(({ value, units }) => [value, ...units.slice(0, 1)])).toEqual(expected)
})
