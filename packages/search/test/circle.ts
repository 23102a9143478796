import { choose, defineGame, freshTable, type Infer, option, schema, tableFields } from '@orrery/kernel'

const state = schema.object({ ...tableFields(), ended: schema.boolean() })
type State = Infer<typeof state>

const OPTIONS = [option('stay', true, 'CI-1'), option('leave', false, 'CI-1')]

/** A game with a rule that can loop for ever, and a policy that does. */
export const circle = defineGame<State, object, object>({
  id: 'circle',
  version: 1,
  seats: { min: 1, max: 1 },
  cooperative: true,
  settings: [],
  options: () => ({}),
  state,
  setUp: (_options, _seats, seed) => ({ ...freshTable(seed), ended: false }),
  next: (g) => (g.ended ? { result: { winners: [], rule: 'CI-2', message: 'left' } } : { activity: 'round', args: null }),
  activities: {
    *round(g) {
      while (yield* choose(0, { rule: 'CI-1', message: 'stay' }, OPTIONS));
      g.ended = true
    },
  },
  plans: {},
  view: () => ({}),
  explain: () => [],
  determinize: () => undefined,
  policy: () => ({ option: 'stay' }),
  evaluate: () => 0.5,
})
