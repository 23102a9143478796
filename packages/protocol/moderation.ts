import * as v from 'valibot'
import { LIMITS } from './limits.ts'
import { id } from './parts.ts'

/** How those who look after a house keep the peace there: reports, sanctions and appeals. */

/** What may be done about somebody. */
export const SANCTIONS = ['warning', 'mute', 'suspension'] as const
export const sanctionKind = v.picklist(SANCTIONS)
export type SanctionKind = v.InferOutput<typeof sanctionKind>

/** The longest term, in hours: ten years. */
const LONGEST_TERM = 87_600

const written = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LIMITS.chat), v.regex(/^[^\p{Cc}]+$/u))

/** What a member says once against a mute or a suspension. */
export const appealText = written

/** What hosts and moderators ask, by the last part of the address; all of them by POST. */
export const MODERATION_REQUESTS = {
  /** Open reports, sanctions in force and appeals. */
  peace: v.strictObject({}),
  /** Does something about a player. `hours`: for how long; null: for good. `report`: the report that it answers. */
  sanction: v.strictObject({
    player: id,
    kind: sanctionKind,
    reason: written,
    hours: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LONGEST_TERM))),
    report: v.nullable(id),
  }),
  /** Nothing is done about a report. */
  'dismiss-report': v.strictObject({ report: id }),
  /** Decides about a sanction, and so about its appeal. `lifted`: it ends now. */
  'decide-sanction': v.strictObject({ sanction: id, verdict: v.picklist(['upheld', 'lifted']) }),
} as const

const text = v.string()
const time = v.pipe(v.number(), v.description('In milliseconds since 1970.'))
const named = v.strictObject({ player: text, name: text })

/** A sanction as its player is told of it. */
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

/** What is told of reports and sanctions to those who look after the house. */
export const peaceReply = v.strictObject({
  reports: v.array(
    v.strictObject({
      id: text,
      by: named,
      about: v.strictObject({ ...named.entries, before: v.pipe(v.number(), v.description('Sanctions that the player had before.')) }),
      reason: text,
      at: time,
      place: v.picklist(['hall', 'pair', 'study', 'table']),
      table: v.nullable(v.strictObject({ id: text, over: v.boolean() })),
      line: v.pipe(v.number(), v.description('Which of the lines was reported.')),
      around: v.array(v.strictObject({ id: v.number(), by: v.nullable(text), name: text, text, at: time })),
    }),
  ),
  sanctions: v.array(v.strictObject({ ...ownSanction.entries, player: text, name: text, by: v.nullable(text) })),
})
export type PeaceReply = v.InferOutput<typeof peaceReply>

export const MODERATION_MESSAGES = {
  /** What the house has done about the reader, or decided about an appeal. */
  sanctioned: v.strictObject({ type: v.literal('sanctioned'), sanction: ownSanction }),
}
