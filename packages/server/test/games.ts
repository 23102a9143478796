import type { GameEntry } from '@orrery/games'
import {
  choose,
  defineGame,
  freshTable,
  type Game,
  type Infer,
  no,
  type Orders,
  option,
  schema,
  tableFields,
  tell,
  tellOnly,
  together,
} from '@orrery/kernel'
import { outbid } from '../../kernel/test/games/outbid.ts'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'

const state = schema.object({
  ...tableFields('dice'),
  words: schema.array(schema.string()),
  guesses: schema.array(schema.string()),
  round: schema.int(),
})
type State = Infer<typeof state>

/**
 * Every seat brings a secret word. Each round both seats write at the same time, and one of the options makes the rules throw. A seat is
 * told its own word each round. Nobody may bring `forbidden`, nor may all bring `twin`. With the setting `long` there are 30 rounds.
 */
const secrets = defineGame<State, object, { words: string[]; rounds: number }>({
  id: 'secrets',
  version: 1,
  seats: { min: 2, max: 4 },
  cooperative: false,
  settings: [{ id: 'long', rule: 'SE-1', values: [false, true] }],
  seatSettings: ['word'],
  options(raw, seats) {
    const { seats: brought, long } = raw as { seats?: { word?: string }[]; long?: boolean }
    const words = Array.from({ length: seats }, (_, seat) => brought?.[seat]?.word ?? 'nothing')
    if (words.includes('forbidden')) throw new RangeError('nobody may bring that word')
    if (words.every((word) => word === 'twin')) throw new RangeError('all have brought twin')
    return { words, rounds: long === true ? 30 : 3 }
  },
  state,
  setUp: (options, seats, seed) => ({
    ...freshTable(seed, 'dice'),
    words: options.words,
    guesses: new Array(seats).fill(''),
    round: options.rounds,
  }),
  next: (g) => (g.round === 0 ? { result: { winners: [0], rule: 'SE-3', message: 'end' } } : { activity: 'round', args: null }),
  activities: {
    *round(g) {
      const written = yield* together(
        g,
        g.words.map((word, seat) => ({
          seat,
          *rule() {
            tellOnly(g, [seat], { type: 'word', word: `${word}-${seat}` })
            return yield* choose(
              seat,
              { rule: 'SE-2', message: 'write' },
              ['alpha', 'beta', 'throw'].map((text) => option(text, text, 'SE-2')),
            )
          },
        })),
      )
      g.guesses = written
      g.round--
      if (written.includes('throw')) throw new Error('a mistake in the rules')
      tell(g, { type: 'written', written })
    },
  },
  plans: {},
  view: (g, viewer) => ({ round: g.round, guesses: g.guesses, mine: viewer === 'spectator' ? null : (g.words[viewer] ?? null) }),
  explain: (g, seat, piece) => (piece === 'word:mine' ? [no('SE-2', { word: g.words[seat] ?? '' })] : []),
  determinize(g, seat) {
    for (let other = 0; other < g.words.length; other++) if (other !== seat) g.words[other] = 'unknown'
  },
  policy: () => ({ option: 'alpha' }),
  evaluate: () => 0.5,
})

/** Outbid with a time for each decision; a seat whose time runs out twice in a row gives up. */
const hurried = {
  ...(outbid as Game),
  id: 'hurried',
  settings: [{ id: 'decisionTime', rule: 'HU-1', values: [0, 0.15, 1000] }],
  options: (_raw: unknown, seats: number) => outbid.options({}, seats),
  timeLimit: {
    setting: 'decisionTime',
    timeouts: 2,
    least: (question) => ({ option: question.kind === 'options' ? (question.options[0]?.id ?? '') : '' }),
  },
} satisfies Game

/** The same, but its rules throw for a late seat. */
const stumbling = {
  ...hurried,
  id: 'stumbling',
  settings: [{ id: 'decisionTime', rule: 'HU-1', values: [0, 0.1] }],
  timeLimit: {
    ...hurried.timeLimit,
    least: () => {
      throw new Error('a mistake about time')
    },
  },
} satisfies Game

/** Noughts and crosses whose policy never ends if the first player takes a corner. */
const endless = {
  ...(ticTacToe as Game),
  id: 'endless',
  policy(g, question, random) {
    const { cells } = g as unknown as { cells: readonly number[] }
    while (cells[0] !== 0);
    const hoard: number[][] = []
    while (cells[1] !== 0) hoard.push(new Array(1e5).fill(hoard.length))
    return (ticTacToe as Game).policy(g, question, random)
  },
} satisfies Game

/** Noughts and crosses whose rules never end once both first cells are taken. */
const unending = {
  ...(ticTacToe as Game),
  id: 'unending',
  next(g) {
    const { cells } = g as unknown as { cells: readonly number[] }
    while (cells[0] !== 0 && cells[1] !== 0);
    return (ticTacToe as Game).next(g)
  },
} satisfies Game

/** Noughts and crosses whose view throws once the middle is taken. */
const blinding = {
  ...(ticTacToe as Game),
  id: 'blinding',
  view(g, viewer) {
    if (viewer === 1 && (g as unknown as { cells: readonly number[] }).cells[4] !== 0) throw new Error('a mistake in the view')
    return (ticTacToe as Game).view(g, viewer)
  },
  explain() {
    throw new Error('no such piece')
  },
} satisfies Game

/** Secrets, with giving up. */
const yielding = {
  ...(secrets as Game),
  id: 'yielding',
  concede(g) {
    Object.assign(g, { round: 0 })
  },
} satisfies Game

const entry = (game: Game): GameEntry => ({ id: game.id, load: async () => game, text: async () => '' })

/** The games of the server's tests: nothing hidden; hidden hands; secrets that seats bring, and rules that throw. */
/** The cells that a seat marks in order, as far as they are free. */
const marking: Orders<{ cells: number[] }, { cells: number[] }> = {
  version: 2,
  schema: schema.object({ cells: schema.array(schema.int()) }),
  migrate: (order) => (Array.isArray(order) ? { cells: order as number[] } : null),
  answer(orders, question) {
    const ids = question.kind === 'options' ? question.options.map(({ id }) => id) : []
    const cells = orders[0]?.cells ?? []
    const next = cells.findIndex((cell) => ids.includes(`mark:${cell}`))
    if (next < 0) return { reply: null, orders }
    return { reply: { answer: { option: `mark:${cells[next]}` }, by: 0 }, orders: [{ cells: cells.slice(next + 1) }] }
  },
  describe: ({ cells }) => [{ message: 'marks', params: { cells: cells.join() } }],
}

export const games: readonly GameEntry[] = [
  { ...entry(ticTacToe as Game), orders: async () => marking as Orders },
  entry(outbid as Game),
  entry(secrets as Game),
  entry(yielding),
  entry(hurried),
  entry(stumbling),
  entry(endless),
  entry(unending),
  entry(blinding),
]
