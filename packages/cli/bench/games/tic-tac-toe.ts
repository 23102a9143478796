import { choose, defineGame, freshTable, type Infer, type Option, option, schema, tableFields, tell } from '@orrery/kernel'
import { LINES } from '../../../kernel/test/games/lines.ts'

/** Tic-tac-toe for speed: a whole game is one activity, and its options are made once. */
const state = schema.object({
  ...tableFields(),
  cells: schema.array(schema.int()),
  turn: schema.int(),
})
type State = Infer<typeof state>

function winner(g: State): number {
  if (g.turn < 5) return -1
  for (let at = 0; at < LINES.length; at++) {
    const line = LINES[at] as (typeof LINES)[number]
    const mark = g.cells[line[0]] as number
    if (mark !== 0 && mark === g.cells[line[1]] && mark === g.cells[line[2]]) return mark - 1
  }
  return -1
}

const MARKS = Array.from({ length: 9 }, (_, cell) => option(`mark:${cell}`, cell, 'TTT-3', `cell:${cell}`))
const PROMPT = { rule: 'TTT-3', message: 'mark' } as const

export const ticTacToe = defineGame<State, { cells: number[] }, object>({
  id: 'tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  cooperative: false,
  settings: [],
  options: () => ({}),
  state,
  setUp: (_options, _seats, seed) => ({ ...freshTable(seed), cells: [0, 0, 0, 0, 0, 0, 0, 0, 0], turn: 0 }),
  next(g) {
    const won = winner(g)
    if (won >= 0) return { result: { winners: [won], rule: 'TTT-1', message: 'line' } }
    if (g.turn === 9) return { result: { winners: [], rule: 'TTT-2', message: 'draw' } }
    return { activity: 'play', args: null }
  },
  activities: {
    *play(g) {
      while (g.turn < 9 && winner(g) < 0) {
        const seat = g.turn % 2
        const free: Option<number>[] = new Array(9 - g.turn)
        let found = 0
        for (let cell = 0; cell < 9; cell++) if (g.cells[cell] === 0) free[found++] = MARKS[cell] as Option<number>
        const cell = yield* choose(seat, PROMPT, free)
        g.cells[cell] = seat + 1
        g.turn++
        tell(g, { type: 'marked', seat, cell })
      }
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
