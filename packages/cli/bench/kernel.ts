import { createRequire } from 'node:module'
import { answer, begin, type OptionsQuestion, type Random, randomOf, seedOf } from '@orrery/kernel'
import { atLeast, type Figure } from './figure.ts'
import { ticTacToe } from './games/tic-tac-toe.ts'

const GAMES_A_TURN = 200
const ROUNDS = 3

/** One random tic-tac-toe game by the kernel: every answer is checked against the list of options. */
function orreryGame(random: Random, light = true): number {
  const table = begin(ticTacToe, ticTacToe.setUp({}, 2, SEED), 2, light)
  let moves = 0
  while (table.result === null) {
    const { seat, options } = table.questions[0] as OptionsQuestion
    const option = options[random.below(options.length)] as { id: string }
    if (answer(table, seat, { option: option.id }) !== true) throw new Error('an offered option is refused')
    moves++
  }
  return moves
}

const SEED = seedOf('bench')

interface BoardgameState {
  readonly G: { readonly cells: (string | null)[] }
  readonly ctx: { readonly currentPlayer: string; readonly turn: number; readonly gameover?: unknown }
}

interface BoardgameIo {
  InitializeGame(setup: { game: object }): BoardgameState
  CreateGameReducer(setup: { game: object; isClient: boolean }): (state: BoardgameState, action: object) => BoardgameState
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

/** The same game as boardgame.io's own tutorial writes it. */
const tutorialGame = {
  setup: () => ({ cells: new Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }: { G: BoardgameState['G']; playerID: string }, id: number) {
      if (G.cells[id] !== null) return 'INVALID_MOVE'
      G.cells[id] = playerID
    },
  },
  endIf({ G, ctx }: BoardgameState) {
    if (LINES.some(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c])) {
      return { winner: ctx.currentPlayer }
    }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined
  },
}

/** One random game by boardgame.io's reducer, which knows no legal moves: the bench picks among the free cells itself. */
function boardgameIoPlayer(): (random: Random) => number {
  process.env.NODE_ENV ??= 'production'
  const { InitializeGame, CreateGameReducer } = createRequire(import.meta.url)('boardgame.io/internal') as BoardgameIo
  const reduce = CreateGameReducer({ game: tutorialGame, isClient: false })
  return (random) => {
    let state = InitializeGame({ game: tutorialGame })
    let moves = 0
    while (state.ctx.gameover === undefined) {
      const free: number[] = []
      for (let cell = 0; cell < 9; cell++) if (state.G.cells[cell] === null) free.push(cell)
      const playerID = state.ctx.currentPlayer
      const payload = { type: 'clickCell', args: [free[random.below(free.length)]], playerID, credentials: null }
      const next = reduce(state, { type: 'MAKE_MOVE', payload })
      if (next === state) throw new Error('boardgame.io refuses a free cell')
      state = next
      moves++
    }
    return moves
  }
}

/** How often `work` runs per second of this process's CPU, over at least `seconds` of it. */
function perSecond(seconds: number, work: () => void): number {
  const began = process.cpuUsage()
  for (let done = 0; ; ) {
    for (let turn = 0; turn < GAMES_A_TURN; turn++) work()
    done += GAMES_A_TURN
    const { user, system } = process.cpuUsage(began)
    const spent = (user + system) / 1e6
    if (spent >= seconds) return done / spent
  }
}

/**
 * Random tic-tac-toe games per second of CPU, the kernel against boardgame.io 0.50.2's reducer in the same process, in
 * turns of `seconds`; the best turn of each counts.
 */
export function figures(seconds = 1): Figure[] {
  const theirGame = boardgameIoPlayer()
  const random = randomOf(SEED)
  let [light, full, theirs] = [0, 0, 0]
  for (let round = 0; round < ROUNDS; round++) {
    theirs = Math.max(
      theirs,
      perSecond(seconds, () => theirGame(random)),
    )
    light = Math.max(
      light,
      perSecond(seconds, () => orreryGame(random)),
    )
    full = Math.max(
      full,
      perSecond(seconds, () => orreryGame(random, false)),
    )
  }
  const of = `boardgame.io: ${Math.round(theirs)} games/s`
  return [
    atLeast('kernel: random tic-tac-toe, times boardgame.io 0.50.2', light / theirs, 'times', 100, `${Math.round(light)} games/s; ${of}`),
    atLeast('kernel: the same with undo, forks and storing', full / theirs, 'times', 10, `${Math.round(full)} games/s; ${of}`),
  ]
}
