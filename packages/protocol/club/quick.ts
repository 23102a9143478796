import * as v from 'valibot'
import { jsonObject } from '../json.ts'
import { confirmed, id, ref } from '../parts.ts'

/** live: all are there until the end; day: a move now and then, over days. */
export const pace = v.picklist(['live', 'day'])

const text = v.string()
const duration = v.pipe(v.number(), v.description('In milliseconds.'))

/** The messages of quick match: somebody to play with at once. */
export const quickRequests = [
  /** Looks for somebody who wants the same. `brings`: what the own seat brings, secret. `wish`: somebody about as strong, or anybody. */
  v.strictObject({
    type: v.literal('seek'),
    ref,
    game: v.pipe(text, v.maxLength(40)),
    settings: jsonObject,
    brings: v.optional(jsonObject),
    pace,
    wish: v.picklist(['alike', 'any']),
    confirmed,
  }),
  v.strictObject({ type: v.literal('unseek'), ref }),
  /** Whether one still looks for somebody, and whom one has met. Said after every connection, it keeps the own place in line. */
  v.strictObject({ type: v.literal('quick'), ref }),
  /** Says whether one will play with who was found. */
  v.strictObject({ type: v.literal('meet'), ref, match: id, yes: v.boolean() }),
  /** How long somebody who looks for a person has to wait, by game and pace. */
  v.strictObject({ type: v.literal('waits'), ref }),
] as const

const seeking = v.strictObject({
  game: text,
  pace,
  wish: v.picklist(['alike', 'any']),
  waited: v.pipe(duration, v.description('For how long already, in milliseconds.')),
  wait: v.nullable(v.pipe(duration, v.description('How long it lately took others, in milliseconds; null: nobody knows.'))),
})

const match = v.strictObject({
  id: text,
  game: text,
  pace,
  name: v.pipe(text, v.description('Whom one would play with.')),
  said: v.pipe(v.boolean(), v.description('Whether the reader has said yes.')),
  left: v.pipe(duration, v.description('How long both have to say yes, in milliseconds.')),
  stage: v.pipe(
    v.picklist(['asked', 'agreed', 'played', 'off']),
    v.description('`agreed`: the table is being made; `played`: it is there; `off`: somebody did not want to, or said nothing.'),
  ),
  table: v.nullable(text),
})

export const QUICK_MESSAGES = {
  quick: v.strictObject({
    type: v.literal('quick'),
    ref: v.exactOptional(ref),
    seek: v.nullable(seeking),
    match: v.nullable(match),
  }),
  waits: v.strictObject({
    type: v.literal('waits'),
    ref,
    waits: v.array(
      v.strictObject({
        game: text,
        pace,
        wait: v.nullable(v.pipe(duration, v.description('In milliseconds; 0: somebody waits; null: nobody knows.'))),
        people: v.pipe(v.number(), v.description('How many look for somebody now.')),
      }),
    ),
  }),
}
