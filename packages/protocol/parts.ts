import * as v from 'valibot'
import { LIMITS } from './limits.ts'
import type { Patch } from './patch.ts'

/** Something is seen of the text: it is not made of blanks, marks and letters that are drawn as nothing (Hangul fillers, Braille's blank). */
export const visible = v.regex(/[^\s\p{M}\p{Cf}\u115f\u1160\u3164\uffa0\u2800]/u)

/** No control characters, and none that change the text direction. */
export const printable = v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]*$/u)

/** The same, on one line of its own: no character that shows nothing either, and no heap of marks that reaches into other lines. */
export const plain = v.regex(/^(?!.*\p{M}{4})[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u)

/** A person's name: printable, trimmed, not empty. Control and direction characters are refused. */
export const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LIMITS.name), plain, visible)

/** The client's own number of a message. */
export const ref = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
/** The id of a table, tournament and so on. */
export const id = v.pipe(v.string(), v.regex(/^[a-z2-7]{16}$/))
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.seats - 1))
export const version = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** A time, in milliseconds since 1970. */
export const instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))
/** Which offer an answer means: the first, or the one after so many others. */
export const round = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
export const level = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,19}$/))

/** A patch. It is not checked, because only servers send patches. */
export const patch: v.GenericSchema<unknown, Patch> = v.pipe(
  v.custom<Patch>((value) => typeof value === 'object' && value !== null),
  v.description(
    'Against what was seen before. `[value]` replaces it; `[at, count, items]` replaces part of a list; `{ key: patch }` goes inside, with `0` for a field that is gone.',
  ),
)

/** The sender's time ran out at tables by day, they were asked whether they have time for another, and they said yes. */
export const confirmed = v.optional(v.literal(true))

/** A badge beside a name, which nobody can type: a guest, or a role. */
export const mark = v.picklist(['guest', 'host', 'moderator', 'judge'])
