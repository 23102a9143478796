import { createRequire } from 'node:module'
import { LINES } from '../../../kernel/test/games/lines.ts'
import type { Pick } from './pick.ts'

/** A match as boardgame.io stores and sends it. */
export interface TheirState {
  readonly _stateID: number
  readonly G: { readonly cells: (string | null)[] }
  readonly ctx: { readonly currentPlayer: string; readonly turn: number; readonly gameover?: unknown }
}

interface BoardgameIo {
  InitializeGame(setup: { game: object }): TheirState
  CreateGameReducer(setup: { game: object; isClient: boolean }): (state: TheirState, action: object) => TheirState
}

/** The same game as in boardgame.io's own tutorial. */
export const tutorialGame = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: new Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }: { G: TheirState['G']; playerID: string }, id: number) {
      if (G.cells[id] !== null) return 'INVALID_MOVE'
      G.cells[id] = playerID
    },
  },
  endIf({ G, ctx }: TheirState) {
    if (LINES.some(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c])) {
      return { winner: ctx.currentPlayer }
    }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined
  },
}

/** One random game by boardgame.io's reducer. It knows no legal moves, so the bench picks among the free cells itself. */
export function boardgameIoGame(): (pick: Pick) => void {
  process.env.NODE_ENV ??= 'production'
  const { InitializeGame, CreateGameReducer } = createRequire(import.meta.url)('boardgame.io/internal') as BoardgameIo
  const reduce = CreateGameReducer({ game: tutorialGame, isClient: false })
  return (pick) => {
    let state = InitializeGame({ game: tutorialGame })
    while (state.ctx.gameover === undefined) {
      const free: number[] = []
      for (let cell = 0; cell < 9; cell++) if (state.G.cells[cell] === null) free.push(cell)
      const playerID = state.ctx.currentPlayer
      const payload = { type: 'clickCell', args: [free[pick(free.length)]], playerID, credentials: null }
      const next = reduce(state, { type: 'MAKE_MOVE', payload })
      if (next === state) throw new Error('boardgame.io refuses a free cell')
      state = next
    }
  }
}
