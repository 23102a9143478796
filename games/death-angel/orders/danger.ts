import { BLOCK, COUNTER_ATTACK, DEFENSIVE_STANCE } from '../content/actions.ts'
import { GIDEON, LORENZO, YELLOW } from '../content/marines.ts'
import { type Defence, slainBy } from '../risk.ts'
import type { View, ViewMarine, ViewPosition, ViewSwarm } from '../view.ts'

/** What helps a marine in the coming attack, from public information. */
export function defenceOf(view: View, marine: ViewMarine): Defence {
  const inForce = (number: number) =>
    view.phase !== 'event' && view.teams.some((team) => team.alive && team.card === number && team.resolved)
  return {
    block: marine.id === GIDEON && inForce(BLOCK),
    stance: marine.team === YELLOW && inForce(DEFENSIVE_STANCE),
    counter: marine.id === LORENZO && inForce(COUNTER_ATTACK),
    secondWind: marine.secondWind,
  }
}

/** The cards of a swarm, and the brood lords among them. */
export function sizeOf({ cards }: ViewSwarm): { readonly size: number; readonly lords: number } {
  return { size: cards.length, lords: cards.filter(({ kind }) => kind.startsWith('brood')).length }
}

/** The chance (0 to 1) that the swarms at a place slay its marine in the coming attack, if he had `tokens` support tokens. */
export function riskWith(view: View, place: ViewPosition, tokens: number): number {
  const { marine } = place
  if (marine === null) return 0
  const defence = defenceOf(view, marine)
  let survives = 1
  for (const side of ['left', 'right'] as const) {
    for (const swarm of place[side].swarms) {
      if (view.phase !== 'event' && (swarm.attacked || swarm.protected)) continue
      const { size, lords } = sizeOf(swarm)
      survives *= 1 - slainBy(size, lords, side === marine.facing ? tokens : 0, defence)
    }
  }
  return 1 - survives
}
