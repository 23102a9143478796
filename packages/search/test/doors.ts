import { choose, defineGame, freshTable, type Infer, option, schema, tableFields } from '@orrery/kernel'

const state = schema.object({ ...tableFields(), right: schema.int(), opened: schema.nullable(schema.int()) })
type State = Infer<typeof state>

const DOORS = [0, 1, 2].map((door) => option(`open:${door}`, door, 'DO-1'))

/** Three doors, of which the first `right` are right: opening one of those wins. */
export const doors = defineGame<State, { readonly opened: number | null }, { readonly right: number }>({
  id: 'doors',
  version: 1,
  seats: { min: 1, max: 1 },
  cooperative: true,
  settings: [],
  options: (given) => ({ right: (given as { readonly right: number }).right }),
  state,
  setUp: ({ right }, _seats, seed) => ({ ...freshTable(seed), right, opened: null }),
  next: (g) =>
    g.opened === null
      ? { activity: 'open', args: null }
      : { result: { winners: g.opened < g.right ? [0] : [], rule: 'DO-2', message: 'opened' } },
  activities: {
    *open(g) {
      g.opened = yield* choose(0, { rule: 'DO-1', message: 'which' }, DOORS)
    },
  },
  plans: {},
  view: ({ opened }) => ({ opened }),
  explain: () => [],
  determinize: () => undefined,
  policy: () => ({ option: 'open:2' }),
  evaluate: () => 0.5,
})
