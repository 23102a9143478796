import * as v from 'valibot'
import { ref } from '../parts.ts'
import { pace } from './quick.ts'

const text = v.string()

/** The messages of the lobby: open tables, and tables to watch. */
export const lobbyRequests = [
  /** The open tables that fit: friends' first, then the newest. From then on every change of open tables arrives as a `line`. */
  v.strictObject({
    type: v.literal('lobby'),
    ref,
    filter: v.strictObject({
      games: v.optional(v.pipe(v.array(v.pipe(text, v.maxLength(40))), v.maxLength(40))),
      pace: v.optional(pace),
      rated: v.optional(v.boolean()),
      level: v.optional(v.picklist(['any', 'new', 'skilled'])),
      friends: v.optional(v.boolean()),
    }),
  }),
] as const

const live = v.strictObject({
  id: text,
  game: text,
  players: v.array(text),
  spectators: v.pipe(v.number(), v.description('How many spectators this server knows of.')),
})

/** The server's messages about the lobby. `line`: the schema of a line in a list of tables. */
export function lobbyMessages<L extends v.GenericSchema>(line: L) {
  return {
    lobby: v.strictObject({
      type: v.literal('lobby'),
      ref,
      tables: v.array(line),
      total: v.pipe(v.number(), v.description('How many fit; the first of them are told.')),
      live: v.pipe(v.array(live), v.description('Listed tables that are played now.')),
    }),
  }
}

/** A listed table that is being played. */
export type LiveTable = v.InferOutput<typeof live>
