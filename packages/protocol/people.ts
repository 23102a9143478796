import * as v from 'valibot'
import { role, signUps } from './account.ts'
import { LIMITS } from './limits.ts'
import { MODERATION_REQUESTS, peaceReply } from './moderation.ts'
import { id } from './parts.ts'
import { seasonTold } from './records.ts'

/** What a house allows. */
export const houseRules = v.strictObject({
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
export type RulesOfHouse = v.InferOutput<typeof houseRules>

/** What a house is where nobody has said otherwise. */
export const USUAL_RULES: RulesOfHouse = { signUp: 'all', guests: true, tables: 'all', announcement: '' }

/** What hosts, and of the peace moderators too, ask of their house, by the last part of the address; all of them by POST. */
export const HOUSE_REQUESTS = {
  /** Members, and whoever has a role, whose name has that in it. */
  people: v.strictObject({ like: v.pipe(v.string(), v.maxLength(24)) }),
  'give-role': v.strictObject({ player: id, role }),
  'take-role': v.strictObject({ player: id, role }),
  rules: v.strictObject({ change: v.partial(houseRules) }),
  /** A link by which one person may sign up. */
  invite: v.strictObject({}),
  /** Begins a season of a game. `days`: how long it goes on; null: until it is ended. */
  'begin-season': v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40), v.regex(/^[^\p{Cc}]+$/u)),
    game: v.pipe(v.string(), v.maxLength(80)),
    days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(730))),
  }),
  'end-season': v.strictObject({ season: id }),
  ...MODERATION_REQUESTS,
} as const
export type HouseRequest = keyof typeof HOUSE_REQUESTS
export type HouseBody<R extends HouseRequest> = v.InferOutput<(typeof HOUSE_REQUESTS)[R]>

/** How many people a list has at most. */
export const MOST_PEOPLE = 200

/** How the house is after what was asked. */
export const houseReply = v.strictObject({
  people: v.array(v.strictObject({ player: v.string(), name: v.string(), since: v.nullable(v.number()), roles: v.array(role) })),
  rules: houseRules,
  peace: peaceReply,
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
    v.description('What was done in the name of the house, the last first.'),
  ),
  invitation: v.exactOptional(v.pipe(v.string(), v.description('The secret of a new invitation, told once.'))),
})
export type HouseReply = v.InferOutput<typeof houseReply>
