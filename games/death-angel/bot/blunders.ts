import { type Blunder, type Decision, type Option, taken } from '@orrery/kernel'
import { isSkull } from '../content/dice.ts'
import { LORENZO, type MarineId, ZAEL } from '../content/marines.ts'
import { defenceOf, faceHits, slainBy, threatOf } from '../risk.ts'
import { broodLordsIn, isSlayable } from '../rules/brood.ts'
import { at } from '../rules/components.ts'
import { marineAt, positionOfMarine } from '../rules/formation.ts'
import { nextAttacker } from '../rules/genestealer-attack.ts'
import { NONE, type State, type Swarm } from '../state.ts'

/** Whether the answer takes an option for which `isMeant` holds; null if none is offered. */
function tookAny({ question, answer }: Decision<State>, isMeant: (option: Option) => boolean): boolean | null {
  if (question.kind !== 'options' || !question.options.some(isMeant)) return null
  return taken(question, answer).some(isMeant)
}

const rerolls = (decision: Decision<State>): boolean | null => tookAny(decision, ({ id }) => id.startsWith('reroll:'))

/** The marine whose roll may be rerolled. */
function roller({ question }: Decision<State>): MarineId {
  return Number(question.on?.split(':')[1])
}

/** The swarm against which a marine has just rolled his defence; null at other questions. */
function attacker({ before, question }: Decision<State>): Swarm | null {
  if (question.name !== 'reroll' || before.lastRollFor !== 'defence') return null
  return before.swarms[nextAttacker(before)] ?? null
}

/** Whether the current defence fails. */
function fails(decision: Decision<State>, swarm: Swarm): boolean {
  return faceHits(decision.before.lastRoll, swarm.cards.length, broodLordsIn(swarm), defenceOf(decision.before, roller(decision)))
}

/** The chance that the swarm slays even with every possible reroll. */
function slainStill(decision: Decision<State>, swarm: Swarm): number {
  const { before } = decision
  const marine = roller(decision)
  const { tokens } = at(before.marines, marine)
  return slainBy(swarm.cards.length, broodLordsIn(swarm), tokens - 1, defenceOf(before, marine))
}

/** The smallest number of cards that counts as a large swarm. */
const SWARM = 3

const swarmIn = (g: State, option: Option): Swarm | undefined => g.swarms[option.value as number]

/** How many enemies are at a marine on one side. */
function enemiesAt(g: State, marine: MarineId, side: number): number {
  const position = positionOfMarine(g, marine)
  let cards = 0
  for (const swarm of g.swarms) if (swarm.position === position && swarm.side === side) cards += swarm.cards.length
  return cards
}

/**
 * Whether Power Field was laid on a lone genestealer for which `isMeant` holds, by its threat and the greatest of a swarm; null if no swarm
 * threatens more than some lone one.
 */
function fieldOnLone(decision: Decision<State>, isMeant: (threat: number, most: number) => boolean): boolean | null {
  const { before, question } = decision
  if (question.kind !== 'options' || question.name !== 'power-field') return null
  const swarms = question.options.flatMap((option) => swarmIn(before, option) ?? [])
  const threat = (swarm: Swarm): number => threatOf(before, swarm, marineAt(before, swarm.position))
  const least = Math.min(...swarms.filter(({ cards }) => cards.length === 1).map(threat))
  const most = Math.max(...swarms.filter(({ cards }) => cards.length >= SWARM).map(threat))
  if (swarms.every(({ cards }) => cards.length < SWARM) || most <= least) return null
  return tookAny(decision, (option) => {
    const swarm = swarmIn(before, option)
    return swarm?.cards.length === 1 && isMeant(threat(swarm), most)
  })
}

/** The obvious mistakes that bots of Death Angel could make. */
export const blunders: readonly Blunder<State>[] = [
  {
    name: 'counter-attack-rerolled',
    about: 'rerolls a skull that slays under Counter Attack',
    most: 1,
    made(decision) {
      if (attacker(decision) === null || roller(decision) !== LORENZO || !isSkull(decision.before.lastRoll)) return null
      return defenceOf(decision.before, LORENZO).counter ? rerolls(decision) : null
    },
  },
  {
    name: 'held-defence-rerolled',
    about: 'rerolls a defence that holds',
    most: 1,
    made(decision) {
      const swarm = attacker(decision)
      return swarm === null || fails(decision, swarm) ? null : rerolls(decision)
    },
  },
  {
    name: 'hopeless-defence-rerolled',
    about: 'spends tokens on a defence that no face of the die can save',
    most: 1,
    made(decision) {
      const swarm = attacker(decision)
      return swarm === null || slainStill(decision, swarm) < 1 ? null : rerolls(decision)
    },
  },
  {
    name: 'failed-defence-kept',
    about: 'lets a marine be slain with a token that could save him',
    most: 1,
    made(decision) {
      const swarm = attacker(decision)
      if (swarm === null || decision.before.artefactHolder !== NONE || !fails(decision, swarm) || slainStill(decision, swarm) === 1)
        return null
      const again = rerolls(decision)
      return again === null ? null : !again
    },
  },
  {
    name: 'kill-rerolled',
    about: 'rerolls an attack that slays',
    most: 1,
    made(decision) {
      const { before, question } = decision
      if (question.name !== 'reroll' || before.lastRollFor !== 'attack' || roller(decision) === ZAEL) return null
      return isSkull(before.lastRoll) ? rerolls(decision) : null
    },
  },
  {
    name: 'power-field-on-one',
    about: 'lays Power Field on a lone genestealer beside a swarm that threatens more',
    most: 2,
    made: (decision) => fieldOnLone(decision, () => true),
  },
  {
    name: 'power-field-on-lesser',
    about: 'lays Power Field on a lone genestealer that threatens less than a swarm',
    most: 0,
    made: (decision) => fieldOnLone(decision, (threat, most) => threat < most),
  },
  {
    name: 'back-turned',
    about: 'turns a marine away from a swarm to where neither enemies nor terrain are',
    most: 0,
    made({ before, question, answer }) {
      if (question.kind !== 'options' || question.name !== 'turn') return null
      const away = ({ id, value }: Option): boolean => {
        if (!id.startsWith('turn:')) return false
        const marine = value as MarineId
        const { facing } = at(before.marines, marine)
        const position = positionOfMarine(before, marine)
        const other = 1 - facing
        const beckons = before.terrain.some((terrain) => terrain.position === position && terrain.side === other)
        return !beckons && enemiesAt(before, marine, facing) > 0 && enemiesAt(before, marine, other) === 0
      }
      return question.options.some(away) ? taken(question, answer).some(away) : null
    },
  },
  {
    name: 'attack-left-out',
    about: 'ends the attacks of a card while a swarm could be attacked for nothing',
    most: 1,
    made(decision) {
      const { before, question } = decision
      if (question.kind !== 'options' || question.name !== 'attack' || !before.swarms.some(isSlayable)) return null
      return question.options.some(({ id }) => id.startsWith('attack:')) ? tookAny(decision, ({ id }) => id === 'done') : null
    },
  },
]
