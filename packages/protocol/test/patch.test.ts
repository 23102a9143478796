import type { Json } from '@orrery/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatch, diff, fingerprint, fingerprintAfter, isJson, nothingKnown } from '../index.ts'

const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => isJson(value)) as fc.Arbitrary<Json>

test('a patch leads from any JSON to any other, also through the wire, and the fingerprints agree', () => {
  fc.assert(
    fc.property(json, json, (from, to) => {
      const patch = JSON.parse(JSON.stringify(diff(from, to)))
      const made = applyPatch(from, patch)
      expect(JSON.parse(JSON.stringify(made))).toEqual(JSON.parse(JSON.stringify(to)))
      expect(fingerprint(made)).toBe(fingerprint(JSON.parse(JSON.stringify(to))))
      expect(fingerprintAfter(fingerprint(from), from, to, diff(from, to))).toBe(fingerprint(to))
    }),
    { numRuns: 2000 },
  )
})

test('equal values have no patch, whatever the order of their fields', () => {
  const from = { a: 1, b: [1, { c: null, d: undefined }] }
  const to = { b: [1, { c: null }], a: 1 }
  expect(diff(from, to)).toBe(null)
  expect(fingerprint(from)).toBe(fingerprint(to))
})

test('a change of fields, lists and what was not there gives the fingerprint of the whole', () => {
  const values: Json[] = [
    ...[
      null,
      0,
      '',
      [],
      {},
      { a: [] },
      { a: [1, 2, 3] },
      { a: [3, 1, 2], b: {} },
      { a: [1, 3], b: { c: null } },
      { b: { c: 1, toString: 2 } },
    ],
    ...[[{ a: 1 }, null], [{ a: 2 }, null, 'x'], [null], [[]], { constructor: { a: 1 } }],
  ]
  for (const from of values)
    for (const to of values) expect(fingerprintAfter(fingerprint(from), from, to, diff(from, to))).toBe(fingerprint(to))
  expect(diff({ a: 1 }, { a: 1, constructor: 1 })).toEqual({ constructor: [1] })
  expect(diff({ a: 1, toString: 1 }, { a: 1, b: 2 })).toEqual({ b: [2], toString: 0 })
})

test('a part shared by several viewers is compared once, with the same result as for each alone', () => {
  const shared = (turn: number) => ({ piles: [{ top: turn }, { top: 7 }], round: turn })
  const [old, now] = [shared(1), shared(2)]
  const known = nothingKnown(2)
  for (const [from, to] of [
    [
      { table: old, mine: [1] },
      { table: now, mine: [2] },
    ],
    [
      { table: old, mine: [3] },
      { table: now, mine: [3] },
    ],
    // The same part at another place, and a part that replaces another one only for this viewer.
    [
      { spare: old, table: old },
      { spare: now, table: now },
    ],
    [{ table: shared(0) }, { table: now }],
    [{ table: now }, { table: now }],
  ]) {
    const patch = diff(from, to, known)
    expect(patch).toEqual(diff(from, to))
    expect(fingerprintAfter(fingerprint(from), from, to, patch, known)).toBe(fingerprint(to))
  }
  expect(known.changes.get(now)?.patch).toEqual({ piles: { 0: { top: [2] } }, round: [2] })
  const [first, second] = [1, 2].map((mine) => diff({ table: old, mine: 0 }, { table: now, mine }, known) as { readonly table: object })
  expect(first?.table).toBe(second?.table)
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
