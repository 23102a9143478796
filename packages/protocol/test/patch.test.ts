import type { Json } from '@orrery/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatch, diff, fingerprint, fingerprints, isJson } from '../index.ts'

const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => isJson(value)) as fc.Arbitrary<Json>

test('a patch leads from any JSON to any other, also through the wire, and the fingerprints agree', () => {
  fc.assert(
    fc.property(json, json, (from, to) => {
      const patch = JSON.parse(JSON.stringify(diff(from, to)))
      const made = applyPatch(from, patch)
      expect(JSON.parse(JSON.stringify(made))).toEqual(JSON.parse(JSON.stringify(to)))
      expect(fingerprint(made)).toBe(fingerprint(JSON.parse(JSON.stringify(to))))
    }),
    { numRuns: 2000 },
  )
})

test('what is the same has no patch, whatever the order of its fields', () => {
  const from = { a: 1, b: [1, { c: null, d: undefined }] }
  const to = { b: [1, { c: null }], a: 1 }
  expect(diff(from, to)).toBe(null)
  expect(fingerprint(from)).toBe(fingerprint(to))
})

test('small changes of a large value make small patches', () => {
  const from = { cards: Array.from({ length: 50 }, (_, id) => ({ id, face: 'up' })), turn: 1 }
  const turned = { ...from, cards: from.cards.map((card) => (card.id === 7 ? { ...card, face: 'down' } : card)) }
  expect(JSON.stringify(diff(from, turned))).toBe('{"cards":{"7":{"face":["down"]}}}')
  const removed = { ...from, cards: from.cards.filter((card) => card.id !== 3) }
  expect(JSON.stringify(diff(from, removed))).toBe('{"cards":[3,1,[]]}')
})

test('fingerprints tell neighbours apart', () => {
  const values = [0, 1, -1, 0.5, '0', '', null, true, false, [], {}, [0], [[0]], { a: 0 }, { b: 0 }, { a: { b: 0 } }, [1, 2], [2, 1]]
  expect(new Set(values.map(fingerprint)).size).toBe(values.length)
})

test('a fingerprint is the same whether or not those of its parts are remembered', () => {
  const print = fingerprints()
  const shared = { a: [1, { b: 'c' }], d: null }
  const values = [shared, [shared, shared], { e: shared, f: undefined }, { e: { ...shared, d: 1 } }, { e: shared, f: [] }]
  expect(values.map((value) => print(value))).toEqual(values.map((value) => fingerprint(value)))
  expect(values.map((value) => print(value))).toEqual(values.map((value) => fingerprint(value)))
})
