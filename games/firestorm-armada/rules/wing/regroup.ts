import { choose, option, type Rule } from '@orrery/kernel'
import { wingType } from '../../content/wings.ts'
import { tell } from '../../events.ts'
import { type FlightId, PLACE, type SquadronId, type State, type WingId } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { wingsAboard } from '../leave.ts'

/** FA-WING-1: the most wings of a flight. */
const FLIGHT_SIZE = 6

/** FA-WING-2, FA-WING-19: a squadron has at most two flights, unless more have landed with it. */
const FLIGHTS = 2

/**
 * FA-WING-13: wings of one type that are aboard one squadron and not spent are regrouped as their owner likes. Asked when one of the
 * wings has just been aboard for a full turn (`rearmed`: those that are no longer spent now), and while they could form fewer flights.
 */
export function* regroup(g: State, seat: number, rearmed: readonly WingId[]): Rule {
  for (let squadron = 0; squadron < g.squadrons.length; squadron++) {
    // FA-ALLY-2: a partner's wings that have landed with the squadron stay in flights of their own.
    const unspent = wingsAboard(g, squadron).filter((wing) => g.wings.owner[wing] === seat && g.wings.spent[wing] === 0)
    for (const type of distinct(unspent.map((wing) => numberAt(g.wings.type, wing)))) {
      const wings = unspent.filter((wing) => g.wings.type[wing] === type)
      const isDue = wings.some(
        (wing) => rearmed.includes(wing) || (numberAt(g.wings.landed, wing) > 0 && g.wings.landed[wing] === g.turn - 1),
      )
      const couldBeFewer = wings.length <= FLIGHT_SIZE * (flightsOf(g, wings).length - 1)
      if (wings.length > 1 && (isDue || couldBeFewer)) yield* regroupWings(g, seat, squadron, wings)
    }
  }
}

function* regroupWings(g: State, seat: number, squadron: SquadronId, wings: readonly WingId[]): Rule {
  const wing = wingType(numberAt(g.wings.type, at(wings, 0))).term
  const now = sizesNow(g, wings)
  const same = wholeFlights(g, wings).length === now.length ? now.join('-') : ''
  const options = groupings(wings.length, mostFlights(g, squadron, wings))
    .filter((sizes) => sizes.join('-') !== same)
    .map((sizes) => ({
      ...option<readonly number[] | null>(`regroup:${sizes.join('-')}`, sizes, 'FA-WING-13'),
      params: { sizes: sizes.join(' + ') },
    }))
  if (options.length === 0) return
  const prompt = {
    name: 'wing.regroup',
    rule: 'FA-WING-13',
    message: 'wing-regroup',
    on: `squadron:${squadron}` as const,
    params: { wing, sizes: now.join(' + ') },
  }
  const sizes = yield* choose(seat, prompt, [...options, { ...option('no', null, 'FA-WING-13'), message: 'no-regroup' }])
  if (sizes === null) return
  putTogether(g, wings, sizes)
  tell(g, {
    type: 'wings-regrouped',
    rule: 'FA-WING-13',
    on: `squadron:${squadron}`,
    squadron,
    wing: at(wings, 0),
    sizes: sizes.join(' + '),
  })
}

/** The flights to which the wings belong, in order. */
function flightsOf(g: State, wings: readonly WingId[]): FlightId[] {
  return distinct(wings.map((wing) => numberAt(g.wings.flight, wing))).sort((one, other) => one - other)
}

function distinct(numbers: readonly number[]): number[] {
  return numbers.filter((one, at) => numbers.indexOf(one) === at)
}

/** How many of the wings each of their flights has, the largest first. */
function sizesNow(g: State, wings: readonly WingId[]): number[] {
  return flightsOf(g, wings)
    .map((flight) => wings.filter((wing) => g.wings.flight[wing] === flight).length)
    .sort((one, other) => other - one)
}

/** The flights that have no other wing than these. */
function wholeFlights(g: State, wings: readonly WingId[]): FlightId[] {
  return flightsOf(g, wings).filter((flight) => livingOf(g, flight).every((wing) => wings.includes(wing)))
}

/** The wings of a flight that are aboard or on the table. */
function livingOf(g: State, flight: FlightId): WingId[] {
  const found: WingId[] = []
  for (let wing = 0; wing < g.wings.flight.length; wing++) {
    const place = g.wings.place[wing]
    if (g.wings.flight[wing] === flight && (place === PLACE.away || place === PLACE.table)) found.push(wing)
  }
  return found
}

/** The number of flights that the wings may form: with the squadron's other flights two, and never fewer than they form now. */
function mostFlights(g: State, squadron: SquadronId, wings: readonly WingId[]): number {
  const others: FlightId[] = []
  for (let flight = 0; flight < g.flights.length; flight++) {
    if (livingOf(g, flight).some((wing) => g.wings.squadron[wing] === squadron && !wings.includes(wing))) others.push(flight)
  }
  return Math.max(flightsOf(g, wings).length, FLIGHTS - others.length)
}

/** Every way to divide a number of wings into flights, the fewest and largest flights first. */
function groupings(wings: number, most: number): number[][] {
  const found: number[][] = []
  const divide = (left: number, largest: number, sizes: readonly number[]): void => {
    if (left === 0) found.push([...sizes])
    else if (sizes.length < most) for (let size = Math.min(left, largest); size > 0; size--) divide(left - size, size, [...sizes, size])
  }
  divide(wings, FLIGHT_SIZE, [])
  return found.sort((one, other) => one.length - other.length)
}

/** Makes flights of these sizes of the wings: first their own flights, then such as have lost all their wings, then new ones. */
function putTogether(g: State, wings: readonly WingId[], sizes: readonly number[]): void {
  const [first] = wings as [WingId]
  const { owner, type } = at(g.flights, numberAt(g.wings.flight, first))
  const free = g.flights.flatMap((flight, id) =>
    flight.owner === owner && flight.type === type && livingOf(g, id).length === 0 ? [id] : [],
  )
  const places = [...wholeFlights(g, wings), ...free]
  const inOrder = wings.toSorted((one, other) => numberAt(g.wings.flight, one) - numberAt(g.wings.flight, other) || one - other)
  let next = 0
  for (const [nth, size] of sizes.entries()) {
    const flight = places[nth] ?? g.flights.push({ owner, type, acted: 0 }) - 1
    for (const wing of inOrder.slice(next, next + size)) g.wings.flight[wing] = flight
    next += size
  }
}
