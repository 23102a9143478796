import { choose, defineGame, freshTable, type Infer, option, schema, tableFields, tell } from '../../index.ts'
import { LINES } from './lines.ts'

/** The smallest whole game: nothing hidden, nothing random. */
const state = schema.object({
  ...tableFields(),
  cells: schema.array(schema.int()),
  turn: schema.int(),
})
type State = Infer<typeof state>

function winner(g: State): number {
  for (const [a, b, c] of LINES) {
    const mark = g.cells[a] as number
    if (mark !== 0 && mark === g.cells[b] && mark === g.cells[c]) return mark - 1
  }
  return -1
}

export const ticTacToe = defineGame<State, { cells: number[] }, object>({
  id: 'tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  cooperative: false,
  settings: [],
  options: () => ({}),
  state,
  setUp: (_options, _seats, seed) => ({ ...freshTable(seed), cells: new Array(9).fill(0), turn: 0 }),
  next(g) {
    const won = winner(g)
    if (won >= 0) return { result: { winners: [won], rule: 'TTT-1', message: 'line' } }
    if (g.turn === 9) return { result: { winners: [], rule: 'TTT-2', message: 'draw' } }
    return { activity: 'mark', args: null }
  },
  activities: {
    *mark(g) {
      const seat = g.turn % 2
      const free = []
      for (let cell = 0; cell < 9; cell++) if (g.cells[cell] === 0) free.push(option(`mark:${cell}`, cell, 'TTT-3', `cell:${cell}`))
      const cell = yield* choose(seat, { rule: 'TTT-3', message: 'mark' }, free)
      g.cells[cell] = seat + 1
      g.turn++
      tell(g, { type: 'marked', seat, cell })
    },
  },
  plans: {},
  view: (g) => ({ cells: g.cells.slice() }),
  explain: () => [],
  determinize: () => undefined,
  policy: (_g, question, random) => {
    if (question.kind !== 'options') throw new Error('tic-tac-toe has no plans')
    return { option: (question.options[random.below(question.options.length)] as { id: string }).id }
  },
  evaluate: (g, seat) => (winner(g) === seat ? 1 : winner(g) < 0 ? 0.5 : 0),
})
