import type { Json } from '@orrery/kernel'
import * as v from 'valibot'
import { jsonObject } from '../json.ts'
import { LIMITS } from '../limits.ts'
import { confirmed, id, instant, plain, ref, round, visible } from '../parts.ts'
import { pace } from './quick.ts'

const text = v.string()
const time = v.pipe(v.number(), v.description('In milliseconds since 1970.'))
const game = v.pipe(text, v.maxLength(40))
const title = v.pipe(text, v.trim(), v.minLength(1), v.maxLength(60), plain, visible)

/** The terms of a table. `level`: the players for whom its host means it. */
export const tableTerms = v.strictObject({ pace, rated: v.boolean(), level: v.picklist(['any', 'new', 'skilled']) })

/** An offer: the game and its settings, to play now or, with `at`, on a date. */
const offer = v.strictObject({ game, settings: jsonObject, pace, rated: v.boolean(), at: v.nullable(instant) })

/** The messages by which people agree to play. */
export const meetingRequests = [
  /** Challenges somebody to play. */
  v.strictObject({ type: v.literal('challenge'), ref, person: id, terms: offer, brings: v.optional(jsonObject), confirmed }),
  /** A counter-offer to the offer of that round. */
  v.strictObject({
    type: v.literal('counter-challenge'),
    ref,
    challenge: id,
    round,
    terms: offer,
    brings: v.optional(jsonObject),
    confirmed,
  }),
  /** Accepts the other's offer of that round, or ends the challenge. */
  v.strictObject({
    type: v.literal('settle-challenge'),
    ref,
    challenge: id,
    round,
    accept: v.boolean(),
    brings: v.optional(jsonObject),
    confirmed,
  }),
  /** The player's challenges; from then on every change is sent. */
  v.strictObject({ type: v.literal('challenges'), ref }),
  /** Plans a table on a date. `club`: open to everybody; only hosts may set it. */
  v.strictObject({
    ...{
      type: v.literal('plan-evening'),
      ref,
      game,
      settings: jsonObject,
      title,
      at: instant,
      pace,
      rated: v.boolean(),
      club: v.boolean(),
    },
    seats: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(LIMITS.seats)),
    confirmed,
  }),
  v.strictObject({ type: v.literal('come'), ref, evening: id, comes: v.boolean(), confirmed }),
  v.strictObject({ type: v.literal('call-off'), ref, evening: id }),
  /** The evenings of the club, the player and their friends; or the one with that id. */
  v.strictObject({ type: v.literal('evenings'), ref, evening: v.optional(id) }),
] as const

const side = v.pipe(v.picklist(['open', 'agreed', 'played', 'declined', 'withdrawn', 'expired']), v.description('How it stands.'))

const challenge = v.strictObject({
  id: text,
  person: text,
  name: v.pipe(text, v.description('The other.')),
  mine: v.pipe(v.boolean(), v.description("Whether the offer that stands is the reader's.")),
  round,
  terms: v.strictObject({
    ...offer.entries,
    settings: v.record(
      text,
      v.custom<Json>(() => true),
    ),
  }),
  stage: side,
  table: v.nullable(text),
  changed: time,
})

const evening = v.strictObject({
  id: text,
  title: text,
  game: text,
  at: time,
  seats: v.number(),
  pace,
  rated: v.boolean(),
  club: v.boolean(),
  host: text,
  mine: v.pipe(v.boolean(), v.description('Whether the reader is its host.')),
  coming: v.array(text),
  comes: v.pipe(v.boolean(), v.description('Whether the reader comes.')),
  off: v.pipe(v.boolean(), v.description('Whether it was called off: told to those who were to come.')),
  table: v.nullable(v.pipe(text, v.description('Where it is played, once it has begun.'))),
})

export const MEETING_MESSAGES = {
  challenges: v.strictObject({ type: v.literal('challenges'), ref: v.exactOptional(ref), challenges: v.array(challenge) }),
  evenings: v.strictObject({ type: v.literal('evenings'), ref, evenings: v.array(evening) }),
  evening: v.strictObject({ type: v.literal('evening'), ref, evening: text }),
  'evenings-changed': v.strictObject({ type: v.literal('evenings-changed') }),
  reminder: v.strictObject({ type: v.literal('reminder'), evening: text, title: text, game: text, at: time, table: v.nullable(text) }),
}
