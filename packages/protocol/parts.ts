import * as v from 'valibot'
import { LIMITS } from './limits.ts'
import type { Patch } from './patch.ts'

/** Printable, trimmed, not empty: names of people. Control and direction-changing characters are refused. */
export const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LIMITS.name), v.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u))

/** The client's own number of a message. */
export const ref = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
/** What a table, or a tournament, is found by. */
export const id = v.pipe(v.string(), v.regex(/^[a-z2-7]{16}$/))
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.seats - 1))
export const version = v.pipe(v.number(), v.integer(), v.minValue(0))
export const level = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,19}$/))

/** A patch, as a schema: it is trusted, since only servers send it. */
export const patch: v.GenericSchema<unknown, Patch> = v.pipe(
  v.custom<Patch>((value) => typeof value === 'object' && value !== null),
  v.description(
    'Against what was seen before. `[value]` replaces it; `[at, count, items]` replaces part of a list; `{ key: patch }` goes inside, with `0` for a field that is gone.',
  ),
)

/** The sender was asked whether they have time for another table by day, since theirs ran out, and has said yes. */
export const confirmed = v.optional(v.literal(true))

/** What stands beside a name and nobody can type: that it is a guest's, or a role in the house. */
export const mark = v.picklist(['guest', 'host', 'moderator', 'judge'])
