import { RIGHT } from '../content/sides.ts'
import { terrainCard } from '../content/terrain.ts'
import { risk } from '../risk.ts'
import { mayActivate } from '../rules/activation.ts'
import { mayAttack } from '../rules/attack.ts'
import { isSlayable } from '../rules/brood.ts'
import { at } from '../rules/components.ts'
import type { State, Swarm } from '../state.ts'

/** The worth of a marine's life, in slain genestealers. */
export const LIFE = 2

/** The expected number of marines slain in the coming attack. */
export function totalRisk(g: State): number {
  let sum = 0
  for (const marine of g.formation) sum += risk(g, marine)
  return sum
}

/** The quality of the formation: the marines' risks and targets, and whether they face the terrain where enemies appear. */
export function posture(g: State): number {
  let worth = 0
  for (let i = 0; i < g.formation.length; i++) {
    const marine = at(g.formation, i)
    worth -= LIFE * risk(g, marine)
    for (const swarm of g.swarms) {
      if (mayAttack(g, marine, swarm) === true) {
        worth += 0.25
        break
      }
    }
    const { facing } = at(g.marines, marine)
    for (let id = 0; id < g.terrain.length; id++) {
      const terrain = at(g.terrain, id)
      if (terrain.position === i + 1) worth += terrain.side === facing ? 0.04 * terrainCard(id).threat : 0
    }
    // Right swarms move up and left ones down: facing right helps most at the top, facing left at the bottom.
    if (facing === RIGHT ? i === 0 : i === g.formation.length - 1) worth += 0.02
  }
  return worth
}

/** The worth of slaying one genestealer of a swarm. */
export function killWorth(g: State, swarm: Swarm): number {
  if (!isSlayable(swarm)) return 0
  const marine = g.formation[swarm.position - 1]
  const size = swarm.cards.length
  const engaged = marine === undefined ? 0 : at(g.marines, marine).facing === swarm.side ? at(g.marines, marine).tokens : 0
  return (size === 1 ? 1.3 : 1) * (engaged > 0 ? 0.9 : 1) + (size > 4 ? 0 : 0.05 * size)
}

/** The greatest worth of a terrain card that a marine could activate in his place. */
export function activationWorth(g: State, marine: number, worthOf: (terrain: number) => number): number {
  let best = 0
  for (let id = 0; id < g.terrain.length; id++) {
    if (at(g.terrain, id).position > 0 && mayActivate(g, marine, id) === true) best = Math.max(best, worthOf(id))
  }
  return best
}
