import type { Json } from '@orrery/kernel'
import type { SeenTournament, Stage } from '@orrery/tournament'
import * as v from 'valibot'
import { jsonObject } from './json.ts'
import { id, level, ref } from './parts.ts'
import type { Patch } from './patch.ts'

/** The longest name of a tournament. */
const LONGEST_TITLE = 60

const title = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_TITLE), v.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u))
const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))
const side = v.picklist([0, 1])

/** What somebody does at a tournament; who may do it is for its rules to say. */
const act = v.variant('do', [
  /** Plays in it, with what is brought to all of its tables. */
  v.strictObject({ do: v.literal('register'), settings: v.optional(jsonObject) }),
  v.strictObject({ do: v.literal('register-bots'), level, count: v.pipe(number, v.minValue(1), v.maxValue(128)) }),
  v.strictObject({ do: v.literal('open-check-in') }),
  v.strictObject({ do: v.literal('check-in') }),
  v.strictObject({ do: v.literal('begin') }),
  /** Lets what follows begin at once. */
  v.strictObject({ do: v.literal('go-on') }),
  /** Plays no more; without an entrant it is the sender. */
  v.strictObject({ do: v.literal('drop-out'), entrant: v.optional(number) }),
  v.strictObject({ do: v.literal('concede'), match: number }),
  /** Does not play for the third place. */
  v.strictObject({ do: v.literal('waive') }),
  v.strictObject({ do: v.literal('judge'), code: v.pipe(v.string(), v.maxLength(40)) }),
  v.strictObject({ do: v.literal('rule'), match: number, winner: side }),
  v.strictObject({ do: v.literal('reverse'), match: number }),
  v.strictObject({ do: v.literal('give-time'), match: number, minutes: v.pipe(number, v.minValue(1), v.maxValue(60)) }),
  v.strictObject({ do: v.literal('cancel') }),
])

/** What clients send about tournaments. */
export const tournamentRequests = [
  /** `judged`: a person decides the games whose time is over, else the program does. */
  v.strictObject({
    type: v.literal('create-tournament'),
    ref,
    game: v.pipe(v.string(), v.maxLength(40)),
    settings: jsonObject,
    title,
    judged: v.boolean(),
    /** Whether everybody finds it, or only who has the link. */
    listed: v.boolean(),
  }),
  v.strictObject({ type: v.literal('tournaments'), ref }),
  /** Looks at a tournament: the reply is all of it, and every change is told from then on. */
  v.strictObject({ type: v.literal('watch-tournament'), ref, tournament: id }),
  v.strictObject({ type: v.literal('unwatch-tournament'), ref, tournament: id }),
  v.strictObject({ type: v.literal('act'), ref, tournament: id, act }),
] as const

export type TournamentAct = v.InferOutput<typeof act>

/** A line of the list of tournaments. */
export interface TournamentLine {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly stage: Stage
  readonly entrants: number
  readonly changed: number
}

/** The reader's own part in a tournament. */
export interface MyPart {
  /** The reader's number among the entrants; null: looks on. */
  readonly entrant: number | null
  /** What the reader plays with. */
  readonly brings: Json
  readonly judge: boolean
  /** Makes somebody a judge; judges alone know it. */
  readonly code: string | null
}

/** What a server tells about tournaments. `now` is its clock, for the times in what is seen. */
export type TournamentMessage =
  | { readonly type: 'created-tournament'; readonly ref: string; readonly tournament: string }
  | { readonly type: 'tournaments'; readonly ref: string; readonly tournaments: readonly TournamentLine[] }
  | {
      readonly type: 'tournament'
      readonly ref: string
      readonly tournament: string
      readonly version: number
      readonly now: number
      readonly seen: SeenTournament
      readonly mine: MyPart
    }
  | {
      readonly type: 'tournament-step'
      readonly tournament: string
      readonly from: number
      readonly version: number
      readonly now: number
      readonly patch: Patch
      readonly print: number
    }
  | { readonly type: 'tournament-mine'; readonly tournament: string; readonly mine: MyPart }
