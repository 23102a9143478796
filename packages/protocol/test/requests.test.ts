import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ACCOUNT_REQUESTS } from '../account.ts'
import { isJson, LIMITS, readRequest } from '../index.ts'
import { SITE_REQUESTS } from '../people.ts'

const table = 'abcdefghijklmnop'

test.each([
  { type: 'hello', ref: '1', protocol: 1, name: 'Áron' },
  { type: 'create', ref: '1', game: 'x', settings: { hard: true }, seats: [{ kind: 'me' }, { kind: 'bot', level: 'quick' }], listed: true },
  { type: 'answer', ref: '1', table, seat: 0, version: 3, answer: { option: 'fire:1:2' } },
  { type: 'answer', ref: '1', table, seat: 0, version: 3, answer: { plan: { straight: 3.5 } } },
  { type: 'seat', ref: '1', table, seat: 1, level: null },
  { type: 'say', ref: '1', table, text: ' hello ' },
])('$type is read', (message) => {
  expect(readRequest(message)).toHaveProperty('request')
})

test.each([
  ['nothing', undefined],
  ['no type', { ref: '1' }],
  ['unknown type', { type: 'cheat', ref: '1' }],
  ['no ref', { type: 'ping' }],
  ['unknown field', { type: 'ping', ref: '1', extra: 1 }],
  ['seat below 0', { type: 'undo', ref: '1', table, seat: -1 }],
  ['half a seat', { type: 'undo', ref: '1', table, seat: 0.5 }],
  ['an answer of both kinds', { type: 'answer', ref: '1', table, seat: 0, version: 0, answer: { option: 'a', plan: 1 } }],
  ['an empty name', { type: 'rename', ref: '1', name: '   ' }],
  ['a name that changes the direction of writing', { type: 'rename', ref: '1', name: 'a\u202Eb' }],
  ['a name of letters that show nothing', { type: 'rename', ref: '1', name: '\u3164\u115f \u2800' }],
  ['a name of marks alone', { type: 'rename', ref: '1', name: '\ufe0f\u0301' }],
  ['a name with a heap of marks', { type: 'rename', ref: '1', name: `A${'\u0335'.repeat(4)}` }],
  ['a line that shows nothing', { type: 'say', ref: '1', table, text: '\u200b\u200d' }],
  ['a title that shows nothing', { type: 'make-study', ref: '1', table, title: '\u2060' }],
  ['a name too long', { type: 'rename', ref: '1', name: 'x'.repeat(LIMITS.name + 1) }],
  ['a text with a null', { type: 'set-note', ref: '1', table, text: 'a\u0000b' }],
  ['half of a character', { type: 'rename', ref: '1', name: 'Ann \ud83d' }],
  ['a null in what nobody looks at', { type: 'take', ref: '1', table, seat: 0, settings: { deck: [{ '\u0000': 1 }] } }],
  ['half a millisecond', { type: 'find-games', ref: '1', filter: { of: 'all', since: 0.5 } }],
  ['a time beyond all numbers', { type: 'puzzles', ref: '1', before: { at: 1e308, puzzle: table } }],
  ['a version beyond all numbers', { type: 'log', ref: '1', table, viewer: 0, before: 1e308 }],
  ['a table id with a path', { type: 'watch', ref: '1', table: '../../etc/passwd' }],
  ['settings that are a list', { type: 'create', ref: '1', game: 'x', settings: [], seats: [{ kind: 'me' }], listed: true }],
])('%s is refused in one line', (_, message) => {
  const read = readRequest(message)
  expect(read).toHaveProperty('problem')
  expect((read as { problem: string }).problem).not.toContain('\n')
})

const WRITTEN: readonly [string, (text: string) => boolean][] = [
  ['the reason of a report', (text) => reads({ type: 'report', at: { place: 'hall' }, line: 1, reason: text })],
  ['the reason of a turned result', (text) => reads({ type: 'turn-result', table, winners: [0], reason: text })],
  ['an appeal', (text) => v.is(ACCOUNT_REQUESTS.appeal, { guest: null, sanction: table, text })],
  ['the reason of a sanction', (text) => v.is(SITE_REQUESTS.sanction, { ...SANCTION, reason: text })],
  ['the name of a season', (text) => v.is(SITE_REQUESTS['begin-season'], { name: text, game: 'pig', days: null })],
]
const SANCTION = { player: table, kind: 'warning', hours: null, report: null }
const reads = (message: object) => 'request' in readRequest({ ...message, ref: '1' })

test.each(WRITTEN)('%s cannot turn the writing around it, nor begin another line', (_, isRead) => {
  expect(isRead('an honest word')).toBe(true)
  for (const text of ['a\u202eb', 'a\u2066b', 'a\u2028b', 'a\nb', 'a\u0000b']) expect([text, isRead(text)]).toEqual([text, false])
})

test('JSON is bounded in depth and has no tricky keys', () => {
  expect(isJson(JSON.parse('[[[1]]]'), 3)).toBe(true)
  expect(isJson(JSON.parse('[[[[1]]]]'), 3)).toBe(false)
  expect(isJson(JSON.parse('{"__proto__":1}'))).toBe(false)
  expect(isJson(JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`))).toBe(false)
})

const TYPES = ['hello', 'create', 'watch', 'take', 'set-seat-settings', 'answer', 'explain', 'say', 'log', 'seat']
const fields = fc.record(
  {
    type: fc.oneof(fc.constantFrom(...TYPES), fc.string()),
    ref: fc.oneof(fc.constant('1'), fc.jsonValue()),
    table: fc.oneof(fc.constant(table), fc.string()),
    seat: fc.oneof(fc.nat(12), fc.double(), fc.jsonValue()),
    version: fc.oneof(fc.nat(), fc.double()),
    answer: fc.oneof(fc.record({ option: fc.string() }), fc.jsonValue()),
    settings: fc.oneof(fc.record({ deck: fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 300 }) }), fc.jsonValue()),
    seats: fc.oneof(fc.array(fc.record({ kind: fc.constantFrom('me', 'open', 'king'), settings: fc.jsonValue() })), fc.jsonValue()),
    name: fc.string({ unit: 'binary', maxLength: 3000 }),
    text: fc.string({ unit: 'binary' }),
    level: fc.oneof(fc.constant(null), fc.string()),
  },
  { requiredKeys: ['type'] },
)

test('any input is a request, or is refused with one short line', () => {
  const outcomes = new Set<string>()
  fc.assert(
    fc.property(fc.oneof(fields, fc.jsonValue()), (message) => {
      const read = readRequest(JSON.parse(JSON.stringify(message)))
      outcomes.add(Object.keys(read).join())
      if ('request' in read) expect(TYPES).toContain(read.request.type)
      else expect(read.problem).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]{1,200}$/u)
    }),
    { numRuns: 3000, examples: [[{ type: 'x\ny'.repeat(500), ref: '1' }], [{ type: 'watch', ref: '1', table }]] },
  )
  expect([...outcomes].sort()).toEqual(['problem', 'request'])
})
