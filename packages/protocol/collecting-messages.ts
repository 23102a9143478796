import * as v from 'valibot'

/** The server's messages about collecting, as schemas. */

const text = v.string()
const ref = v.pipe(text, v.description("The request's own `ref`."))
const time = v.pipe(v.number(), v.description('In milliseconds since 1970.'))
const copies = v.pipe(v.record(text, v.number()), v.description('How many copies, by card.'))

const pack = {
  id: text,
  kind: text,
  cause: v.pipe(text, v.description('What it was given for: `begin:1`, `table:<id>:0`, `tournament:<id>`.')),
  commitment: v.pipe(text, v.description('SHA-256 of the seed by which it is drawn.')),
  given: time,
}

const collection = v.strictObject({
  game: text,
  handle: v.nullable(text),
  owned: copies,
  locked: copies,
  wishes: v.array(text),
  packs: v.array(v.strictObject(pack)),
  points: v.strictObject({ all: v.number(), people: v.number(), bots: v.number() }),
})

const seeker = { handle: text, name: text, wishes: v.array(text) }

const tradeStep = v.strictObject({
  mine: v.boolean(),
  kind: v.picklist(['offer', 'counter', 'accept', 'end']),
  gives: copies,
  takes: copies,
  at: time,
})

const trade = v.strictObject({
  id: text,
  handle: text,
  name: text,
  stage: v.picklist(['open', 'done', 'declined', 'withdrawn']),
  round: v.number(),
  mine: v.boolean(),
  gives: copies,
  takes: copies,
  changed: time,
  steps: v.array(tradeStep),
})

export const COLLECTING_MESSAGES = {
  collection: v.strictObject({ type: v.literal('collection'), ref, collection }),
  pack: v.strictObject({ type: v.literal('pack'), ref, pack: v.strictObject({ ...pack, seed: text, cards: v.array(text) }) }),
  seekers: v.strictObject({ type: v.literal('seekers'), ref, seekers: v.array(v.strictObject(seeker)) }),
  collector: v.strictObject({
    type: v.literal('collector'),
    ref,
    collector: v.strictObject({ ...seeker, me: v.boolean(), free: copies }),
  }),
  trades: v.strictObject({ type: v.literal('trades'), ref, trades: v.array(trade) }),
  trade: v.strictObject({ type: v.literal('trade'), ref, trade }),
  'collection-changed': v.strictObject({ type: v.literal('collection-changed'), game: text }),
}
