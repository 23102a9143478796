import type { Game } from './game.ts'
import type { Seat } from './ids.ts'

/** The seats of a table by who wins together: all in a cooperative game, those of a team, or each alone. In the order of their first seats. */
export function teamsOf({ cooperative, team }: Pick<Game, 'cooperative' | 'team'>, seats: number): readonly (readonly Seat[])[] {
  const all = Array.from({ length: seats }, (_, seat): Seat => seat)
  return [...Map.groupBy(all, (seat) => (cooperative ? 0 : (team?.(seat) ?? seat))).values()]
}
