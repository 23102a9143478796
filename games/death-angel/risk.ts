import { BLOCK, COUNTER_ATTACK, DEFENSIVE_STANCE } from './content/actions.ts'
import { FACES, isSkull } from './content/dice.ts'
import { GIDEON, LORENZO, type MarineId, teamOf, YELLOW } from './content/marines.ts'
import { broodLordsIn } from './rules/brood.ts'
import { at } from './rules/components.ts'
import { positionOfMarine } from './rules/formation.ts'
import { abilityInForce } from './rules/in-force.ts'
import type { State, Swarm } from './state.ts'

/** The effects that help a marine to defend himself. */
export interface Defence {
  readonly block: boolean
  readonly stance: boolean
  readonly counter: boolean
  readonly secondWind: boolean
}

/**
 * The exact chance (0 to 1) that a marine is slain by the swarms at his position in the coming genestealer attack, from
 * public information: the ranks as they stand, his tokens spent on every reroll that can save him, and what is in force
 * (Block, Defensive Stance, Counter Attack, Second Wind, Power Field). The Artefact and closing ranks are left out.
 */
export function risk(g: State, marine: MarineId): number {
  const position = positionOfMarine(g, marine)
  if (position === 0) return 0
  let survives = 1
  for (const swarm of g.swarms) if (swarm.position === position) survives *= 1 - threatOf(g, swarm, marine)
  return 1 - survives
}

/** The chance (0 to 1) that a swarm slays the marine at its position in the coming attack: its part in his `risk`. */
export function threatOf(g: State, swarm: Swarm, marine: MarineId): number {
  const now = g.phase !== 'event'
  if (now && (swarm.attacked || swarm.protected)) return 0
  const held = at(g.marines, marine)
  return slainBy(swarm.cards.length, broodLordsIn(swarm), swarm.side === held.facing ? held.tokens : 0, defenceOf(g, marine))
}

/** The effects that help the marine in the coming attack. */
export function defenceOf(g: State, marine: MarineId): Defence {
  const now = g.phase !== 'event'
  return {
    block: now && marine === GIDEON && abilityInForce(g, BLOCK),
    stance: now && teamOf(marine) === YELLOW && abilityInForce(g, DEFENSIVE_STANCE),
    counter: now && marine === LORENZO && abilityInForce(g, COUNTER_ATTACK),
    secondWind: hasSecondWind(g, marine),
  }
}

/** DA-EVCARD-17: whether a second wind helps the marine in the coming attack, which in the event phase is that of the next round. */
export function hasSecondWind(g: State, marine: MarineId): boolean {
  return g.secondWind === marine && g.secondWindRound === (g.phase === 'event' ? g.round + 1 : g.round)
}

/**
 * The chance (0 to 1) that one swarm's attack slays its marine.
 * @param size its cards, the brood lords among them counted in `lords`
 * @param tokens what he can spend on rerolls: none when he does not face the swarm
 */
export function slainBy(size: number, lords: number, tokens: number, defence: Defence): number {
  if (defence.counter) return slainDespiteCounter(size, lords, tokens, defence)
  const hit = hitChance(size, lords, defence)
  const again = defence.stance ? (defence.secondWind ? 0 : 1 / FACES) : hit
  return hit * again ** tokens
}

/** DA-GATK-4, DA-BROOD-7, DA-ABIL-1, DA-EVCARD-17: the chance (0 to 1) that a single roll slays, without rerolls. */
function hitChance(size: number, lords: number, defence: Defence): number {
  let hits = 0
  for (let face = 0; face < FACES; face++) if (faceHits(face, size, lords, defence)) hits++
  return hits / FACES
}

/** Whether the face slays if the player keeps it. */
export function faceHits(face: number, size: number, lords: number, defence: Defence): boolean {
  if (face - lords > size) return false
  if (isSkull(face) && (defence.block || defence.counter)) return false
  return face !== 0 || !defence.secondWind
}

/** DA-ABIL-3: the chance (0 to 1) with Counter Attack: a skull slays one of the swarm and the rest attacks again. Tokens go to hits only. */
function slainDespiteCounter(size: number, lords: number, tokens: number, defence: Defence): number {
  if (size === 0) return 0
  let skulls = 0
  let hits = 0
  for (let face = 0; face < FACES; face++) {
    if (isSkull(face)) skulls++
    else if (faceHits(face, size, lords, defence)) hits++
  }
  const fewer = slainDespiteCounter(size - 1, Math.min(lords, size - 1), tokens, defence)
  const again = tokens > 0 ? slainDespiteCounter(size, lords, tokens - 1, defence) : 1
  return (skulls * fewer + hits * again) / FACES
}
