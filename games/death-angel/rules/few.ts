/** DA-FEW-1: how many teams each player has. */
export function teamsPerPlayer(players: number): number {
  return players === 1 ? 3 : players <= 3 ? 2 : 1
}
