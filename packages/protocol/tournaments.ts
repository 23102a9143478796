import type { Json } from '@orrery/kernel'
import type { SeenTournament, Stage } from '@orrery/tournament'
import * as v from 'valibot'
import { jsonObject } from './json.ts'
import { id, level, plain, ref, visible } from './parts.ts'
import type { Patch } from './patch.ts'

/** The longest name of a tournament. */
const LONGEST_TITLE = 60

const title = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_TITLE), plain, visible)
const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))
const side = v.picklist([0, 1])

/** An act at a tournament; the tournament's rules say who may do it. */
const act = v.variant('do', [
  /** Enters the tournament, with what the player brings to all of its tables. */
  v.strictObject({ do: v.literal('register'), settings: v.optional(jsonObject) }),
  v.strictObject({ do: v.literal('register-bots'), level, count: v.pipe(number, v.minValue(1), v.maxValue(128)) }),
  v.strictObject({ do: v.literal('open-check-in') }),
  v.strictObject({ do: v.literal('check-in') }),
  v.strictObject({ do: v.literal('begin') }),
  /** Begins the next part at once. */
  v.strictObject({ do: v.literal('go-on') }),
  /** Drops out; without an entrant, the sender does. */
  v.strictObject({ do: v.literal('drop-out'), entrant: v.optional(number) }),
  v.strictObject({ do: v.literal('concede'), match: number }),
  /** Does not play for third place. */
  v.strictObject({ do: v.literal('waive') }),
  v.strictObject({ do: v.literal('judge'), code: v.pipe(v.string(), v.maxLength(40)) }),
  v.strictObject({ do: v.literal('rule'), match: number, winner: side }),
  v.strictObject({ do: v.literal('reverse'), match: number }),
  v.strictObject({ do: v.literal('give-time'), match: number, minutes: v.pipe(number, v.minValue(1), v.maxValue(60)) }),
  v.strictObject({ do: v.literal('cancel') }),
])

/** Clients' requests about tournaments. */
export const tournamentRequests = [
  /** `judged`: a person decides overdue games; otherwise the program does. */
  v.strictObject({
    type: v.literal('create-tournament'),
    ref,
    game: v.pipe(v.string(), v.maxLength(40)),
    settings: jsonObject,
    title,
    judged: v.boolean(),
    /** Whether everybody finds it; otherwise only people with the link do. */
    listed: v.boolean(),
  }),
  v.strictObject({ type: v.literal('tournaments'), ref }),
  /** Watches a tournament: the reply is the whole tournament, and every change follows. */
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
  /** The reader's number among the entrants; null: a spectator. */
  readonly entrant: number | null
  /** What the reader plays with. */
  readonly brings: Json
  readonly judge: boolean
  /** The code that makes somebody a judge; only judges get it. */
  readonly code: string | null
  /** The entrants who are suspended from the club; only judges are told. */
  readonly suspended: readonly number[]
}

/** The server's messages about tournaments. `now` is the server's clock, to which the times in the views refer. */
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
