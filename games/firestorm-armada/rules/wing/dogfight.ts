import { choose, chooseSome, option, type Rule } from '@orrery/kernel'
import { wingType } from '../../content/wings.ts'
import { tell } from '../../events.ts'
import { distance2, isWithin } from '../../geometry/place.ts'
import { isInContact } from '../../geometry/stand.ts'
import { flightParams, wingParams } from '../../names.ts'
import { type FlightId, NONE, PLACE, type State, type WingId } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { extraWaves, wave } from '../dice.ts'
import { isOver } from '../end/victory.ts'
import { loseWing } from '../leave.ts'
import { sideOf, wingsOf, wingsOfSide } from '../ships.ts'
import { pointOf, standOfWing } from '../stands.ts'
import { type Driven, driveAllOff } from './driven-off.ts'
import { moveFlight } from './move.ts'

/** FA-WING-17: whether a wing has been driven off this turn. */
export function isDrivenOff(g: State, wing: WingId): boolean {
  return g.wings.drivenOff[wing] === g.turn
}

/** FA-WING-14: the results of one side's dice in a dogfight. */
interface Results {
  readonly destroyed: number
  readonly drivenOff: number
}

/** FA-WING-14, FA-WING-23: all wings of a flight that touch enemy wings fight one dogfight with all wings that they touch. */
export function* dogfight(g: State, flight: FlightId): Rule {
  const side = sideOf(at(g.flights, flight).owner)
  const foes = wingsOfSide(g, 1 - side).filter((wing) => !isDrivenOff(g, wing))
  const own = wingsOf(g, flight).filter((wing) => !isDrivenOff(g, wing) && foes.some((foe) => touch(g, wing, foe)))
  const enemies = foes.filter((foe) => own.some((wing) => touch(g, wing, foe)))
  if (own.length === 0) return
  tell(g, { type: 'dogfight', rule: 'FA-WING-14', on: `flight:${flight}`, wings: own, enemies })
  // Both sides roll before either result is applied.
  const ours = rollDogfight(g, own)
  const theirs = rollDogfight(g, enemies)
  const lostByThem = yield* assign(g, numberAt(g.wings.owner, at(own, 0)), enemies, ours)
  const lostByUs = yield* assign(g, numberAt(g.wings.owner, at(enemies, 0)), own, theirs)
  const before = [...own, ...enemies].map((wing) => ({ wing, ...pointOf(g, wing) }))
  for (const wing of [...lostByThem.destroyed, ...lostByUs.destroyed]) loseWing(g, wing, PLACE.destroyed, 'FA-WING-14')
  const driven = [...lostByThem.drivenOff, ...lostByUs.drivenOff].map((wing): Driven => {
    const here = pointOf(g, wing)
    const against = own.includes(wing) ? enemies : own
    const from = before
      .filter((other) => against.includes(other.wing))
      .reduce((best, other) => (distance2(other, here) < distance2(best, here) ? other : best))
    return { wing, from }
  })
  // FA-WING-15
  if (driven.length > 0) yield* driveAllOff(g, driven, 'FA-WING-15')
}

function touch(g: State, wing: WingId, other: WingId): boolean {
  return isInContact(standOfWing(g, wing), standOfWing(g, other))
}

function rollDogfight(g: State, wings: readonly WingId[]): Results {
  let dice = 0
  for (const wing of wings) dice += wingType(numberAt(g.wings.type, wing)).pd
  const first = wave(g, dice)
  const faces = [first, ...extraWaves(g, first)].flat()
  const destroyed = faces.filter((face) => face === 6).length
  const drivenOff = faces.filter((face) => face === 4 || face === 5).length
  tell(g, { type: 'dogfight-rolled', rule: 'FA-WING-14', seat: numberAt(g.wings.owner, at(wings, 0)), dice: faces, destroyed, drivenOff })
  return { destroyed, drivenOff }
}

/** FA-WING-14: the side that rolled assigns its results to the enemy wings of the fight. */
function* assign(
  g: State,
  seat: number,
  wings: readonly WingId[],
  { destroyed, drivenOff }: Results,
): Rule<{ destroyed: WingId[]; drivenOff: WingId[] }> {
  const dead = yield* pick(g, seat, wings, destroyed, 'dogfight-destroy')
  const left = wings.filter((wing) => !dead.includes(wing))
  const off = yield* pick(g, seat, left, drivenOff, 'dogfight-drive-off')
  return { destroyed: dead, drivenOff: off }
}

function* pick(g: State, seat: number, wings: readonly WingId[], count: number, message: string): Rule<WingId[]> {
  if (count >= wings.length) return wings.slice()
  const options = wings.map((wing) => ({
    ...option(`wing:${wing}`, wing, 'FA-WING-14', `wing:${wing}`),
    params: wingParams(g, wing),
  }))
  return yield* chooseSome(seat, { name: 'dogfight.assign', rule: 'FA-WING-14', message, params: { count } }, options, {
    least: count,
    most: count,
  })
}

/** FA-WING-16: the distance within which a flight that ends its move can be intercepted. */
const INTERCEPT_REACH = 12_000

/** FA-WING-16, FA-WING-25: interceptor flights of the other side may react to a flight's move, one after another. */
export function* interceptions(g: State, flight: FlightId): Rule {
  const side = sideOf(at(g.flights, flight).owner)
  for (const seat of g.order) {
    if (sideOf(seat) === side) continue
    for (;;) {
      const able = g.flights.flatMap((_, other) => (mayIntercept(g, other, flight, seat) ? [other] : []))
      if (able.length === 0) break
      const prompt = {
        name: 'wing.intercept',
        rule: 'FA-WING-16',
        message: 'wing-intercept',
        on: `flight:${flight}` as const,
        params: flightParams(g, flight),
      }
      const options = able.map((other) => ({
        ...option<FlightId>(`intercept:${other}`, other, 'FA-WING-16', `flight:${other}`),
        params: flightParams(g, other),
      }))
      const chosen = yield* choose(seat, prompt, [...options, { ...option('done', NONE, 'FA-WING-16'), message: 'no-intercept' }])
      if (chosen === NONE) break
      at(g.flights, chosen).acted = g.turn
      tell(g, { type: 'intercepted', rule: 'FA-WING-16', on: `flight:${chosen}`, flight })
      yield* moveFlight(g, chosen, 0.5)
      if (isOver(g)) return
      yield* dogfight(g, chosen)
    }
  }
}

function mayIntercept(g: State, flight: FlightId, moved: FlightId, seat: number): boolean {
  const { owner, type, acted } = at(g.flights, flight)
  if (owner !== seat || acted === g.turn || wingType(type).id !== 'interceptor') return false
  const wings = wingsOf(g, flight).filter((wing) => g.wings.spent[wing] === 0)
  return wings.some((wing) => wingsOf(g, moved).some((other) => isWithin(pointOf(g, wing), pointOf(g, other), INTERCEPT_REACH)))
}
