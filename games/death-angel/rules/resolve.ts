import { type Rule, reveal } from '@orrery/kernel'
import { ACTION_CARDS, type ActionNumber, actionCard } from '../content/actions.ts'
import { teamTerm } from '../content/marines.ts'
import { tell } from '../events.ts'
import { NONE, type State } from '../state.ts'
import { abilityAfterAction } from './abilities.ts'
import { attackAction } from './attack.ts'
import { at } from './components.ts'
import { isOver } from './end.ts'
import { isTeamAlive } from './formation.ts'
import { moveAction } from './move.ts'
import { mayPlaceToken, placeToken } from './support.ts'

/** DA-RESOLVE-1: all cards are revealed at once. */
export function revealActions(g: State): void {
  g.revealed = true
  if (g.seats > 1) reveal(g)
  for (const { number, team, term } of ACTION_CARDS) {
    const held = at(g.teams, team)
    if (held.card !== number || !isTeamAlive(g, team)) continue
    tell(g, { type: 'action-revealed', rule: 'DA-RESOLVE-1', on: `card:${number}`, card: term, team: teamTerm(team), seat: held.owner })
  }
}

/** DA-RESOLVE-2, DA-RESOLVE-8, DA-FEW-3: the lowest unresolved card of a living team; NONE if there is none. */
export function nextCard(g: State): ActionNumber {
  for (const { number, team } of ACTION_CARDS) {
    const held = at(g.teams, team)
    if (held.card === number && !held.resolved && isTeamAlive(g, team)) return number
  }
  return NONE
}

/** DA-RESOLVE-3, DA-RESOLVE-4: one card's action, then its ability. */
export function* resolveAction(g: State, card: ActionNumber): Rule {
  const { team, type, term } = actionCard(card)
  const held = at(g.teams, team)
  const seat = held.owner
  // DA-ABIL-24
  held.resolved = true
  tell(g, { type: 'action-begun', rule: 'DA-RESOLVE-2', on: `card:${card}`, card: term, team: teamTerm(team), seat })
  if (type === 'support') yield* placeToken(g, seat, 'DA-SUP-1')
  else if (type === 'move') {
    // DA-EVCARD-3
    if (g.enterFormation === g.round) yield* mayPlaceToken(g, seat, 'DA-EVCARD-3')
    yield* moveAction(g, seat, team, card)
  } else yield* attackAction(g, seat, team, card)
  if (!isOver(g) && staysWith(g, team)) yield* abilityAfterAction(g, seat, card)
}

/** DA-SLAIN-8, DA-OPT-4: whether a team's card still counts. By default it is removed with the team's last marine. */
function staysWith(g: State, team: number): boolean {
  return isTeamAlive(g, team) || g.settings.cardOutlivesTeam
}
