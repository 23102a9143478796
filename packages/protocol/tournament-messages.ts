import type { Json } from '@orrery/kernel'
import * as v from 'valibot'
import { patch } from './parts.ts'

/** The server's messages about tournaments, as schemas. */

const text = v.string()
const ref = v.pipe(text, v.description("The request's own `ref`."))
const time = v.pipe(v.number(), v.description('In milliseconds since 1970, by the clock of the server.'))
const duration = v.pipe(v.number(), v.description('In milliseconds.'))
const anything = v.custom<Json>(() => true)
const count = v.number()
const side = v.picklist([0, 1])
const entrant = v.pipe(count, v.description('The number of an entrant, from 0 in the order of registration.'))
const stage = v.picklist(['registration', 'check-in', 'swiss', 'semifinal', 'final', 'over', 'cancelled'])

const game = v.strictObject({
  table: text,
  deadline: time,
  winner: v.nullable(side),
  how: v.nullable(v.picklist(['played', 'conceded', 'time', 'absent', 'withdrawn', 'judged'])),
})

const match = v.strictObject({
  part: v.picklist(['swiss', 'semifinal', 'final', 'third']),
  round: count,
  sides: v.tuple([entrant, entrant]),
  wins: v.pipe(count, v.description('How many games win it.')),
  games: v.array(game),
  winner: v.nullable(side),
  rests: v.nullable(time),
})

export const seenTournament = v.strictObject({
  game: text,
  settings: anything,
  name: text,
  judges: v.array(text),
  terms: v.strictObject({ game: duration, grace: duration, rest: duration, judged: v.boolean(), patience: duration }),
  stage,
  entrants: v.array(v.strictObject({ name: text, bot: v.nullable(text), checkedIn: v.boolean(), dropped: v.boolean() })),
  rounds: v.array(v.strictObject({ number: count, part: v.picklist(['swiss', 'semifinal', 'final']), bye: v.nullable(entrant) })),
  swissRounds: count,
  matches: v.array(match),
  standings: v.pipe(
    v.array(v.tuple([entrant, count, count, count, count])),
    v.description('The entrants by rank, with score, sum of the opponents’ scores, direct encounter, sum of their sums.'),
  ),
  rests: v.nullable(time),
  places: v.array(entrant),
  prizes: v.array(entrant),
})

const mine = v.strictObject({
  entrant: v.nullable(entrant),
  brings: anything,
  judge: v.boolean(),
  code: v.nullable(text),
  suspended: v.array(entrant),
})

const line = v.strictObject({ id: text, game: text, title: text, stage, entrants: count, changed: time })

/** The server's messages about tournaments, by type. */
export const TOURNAMENT_MESSAGES = {
  'created-tournament': v.strictObject({ type: v.literal('created-tournament'), ref, tournament: text }),
  tournaments: v.strictObject({ type: v.literal('tournaments'), ref, tournaments: v.array(line) }),
  tournament: v.strictObject({
    ...{ type: v.literal('tournament'), ref, tournament: text, version: count, now: time, seen: seenTournament, mine },
  }),
  'tournament-step': v.strictObject({
    ...{ type: v.literal('tournament-step'), tournament: text, from: count, version: count, now: time, patch, print: count },
  }),
  'tournament-mine': v.strictObject({ type: v.literal('tournament-mine'), tournament: text, mine }),
}
