import { FACES } from '../content/dice.ts'
import type { MarineId } from '../content/marines.ts'
import type { Side } from '../content/sides.ts'
import { broodLordsIn } from '../rules/brood.ts'
import { at } from '../rules/components.ts'
import { facing } from '../rules/formation.ts'
import type { State, Swarm } from '../state.ts'

/** The chance that one roll against a swarm of which so many are gone does not hold (DA-GATK-4, DA-BROOD-7). */
export function hitChance(swarm: Swarm, gone: number): number {
  const size = swarm.cards.length - gone
  return size <= 0 ? 0 : Math.min(FACES, size + broodLordsIn(swarm) + 1) / FACES
}

/** The chance that a swarm slays a marine who has so many tokens for it. */
export function slayChance(swarm: Swarm, gone: number, tokens: number): number {
  const hit = hitChance(swarm, gone)
  return tokens === 0 ? hit : hit ** (tokens + 1)
}

/** The chance that a marine who stood at a position like this would be slain by the swarms there. */
export function dangerAt(g: State, position: number, side: Side, tokens: number): number {
  let holds = 1
  for (const swarm of g.swarms) {
    if (swarm.position === position && !swarm.protected) holds *= 1 - slayChance(swarm, 0, swarm.side === side ? tokens : 0)
  }
  return 1 - holds
}

/** The chance that the marine at a place in the formation is slain as things stand. */
export function dangerTo(g: State, marine: MarineId, position: number): number {
  return dangerAt(g, position, facing(g, marine), at(g.marines, marine).tokens)
}

/** How much safer the marine at a swarm's position is when so many of the swarm are gone. */
export function reliefBy(g: State, swarm: Swarm, gone: number): number {
  const marine = at(g.formation, swarm.position - 1)
  const tokens = swarm.side === facing(g, marine) ? at(g.marines, marine).tokens : 0
  const before = slayChance(swarm, 0, tokens)
  if (before === 1) return 0.05
  const others = (1 - dangerTo(g, marine, swarm.position)) / (1 - before)
  return (before - slayChance(swarm, gone, tokens)) * others
}

/** How much safer one more token makes a marine. */
export function tokenRelief(g: State, marine: MarineId, position: number): number {
  const { facing: side, tokens } = at(g.marines, marine)
  return dangerAt(g, position, side, tokens) - dangerAt(g, position, side, tokens + 1)
}
