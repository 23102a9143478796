import {
  actionCard,
  BLOCK,
  COUNTER_ATTACK,
  DEAD_AIM,
  DEFENSIVE_STANCE,
  FLAMER_ATTACK,
  FORWARD_SCOUTING,
  FULL_AUTO,
  HEROIC_CHARGE,
  INTIMIDATION,
  LEAD_BY_EXAMPLE,
  OVERWATCH,
  POWER_FIELD,
  PSIONIC_ATTACK,
  RUN_AND_GUN,
  STEALTH_TACTICS,
  STRATEGIZE,
} from '../content/actions.ts'
import {
  APOTHECARION,
  CORE_COGITATOR,
  CRYO_CONTROL,
  GENERATORIUM,
  LAUNCH_CONTROL_ROOM,
  MAINTENANCE_TUNNELS,
  TELEPORTARIUM,
  TOXIN_PUMPING_STATION,
} from '../content/locations.ts'
import { CALISTARIUS, CLAUDIO, GIDEON, LEON, LORENZO, type MarineId, ZAEL } from '../content/marines.ts'
import { ARTEFACT, DOOR, PROMETHIUM_TANK, SPORE_CHIMNEY, type TerrainId } from '../content/terrain.ts'
import { risk } from '../risk.ts'
import { mayAttack } from '../rules/attack.ts'
import { isSlayable } from '../rules/brood.ts'
import { at } from '../rules/components.ts'
import { livingOf, positionOfMarine } from '../rules/formation.ts'
import type { State } from '../state.ts'
import { activationWorth, killWorth, LIFE } from './posture.ts'

/** The worth for the players of activating a terrain card. */
export function terrainWorth(g: State, terrain: TerrainId): number {
  if (terrain === DOOR) return g.locationDeck.length > 0 && g.supply > 0 ? 1.2 : 0
  if (terrain === ARTEFACT) return 2
  if (terrain === SPORE_CHIMNEY) return 0.5
  if (terrain === PROMETHIUM_TANK) return genestealersAt(g, at(g.terrain, PROMETHIUM_TANK).position) - 0.8
  return panelWorth(g)
}

function panelWorth(g: State): number {
  switch (g.location) {
    case CRYO_CONTROL:
      return 0.8
    case TOXIN_PUMPING_STATION:
      return 2
    case LAUNCH_CONTROL_ROOM:
      return 3
    case APOTHECARION:
      return 0.8
    case CORE_COGITATOR:
      return 0.6
    case MAINTENANCE_TUNNELS:
      return 0.4
    case GENERATORIUM:
      return g.swarms.reduce((sum, swarm) => sum + (isSlayable(swarm) ? Math.min(4, swarm.cards.length) : 0), 0) > 6 ? 0.3 : -1
    case TELEPORTARIUM: {
      const bare = g.formation.filter((marine) => at(g.marines, marine).tokens === 0).length
      return 0.55 * Math.min(at(g.blips, 0).length, at(g.blips, 1).length) - (bare * LIFE) / 6
    }
    default:
      return 0
  }
}

function genestealersAt(g: State, position: number): number {
  let cards = 0
  for (const swarm of g.swarms) if (swarm.position === position && isSlayable(swarm)) cards += swarm.cards.length
  return cards
}

/** The worth of the best kill a marine can try from his place, and the size of that swarm. */
function bestTarget(g: State, marine: MarineId): { worth: number; size: number } {
  let worth = 0
  let size = 0
  for (const swarm of g.swarms) {
    if (mayAttack(g, marine, swarm) !== true) continue
    const here = killWorth(g, swarm)
    if (here > worth || (here === worth && swarm.cards.length > size)) {
      worth = here
      size = swarm.cards.length
    }
  }
  return { worth, size }
}

/** The worth of playing an action card now. */
export function cardWorth(g: State, card: number): number {
  const { team, type } = actionCard(card)
  const marines = livingOf(g, team)
  if (type === 'attack') return attackWorth(g, card, marines)
  if (type === 'support') return supportWorth(g, card, marines)
  return moveWorth(g, card, marines)
}

function attackWorth(g: State, card: number, marines: readonly MarineId[]): number {
  let sum = 0
  let best = 0
  for (const marine of marines) {
    const { worth, size } = bestTarget(g, marine)
    let kills = size === 0 ? 0 : 0.5
    if (card === FLAMER_ATTACK && marine === ZAEL) kills = size === 0 ? 0 : ([0, 0.83, 1.5, 2, 2.33, 2.5][Math.min(size, 5)] ?? 0)
    else if (card === PSIONIC_ATTACK && marine === CALISTARIUS) kills *= 1.8
    else if (card === FULL_AUTO && marine === LEON) kills *= 3
    else if (card === DEAD_AIM && size > 0) kills += Math.min(3, size) / 6
    let gain = kills * worth
    if (card === HEROIC_CHARGE && marine === CLAUDIO) gain = Math.max(gain, chargeWorth(g))
    sum += gain
    best = Math.max(best, gain)
  }
  if (g.evasion === g.round) sum = best
  return card === LEAD_BY_EXAMPLE && sum > 0 ? sum + 0.3 : sum
}

/** The worth of a Heroic Charge: its kills, minus the danger to Claudio. */
export function chargeWorth(g: State): number {
  const position = positionOfMarine(g, CLAUDIO)
  let cards = 0
  for (const swarm of g.swarms) if (isSlayable(swarm) && Math.abs(swarm.position - position) <= 1) cards += swarm.cards.length
  return cards === 0 ? -1 : Math.min(3, cards) * 1.1 - LIFE / 6
}

function supportWorth(g: State, card: number, marines: readonly MarineId[]): number {
  let worth = g.supply > 0 ? 0.4 : 0
  let most = 0
  for (const marine of g.formation) most = Math.max(most, risk(g, marine))
  worth += g.supply > 0 ? 0.3 * most : 0
  if (card === BLOCK && marines.includes(GIDEON)) worth += LIFE * 0.55 * risk(g, GIDEON)
  else if (card === COUNTER_ATTACK && marines.includes(LORENZO)) worth += LIFE * 0.5 * risk(g, LORENZO) + (risk(g, LORENZO) > 0 ? 0.7 : 0)
  else if (card === DEFENSIVE_STANCE) {
    for (const marine of marines) if (at(g.marines, marine).tokens > 0) worth += LIFE * 0.6 * risk(g, marine)
  } else if (card === POWER_FIELD) worth += 0.7 * LIFE * strongestHit(g)
  else if (card === STRATEGIZE) worth += g.swarms.length > 0 ? 0.35 + 0.5 * most : 0
  else if (card === OVERWATCH) {
    for (const marine of marines) if (at(g.marines, marine).tokens > 0) worth += 0.4 * bestTarget(g, marine).worth
  }
  return worth
}

/** The chance (0 to 1) that the most dangerous swarm slays. */
function strongestHit(g: State): number {
  let best = 0
  for (const swarm of g.swarms) if (!swarm.protected) best = Math.max(best, Math.min(1, (swarm.cards.length + 1) / 6))
  return best
}

function moveWorth(g: State, card: number, marines: readonly MarineId[]): number {
  let worth = 0
  for (const marine of marines) {
    const held = at(g.marines, marine)
    const position = positionOfMarine(g, marine)
    let front = 0
    let back = 0
    for (const swarm of g.swarms) {
      if (swarm.position !== position) continue
      if (swarm.side === held.facing) front += swarm.cards.length
      else back += swarm.cards.length
    }
    if (back > front) worth += 0.9 + (held.tokens > 0 ? 0.6 : 0)
    else if (front === 0 && bestTarget(g, marine).size === 0 && g.swarms.length > 0) worth += 0.4
    worth += 0.25 * risk(g, marine)
    worth += Math.max(
      0,
      activationWorth(g, marine, (terrain) => terrainWorth(g, terrain)),
    )
  }
  if (g.enterFormation === g.round && g.supply > 0) worth += 0.5
  if (card === STEALTH_TACTICS) worth += 0.8
  else if (card === FORWARD_SCOUTING) worth += 0.45
  else if (card === INTIMIDATION) {
    let near = 0
    for (const marine of marines) near += genestealersAt(g, positionOfMarine(g, marine))
    worth += 0.85 * Math.min(2.2, near)
  } else if (card === RUN_AND_GUN) {
    for (const marine of marines) if (at(g.marines, marine).tokens > 0) worth += 0.4 * bestTarget(g, marine).worth
  }
  return worth
}
