import type { Seat, Table } from '@orrery/kernel'

/**
 * Which of two players wins a game that is decided before its end: by the game's tournament rules, else by who stands better, else the
 * second seat. It always names one.
 */
export function winnerAtTimeUp({ game, state }: Pick<Table, 'game' | 'state'>): Seat {
  if (game.tournament !== undefined) return game.tournament.timeUp(state)
  return game.evaluate(state, 0) > game.evaluate(state, 1) ? 0 : 1
}
