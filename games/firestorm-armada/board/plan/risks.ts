import { entryStep, passes, roomToDisc, roomToEdge, roomToReach } from '../../geometry/landing.ts'
import { firstStep, flownAt, pathOf } from '../../geometry/path.ts'
import { attackOdds } from '../../odds.ts'
import { shieldFigures } from '../../outlook.ts'
import { areaDice, ratingsOf, shieldDice } from '../../rules/damage/receive.ts'
import { type Manoeuvre, type MoveBounds, NINTHS } from '../../rules/move/manoeuvre.ts'
import { MINE_REACH } from '../../rules/move/mines.ts'
import { sideOf, sideOfShip } from '../../rules/ships.ts'
import { NONE, type State } from '../../state.ts'

/** A risk that a ship meets on its path. */
export interface Risk {
  readonly kind: 'asteroids' | 'mine' | 'distortion' | 'meteor' | 'planet' | 'edge'
  /** The dice of its attack; 0 if it has none. */
  readonly dice: number
  /** The chances of damage and of a critical hit. */
  readonly hurt: number
  readonly critical: number
}

/** FA-TERR-1, FA-TERR-11: the dice of an asteroid field at full and at half speed. */
const ROCKS = [6, 3] as const

/** The risks along a drawn move, by the rules' own geometry. */
export function risksOf(g: State, bounds: MoveBounds, { segments }: Manoeuvre): Risk[] {
  if (segments.length === 0) return []
  const path = pathOf(bounds, segments)
  const { ship, width, depth } = bounds
  const risks: Risk[] = []
  const simple = (kind: Risk['kind']): Risk => ({ kind, dice: 0, hurt: 0, critical: 0 })
  if (firstStep(path, 0, path.steps, (pose) => roomToEdge(pose, width, depth)) >= 0) risks.push(simple('edge'))
  // FA-TERR-10: however many fields it crosses, asteroids attack a ship once.
  if (g.terrain.some((piece) => piece.kind === 'asteroidField' && passes(path, path.steps, piece))) {
    const slow = flownAt(path, path.steps) * 2 <= wholeMv(g, bounds) * NINTHS
    risks.push(attacked(g, ship, 'asteroids', slow ? ROCKS[1] : ROCKS[0]))
  }
  for (const piece of g.terrain) {
    if (piece.kind === 'distortionField' && entryStep(path, 0, piece) >= 0) risks.push(simple('distortion'))
    if (piece.kind !== 'meteor' && piece.kind !== 'planet') continue
    if (firstStep(path, 0, path.steps, (pose) => roomToDisc(pose, piece)) >= 0) risks.push(simple(piece.kind))
  }
  for (const mine of g.mines) {
    if (!mine.armed || sideOf(mine.owner) === sideOfShip(g, ship)) continue
    if (firstStep(path, 0, path.steps, (pose) => roomToReach(pose, mine, MINE_REACH)) >= 0) risks.push(attacked(g, ship, 'mine', mine.ad))
  }
  return risks
}

/** FA-TERR-12: the whole MV, half of which is half speed, even if cut engines leave only half of it (FA-MOVE-14). */
function wholeMv(g: State, { ship, mv }: MoveBounds): number {
  return g.ships.enginesCut[ship] === 1 ? 2 * mv : mv
}

/** FA-DEF-2, FA-MINE-6: an attack of terrain, without shields, or of a mine. */
function attacked(g: State, ship: number, kind: 'asteroids' | 'mine', full: number): Risk {
  const dice = areaDice(g, ship, full)
  const { dr, cr } = ratingsOf(g, ship, [], 0, 0)
  const shields = shieldFigures(g, ship, kind === 'mine' ? shieldDice(g, ship, NONE) : 0)
  const { nothing, critical } = attackOdds({ dice, ...shields, dr, cr })
  return { kind, dice, hurt: 1 - nothing, critical }
}
