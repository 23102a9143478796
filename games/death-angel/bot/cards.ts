import {
  type ActionNumber,
  actionCard,
  BLOCK,
  COUNTER_ATTACK,
  DEFENSIVE_STANCE,
  FLAMER_ATTACK,
  FORWARD_SCOUTING,
  FULL_AUTO,
  HEROIC_CHARGE,
  INTIMIDATION,
  LEAD_BY_EXAMPLE,
  ONWARD_BROTHERS,
  OVERWATCH,
  POWER_FIELD,
  PSIONIC_ATTACK,
  REORGANIZE,
  RUN_AND_GUN,
  STEALTH_TACTICS,
  STRATEGIZE,
} from '../content/actions.ts'
import { BLUE, CALISTARIUS, CLAUDIO, GIDEON, GREEN, LEON, LORENZO, type MarineId, RED, YELLOW, ZAEL } from '../content/marines.ts'
import { TERRAIN } from '../content/terrain.ts'
import { mayActivate } from '../rules/activation.ts'
import { mayAttack } from '../rules/attack.ts'
import { at } from '../rules/components.ts'
import { facing, livingOf, positionOfMarine } from '../rules/formation.ts'
import type { State } from '../state.ts'
import { dangerTo, hitChance, reliefBy, tokenRelief } from './danger.ts'
import { activationGain, CHANCE_TO_SLAY, turnGain } from './gains.ts'
import { WEIGHTS } from './weights.ts'

/** What an action card is worth now, in marines saved. */
export function cardGain(g: State, card: ActionNumber): number {
  const { type, team } = actionCard(card)
  if (type === 'attack') return attackGain(g, team, card)
  return type === 'move' ? moveGain(g, team, card) : supportGain(g, team, card)
}

/** What the best attack of a marine is worth as he stands. */
export function bestAttack(g: State, marine: MarineId): number {
  let best = 0
  for (const swarm of g.swarms) {
    if (mayAttack(g, marine, swarm) === true) best = Math.max(best, CHANCE_TO_SLAY * (reliefBy(g, swarm, 1) + WEIGHTS.kill))
  }
  return best
}

function attackGain(g: State, team: number, card: ActionNumber): number {
  let gain = 0
  for (const marine of livingOf(g, team)) {
    let shots = 1
    if (card === FULL_AUTO && marine === LEON) shots = WEIGHTS.fullAuto
    else if (card === FLAMER_ATTACK && marine === ZAEL) shots = WEIGHTS.flamer
    else if (card === PSIONIC_ATTACK && marine === CALISTARIUS) shots = WEIGHTS.psionic
    else if (card === HEROIC_CHARGE && marine === CLAUDIO) gain += chargeGain(g)
    gain += shots * bestAttack(g, marine)
  }
  gain *= WEIGHTS.attackCard
  return card === LEAD_BY_EXAMPLE && team === BLUE ? gain + 0.03 : gain
}

/** DA-ABIL-22: up to three near Claudio, for one chance in six to lose him. */
export function chargeGain(g: State): number {
  const position = positionOfMarine(g, CLAUDIO)
  let near = 0
  let relief = 0
  for (const swarm of g.swarms) {
    if (Math.abs(swarm.position - position) > 1 || swarm.protected) continue
    near += swarm.cards.length
    relief = Math.max(relief, reliefBy(g, swarm, Math.min(3, swarm.cards.length)))
  }
  return near < 2 ? -0.1 : relief + WEIGHTS.kill * Math.min(3, near) - 1 / 6
}

function moveGain(g: State, team: number, card: ActionNumber): number {
  let gain = 0
  for (const marine of livingOf(g, team)) {
    const position = positionOfMarine(g, marine)
    gain += WEIGHTS.turning * Math.max(0, turnGain(g, marine)) + WEIGHTS.moving * dangerTo(g, marine, position)
    for (let id = 0; id < TERRAIN.length; id++) {
      if (at(g.terrain, id).position === position && mayActivate(g, marine, id) === true)
        gain += WEIGHTS.activating * Math.max(0, activationGain(g, marine, id))
    }
    if (card === RUN_AND_GUN && at(g.marines, marine).tokens > 0) gain += WEIGHTS.runAndGun * bestAttack(g, marine)
  }
  if (card === STEALTH_TACTICS) gain += WEIGHTS.stealth
  if (card === INTIMIDATION)
    for (const marine of livingOf(g, BLUE)) gain += WEIGHTS.intimidation * dangerTo(g, marine, positionOfMarine(g, marine))
  if (card === FORWARD_SCOUTING) gain += WEIGHTS.scouting
  if (card === REORGANIZE) gain *= 1.3
  if (card === ONWARD_BROTHERS) gain += 0.01
  return gain
}

function supportGain(g: State, team: number, card: ActionNumber): number {
  let best = g.supply > 0 ? WEIGHTS.token : 0
  let worst = 0
  for (let place = 0; place < g.formation.length; place++) {
    const marine = at(g.formation, place)
    if (g.supply > 0) best = Math.max(best, WEIGHTS.token + WEIGHTS.tokenRelief * tokenRelief(g, marine, place + 1))
    worst = Math.max(worst, dangerTo(g, marine, place + 1))
  }
  return best + abilityGain(g, team, card, worst)
}

function abilityGain(g: State, team: number, card: ActionNumber, worst: number): number {
  const danger = (marine: MarineId): number => {
    const position = positionOfMarine(g, marine)
    return position === 0 ? 0 : dangerTo(g, marine, position)
  }
  switch (card) {
    case BLOCK:
      return WEIGHTS.block * danger(GIDEON)
    case COUNTER_ATTACK:
      return WEIGHTS.counter * danger(LORENZO)
    case DEFENSIVE_STANCE: {
      let gain = 0
      for (const marine of livingOf(g, YELLOW)) if (at(g.marines, marine).tokens > 0) gain += WEIGHTS.stance * danger(marine)
      return gain
    }
    case OVERWATCH: {
      let gain = 0
      for (const marine of livingOf(g, RED)) if (at(g.marines, marine).tokens > 0) gain += WEIGHTS.overwatch * bestAttack(g, marine)
      return gain
    }
    case STRATEGIZE:
      return WEIGHTS.strategize * worst
    case POWER_FIELD: {
      let most = 0
      for (const swarm of g.swarms)
        most = Math.max(most, hitChance(swarm, 0) * (facing(g, at(g.formation, swarm.position - 1)) === swarm.side ? 0.7 : 1))
      return WEIGHTS.powerField * most
    }
  }
  return team === GREEN ? 0.01 : 0
}
