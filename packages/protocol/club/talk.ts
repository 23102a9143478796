import * as v from 'valibot'
import { LIMITS } from '../limits.ts'
import { id, mark, printable, ref, visible } from '../parts.ts'

const text = v.string()
const said = v.pipe(text, v.trim(), v.minLength(1), v.maxLength(LIMITS.chat), printable, visible)
const line = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** Where something is said: in the club's hall, or to a friend, whose id it is. */
const place = v.union([v.literal('hall'), id])

/** The messages of talk outside tables, and of reporting any talk. */
export const talkRequests = [
  /** The last lines, or those before one. A reader of the hall receives new lines until `hush`. */
  v.strictObject({ type: v.literal('talk'), ref, place, before: v.optional(line) }),
  v.strictObject({ type: v.literal('hush'), ref }),
  v.strictObject({ type: v.literal('speak'), ref, place, text: said }),
  /** Reports a line, said at a table or elsewhere, to the moderators. */
  v.strictObject({
    type: v.literal('report'),
    ref,
    at: v.union([v.strictObject({ table: id }), v.strictObject({ place }), v.strictObject({ study: id }), v.strictObject({ puzzle: id })]),
    line,
    reason: v.pipe(text, v.trim(), v.maxLength(LIMITS.chat), printable),
  }),
] as const

const talkLine = v.strictObject({
  id: v.number(),
  by: text,
  name: text,
  text,
  at: v.pipe(v.number(), v.description('In milliseconds since 1970.')),
  guest: v.pipe(v.boolean(), v.description('Links of guests are shown as text.')),
  mark: v.exactOptional(mark),
})

export const TALK_MESSAGES = {
  talk: v.strictObject({ type: v.literal('talk'), ref, place: text, lines: v.array(talkLine), more: v.boolean() }),
  'talk-line': v.strictObject({
    type: v.literal('talk-line'),
    place: v.pipe(text, v.description('`hall`, or the other of the two.')),
    line: talkLine,
  }),
}
