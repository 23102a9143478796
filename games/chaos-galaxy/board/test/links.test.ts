import { differences, tableText } from '@orrery/text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deckSize } from '../../rules/deck.ts'
import boardEn from '../../text/board.en.ts'
import boardHu from '../../text/board.hu.ts'
import { LONGEST_LINK, LONGEST_TEXT, linkOf, type Read, readLink, readText } from '../decks/code.ts'
import { LONGEST_NAME, MOST_CARDS } from '../decks/deck.ts'
import { FACES } from '../face.ts'

const FAULTS = ['malformed', 'oversized', 'newer', 'empty']

/** Expects a deck within all bounds, or a fault with a message in both languages. */
function expectBounded(read: Read): void {
  if ('fault' in read) {
    expect(FAULTS).toContain(read.fault)
    return
  }
  expect(read.name.length).toBeLessThanOrEqual(LONGEST_NAME)
  expect(deckSize(read.cards)).toBeLessThanOrEqual(MOST_CARDS)
  for (const [id, copies] of Object.entries(read.cards)) {
    expect(FACES.some((face) => face.id === id)).toBe(true)
    expect(Number.isInteger(copies) && copies > 0).toBe(true)
  }
}

const deck = fc.dictionary(fc.constantFrom(...FACES.map(({ id }) => id)), fc.integer({ min: 1, max: 4 }), { maxKeys: 45 })
const link = fc.tuple(fc.string({ maxLength: 80 }), deck).map(([name, cards]) => linkOf(name, cards))
const base64 = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'), maxLength: 800 })

/** Links as they may arrive: whole, cut off, altered, of other versions, or random text. */
const arrived = fc.oneof(
  link,
  fc.tuple(link, fc.nat(800)).map(([whole, at]) => whole.slice(0, at)),
  fc.tuple(link, fc.nat(800), fc.string({ maxLength: 3 })).map(([whole, at, other]) => whole.slice(0, at) + other + whole.slice(at + 1)),
  fc.tuple(fc.integer({ min: -1, max: 99_999 }), base64).map(([version, code]) => `${version}.${code}`),
  fc.string({ unit: 'binary', maxLength: 1000 }),
)

test('whatever stands in a deck link, it is read as a deck within all bounds or refused by its fault', () => {
  fc.assert(
    fc.property(arrived, (text) => expectBounded(readLink(text))),
    { numRuns: 1500 },
  )
})

test('every deck that fits survives its link', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: LONGEST_NAME }), deck, (name, cards) => {
      const read = readLink(linkOf(name, cards))
      expect('fault' in read ? read : read.cards).toEqual(linkOf(name, cards).length > LONGEST_LINK ? { fault: 'oversized' } : cards)
    }),
    { numRuns: 300 },
  )
})

test('whatever is pasted as a deck list, it is read as a deck within all bounds or refused by its fault', () => {
  const line = fc.oneof(
    fc.tuple(fc.integer({ min: -1, max: 1000 }), fc.constantFrom(...FACES.map(({ name }) => name.hu))).map((parts) => parts.join(' ')),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => expectBounded(readText(lines.join('\n')))),
    { numRuns: 300 },
  )
  expect(readText('3 Falcon\n'.padEnd(LONGEST_TEXT + 1, ' '))).toEqual({ fault: 'oversized' })
})

test('a line of no copies brings no card', () => {
  expect(readText('0 Falcon')).toEqual({ fault: 'empty' })
  expect(readText('# Deck\n0 Falcon\n2 Lictor')).toMatchObject({ cards: { liktor: 2 }, unknown: [] })
})

test('a link of a newer version says so, however long it is', () => {
  expect(readLink(`2.${'A'.repeat(LONGEST_LINK)}`)).toEqual({ fault: 'newer' })
  expect(readLink(`1.${'A'.repeat(LONGEST_LINK)}`)).toEqual({ fault: 'oversized' })
  expect(readLink('0.AAAA')).toEqual({ fault: 'malformed' })
})

test('every fault has its words in both languages', () => {
  expect(differences(boardEn, boardHu)).toEqual([])
  for (const [language, source] of [
    ['en', boardEn],
    ['hu', boardHu],
  ] as const) {
    const text = tableText(language, source)
    expect(FAULTS.map((fault) => text.has(`deck-fault-${fault}`))).not.toContain(false)
    expect(new Set(FAULTS.map((fault) => text.say(`deck-fault-${fault}`))).size).toBe(FAULTS.length)
  }
})
