import { type Answer, asksForPlan, type OptionsQuestion, type Question, type Random } from '@orrery/kernel'
import { shipType } from '../content/ships.ts'
import { OUTSIDE } from '../geometry/arc.ts'
import { bearingOf, heading } from '../geometry/directions.ts'
import { pathOf } from '../geometry/path.ts'
import { distance, INCH, type Pose } from '../geometry/place.ts'
import { at, numberAt } from '../rules/at.ts'
import { coverOfWeapon } from '../rules/fire/shots.ts'
import { MANOEUVRE, type Manoeuvre, type MoveBounds } from '../rules/move/manoeuvre.ts'
import { shipsOf, shipsOfSide, sideOfShip } from '../rules/ships.ts'
import { poseOf } from '../rules/stands.ts'
import type { ShipId, State } from '../state.ts'
import { policy } from './policy.ts'
import { isSafe, nearestEnemy, sampleMove } from './sample-move.ts'
import { steer } from './steer.ts'
import { pointsOfSquadron } from './worth.ts'

/** Courses towards the nearest enemy, past it and along it, to either side. */
const COURSES = [0, 3000, -3000, 6000, -6000, 9000, -9000]
/** How far ships of a squadron may be apart for most races. */
const TOGETHER = 6 * INCH
/** The depth of a range band. */
const BAND = 8 * INCH

/**
 * How somebody decides who has played the guided game and follows the things of the learn page. They steer ship by ship, by what the
 * page shows of the shots from there, and play no card but turn cards. They link fire, fire and board as the page proposes, which is what
 * the policy does.
 */
export function beginner(g: State, question: Question, random: Random): Answer {
  if (question.kind === 'plan')
    return asksForPlan(question, MANOEUVRE) ? { plan: moveOf(g, question.bounds, random) } : policy(g, question, random)
  if (question.kind === 'multi-select') return policy(g, question, random)
  if (question.name === 'activate') return { option: smallest(g, question) }
  if (question.name.startsWith('card.')) return { option: passed(question) }
  return policy(g, question, random)
}

function passed({ options }: OptionsQuestion): string {
  return (options.find(({ id }) => id === 'pass') ?? at(options, 0)).id
}

/** 'Act with small squadrons first'. */
function smallest(g: State, { options }: OptionsQuestion): string {
  const points = ({ id }: { readonly id: string }): number => {
    const [, kind, number] = id.split(':')
    return kind === 'squadron' ? pointsOfSquadron(g, Number(number)) : 0
  }
  return options.reduce((least, one) => (points(one) < points(least) ? one : least)).id
}

/** 'Draw each move with the shot in mind', show the side, and stay together: the course that ends nearest to that. */
function moveOf(g: State, bounds: MoveBounds, random: Random): Manoeuvre {
  if (bounds.ram.length > 0 || bounds.mv === 0) return sampleMove(g, bounds, random)
  const enemy = nearestEnemy(g, bounds)
  const towards = bearingOf(enemy.x - bounds.x, enemy.y - bounds.y)
  const foes = shipsOfSide(g, 1 - sideOfShip(g, bounds.ship)).map((ship) => poseOf(g, ship))
  const fellows = shipsOf(g, numberAt(g.ships.squadron, bounds.ship)).filter((ship) => ship !== bounds.ship)
  const worth = (end: Pose): number => {
    const astray = fellows.length > 0 && fellows.every((ship) => distance(poseOf(g, ship), end) > TOGETHER)
    return Math.max(0, ...foes.map((foe) => diceAt(g, bounds.ship, end, foe))) - distance(end, enemy) / (4 * INCH) - (astray ? 3 : 0)
  }
  const [best] = [bounds.mv, (bounds.mv + bounds.least) >> 1, bounds.least]
    .flatMap((length) => COURSES.map((course) => steer(bounds, heading(towards + course), length)))
    .map((segments) => ({ segments, end: pathOf(bounds, segments).end }))
    .filter(({ end }) => isSafe(g, bounds, end))
    .map(({ segments, end }) => ({ segments, worth: worth(end) }))
    .toSorted((one, other) => other.worth - one.worth)
  return best === undefined ? sampleMove(g, bounds, random) : { segments: best.segments }
}

/** How many dice the ship could throw from there at an enemy there. */
function diceAt(g: State, ship: ShipId, from: Pose, to: Pose): number {
  const band = Math.max(Math.ceil(distance(from, to) / BAND), 1)
  return shipType(numberAt(g.ships.type, ship)).weapons.reduce(
    (sum, weapon) => sum + (coverOfWeapon(from, to, weapon) === OUTSIDE ? 0 : (weapon.ad[band - 1] ?? 0)),
    0,
  )
}
