import * as v from 'valibot'
import { jsonObject } from '../json.ts'
import { confirmed, id, ref } from '../parts.ts'

/** live: everybody stays until the end; day: players answer over days. */
export const pace = v.picklist(['live', 'day'])

const text = v.string()
const duration = v.pipe(v.number(), v.description('In milliseconds.'))

/** The messages of quick match. */
export const quickRequests = [
  /** Enters quick match. `brings`: what the player's seat brings, secret. `wish`: an opponent of similar strength, or anybody. */
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
  /**
   * Asks whether the player is in quick match, and with whom they were matched. Sent after every connection, it keeps the place in the
   * queue.
   */
  v.strictObject({ type: v.literal('quick'), ref }),
  /** Says whether the player will play with their match. */
  v.strictObject({ type: v.literal('meet'), ref, match: id, yes: v.boolean() }),
  /** How long players in quick match wait, by game and pace. */
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
