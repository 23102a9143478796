import * as v from 'valibot'
import { LIMITS } from './limits.ts'
import { id, printable, visible } from './parts.ts'

/** How hosts and moderators keep the peace: reports, sanctions and appeals. */

/** The kinds of sanctions. */
export const SANCTIONS = ['warning', 'mute', 'suspension'] as const
export const sanctionKind = v.picklist(SANCTIONS)
export type SanctionKind = v.InferOutput<typeof sanctionKind>

/** The longest term, in hours: ten years. */
const LONGEST_TERM = 87_600

const written = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LIMITS.chat), printable, visible)

/** A member's appeal against a mute or a suspension. */
export const appealText = written

/** Requests of hosts and moderators, by the last part of the address; all by POST. */
export const MODERATION_REQUESTS = {
  /** Open reports, sanctions in force and appeals. */
  peace: v.strictObject({}),
  /** Sanctions a player. `hours`: for how long; null: for good. `report`: the report that it answers. */
  sanction: v.strictObject({
    player: id,
    kind: sanctionKind,
    reason: written,
    hours: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LONGEST_TERM))),
    report: v.nullable(id),
  }),
  /** Closes a report without a sanction. */
  'dismiss-report': v.strictObject({ report: id }),
  /** Decides on a sanction, and with it on its appeal. `lifted`: it ends now. */
  'decide-sanction': v.strictObject({ sanction: id, verdict: v.picklist(['upheld', 'lifted']) }),
} as const

const text = v.string()
const time = v.pipe(v.number(), v.description('In milliseconds since 1970.'))
const named = v.strictObject({ player: text, name: text })

/** A sanction as its player sees it. */
export const ownSanction = v.strictObject({
  id: text,
  kind: sanctionKind,
  reason: text,
  since: time,
  until: v.pipe(v.nullable(time), v.description('When it ends; null: never by itself.')),
  appeal: v.nullable(text),
  verdict: v.pipe(v.nullable(v.picklist(['upheld', 'lifted'])), v.description('What became of it, and of the appeal.')),
})
export type OwnSanction = v.InferOutput<typeof ownSanction>

/** Reports and sanctions as hosts and moderators see them. */
export const moderationReply = v.strictObject({
  reports: v.array(
    v.strictObject({
      id: text,
      by: named,
      about: v.strictObject({ ...named.entries, before: v.pipe(v.number(), v.description('Sanctions that the player had before.')) }),
      reason: text,
      at: time,
      place: v.picklist(['hall', 'pair', 'puzzle', 'study', 'table']),
      table: v.nullable(v.strictObject({ id: text, over: v.boolean() })),
      line: v.pipe(v.number(), v.description('Which of the lines was reported.')),
      around: v.array(v.strictObject({ id: v.number(), by: v.nullable(text), name: text, text, at: time })),
    }),
  ),
  sanctions: v.array(v.strictObject({ ...ownSanction.entries, player: text, name: text, by: v.nullable(text) })),
  /**
   * Pairs of players whose rated games of the last 90 days all had the same winner, or mostly ended at once. They are only reported;
   * nothing follows automatically.
   */
  pairs: v.array(
    v.strictObject({
      winner: named,
      loser: named,
      games: v.number(),
      won: v.pipe(v.number(), v.description('Games that the winner won.')),
      short: v.pipe(v.number(), v.description('Games that ended within two minutes.')),
    }),
  ),
})
export type ModerationReply = v.InferOutput<typeof moderationReply>

export const MODERATION_MESSAGES = {
  /** The reader was sanctioned, or an appeal was decided. */
  sanctioned: v.strictObject({ type: v.literal('sanctioned'), sanction: ownSanction }),
}
