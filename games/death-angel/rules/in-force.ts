import { type ActionNumber, actionCard } from '../content/actions.ts'
import type { State } from '../state.ts'
import { at } from './components.ts'

/** DA-ABIL-24: whether the ability of a card is in force, which it is from its resolution to the end of the round. */
export function abilityInForce(g: State, card: ActionNumber): boolean {
  const team = at(g.teams, actionCard(card).team)
  return team.card === card && team.resolved
}
