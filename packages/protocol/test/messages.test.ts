import * as v from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import type { Message } from '../index.ts'
import { MESSAGES, message } from '../messages.ts'

/** What a schema reads, made readonly throughout. */
type Frozen<T> = T extends readonly (infer I)[] ? readonly Frozen<I>[] : T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T

test('the schemas of the messages agree with their types', () => {
  expectTypeOf<Frozen<Message>>().toExtend<Frozen<v.InferOutput<typeof message>>>()
  expectTypeOf<Frozen<v.InferOutput<typeof message>>>().toExtend<Frozen<Message>>()
  for (const [type, schema] of Object.entries(MESSAGES)) {
    const isTypeAlone = Object.keys(schema.entries).length === 1
    expect(v.is(schema, { type }), type).toBe(isTypeAlone)
    expect(v.is(schema, { type, unknown: 1 }), type).toBe(false)
  }
  expect(v.is(message, { type: 'done', ref: '1' })).toBe(true)
  expect(v.is(message, { type: 'done', ref: '1', more: 1 })).toBe(false)
})
