import {
  choose,
  defineGame,
  freshTable,
  type Infer,
  type OptionsQuestion,
  option,
  roll,
  type Seat,
  schema,
  tableFields,
} from '@orrery/kernel'

const state = schema.object({ ...tableFields('dice'), points: schema.int(), round: schema.int(), saved: schema.int() })
type State = Infer<typeof state>

const ROUNDS = 5

/** What a wager brings: a fixed number of points, and the excess of a die over a number; and how many dice it rolls for nothing. */
type Wager = readonly [sure: number, luck: number, idle?: number]

/**
 * A game of rounds for one seat: it makes this many wagers, then chooses whether to double what it saved in this round. The policy always
 * takes the first wager and always doubles; ten points win.
 */
export function wagers(offered: Readonly<Record<string, Wager>>, each = 1) {
  const names = Object.keys(offered)
  return defineGame<State, object, object>({
    id: 'wager',
    version: 1,
    seats: { min: 1, max: 1 },
    cooperative: true,
    settings: [],
    options: () => ({}),
    state,
    setUp: (_options, _seats, seed) => ({ ...freshTable(seed, 'dice'), points: 0, round: 0, saved: 0 }),
    next: (g) =>
      g.round < ROUNDS
        ? { activity: 'round', args: null }
        : { result: { winners: g.points >= 10 ? [0] : [], rule: 'WA-3', message: 'points' } },
    activities: {
      *round(g) {
        for (let wager = 0; wager < each; wager++) {
          const name: string = yield* choose(
            0,
            { rule: 'WA-1', message: 'wager' },
            names.map((one) => option(`take:${one}`, one, 'WA-1')),
          )
          const [sure, luck, idle = 0] = offered[name] as Wager
          g.points += sure
          g.saved += Math.max(0, roll(g, 'dice', 6) + luck)
          for (let die = 0; die < idle; die++) roll(g, 'dice', 6)
        }
        const twice: boolean = yield* choose(0, { rule: 'WA-2', message: 'double' }, [
          option('double', true, 'WA-2'),
          option('leave', false, 'WA-2'),
        ])
        g.points += twice ? 2 * g.saved : g.saved
        g.saved = 0
        g.round++
      },
    },
    plans: {},
    view: (g) => ({ points: g.points, round: g.round, saved: g.saved }),
    explain: () => [],
    determinize: () => undefined,
    policy: (_g, question) => ({ option: ((question as OptionsQuestion).options[0] as { id: string }).id }),
    evaluate: (g: State, _seat: Seat) => Math.min(1, g.points / 40),
    period: (g) => g.round,
  })
}
