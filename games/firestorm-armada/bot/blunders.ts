import { asksForPlan, type Blunder, type Decision, type Option, taken } from '@orrery/kernel'
import { shipType } from '../content/ships.ts'
import { passes } from '../geometry/landing.ts'
import { type Path, pathOf } from '../geometry/path.ts'
import { isInside, isWithin } from '../geometry/place.ts'
import { exploding } from '../odds.ts'
import { at, numberAt } from '../rules/at.ts'
import { mayBoard, mayBoardTarget } from '../rules/boarding/declare.ts'
import { ratingsOf } from '../rules/damage/receive.ts'
import { SPLIT } from '../rules/fire/split.ts'
import { MANOEUVRE, type Manoeuvre, type MoveBounds } from '../rules/move/manoeuvre.ts'
import { shipsOf } from '../rules/ships.ts'
import { PLACE, type ShipId, type State, type Terrain } from '../state.ts'
import { gainOf, NOTHING } from './cards.ts'
import { isSafe } from './sample-move.ts'
import { steer } from './steer.ts'

/** The declared manoeuvre, as its bounds and path; null at other decisions and for a ship that cannot move. */
function declared({ question, answer }: Decision<State>): { bounds: MoveBounds; path: Path } | null {
  if (!asksForPlan(question, MANOEUVRE) || question.name !== 'move.plan' || !('plan' in answer)) return null
  const { bounds } = question
  const { segments } = answer.plan as unknown as Manoeuvre
  return bounds.mv === 0 ? null : { bounds, path: pathOf(bounds, segments) }
}

/** The courses that a player would consider first: straight ahead and to both sides, long and short. */
function courses(bounds: MoveBounds): Path[] {
  const found: Path[] = []
  for (const length of [bounds.mv, bounds.least]) {
    for (const aside of [0, 4500, -4500, 9000, -9000, 17_900]) {
      found.push(pathOf(bounds, steer(bounds, (bounds.heading + aside + 36_000) % 36_000, length)))
    }
  }
  return found
}

function crosses(path: Path, pieces: readonly Terrain[]): boolean {
  return pieces.some((piece) => passes(path, path.steps, piece))
}

/** The terrain of the given kinds that a ship can reach and is not in. */
function inReach(g: State, { x, y, mv }: MoveBounds, ...kinds: Terrain['kind'][]): Terrain[] {
  return g.terrain.filter(
    (piece) => kinds.includes(piece.kind) && isWithin({ x, y }, piece, mv + piece.radius) && !isInside({ x, y }, piece),
  )
}

/** Whether a ship flew into terrain that it could have avoided; null if there was no such terrain. */
function flewInto(decision: Decision<State>, ...kinds: Terrain['kind'][]): boolean | null {
  const move = declared(decision)
  if (move === null) return null
  const pieces = inReach(decision.before, move.bounds, ...kinds)
  if (pieces.length === 0 || courses(move.bounds).every((course) => crosses(course, pieces))) return null
  return crosses(move.path, pieces)
}

/** Whether the answer takes an option for which `isMeant` holds; null if none is offered. */
function tookAny({ question, answer }: Decision<State>, isMeant: (option: Option) => boolean): boolean | null {
  if (question.kind !== 'options' || !question.options.some(isMeant)) return null
  return taken(question, answer).some(isMeant)
}

const isFire = ({ id }: Option): boolean => id.startsWith('fire:') || id.startsWith('pair:')

/** The chance (0 to 1) that `dice` dice do any damage, before shields. */
function chanceToHurt(g: State, ship: ShipId, target: ShipId, dice: number): number {
  const type = shipType(numberAt(g.ships.type, target))
  const need = shipType(numberAt(g.ships.type, ship)).capital ? type.smallTarget : 4
  const { dr } = ratingsOf(g, target, [], 0, 0)
  let chance = 0
  for (const [hits, one] of exploding(dice, need).entries()) if (hits >= dr) chance += one
  return chance
}

/** The chance that an option to open fire does damage: `fire:ship:weapon:target`. */
function chanceOf(g: State, { id, params }: Option): number {
  const parts = id.split(':')
  return chanceToHurt(g, Number(parts[1]), Number(parts.at(-1)), Number(params?.dice ?? 0))
}

/** FA-BOARD-2: whether the squadron could board the target if it does not fire at it. */
function mayBoardInstead(g: State, { id }: Option): boolean {
  const parts = id.split(':')
  const target = Number(parts.at(-1))
  const squadron = numberAt(g.ships.squadron, Number(parts[1]))
  return shipsOf(g, squadron).some((ship) => mayBoard(g, ship) === true && mayBoardTarget(g, ship, target) === true)
}

/** The chance to do damage below which fire is hopeless, and from which it is worth a weapon. */
const HOPELESS = 0.02
const HOPEFUL = 0.25

/** The card windows, and the mistake in each. */
const WINDOWS: Readonly<Record<string, string>> = {
  'turn.card': 'turns up a T card that helps the enemy more',
  'card.command': 'plays an S card on a squadron that cannot use it, or silences one that could fire',
  'card.attack': 'plays a card on an attack that it makes no worse for the target',
  'card.dice': 'rolls a die of an attack again that cannot matter',
  'card.shields-less': 'takes shields off a target that its hits go through, or not through, anyway',
  'card.shields-more': 'adds shields against hits that do the same through them',
  'card.torpedo-hits': 'plays decoys against torpedoes that do the same without them',
  'card.pd-less': 'guides torpedoes past point defence that cannot stop or let through more',
  'card.pd-more': 'adds point defence against torpedoes that do the same through it',
  'card.hit': 'braces for hits that do the same afterwards',
  'card.critical-roll': 'has a critical hit rolled again that is milder than most, or leaves an explosion',
  'card.critical-effect': 'leaves a lasting effect that its card would spare',
  'card.survived': 'fires back with a shot that cannot hurt',
  'card.destroyed': 'fires a last salvo that cannot hurt',
  'card.boarding': 'plays breaching charges against no fire',
  'card.boarding-fight': 'leaves the boarders to a crew that its card would help',
  'card.carrier': 'launches without the card that it holds for it',
  'card.moved': 'moves a ship by a card to where it stands no better',
  'card.enemy-moved': 'moves a ship by a card to where it stands no better',
  'card.driven-off': 'lets wings be driven off that its card would hold',
  'card.counter': 'lets a card take effect that it could cancel',
}

/** A card worth this many hull points should be played, because another one is drawn anyway. */
const WORTH_PLAYING = 0.5

/** Whether a card was played that changes nothing or does harm, or none although one is clearly worth it; null if neither could happen. */
function misplayed(decision: Decision<State>, name: string): boolean | null {
  const { before, question, answer } = decision
  if (question.kind !== 'options' || question.name !== name) return null
  const cards = question.options.filter(({ id }) => id.startsWith('play:') || id.startsWith('card:'))
  const gains = cards.map((option) => gainOf(before, question, option))
  const best = Math.max(0, ...gains)
  if (best < WORTH_PLAYING && gains.every((gain) => gain >= NOTHING)) return null
  const [chosen] = taken(question, answer)
  const gain = gains[cards.findIndex(({ id }) => id === chosen?.id)]
  return gain === undefined ? best >= WORTH_PLAYING : gain < NOTHING
}

/** The obvious mistakes that bots of Firestorm Armada could make. */
export const blunders: readonly Blunder<State>[] = [
  {
    name: 'off-the-table',
    about: 'flies an unharmed ship off the table that could have stayed',
    most: 1,
    made(decision) {
      const move = declared(decision)
      if (move === null) return null
      const { before, after } = decision
      const { ship, width, depth } = move.bounds
      const edge = Math.min(move.bounds.x, move.bounds.y, width - move.bounds.x, depth - move.bounds.y)
      if (edge > move.bounds.mv || numberAt(before.ships.hull, ship) > 0) return null
      if (!courses(move.bounds).some(({ end }) => isSafe(before, move.bounds, end))) return null
      return after.ships.place[ship] === PLACE.withdrawn
    },
  },
  {
    name: 'into-asteroids',
    about: 'flies through asteroids that it could go around',
    most: 0,
    made: (decision) => flewInto(decision, 'asteroidField'),
  },
  {
    name: 'into-distortion',
    about: 'flies through a distortion field that it could go around',
    most: 0,
    made: (decision) => flewInto(decision, 'distortionField'),
  },
  {
    name: 'into-a-body',
    about: 'flies into a planet or a meteor that it could go around',
    most: 1,
    made: (decision) => flewInto(decision, 'planet', 'meteor'),
  },
  {
    name: 'weapon-left',
    about: 'ends its fire with a weapon left that would have hurt a target',
    most: 1,
    made(decision) {
      const { before, question } = decision
      if (question.kind !== 'options' || (question.name !== 'fire.primary' && question.name !== 'fire.torpedo')) return null
      const hopeful = (option: Option): boolean => isFire(option) && chanceOf(before, option) >= HOPEFUL && !mayBoardInstead(before, option)
      if (!question.options.some(hopeful)) return null
      return tookAny(decision, ({ id }) => id.startsWith('end:'))
    },
  },
  {
    name: 'hopeless-fire',
    about: 'fires at what it cannot hurt with a weapon that could hurt something else',
    most: 0,
    made(decision) {
      const { before, question, answer } = decision
      if (question.kind !== 'options' || question.name !== 'fire.primary') return null
      const shots = question.options.filter(isFire)
      const gunOf = ({ id }: Option): string => id.slice(0, id.lastIndexOf(':'))
      const better = (option: Option): boolean =>
        shots.some((other) => gunOf(other) === gunOf(option) && chanceOf(before, other) >= HOPEFUL)
      const hopeless = (option: Option): boolean => isFire(option) && chanceOf(before, option) < HOPELESS && better(option)
      return shots.some(hopeless) ? taken(question, answer).some(hopeless) : null
    },
  },
  {
    name: 'split-for-nothing',
    about: 'divides fire so that no part of it is likely to hurt, where all of it would',
    most: 1,
    made({ before, question, answer }) {
      if (!asksForPlan(question, SPLIT) || !('plan' in answer)) return null
      const { ship, targets, dice } = question.bounds
      const shares = answer.plan as unknown as [number, number][]
      const whole = Math.max(...targets.map((target, i) => chanceToHurt(before, ship, target, at(dice, i))))
      if (whole < HOPEFUL) return null
      return shares.every(([target, share]) => chanceToHurt(before, ship, target, share) < whole / 2)
    },
  },
  ...Object.entries(WINDOWS).map(
    ([name, about]): Blunder<State> => ({
      name: `${name.replace('.', '-')}-misplayed`,
      about,
      most: 0,
      made: (decision) => misplayed(decision, name),
    }),
  ),
]
