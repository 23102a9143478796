import { at } from '../rules/components.ts'
import type { State } from '../state.ts'
import { totalRisk } from './posture.ts'

/** The figures that a player would count: marines, enemies beside them, tokens, the danger of the next attack, progress. */
export function metrics(g: State) {
  let enemies = 0
  for (const swarm of g.swarms) enemies += swarm.cards.length
  let tokens = 0
  for (const marine of g.formation) tokens += at(g.marines, marine).tokens
  return { marines: g.formation.length, enemies, tokens, danger: totalRisk(g), way: g.visited.length }
}
