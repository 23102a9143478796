import {
  type Answer,
  asksForPlan,
  type MultiSelectQuestion,
  mayAdd,
  type Option,
  type OptionsQuestion,
  type PlanQuestion,
  type Question,
  type Random,
} from '@orrery/kernel'
import { shipType } from '../content/ships.ts'
import { QUARTERS } from '../geometry/arc.ts'
import { distance, INCH } from '../geometry/place.ts'
import { planNamed, plans } from '../plans.ts'
import { at, numberAt } from '../rules/at.ts'
import { DEPLOYMENT, type DeployBounds } from '../rules/deployment/plan.ts'
import { MANOEUVRE, type Manoeuvre, type MoveBounds } from '../rules/move/manoeuvre.ts'
import { THRUST, THRUST_PLAN } from '../rules/move/thrust.ts'
import { shipsOf, shipsOfSide, sideOfShip } from '../rules/ships.ts'
import { poseOf } from '../rules/stands.ts'
import { WINGS, type WingBounds } from '../rules/wing/places.ts'
import type { State } from '../state.ts'
import { boarding } from './boarding.ts'
import { cardFor } from './cards.ts'
import { isWorthRollingAgain, shipAsked, torpedoThreat } from './defence.ts'
import { linkFire, openFire } from './fire.ts'
import { bestFlight } from './flight.ts'
import { withMines } from './mines.ts'
import { chooseMove } from './move.ts'
import type { Posture } from './move-worth.ts'
import { threats } from './threat.ts'
import { bestThrust } from './thrust.ts'
import { pointsOfSquadron } from './worth.ts'

/** A quick choice: the answer that looks best at a glance. Ships move by a posture; default: as the policy moves. */
export function policy(g: State, question: Question, random: Random, posture?: Posture): Answer {
  if (question.kind === 'plan') return planFor(g, question, random, posture)
  if (question.kind === 'multi-select') return someFor(g, question)
  return choiceFor(g, question, random)
}

function planFor(g: State, question: PlanQuestion, random: Random, posture?: Posture): Answer {
  if (asksForPlan(question, MANOEUVRE)) return { plan: manoeuvreFor(g, question.bounds, random, posture) }
  if (asksForPlan(question, WINGS) && question.bounds.flies) return { plan: flightFor(g, question, random) }
  if (asksForPlan(question, DEPLOYMENT)) return { plan: deploymentFor(g, question, random) }
  if (asksForPlan(question, THRUST_PLAN)) {
    const { ship, most } = question.bounds
    return { plan: bestThrust(g, ship, most).length }
  }
  return { plan: planNamed(question.plan).sample(g, question, random) }
}

/** The best manoeuvre, with a mine where it does harm. */
function manoeuvreFor(g: State, bounds: MoveBounds, random: Random, posture?: Posture): Manoeuvre {
  return withMines(g, bounds, chooseMove(g, bounds, random, posture))
}

/** Flies the wings to the enemy ship that is worth most within reach, otherwise where the sampler proposes. */
function flightFor(g: State, question: PlanQuestion<WingBounds>, random: Random) {
  return bestFlight(g, question.bounds) ?? plans.wings.sample(g, question, random)
}

/** The sampled deployment nearest to the middle of the table, so that the fleet fights together. */
function deploymentFor(g: State, question: PlanQuestion<DeployBounds>, random: Random) {
  const { width, depth } = question.bounds
  let best = plans.deployment.sample(g, question, random)
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 5; i++) {
    const one = plans.deployment.sample(g, question, random) as unknown as { ships: { x: number; y: number }[] }
    const [first] = one.ships
    if (first === undefined) continue
    const away = distance(first, { x: width / 2, y: depth / 2 })
    if (away >= least) continue
    least = away
    best = one as never
  }
  return best
}

/** Answers a multi-select: links fire if that is worth it; otherwise takes the least number, or all that costs nothing. */
function someFor(g: State, question: MultiSelectQuestion): Answer {
  if (question.name === 'fire.link') return linkFire(g, question)
  const wanted = ALL_OF.includes(question.name) ? question.most : question.least
  const chosen: string[] = []
  for (const { id } of question.options) {
    if (chosen.length < wanted && mayAdd(question, chosen, id) === true) chosen.push(id)
  }
  if (question.name === 'command.cloak') return { options: isFar(g, question) ? question.options.map(({ id }) => id) : [] }
  return { options: chosen }
}

const ALL_OF = ['wing.taking', 'deploy.cloak']

/** Whether the enemy is so far off that a cloak saves more fire than it costs. */
function isFar(g: State, question: MultiSelectQuestion): boolean {
  const squadron = Number(String(question.on).split(':')[1])
  const [ship] = shipsOf(g, squadron)
  if (ship === undefined) return false
  return shipsOfSide(g, 1 - sideOfShip(g, ship)).every((foe) => distance(poseOf(g, foe), poseOf(g, ship)) > 26_000)
}

function choiceFor(g: State, question: OptionsQuestion, random: Random): Answer {
  const { name, options } = question
  if (options.length === 1) return { option: at(options, 0).id }
  if (name === 'fire.primary' || name === 'fire.torpedo') return openFire(g, question)
  if (name === 'deploy.squadron') return { option: heaviest(g, options).id }
  if (name === 'activate') return { option: nextUnit(g, options).id }
  if (name === 'command.sector') return { option: sectorFor(g, question).id }
  if (name === 'pd.torpedo') return { option: defenceFor(g, question).id }
  if (name === 'shields.again') return { option: isWorthRollingAgain(question.params ?? {}) ? 'yes' : 'no' }
  if (name === 'board.declare') return { option: boarding(g, options).id }
  if (name === 'card.thrust') return { option: thrustFor(g, options).id }
  if (name === 'turn.card' || name.startsWith('card.')) return { option: cardFor(g, question).id }
  if (name === 'wing.act') return { option: wingAct(options).id }
  if (name === 'wing.regroup') return { option: oneFlight(options).id }
  const named = PREFERRED_VERBS[name]
  const preferred = named === undefined ? undefined : withVerb(options, ...named)
  if (preferred !== undefined) return { option: preferred.id }
  const active = options.filter(({ id }) => !PASSIVE.includes(id) && !id.startsWith('end:'))
  const list = active.length > 0 ? active : options
  return { option: at(list, name.startsWith('pd.') ? 0 : random.below(list.length)).id }
}

/** FA-WING-23: wings attack if they can, otherwise they board, otherwise they land. */
export function wingAct<O extends { readonly id: string }>(options: readonly O[]): O {
  return withVerb(options, 'attack', 'board', 'land') ?? at(options, 0)
}

/** FA-WING-13, FA-WING-24: wings that can be one flight are launched together. */
function oneFlight<O extends { readonly id: string }>(options: readonly O[]): O {
  return options.find(({ id }) => /^regroup:\d+$/.test(id)) ?? at(options, options.length - 1)
}

const PASSIVE = ['done', 'pass', 'no', 'aboard']

/** By question with one good answer, the verbs to look for, the best first. */
const PREFERRED_VERBS: Readonly<Record<string, readonly string[]>> = {
  'move.ship': ['move'],
  'setup.silent': ['done'],
  'setup.scouts': ['done'],
  'board.aim': ['capture'],
  'command.energy': ['energy'],
  'initiative.first': ['first'],
}

function withVerb<O extends { readonly id: string }>(options: readonly O[], ...verbs: string[]): O | undefined {
  for (const verb of verbs) {
    const found = options.find(({ id }) => id === verb || id.startsWith(`${verb}:`))
    if (found !== undefined) return found
  }
  return undefined
}

/** The ship that gains most from the card that moves it. */
function thrustFor(g: State, options: readonly Option[]): Option {
  let best = at(options, 0)
  let most = 0
  for (const option of options) {
    const { gain } = bestThrust(g, Number(option.id.split(':')[1]), THRUST)
    if (gain <= most) continue
    most = gain
    best = option
  }
  return best
}

/** FA-SETUP-7: the squadron with most points is placed first, so that it takes the middle, as in a proposed line. */
function heaviest(g: State, options: readonly Option[]): Option {
  const points = ({ id }: Option): number => pointsOfSquadron(g, Number(id.split(':')[1]))
  return options.reduce((best, one) => (points(one) > points(best) ? one : best))
}

/** An enemy within this distance (in thousandths of an inch) comes within the range of most dice in one move. */
const CONTACT = 12 * INCH

/**
 * The squadron to activate. Those near an enemy act first, to fire before they are fired at, expensive ones before others. While no enemy
 * is near, the farthest acts first, because the last to act sees where the enemy has gone.
 */
function nextUnit(g: State, options: readonly Option[]): Option {
  let best = at(options, 0)
  let least = Number.POSITIVE_INFINITY
  for (const option of options) {
    const [, kind, id] = option.id.split(':')
    if (kind !== 'squadron') continue
    const [ship] = shipsOf(g, Number(id))
    if (ship === undefined) continue
    let nearest = Number.POSITIVE_INFINITY
    for (const foe of shipsOfSide(g, 1 - sideOfShip(g, ship))) nearest = Math.min(nearest, distance(poseOf(g, ship), poseOf(g, foe)))
    const away = nearest / Math.sqrt(shipType(numberAt(g.ships.type, ship)).points)
    const rank = nearest <= CONTACT ? away : FAR - away
    if (rank >= least) continue
    least = rank
    best = option
  }
  return best
}

/** Greater than any distance on a table. */
const FAR = 1e9

/** FA-TRAIT/sectorShielding: the side on which the enemy could fire most dice. */
function sectorFor(g: State, question: OptionsQuestion): Option {
  const dice = threats(g, shipAsked(question))
  const worst = QUARTERS[dice.indexOf(Math.max(...dice))]
  return question.options.find(({ id }) => id === `sector:${worst}`) ?? at(question.options, 0)
}

/** FA-PD-14: uses all dice against torpedoes that would do harm, none against others. */
function defenceFor(g: State, question: OptionsQuestion): Option {
  const spare = torpedoThreat(g, question) === 'nothing' ? question.options.find(({ id }) => id === 'dice:0') : undefined
  return spare ?? at(question.options, 0)
}
