import { reveal, tell } from '@orrery/kernel'
import { ACTION_CARDS, type ActionNumber, actionCard } from '../content/actions.ts'
import { teamTerm } from '../content/marines.ts'
import { NONE, type State } from '../state.ts'
import { at } from './components.ts'
import { isTeamAlive } from './formation.ts'

/** DA-RESOLVE-1: all cards are revealed at once; DA-ROUND-3: the lowest number makes the current player. */
export function revealActions(g: State): void {
  g.revealed = true
  if (g.seats > 1) reveal(g)
  for (const { number, team, term } of ACTION_CARDS) {
    const held = at(g.teams, team)
    if (held.card !== number) continue
    tell(g, { type: 'action-revealed', rule: 'DA-RESOLVE-1', on: `card:${number}`, card: term, team: teamTerm(team), seat: held.owner })
  }
  nameCurrentPlayer(g)
}

/** DA-ROUND-3, DA-ROUND-5: the player of the lowest card among this round's cards of living teams. */
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

/** DA-RESOLVE-2, DA-RESOLVE-8: the lowest card of a living team that is not resolved yet, NONE when all are. */
export function nextCard(g: State): ActionNumber {
  for (const { number, team } of ACTION_CARDS) {
    const held = at(g.teams, team)
    if (held.card === number && !held.resolved && isTeamAlive(g, team)) return number
  }
  return NONE
}

/** Whether the card is the one its team plays this round. */
export function isPlayed(g: State, card: ActionNumber): boolean {
  return at(g.teams, actionCard(card).team).card === card
}
