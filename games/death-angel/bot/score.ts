import type { Option, Question } from '@orrery/kernel'
import { type ActionNumber, FLAMER_ATTACK } from '../content/actions.ts'
import { isSkull } from '../content/dice.ts'
import { eventCard } from '../content/events.ts'
import { isBroodLord } from '../content/genestealers.ts'
import { type MarineId, ZAEL } from '../content/marines.ts'
import type { TerrainId } from '../content/terrain.ts'
import type { AttackChoice } from '../rules/attack.ts'
import { broodLordsIn, swarmOf } from '../rules/brood.ts'
import { at } from '../rules/components.ts'
import { facing, positionOfMarine } from '../rules/formation.ts'
import { nextAttacker } from '../rules/genestealer-attack.ts'
import { abilityInForce } from '../rules/in-force.ts'
import type { State, Swarm } from '../state.ts'
import { bestAttack, cardGain, chargeGain } from './cards.ts'
import { dangerAt, dangerTo, hitChance, reliefBy, tokenRelief } from './danger.ts'
import { activationGain, CHANCE_TO_SLAY, swapGain, turnGain } from './gains.ts'
import { WEIGHTS } from './weights.ts'

/** What choosing an option is worth, about in marines saved; 0 for leaving it. Quick, by rule of thumb. */
export function score(g: State, question: Question, option: Option): number {
  const { id, value } = option
  const leaves = id === 'done' || id === 'decline' || id === 'keep'
  switch (question.message) {
    case 'choose-action':
      return cardGain(g, value as ActionNumber)
    case 'lock':
      return id === 'lock' ? 1 : 0
    case 'move':
      return leaves ? WEIGHTS.swapCost : swapGain(g, ...(value as readonly [MarineId, MarineId]))
    case 'turn':
      return leaves ? WEIGHTS.turnCost : turnGain(g, value as MarineId)
    case 'location-turn':
      return leaves ? WEIGHTS.turnCost : turnGain(g, value as MarineId)
    case 'activate':
      return leaves ? 0 : activationGain(g, ...(value as readonly [MarineId, TerrainId]))
    case 'attack':
    case 'attack-once':
      return leaves ? 0 : attackScore(g, value as AttackChoice, 0)
    case 'attack-for-token':
      return leaves ? 0 : attackScore(g, value as AttackChoice, 0.06)
    case 'reroll':
      return leaves ? 0 : rerollScore(g, question)
    case 'support':
      return leaves ? 0 : supportScore(g, value as MarineId)
    case 'slay':
    case 'door':
    case 'shuffle-in':
    case 'discard':
    case 'faith':
      return leaves ? 0 : cardScore(g, value as number)
    case 'artefact':
      return leaves ? 0 : 0.5
    case 'onward':
    case 'stealth':
    case 'scout':
      return leaves ? 0 : 0.1
    case 'power-field':
      return leaves ? 0 : swarmScore(g, at(g.swarms, value as number))
    case 'charge-nobody':
      return value === true ? -1 : 0
    case 'teleport':
      return value === true ? 1 : 0
    case 'launch':
      return launchScore(g, value === true)
    case 'intimidation':
      return leaves ? 0 : 0.05
    case 'strategize':
      return leaves ? 0 : shiftScore(g, value as { swarm: number; position: number; side: 0 | 1 })
    case 'event-marine':
      return eventMarineScore(g, value as MarineId)
    case 'location-marine':
      return -dangerAt(g, positionOfMarine(g, value as MarineId), facing(g, value as MarineId), at(g.marines, value as MarineId).tokens)
    case 'event-swarm':
      return swarmScore(g, at(g.swarms, value as number))
    case 'location-swarm':
      return -swarmScore(g, at(g.swarms, value as number))
  }
  return 0
}

function attackScore(g: State, { marine, position, side, apart }: AttackChoice, cost: number): number {
  if (position === 0) return chargeGain(g)
  for (const swarm of g.swarms) {
    if (swarm.position !== position || swarm.side !== side || swarm.apart !== apart) continue
    const many = marine === ZAEL && abilityInForce(g, FLAMER_ATTACK)
    if (many) return (reliefBy(g, swarm, 2) + 2.5 * WEIGHTS.kill) * 0.83 - cost
    return CHANCE_TO_SLAY * (reliefBy(g, swarm, 1) + WEIGHTS.kill) - cost
  }
  return 0
}

function rerollScore(g: State, question: Question): number {
  const face = Number(question.params?.face)
  const marine = Number(question.on?.slice('marine:'.length))
  const position = positionOfMarine(g, marine)
  if (g.lastRollFor === 'defence') {
    const swarm = g.swarms[nextAttacker(g)]
    return swarm !== undefined && swarm.position === position && face - broodLordsIn(swarm) <= swarm.cards.length ? 1 : -1
  }
  const good = marine === ZAEL && abilityInForce(g, FLAMER_ATTACK) ? face >= 2 : isSkull(face)
  if (good) return -1
  const { facing: side, tokens } = at(g.marines, marine)
  const loss = dangerAt(g, position, side, tokens - 1) - dangerAt(g, position, side, tokens)
  return CHANCE_TO_SLAY * WEIGHTS.kill + 0.5 * bestAttack(g, marine) - loss - WEIGHTS.rerollCost
}

/** A token helps who faces danger, and who will attack. */
function supportScore(g: State, marine: MarineId): number {
  return (
    0.03 +
    tokenRelief(g, marine, positionOfMarine(g, marine)) +
    WEIGHTS.tokenAttack * bestAttack(g, marine) -
    0.01 * at(g.marines, marine).tokens
  )
}

function cardScore(g: State, card: number): number {
  const swarm = swarmOf(g, card)
  return reliefBy(g, swarm, 1) + WEIGHTS.kill + (isBroodLord(card) ? 0.3 : 0)
}

/** How dangerous a swarm is to the marine it is engaged with. */
function swarmScore(g: State, swarm: Swarm): number {
  const marine = at(g.formation, swarm.position - 1)
  return hitChance(swarm, 0) * (facing(g, marine) === swarm.side ? 0.7 : 1)
}

/** DA-LOCCARD-21: tokens first, then the roll. */
function launchScore(g: State, token: boolean): number {
  const chance = Math.min(1, (g.locationTokens + 1) / 6)
  return token ? 0.45 : chance
}

function shiftScore(g: State, shift: { readonly swarm: number; readonly position: number; readonly side: 0 | 1 }): number {
  const swarm = at(g.swarms, shift.swarm)
  const here = at(g.formation, swarm.position - 1)
  const there = at(g.formation, shift.position - 1)
  const before = dangerTo(g, here, swarm.position) + (there === here ? 0 : dangerTo(g, there, shift.position))
  const { position, side } = swarm
  swarm.position = shift.position
  swarm.side = shift.side
  const after = dangerTo(g, here, position) + (there === here ? 0 : dangerTo(g, there, shift.position))
  swarm.position = position
  swarm.side = side
  return before - after
}

/** Which marine an event is to meet: the safest or the one it helps most. */
function eventMarineScore(g: State, marine: MarineId): number {
  const position = positionOfMarine(g, marine)
  const danger = dangerTo(g, marine, position)
  const { tokens } = at(g.marines, marine)
  switch (g.event < 0 ? '' : eventCard(g.event).key) {
    case 'second-wind':
    case 'cleansing-flames':
    case 'for-my-battle-brothers':
      return danger
    case 'quick-instincts':
      return bestAttack(g, marine)
    case 'rewarded-faith':
      return tokens > 0 ? danger : 0
    case 'resupply':
      return tokenRelief(g, marine, position) + 0.05 * tokens
    case 'psychic-assault':
      return danger - 0.1 * tokens
    case 'stalking-from-the-shadows':
      return -tokens
    case 'out-of-thin-air':
      return -danger
    case 'surrounded':
      return danger + 0.1 * tokens
  }
  return 0
}
