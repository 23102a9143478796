import {
  choose,
  defineGame,
  freshTable,
  type Infer,
  option,
  type Rule,
  schema,
  shuffle,
  shuffleIn,
  tableFields,
  tell,
  together,
} from '../../index.ts'

/** Hidden hands and secret simultaneous choices: each round all lay a card, the highest takes as many points as cards were laid by each. */
const state = schema.object({
  ...tableFields('shuffles'),
  hands: schema.array(schema.array(schema.int())),
  aside: schema.array(schema.int()),
  laid: schema.array(schema.array(schema.int())),
  points: schema.array(schema.int()),
})
type State = Infer<typeof state>

const CARDS = 12
const HAND = 4

function* lay(g: State, seat: number): Rule<number> {
  const hand = (g.hands[seat] as number[]).toSorted((a, b) => a - b)
  return yield* choose(
    seat,
    { rule: 'OB-1', message: 'lay', always: true },
    hand.map((card) => option(`lay:${card}`, card, 'OB-1')),
  )
}

interface View {
  readonly hand: readonly number[]
  readonly laid: readonly (readonly number[])[]
  readonly points: readonly number[]
}

export const outbid = defineGame<State, View, object>({
  id: 'outbid',
  version: 1,
  seats: { min: 2, max: 3 },
  cooperative: false,
  settings: [],
  options: () => ({}),
  state,
  setUp(_options, seats, seed) {
    const empty = () => Array.from({ length: seats }, () => [] as number[])
    const g: State = { ...freshTable(seed, 'shuffles'), hands: empty(), aside: [], laid: empty(), points: new Array(seats).fill(0) }
    const deck = Array.from({ length: CARDS }, (_, card) => card)
    shuffleIn(g, 'shuffles', deck)
    for (const hand of g.hands) hand.push(...deck.splice(0, HAND))
    g.aside = deck
    return g
  },
  next(g) {
    if ((g.hands[0] as number[]).length > 0) return { activity: 'round', args: null }
    const best = Math.max(...g.points)
    const winners = g.points.flatMap((points, seat) => (points === best ? [seat] : []))
    return { result: { winners: winners.length === g.points.length ? [] : winners, rule: 'OB-3', message: 'points' } }
  },
  activities: {
    *round(g) {
      const cards = yield* together(
        g,
        g.hands.map((_, seat) => ({ seat, rule: () => lay(g, seat) })),
      )
      const best = Math.max(...cards)
      for (const [seat, card] of cards.entries()) {
        const hand = g.hands[seat] as number[]
        hand.splice(hand.indexOf(card), 1)
        ;(g.laid[seat] as number[]).push(card)
        if (card === best) (g.points[seat] as number) += HAND - hand.length
        tell(g, { type: 'laid', rule: 'OB-2', seat, card })
      }
    },
  },
  plans: {},
  view: (g, viewer) => ({
    hand: viewer === 'spectator' ? [] : (g.hands[viewer] as number[]).toSorted((a, b) => a - b),
    laid: g.laid.map((cards) => cards.slice()),
    points: g.points.slice(),
  }),
  explain: () => [],
  determinize(g, seat, random) {
    const others = g.hands.flatMap((_, other) => (other === seat ? [] : [other]))
    const unknown = [...g.aside, ...others.flatMap((other) => g.hands[other] as number[])].sort((a, b) => a - b)
    shuffle(random, unknown)
    for (const other of others) g.hands[other] = unknown.splice(0, (g.hands[other] as number[]).length)
    g.aside = unknown
  },
  policy: (_g, question, random) => {
    if (question.kind !== 'options') throw new Error('outbid has no plans')
    return { option: (question.options[random.below(question.options.length)] as { id: string }).id }
  },
  evaluate: (g, seat) =>
    0.5 + ((g.points[seat] as number) - Math.max(...g.points.filter((_, other) => other !== seat))) / (HAND * (HAND + 1)),
})
