import { confirm, type Rule } from '@orrery/kernel'
import { wingType } from '../../content/wings.ts'
import { tell } from '../../events.ts'
import { squadronParams } from '../../names.ts'
import { PLACE, type SquadronId, type State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { hasPlace, placeSquadron } from '../deployment/deploy.ts'
import { twoD6 } from '../dice.ts'
import { leave } from '../leave.ts'
import { allShipsOf, isAway } from '../ships.ts'
import { countPoints, isOver } from './victory.ts'

/** FA-END-6, FA-WING-13, FA-SETUP-10, FA-VP-8: markers are removed, wings rearm, and reserves arrive; then points are counted. */
export function* endMarkers(g: State): Rule {
  g.drivenBy = []
  g.attacked = []
  g.inForce = g.inForce.filter(({ until }) => until !== 'turn')
  g.wings.boost.fill(0)
  rearm(g)
  for (const seat of g.order) yield* regroup(g, seat)
  for (const seat of g.order) {
    yield* arrivals(g, seat)
    if (isOver(g)) return
  }
  countPoints(g)
  tell(g, { type: 'points-counted', rule: 'FA-VP-8', points: g.points.slice() })
  g.step = 'end-cards'
}

/** FA-WING-13: a wing that has been aboard for a full turn is no longer spent. */
function rearm(g: State): void {
  for (let wing = 0; wing < g.wings.place.length; wing++) {
    if (g.wings.place[wing] !== PLACE.away || g.wings.spent[wing] === 0 || numberAt(g.wings.landed, wing) >= g.turn) continue
    g.wings.spent[wing] = 0
    tell(g, { type: 'wing-rearmed', rule: 'FA-WING-13', on: `wing:${wing}`, wing })
  }
}

/** FA-WING-13: wings of one type aboard may be regrouped into flights of up to 6. */
function* regroup(g: State, seat: number): Rule {
  for (let squadron = 0; squadron < g.squadrons.length; squadron++) {
    if (at(g.squadrons, squadron).owner !== seat) continue
    for (let flight = 0; flight < g.flights.length; flight++) {
      for (let other = flight + 1; other < g.flights.length; other++) {
        if (!mayJoin(g, squadron, flight, other)) continue
        const prompt = {
          name: 'wing.regroup',
          rule: 'FA-WING-13',
          message: 'wing-regroup',
          on: `squadron:${squadron}` as const,
          params: { wing: wingType(at(g.flights, flight).type).term },
        }
        if (!(yield* confirm(seat, prompt))) continue
        for (const wing of ofFlight(g, other)) g.wings.flight[wing] = flight
      }
    }
  }
}

/** Whether two flights are of one type, entirely aboard the same squadron, and of at most 6 wings together. */
function mayJoin(g: State, squadron: SquadronId, flight: number, other: number): boolean {
  if (at(g.flights, flight).type !== at(g.flights, other).type) return false
  const wings = [...ofFlight(g, flight), ...ofFlight(g, other)]
  if (ofFlight(g, flight).length === 0 || ofFlight(g, other).length === 0 || wings.length > 6) return false
  return wings.every((wing) => g.wings.place[wing] === PLACE.away && g.wings.squadron[wing] === squadron && g.wings.spent[wing] === 0)
}

/** The wings of a flight that are aboard or on the table. */
function ofFlight(g: State, flight: number): number[] {
  const found: number[] = []
  for (let wing = 0; wing < g.wings.flight.length; wing++) {
    const place = g.wings.place[wing]
    if (g.wings.flight[wing] === flight && (place === PLACE.away || place === PLACE.table)) found.push(wing)
  }
  return found
}

/** FA-SETUP-10: a player may roll for each squadron in reserve. */
function* arrivals(g: State, seat: number): Rule {
  for (let squadron = 0; squadron < g.squadrons.length; squadron++) {
    const { owner, arrival } = at(g.squadrons, squadron)
    if (owner !== seat || arrival !== 'reserve' || !isAway(g, squadron)) continue
    const prompt = {
      name: 'reserve.roll',
      rule: 'FA-SETUP-10',
      message: 'reserve-roll',
      on: `squadron:${squadron}` as const,
      params: squadronParams(g, squadron),
    }
    if (yield* confirm(seat, prompt)) yield* arrive(g, squadron)
    if (isOver(g)) return
  }
}

/** FA-SETUP-10, FA-SETUP-11: a squadron is lost, delayed, placed at the side's edge, or placed anywhere in its half. */
function* arrive(g: State, squadron: SquadronId): Rule {
  const total = twoD6(g)
  tell(g, { type: 'reserve-rolled', rule: 'FA-SETUP-10', on: `squadron:${squadron}`, squadron, total })
  if (total === 2) {
    for (const ship of allShipsOf(g, squadron)) yield* leave(g, ship, 'withdrawn', 'FA-SETUP-10')
    return
  }
  if (total <= 5) return
  const arrival = total >= 10 ? 'half' : 'edge'
  if (!hasPlace(g, squadron, arrival)) return
  yield* placeSquadron(g, squadron, arrival)
  at(g.squadrons, squadron).arrival = 'zone'
}
