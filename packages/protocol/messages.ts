import type { Json } from '@orrery/kernel'
import * as v from 'valibot'
import { CLUB_MESSAGES } from './club/index.ts'
import { lobbyMessages } from './club/lobby.ts'
import { tableTerms } from './club/meeting.ts'
import { COLLECTING_MESSAGES } from './collecting-messages.ts'
import { answer } from './json.ts'
import { mark, patch } from './parts.ts'
import { PUZZLE_MESSAGES } from './puzzles.ts'
import { RECORDS_MESSAGES } from './records.ts'
import { STUDY_MESSAGES } from './studies.ts'
import { accountCalendar, timeControl } from './time.ts'

export { patch }

import { ERROR_CODES } from './replies.ts'
import { TOURNAMENT_MESSAGES } from './tournament-messages.ts'

/**
 * The server's messages, as schemas. The API's documents are made from them, and tests check everything that a server sends against them.
 * The browser trusts its server and parses none of them.
 */

/** Any JSON, defined by the game. */
const anything = v.custom<Json>(() => true)

const text = v.string()
const seat = v.pipe(v.number(), v.integer(), v.minValue(0))
const version = v.pipe(v.number(), v.integer(), v.minValue(0))
const time = v.pipe(v.number(), v.description('In milliseconds since 1970.'))
const duration = v.pipe(v.number(), v.description('In milliseconds.'))
const viewer = v.union([seat, v.literal('spectator')])
const stage = v.picklist(['gathering', 'playing', 'over', 'gone'])
const holder = v.picklist(['me', 'person', 'bot', 'open'])
const ref = v.pipe(text, v.description("The request's own `ref`."))

const params = v.pipe(
  v.record(text, v.union([v.number(), text, v.array(text)])),
  v.description("What a message is filled with. A text that begins with `@` names a term of the game's texts."),
)

export const refusal = v.strictObject({
  rule: v.pipe(text, v.description('The number of the rule that refuses, e.g. `DA-CHOOSE-3`; `TABLE-n`: the table itself.')),
  message: v.exactOptional(text),
  params: v.exactOptional(params),
  verb: v.exactOptional(text),
})

const option = v.strictObject({
  id: v.pipe(text, v.description('What an answer names: verb and piece ids joined by colons.')),
  rule: text,
  on: v.optional(text),
  to: v.optional(text),
  cost: v.optional(v.number()),
  message: v.optional(text),
  params: v.optional(params),
})

const asked = { seat, rule: text, name: text, message: text, params: v.optional(params), on: v.optional(text) }

const bound = v.strictObject({
  rule: text,
  of: v.pipe(v.array(text), v.description('The options that it counts.')),
  weights: v.optional(v.array(v.number())),
  least: v.optional(v.number()),
  most: v.optional(v.number()),
})

export const question = v.pipe(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('options'), ...asked, options: v.array(option) }),
    v.strictObject({
      kind: v.literal('multi-select'),
      ...asked,
      options: v.array(option),
      least: v.number(),
      most: v.number(),
      bounds: v.optional(v.array(bound)),
      ordered: v.optional(v.boolean()),
    }),
    v.strictObject({ kind: v.literal('plan'), ...asked, plan: text, bounds: anything }),
  ]),
  v.description(
    'What a seat must decide: `options`: one of them; `some`: `least` to `most` of them within all bounds (of the options `of`, the sum of the weights, 1 each if absent, is at least / most so much); `plan`: a value within bounds, as the game describes it.',
  ),
)

const result = v.strictObject({ winners: v.array(seat), rule: text, message: text, params: v.exactOptional(params) })

export const seen = v.pipe(
  v.strictObject({
    version,
    view: v.pipe(v.unknown(), v.description("What this viewer may see of the table: the game's own.")),
    question: v.nullable(question),
    waiting: v.pipe(v.array(seat), v.description('The seats that still have to answer.')),
    canUndo: v.boolean(),
    canConcede: v.boolean(),
    result: v.nullable(result),
  }),
  v.description('Everything that one pair of eyes gets of a table.'),
)

const event = v.pipe(
  v.objectWithRest({ type: text, rule: v.exactOptional(text) }, v.union([v.undefined(), anything])),
  v.description('Something that happened, as its viewer may know it.'),
)

const logEntry = v.strictObject({ version, event })

const player = v.strictObject({
  seat,
  name: text,
  holder,
  mark: v.exactOptional(mark),
  bot: v.nullable(text),
  left: v.boolean(),
  present: v.boolean(),
  replaceableIn: v.nullable(duration),
  spent: duration,
  waited: v.nullable(duration),
  timeLeft: v.nullable(v.pipe(duration, v.description('Until the time runs out; null while none runs.'))),
  reserve: duration,
  ready: v.boolean(),
  person: v.nullable(v.pipe(text, v.description('The id of who holds the seat.'))),
})

export const tableInfo = v.strictObject({
  id: text,
  game: text,
  settings: v.record(text, anything),
  time: v.nullable(timeControl),
  listed: v.boolean(),
  terms: tableTerms,
  stage,
  gone: v.nullable(text),
  host: v.boolean(),
  players: v.array(player),
  asking: v.array(v.strictObject({ seat, name: text, mine: v.boolean(), agreed: v.boolean() })),
  commitment: v.pipe(text, v.description('SHA-256 of the seed.')),
  seed: v.nullable(text),
  tournament: v.nullable(v.strictObject({ id: text, title: text, left: duration })),
  rematch: v.nullable(text),
  created: time,
})

export const tableLine = v.strictObject({
  id: text,
  game: text,
  stage,
  terms: tableTerms,
  players: v.array(v.strictObject({ name: text, holder, bot: v.nullable(text), person: v.nullable(text) })),
  waiting: v.array(seat),
  myTurn: v.boolean(),
  due: v.nullable(v.pipe(time, v.description('When the first clock of the table runs out; null: none runs.'))),
  created: time,
  changed: time,
})

const chatEntry = v.strictObject({
  id: v.pipe(v.number(), v.description('Grows within the table.')),
  name: text,
  seat: viewer,
  text,
  at: time,
  to: v.exactOptional(
    v.pipe(v.strictObject({ seat, name: text }), v.description('To whom alone it was said: nobody but the two is told. Absent: to all.')),
  ),
  by: v.exactOptional(v.pipe(text, v.description('The id of who said it.'))),
  among: v.exactOptional(
    v.pipe(
      v.picklist(['players', 'spectators']),
      v.description('Only players, or only spectators, read the line until the table is over.'),
    ),
  ),
})

const eyes = v.strictObject({ viewer, seen, log: v.array(logEntry), more: v.boolean() })

const glimpse = v.strictObject({
  viewer,
  patch: v.exactOptional(patch),
  seen: v.exactOptional(seen),
  print: v.pipe(v.number(), v.description('Fingerprint of the whole after the change.')),
  events: v.array(event),
})

export const keyInfo = v.strictObject({
  id: text,
  name: text,
  perMinute: v.pipe(v.number(), v.description('How many requests a minute it may send.')),
  created: time,
  used: v.nullable(v.pipe(v.number(), v.description('When it was last used, to the hour, in milliseconds since 1970.'))),
})

const which = v.picklist(['open', 'mine'])

/** All messages of a server, by type. */
export const MESSAGES = {
  ...COLLECTING_MESSAGES,
  ...TOURNAMENT_MESSAGES,
  ...CLUB_MESSAGES,
  ...RECORDS_MESSAGES,
  ...STUDY_MESSAGES,
  ...PUZZLE_MESSAGES,
  ...lobbyMessages(tableLine),
  welcome: v.strictObject({
    type: v.literal('welcome'),
    ref,
    player: v.strictObject({ id: text, name: text }),
    token: v.exactOptional(v.pipe(text, v.description('The secret of the personal link of a guest who has just been made.'))),
  }),
  done: v.strictObject({ type: v.literal('done'), ref }),
  created: v.strictObject({ type: v.literal('created'), ref, table: text }),
  accepted: v.strictObject({ type: v.literal('accepted'), ref, version }),
  refused: v.strictObject({ type: v.literal('refused'), ref, refusal }),
  orders: v.strictObject({
    type: v.literal('orders'),
    ref: v.exactOptional(ref),
    table: text,
    seat,
    revision: v.pipe(version, v.description('Counts the changes.')),
    said: v.strictObject({
      orders: v.pipe(v.array(v.unknown()), v.description("The game's own orders.")),
      ifs: v.array(
        v.strictObject({
          print: v.number(),
          answer,
          events: v.array(event),
          chosen: v.exactOptional(v.pipe(v.array(option), v.description('The options that the answer takes.'))),
        }),
      ),
      passes: v.exactOptional(v.pipe(v.boolean(), v.description('Whether the seat passes where nothing else is offered.'))),
    }),
    dropped: v.pipe(v.number(), v.description('Orders of an older version that could not be brought over.')),
    kept: v.pipe(v.boolean(), v.description('False where something else was said before, on another device.')),
    answered: v.pipe(v.array(version), v.description('The versions of the table that orders have led to.')),
  }),
  foreseen: v.strictObject({
    type: v.literal('foreseen'),
    ref,
    table: text,
    seat,
    version,
    foreseen: v.array(
      v.strictObject({
        print: v.pipe(v.number(), v.description('What an answer that is said for it names it by.')),
        question,
        view: v.pipe(v.unknown(), v.description('What the seat would see then.')),
        events: v.array(event),
        after: v.pipe(v.array(v.number()), v.description('The answers that it rests on.')),
        share: v.pipe(v.number(), v.description('In how many of 100 guesses it came.')),
      }),
    ),
  }),
  beats: v.strictObject({
    type: v.literal('beats'),
    ref,
    table: text,
    seat,
    before: seen,
    beats: v.array(v.strictObject({ seen, events: v.array(event) })),
  }),
  explained: v.strictObject({ type: v.literal('explained'), ref, refusals: v.array(refusal) }),
  lines: v.strictObject({ type: v.literal('lines'), ref, log: v.array(logEntry), more: v.boolean() }),
  tables: v.strictObject({ type: v.literal('tables'), ref, which, tables: v.array(tableLine) }),
  line: v.strictObject({ type: v.literal('line'), which, id: text, line: v.nullable(tableLine) }),
  table: v.strictObject({
    type: v.literal('table'),
    ref: v.exactOptional(ref),
    info: tableInfo,
    eyes: v.array(eyes),
    chat: v.array(chatEntry),
  }),
  info: v.strictObject({ type: v.literal('info'), info: tableInfo }),
  step: v.strictObject({
    type: v.literal('step'),
    table: text,
    from: version,
    version,
    seat,
    spent: duration,
    left: v.exactOptional(
      v.pipe(v.array(v.nullable(duration)), v.description('Until each seat runs out of time; absent where no time is limited.')),
    ),
    undone: v.exactOptional(version),
    eyes: v.array(glimpse),
  }),
  chat: v.strictObject({ type: v.literal('chat'), table: text, entry: chatEntry }),
  punctuality: v.strictObject({
    type: v.literal('punctuality'),
    ref,
    person: text,
    tables: v.pipe(v.number(), v.description('At how many of their last tables by day they have answered.')),
    answers: v.number(),
    each: v.nullable(v.pipe(duration, v.description('What an answer took on average; null where none was given.'))),
    timeouts: v.pipe(v.number(), v.description('How often their time ran out.')),
  }),
  note: v.strictObject({ type: v.literal('note'), ref, table: text, text }),
  calendar: v.strictObject({ type: v.literal('calendar'), ref, calendar: accountCalendar }),
  keys: v.strictObject({ type: v.literal('keys'), ref, keys: v.array(keyInfo) }),
  key: v.strictObject({
    type: v.literal('key'),
    ref,
    key: keyInfo,
    secret: v.pipe(text, v.description('The key itself: told once, never again.')),
  }),
  pong: v.strictObject({ type: v.literal('pong'), ref }),
  error: v.strictObject({
    type: v.literal('error'),
    ref: v.exactOptional(ref),
    code: v.picklist(ERROR_CODES),
    message: text,
    retryAfter: v.exactOptional(duration),
    refusals: v.exactOptional(v.array(refusal)),
  }),
}

/** Any message of a server. */
export const message = v.variant('type', Object.values(MESSAGES) as [(typeof MESSAGES)[keyof typeof MESSAGES]])
