import { type Answer, bestAtAGlance, type Option, type OptionsQuestion, promiseOf, type Question, type Random } from '@orrery/kernel'
import { isSkull } from '../content/dice.ts'
import { eventCard } from '../content/events.ts'
import { CALISTARIUS, comradeOf, type MarineId, ZAEL } from '../content/marines.ts'
import type { Side } from '../content/sides.ts'
import { defenceOf, faceHits, risk, slainBy, threatOf } from '../risk.ts'
import type { AttackChoice } from '../rules/attack.ts'
import { broodLordsIn, isSlayable, swarmOf } from '../rules/brood.ts'
import { at } from '../rules/components.ts'
import { behind, isAlive, marineAt, positionOfMarine } from '../rules/formation.ts'
import { nextAttacker } from '../rules/genestealer-attack.ts'
import type { State, Swarm } from '../state.ts'
import { cardWorth, chargeWorth, terrainWorth } from './cards.ts'
import { activationWorth, killWorth, LIFE, posture, totalRisk } from './posture.ts'

/** The worth of an option in this state; `done` and `decline` are worth 0. */
type Worth = (g: State, option: Option, question: OptionsQuestion) => number

/** The size of the random part of a choice, which breaks ties. */
const WHIM = 1e-6

/** A quick choice: the option that looks best at a glance. */
export function policy(g: State, question: Question, random: Random): Answer {
  if (question.kind !== 'options') throw new Error('Death Angel asks for no plans')
  const { options } = question
  const worth = WORTH[question.name]
  if (options.length === 1 || worth === undefined) return { option: at(options, random.below(options.length)).id }
  return { option: bestAtAGlance(options, (option) => (passes(option) ? 0 : worth(g, option, question)), random, WHIM).id }
}

const passes = ({ id }: Option): boolean => id === 'done' || id === 'decline'

/** How sharply the search follows the policy's worths, and the greatest difference between two worths that it takes into account. */
const SHARPNESS = 1
const WIDEST = 3

/** How promising an option is, for the search. Attacks cost nothing, so that none is ever left out. */
export function prior(g: State, question: Question, option: Option): number {
  if (question.name === 'attack' && passes(option) && g.swarms.some(isSlayable) && offersAttack(question)) return 0
  const worth = question.kind === 'options' ? WORTH[question.name] : undefined
  if (worth === undefined || question.kind !== 'options') return 1
  return promiseOf(passes(option) ? 0 : worth(g, option, question), SHARPNESS, WIDEST)
}

const offersAttack = (question: Question): boolean =>
  question.kind === 'options' && question.options.some(({ id }) => id.startsWith('attack:'))

const marineIn = (option: Option): MarineId => option.value as MarineId

/** The worth of one more token on a marine. */
function tokenWorth(g: State, marine: MarineId): number {
  const held = at(g.marines, marine)
  const before = risk(g, marine)
  held.tokens++
  const after = risk(g, marine)
  held.tokens--
  let threat = 0
  for (let id = 0; id < g.terrain.length; id++) {
    const terrain = at(g.terrain, id)
    if (terrain.position === positionOfMarine(g, marine) && terrain.side === held.facing) threat += 0.1
  }
  return LIFE * (before - after) + threat + 0.1 - 0.05 * held.tokens
}

function attackWorth(g: State, option: Option): number {
  const { marine, position, side } = option.value as AttackChoice
  if (position === 0) return chargeWorth(g)
  const swarm = swarmAt(g, position, side)
  if (swarm === null) return 0.1
  const many = marine === ZAEL || marine === CALISTARIUS ? 0.2 * swarm.cards.length : 0
  return killWorth(g, swarm) + many + (swarm.position === positionOfMarine(g, marine) ? 0.1 : 0)
}

/** Tries a change and undoes it; returns how much it improves the position, less a little, so that no change is made for nothing. */
function improvement(g: State, change: () => void, back: () => void, worth: (g: State) => number): number {
  const before = worth(g)
  change()
  const after = worth(g)
  back()
  return after - before - 0.05
}

/** The posture of the formation, and the worth of what the marine and his comrade could activate. */
function teamPosture(g: State, marine: MarineId): number {
  let worth = posture(g)
  for (const one of [marine, comradeOf(marine)]) {
    if (isAlive(g, one)) worth += activationWorth(g, one, (terrain) => terrainWorth(g, terrain))
  }
  return worth
}

/** The worth of turning a marine around. Power Field ends with the round and he stays turned, so he judges as if nothing were protected. */
function turnWorth(g: State, marine: MarineId): number {
  const held = at(g.marines, marine)
  const flip = (): void => {
    held.facing = held.facing === 0 ? 1 : 0
  }
  const fields = g.swarms.filter((swarm) => swarm.protected)
  for (const swarm of fields) swarm.protected = false
  const worth = improvement(g, flip, flip, (one) => teamPosture(one, marine))
  for (const swarm of fields) swarm.protected = true
  return worth
}

function swapWorth(g: State, option: Option): number {
  const [marine, other] = option.value as readonly [MarineId, MarineId]
  const from = g.formation.indexOf(marine)
  const to = g.formation.indexOf(other)
  const swap = (): void => {
    const kept = at(g.formation, from)
    g.formation[from] = at(g.formation, to)
    g.formation[to] = kept
  }
  // He may still turn after the swap, so the better facing counts.
  return improvement(g, swap, swap, (one) => teamPosture(one, marine) + Math.max(0, turnWorth(one, marine)))
}

function shiftWorth(g: State, option: Option): number {
  const { swarm: index, position, side } = option.value as { swarm: number; position: number; side: Side }
  const swarm = at(g.swarms, index)
  const kept = { position: swarm.position, side: swarm.side }
  return improvement(
    g,
    () => Object.assign(swarm, { position, side }),
    () => Object.assign(swarm, kept),
    posture,
  )
}

/** A swarm of this size is held off rather than a lone genestealer, which a shot can slay as well. */
const LARGE = 3
/** How much better a larger swarm is to hold off where both threaten the same. */
const LARGER = 0.001

function fieldWorth(g: State, option: Option): number {
  const swarm = at(g.swarms, option.value as number)
  const threat = (one: Swarm): number => threatOf(g, one, marineAt(g, one.position))
  const isLesser = swarm.cards.length === 1 && g.swarms.some((one) => one.cards.length >= LARGE && threat(one) > threat(swarm))
  swarm.protected = true
  const left = totalRisk(g)
  swarm.protected = false
  return totalRisk(g) - left - 0.02 + LARGER * swarm.cards.length - (isLesser ? 1 : 0)
}

/** Rerolls a defence that would fail, and an attack that slays nobody if the token is not needed for defence. */
function rerollWorth(g: State, option: Option, question: OptionsQuestion): number {
  if (option.value === 0) return 0
  const face = g.lastRoll
  const marine = Number(question.on?.split(':')[1])
  if (g.lastRollFor === 'attack') {
    if (isSkull(face) || (marine === ZAEL && face > 0)) return -1
    return at(g.marines, marine).tokens > 1 || risk(g, marine) === 0 ? 0.5 : -1
  }
  const swarm = g.swarms[nextAttacker(g)]
  if (swarm === undefined) return -1
  const size = swarm.cards.length
  const lords = broodLordsIn(swarm)
  const defence = defenceOf(g, marine)
  // He keeps a roll that holds, and tokens that cannot save him.
  if (!faceHits(face, size, lords, defence)) return -1
  return slainBy(size, lords, at(g.marines, marine).tokens - 1, defence) < 1 ? 1 : -1
}

function slayWorth(g: State, option: Option): number {
  const card = option.value as number
  return 1 + killWorth(g, swarmOf(g, card)) + (card >= 36 ? 2 : 0)
}

/** The worth of a marine as the target of the event. */
function eventMarineWorth(g: State, option: Option): number {
  const marine = marineIn(option)
  const held = at(g.marines, marine)
  const danger = risk(g, marine)
  switch (eventCard(g.event).key) {
    case 'psychic-assault':
    case 'surrounded':
      return danger - 0.1 * held.tokens
    case 'stalking-from-the-shadows':
      return -held.tokens - danger
    case 'out-of-thin-air': {
      const swarm = swarmAt(g, positionOfMarine(g, marine), behind(g, marine))
      return (swarm === null ? 0 : 0.5) - danger
    }
    case 'resupply':
    case 'second-wind':
      return danger
    case 'rewarded-faith':
      return Math.min(held.tokens, 3) + danger
    case 'quick-instincts':
      return Math.max(0, ...g.swarms.filter((swarm) => swarm.side === held.facing).map((swarm) => killWorth(g, swarm))) + danger
    default:
      return danger
  }
}

const WELCOME: readonly string[] = [
  'cleansing-flames',
  'enter-formation',
  'for-my-battle-brothers',
  'full-scan',
  'quick-instincts',
  'rescue-space-marine',
  'rewarded-faith',
  'second-wind',
  'secret-route',
  'temporary-sanctuary',
]

function smallPile(g: State, option: Option): number {
  return 10 - at(g.blips, option.value as number).length
}

/** The share of games that the quick bot won with each team, from green to purple. */
const TEAM_WORTH = [0.08, 0.15, 0.12, 0.14, 0.12, 0.11]

const WORTH: Readonly<Record<string, Worth | undefined>> = {
  'pick-team': (_g, option) => at(TEAM_WORTH, option.value as number),
  'choose-action': (g, option) => cardWorth(g, option.value as number),
  support: (g, option) => tokenWorth(g, marineIn(option)),
  attack: attackWorth,
  'attack-for-token': attackWorth,
  'attack-once': attackWorth,
  reroll: rerollWorth,
  slay: slayWorth,
  door: slayWorth,
  discard: slayWorth,
  faith: slayWorth,
  'shuffle-in': slayWorth,
  move: swapWorth,
  turn: (g, option) => turnWorth(g, marineIn(option)),
  activate: (g, option) => terrainWorth(g, (option.value as readonly [number, number])[1]),
  onward: () => 1,
  stealth: smallPile,
  'stealth-again': (g) => (g.locationDeck.length === 0 ? 1 : -1),
  pile: smallPile,
  'event-pile': smallPile,
  scout: () => 1,
  scouting: (g, option) => (WELCOME.includes(eventCard(at(g.eventDeck, 0)).key) === option.value ? 1 : 0),
  intimidation: (g, option) => (option.id === 'roll' && g.swarms.length > 0 ? 1 : -1),
  strategize: shiftWorth,
  'power-field': fieldWorth,
  'charge-nobody': (_g, option) => (option.value === false ? 1 : 0),
  artefact: () => 1,
  'event-marine': eventMarineWorth,
  'event-swarm': (g, option) => at(g.swarms, option.value as number).cards.length,
  'location-swarm': (g, option) => -at(g.swarms, option.value as number).cards.length,
  'location-turn': (g, option) => turnWorth(g, marineIn(option)),
  'location-terrain': (_g, option) => option.value as number,
  teleport: (_g, option) => (option.value === true ? 1 : 0),
  launch: (g, option) => ((option.value === true) === g.locationTokens < 2 ? 1 : 0),
}

/** The first swarm at a place, or null (DA-FORM-7: outside the attack phase there is at most one). */
function swarmAt(g: State, position: number, side: Side): Swarm | null {
  for (const swarm of g.swarms) if (swarm.position === position && swarm.side === side) return swarm
  return null
}
