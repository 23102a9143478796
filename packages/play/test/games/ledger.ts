import { choose, defineGame, freshTable, type Infer, option, schema, tableFields, tell } from '@orrery/kernel'

const PAGES = 800

const state = schema.object({
  ...tableFields(),
  entries: schema.array(schema.int()),
  turn: schema.int(),
  length: schema.int(),
})
type State = Infer<typeof state>

/** A long game with large views: as many answers as its setting says, and views of 40 KB, of which each answer changes a little. */
export const ledger = defineGame<State, object, { length: number }>({
  id: 'ledger',
  version: 1,
  seats: { min: 2, max: 2 },
  cooperative: false,
  settings: [{ id: 'length', rule: 'LE-1', values: [5000, 200] }],
  options: (raw) => ({ length: Number((raw as { length?: number } | null)?.length ?? 5000) }),
  state,
  setUp: ({ length }, _seats, seed) => ({ ...freshTable(seed), entries: new Array(PAGES).fill(0), turn: 0, length }),
  next: (g) => (g.turn >= g.length ? { result: { winners: [0], rule: 'LE-3', message: 'full' } } : { activity: 'write', args: null }),
  activities: {
    *write(g) {
      const seat = g.turn % 2
      const pages = [1, 7, 31].map((stride) => (g.turn * stride) % PAGES)
      const page = yield* choose(
        seat,
        { name: 'write', rule: 'LE-2', message: 'write' },
        [...new Set(pages)].map((at) => option(`write:${at}`, at, 'LE-2')),
      )
      g.entries[page] = (g.entries[page] as number) + 1
      g.turn++
      tell(g, { type: 'written', page, turn: g.turn })
    },
  },
  plans: {},
  view: (g, viewer) => ({
    viewer,
    turn: g.turn,
    entries: g.entries.map((count, page) => ({ page, count, title: `the page of number ${page}` })),
  }),
  explain: () => [],
  determinize: () => undefined,
  policy: (_g, question) => ({ option: question.kind === 'options' ? (question.options[0]?.id as string) : '' }),
  evaluate: () => 0.5,
})
