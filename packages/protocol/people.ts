import * as v from 'valibot'
import { role, signUps } from './account.ts'
import { LIMITS } from './limits.ts'
import { MODERATION_REQUESTS, moderationReply } from './moderation.ts'
import { id, plain, visible } from './parts.ts'
import { seasonTold } from './records.ts'

/** What a site allows. */
export const siteRules = v.strictObject({
  signUp: v.pipe(signUps, v.description('Who may sign up.')),
  guests: v.pipe(v.boolean(), v.description('Whether guests may play.')),
  tables: v.pipe(v.picklist(['all', 'members', 'moderators']), v.description('Who may open tables.')),
  announcement: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(LIMITS.chat),
    v.description('What everybody is told on the home page; empty: nothing.'),
  ),
})
export type RulesOfSite = v.InferOutput<typeof siteRules>

/** The default rules of a site. */
export const USUAL_RULES: RulesOfSite = { signUp: 'all', guests: true, tables: 'all', announcement: '' }

/** Requests of hosts (and of moderators, about the peace), by the last part of the address; all by POST. */
export const SITE_REQUESTS = {
  /** Members, and everybody with a role, whose name contains `like`; moderators may ask for them, too. */
  people: v.strictObject({ like: v.pipe(v.string(), v.maxLength(24)) }),
  'give-role': v.strictObject({ player: id, role }),
  'take-role': v.strictObject({ player: id, role }),
  rules: v.strictObject({ change: v.partial(siteRules) }),
  /** Makes an invitation link for one person to sign up. */
  invite: v.strictObject({}),
  /** Begins a season of a game. `days`: its length; null: until somebody ends it. */
  'begin-season': v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40), plain, visible),
    game: v.pipe(v.string(), v.maxLength(80)),
    days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(730))),
  }),
  'end-season': v.strictObject({ season: id }),
  ...MODERATION_REQUESTS,
} as const
export type SiteRequest = keyof typeof SITE_REQUESTS
export type SiteBody<R extends SiteRequest> = v.InferOutput<(typeof SITE_REQUESTS)[R]>

/** The most people in a list. */
export const MOST_PEOPLE = 200

/** The site's rules and lists after a request. */
export const siteReply = v.strictObject({
  people: v.array(v.strictObject({ player: v.string(), name: v.string(), since: v.nullable(v.number()), roles: v.array(role) })),
  rules: siteRules,
  peace: moderationReply,
  seasons: v.array(seasonTold),
  acts: v.pipe(
    v.array(
      v.strictObject({
        seq: v.number(),
        at: v.number(),
        actor: v.pipe(v.nullable(v.string()), v.description("Who did it, by name; null: the holder of the host's key.")),
        kind: v.string(),
        subject: v.nullable(v.string()),
        detail: v.string(),
      }),
    ),
    v.description('What was done in the name of the site, the last first.'),
  ),
  invitation: v.exactOptional(v.pipe(v.string(), v.description('The secret of a new invitation, told once.'))),
})
export type SiteReply = v.InferOutput<typeof siteReply>
