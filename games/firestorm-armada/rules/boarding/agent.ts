import { choose, type Option, type Rule, reveal } from '@orrery/kernel'
import { SCENARIO_CATALOGUE } from '../../content/scenarios.ts'
import { tell } from '../../events.ts'
import { shipParams } from '../../names.ts'
import { NONE, type ShipId, type SquadronId, type State } from '../../state.ts'
import { at } from '../at.ts'
import { isOnTable, sideOf } from '../ships.ts'

/**
 * FA-SCEN-3, FA-SCEN-10: after a round that leaves teams of these squadrons aboard, or captures the ship, an agent aboard
 * shows itself and crosses to one of the ships that are `boarding`. If there is none, everybody knows that the agent is elsewhere.
 */
export function* agentCrosses(g: State, ship: ShipId, squadrons: readonly SquadronId[], boarding: readonly ShipId[]): Rule {
  const [first] = squadrons
  if (first === undefined || g.agentKnown || SCENARIO_CATALOGUE.of(g.settings.scenario).id !== 'extraction') return
  const { owner } = at(g.squadrons, first)
  if (sideOf(owner) !== g.attacker || g.cleared.includes(ship)) return
  reveal(g)
  if (g.agent !== ship) {
    g.cleared.push(ship)
    return
  }
  g.agentKnown = true
  const takers = boarding.filter((taker) => isOnTable(g, taker))
  if (takers.length === 0) return
  const options = takers.map((taker): Option<ShipId> => {
    const params = shipParams(g, taker)
    return {
      id: `agent:${taker}`,
      value: taker,
      rule: 'FA-SCEN-10',
      on: `ship:${taker}`,
      to: undefined,
      cost: undefined,
      message: undefined,
      params,
    }
  })
  const prompt = { name: 'board.agent', rule: 'FA-SCEN-10', message: 'board-agent', on: `ship:${ship}` as const }
  const taker = yield* choose(owner, prompt, options)
  g.extracted = taker
  tell(g, { type: 'agent-extracted', rule: 'FA-SCEN-10', on: `ship:${taker}`, ship, taker })
}

/** The squadrons that have teams among these parties. */
export function squadronsOf(parties: readonly { readonly squadron: SquadronId; readonly teams: number }[]): SquadronId[] {
  return parties.flatMap(({ squadron, teams }) => (squadron === NONE || teams === 0 ? [] : [squadron]))
}
