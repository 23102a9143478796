import { defineGame, freshTable, type Infer, no, plan, planName, roll, schema, tableFields, yes } from '../../index.ts'

/** A plan and a die: one seat aims somewhere on a range, and a throw hits when it lies close enough to the mark. */
const state = schema.object({ ...tableFields('dice'), throws: schema.int(), best: schema.int() })
type State = Infer<typeof state>

const RANGE = 100
const MARK = 70

export const aim = defineGame<State, { throws: number; best: number }, object>({
  id: 'aim',
  version: 1,
  seats: { min: 1, max: 1 },
  cooperative: true,
  settings: [],
  options: () => ({}),
  state,
  setUp: (_options, _seats, seed) => ({ ...freshTable(seed, 'dice'), throws: 0, best: RANGE }),
  next(g) {
    if (g.throws < 2) return { activity: 'throw', args: null }
    const hit = g.best <= 12
    return { result: { winners: hit ? [0] : [], rule: hit ? 'AIM-2' : 'AIM-3', message: hit ? 'hit' : 'miss' } }
  },
  activities: {
    *throw(g) {
      const at = yield* plan(0, { rule: 'AIM-1', message: 'aim' }, planName<{ from: number; to: number }, number>('aim'), {
        from: 0,
        to: RANGE,
      })
      const drift = roll(g, 'dice', 21) - 10
      g.best = Math.min(g.best, Math.abs(at + drift - MARK))
      g.throws++
    },
  },
  plans: {
    aim: {
      validate: (_question, value) =>
        typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= RANGE ? yes : no('AIM-1'),
      sample: (_g, _question, random) => random.below(RANGE + 1),
    },
  },
  view: (g) => ({ throws: g.throws, best: g.best }),
  explain: () => [],
  determinize: () => undefined,
  policy: (_g, _question, random) => ({ plan: random.below(RANGE + 1) }),
  evaluate: (g) => 1 - g.best / RANGE,
})
