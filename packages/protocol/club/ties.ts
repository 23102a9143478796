import * as v from 'valibot'
import { id, ref } from '../parts.ts'

const text = v.string()
/** here: connected; table: at a table; away: neither, or hidden from the reader. */
const whereabouts = v.picklist(['here', 'table', 'away'])
const person = v.pipe(text, v.description('The id by which somebody is asked for something.'))
const known = { person, name: text }

/** The messages about the people whom the player knows. */
export const tiesRequests = [
  /** The people whom the player has ties to, and who of them is here; from then on every change is sent. */
  v.strictObject({ type: v.literal('circle'), ref }),
  /** Makes or ends a tie to somebody. `mute` with a table applies to that table only. A friend is asked first. */
  v.strictObject({
    type: v.literal('tie'),
    ref,
    person: id,
    tie: v.picklist(['friend', 'follow', 'block', 'mute']),
    on: v.boolean(),
    at: v.optional(id),
  }),
  /** Hides the player's presence, or shows it to friends again. */
  v.strictObject({ type: v.literal('hide'), ref, hidden: v.boolean() }),
  /** Players with exactly that name. */
  v.strictObject({ type: v.literal('find-person'), ref, name: v.pipe(text, v.trim(), v.minLength(1), v.maxLength(40)) }),
] as const

export const TIES_MESSAGES = {
  circle: v.strictObject({
    type: v.literal('circle'),
    ref: v.exactOptional(ref),
    friends: v.array(
      v.strictObject({
        ...known,
        state: v.pipe(v.picklist(['friend', 'asked', 'asks']), v.description('`asked`: by the reader; `asks`: waits for the reader.')),
        at: whereabouts,
        mark: v.exactOptional(v.pipe(v.picklist(['host', 'moderator', 'judge']), v.description('The role of a friend in the site.'))),
      }),
    ),
    follows: v.array(v.strictObject({ ...known, at: whereabouts })),
    blocked: v.array(v.strictObject(known)),
    muted: v.array(v.strictObject({ ...known, table: v.pipe(text, v.description('Empty: everywhere.')) })),
    hidden: v.boolean(),
  }),
  presence: v.strictObject({ type: v.literal('presence'), person, at: whereabouts }),
  people: v.strictObject({ type: v.literal('people'), ref, people: v.array(v.strictObject(known)) }),
}
