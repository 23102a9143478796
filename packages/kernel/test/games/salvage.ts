import {
  choose,
  defineGame,
  freshTable,
  type Infer,
  type Json,
  no,
  type Option,
  option,
  type Plan,
  plan,
  planName,
  type Refusal,
  type Rule,
  readSettings,
  reveal,
  roll,
  type Setting,
  schema,
  shuffle,
  shuffleIn,
  tableFields,
  tell,
  tellOnly,
  together,
  yes,
} from '../../index.ts'

type CourseBounds = { most: number }
const COURSE = planName<CourseBounds, { heading: number; speed: number }>('course')

/**
 * A toy with a bit of everything: hidden hands, secret bids made at the same time, dice, a plan, public choices that can
 * be taken back, cards drawn in secret. Each round a wreck drifts by; the highest bidder sets a course to it and throws
 * for it, then loads crates aboard one by one.
 */
const state = schema.object({
  ...tableFields('shuffles', 'dice'),
  hands: schema.array(schema.array(schema.int())),
  deck: schema.array(schema.int()),
  spent: schema.array(schema.int()),
  wreck: schema.nullable(schema.object({ crates: schema.int(), boarder: schema.nullable(schema.int()) })),
  holds: schema.array(schema.array(schema.int())),
  phase: schema.oneOf('drift', 'bid', 'load', 'draw'),
  round: schema.int(),
})
export type State = Infer<typeof state>

/** The cards of each edition of the deck. */
const CARDS = [14, 16] as const
const EDITION: Setting = { id: 'deck', rule: 'SV-DRAW-1', values: CARDS.map((_, at) => at + 1), edition: true }
const HAND = 2
const ROUNDS = 3
const HOLDS = 2

/** SV-BID: a card of the hand, or nothing. */
export function* bid(g: State, seat: number): Rule<number> {
  const hand = (g.hands[seat] as number[]).toSorted((a, b) => a - b)
  const options: Option<number>[] = [option('pass', -1, 'SV-BID-2')]
  for (const card of hand) options.push(option(`bid:${card}`, card, 'SV-BID-1', `card:${card}`))
  return yield* choose(seat, { rule: 'SV-BID-1', message: 'bid', always: true }, options)
}

export interface Course {
  readonly heading: number
  readonly speed: number
}

/** SV-DRAW: a card is drawn to the hand, seen by its owner alone. */
export function draw(g: State, seat: number): void {
  const card = g.deck.pop()
  if (card === undefined) return
  ;(g.hands[seat] as number[]).push(card)
  reveal(g)
  tellOnly(g, [seat], { type: 'drew', rule: 'SV-DRAW-1', seat, card }, { type: 'drew', rule: 'SV-DRAW-1', seat })
}

function validCourse(value: Json): value is { heading: number; speed: number } {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || Object.keys(value).length !== 2) return false
  return Number.isInteger(value.heading) && Number.isInteger(value.speed)
}

export const salvage = defineGame<State, object, number>({
  id: 'salvage',
  version: 1,
  seats: { min: 2, max: 4 },
  cooperative: false,
  settings: [EDITION],
  options(raw) {
    const { values, reasons } = readSettings([EDITION], raw)
    if (reasons.length > 0) throw new RangeError(reasons.join('\n'))
    return CARDS[(values.deck as number) - 1] as number
  },
  state,
  setUp(cards, seats, seed) {
    const g: State = {
      ...freshTable(seed, 'shuffles', 'dice'),
      hands: Array.from({ length: seats }, () => []),
      deck: Array.from({ length: cards }, (_, card) => card),
      spent: [],
      wreck: null,
      holds: Array.from({ length: seats }, () => new Array(HOLDS).fill(0)),
      phase: 'drift',
      round: 0,
    }
    shuffleIn(g, 'shuffles', g.deck)
    for (const hand of g.hands) hand.push(...g.deck.splice(0, HAND))
    return g
  },
  next(g) {
    if (g.round < ROUNDS) return { activity: g.phase, args: null }
    const loads = g.holds.map((hold) => hold.reduce((sum, crates) => sum + crates, 0))
    const best = Math.max(...loads)
    return { result: { winners: loads.flatMap((load, seat) => (load === best ? [seat] : [])), rule: 'SV-END-1', message: 'loads' } }
  },
  activities: {
    *drift(g) {
      g.wreck = { crates: 1 + roll(g, 'dice', 3), boarder: null }
      tell(g, { type: 'drifts', rule: 'SV-BID-1', crates: g.wreck.crates })
      g.phase = 'bid'
    },
    *bid(g) {
      const bids = yield* together(
        g,
        g.hands.map((_, seat) => ({ seat, rule: () => bid(g, seat) })),
      )
      const best = Math.max(...bids)
      for (const [seat, card] of bids.entries()) {
        tell(g, { type: 'bid', rule: 'SV-BID-3', seat, card })
        if (card < 0) continue
        const hand = g.hands[seat] as number[]
        hand.splice(hand.indexOf(card), 1)
        g.spent.push(card)
      }
      g.phase = 'load'
      if (best < 0) return
      const boarder = bids.indexOf(best)
      const { heading, speed } = yield* plan(boarder, { rule: 'SV-COURSE-1', message: 'course' }, COURSE, { most: 5 })
      const die = roll(g, 'dice', 6)
      const reached = die + speed >= heading
      tell(g, { type: 'approached', rule: 'SV-COURSE-2', seat: boarder, die, reached })
      if (reached && g.wreck !== null) g.wreck.boarder = boarder
    },
    *load(g) {
      const { wreck } = g
      g.phase = 'draw'
      if (wreck === null || wreck.boarder === null) return
      const hold = g.holds[wreck.boarder] as number[]
      for (; wreck.crates > 0; wreck.crates--) {
        const options = hold.map((_, at) => option(`load:${at}`, at, 'SV-LOAD-1', `hold:${at}`))
        options.push(option('leave', -1, 'SV-LOAD-2'))
        const at = yield* choose(wreck.boarder, { rule: 'SV-LOAD-1', message: 'load' }, options)
        if (at < 0) break
        hold[at] = (hold[at] as number) + 1
        tell(g, { type: 'loaded', rule: 'SV-LOAD-1', seat: wreck.boarder, hold: at })
      }
    },
    *draw(g) {
      for (let seat = 0; seat < g.hands.length; seat++) draw(g, seat)
      g.wreck = null
      g.round++
      g.phase = 'drift'
    },
  },
  plans: {
    course: {
      validate(question, value) {
        const { most } = question.bounds
        if (!validCourse(value)) return no('SV-COURSE-1')
        const { heading, speed } = value
        return heading >= 1 && heading <= 6 && speed >= 0 && speed <= most ? yes : no('SV-COURSE-1', { most })
      },
      sample: (_g, _question, random) => ({ heading: 1 + random.below(6), speed: random.below(6) }),
    } satisfies Plan<State, CourseBounds>,
  },
  view: (g, viewer) => ({
    hand: viewer === 'spectator' ? [] : (g.hands[viewer] as number[]).slice(),
    cards: g.hands.map((hand) => hand.length),
    deck: g.deck.length,
    spent: g.spent.slice(),
    wreck: g.wreck === null ? null : { ...g.wreck },
    holds: g.holds.map((hold) => hold.slice()),
    round: g.round,
    phase: g.phase,
  }),
  explain(g, seat, piece): Refusal[] {
    const card = /^card:(\d+)$/.exec(piece)?.[1]
    if (card === undefined) return []
    return (g.hands[seat] as number[]).includes(Number(card)) ? [] : [no('SV-BID-1', { card: Number(card) })]
  },
  determinize(g, seat, random) {
    const others = g.hands.filter((_, other) => other !== seat)
    const unknown = [...g.deck, ...others.flat()].sort((a, b) => a - b)
    shuffle(random, unknown)
    for (const hand of others) for (let at = 0; at < hand.length; at++) hand[at] = unknown.pop() as number
    g.deck = unknown
  },
  policy(_g, question, random) {
    if (question.kind === 'plan') return { plan: { heading: 1, speed: 5 } }
    const options = question.name === 'load' ? question.options.slice(0, HOLDS) : question.options
    return { option: (options[random.below(options.length)] as Option).id }
  },
  features: {
    version: 1,
    names: () => ['crates', 'cards', 'theirs'],
    network: (g) => `${g.holds.length}`,
    read(g, seat, put) {
      put(0, (g.holds[seat] as number[]).reduce((sum, crates) => sum + crates, 0) / 9)
      put(1, (g.hands[seat] as number[]).length)
      put(2, Math.max(...g.holds.map((hold, other) => (other === seat ? 0 : hold.length))))
    },
  },
  evaluate: (g, seat) => Math.min(1, (g.holds[seat] as number[]).reduce((sum, crates) => sum + crates, 0) / 9),
})
