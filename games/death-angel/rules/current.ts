import { ACTION_CARDS } from '../content/actions.ts'
import { tell } from '../events.ts'
import type { State } from '../state.ts'
import { at } from './components.ts'
import { isTeamAlive } from './formation.ts'

/** DA-ROUND-3, DA-ROUND-5: the player with the lowest card of a living team this round becomes the current player. */
export function nameCurrentPlayer(g: State): void {
  for (const { number, team } of ACTION_CARDS) {
    const held = at(g.teams, team)
    if (held.card !== number || !isTeamAlive(g, team)) continue
    if (g.current !== held.owner) {
      g.current = held.owner
      tell(g, { type: 'current-player', rule: 'DA-ROUND-3', seat: held.owner })
    }
    return
  }
}
