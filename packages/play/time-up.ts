import type { Seat, Table } from '@orrery/kernel'

/**
 * Who of two has won a game that is decided without being over: as the game's rules of tournaments say, else who stands
 * better, and at last who has the second seat. Always somebody.
 */
export function winnerAtTimeUp({ game, state }: Pick<Table, 'game' | 'state'>): Seat {
  if (game.tournament !== undefined) return game.tournament.timeUp(state)
  return game.evaluate(state, 0) > game.evaluate(state, 1) ? 0 : 1
}
