import type { Features, Put, Seat } from '@orrery/kernel'
import { CARDS } from '../content/cards.ts'
import { ARMOUR, BOMBING, FIREPOWER, figure, hasKeyword, SPEED } from '../effects/read/reading.ts'
import { knows } from '../information.ts'
import { kindOf } from '../kinds.ts'
import { controllerOf, developmentsOf, isPaid } from '../marks.ts'
import { goalOf, isMet } from '../rules/goal.ts'
import { isLasting } from '../rules/settlers.ts'
import { isDuel, isOut, opponentsOf, seatOf } from '../seats.ts'
import { type CardId, type State, TURNED, ZONE } from '../state.ts'
import { progress } from './goal.ts'

/** Numbers of one side, each with the value that is scaled to 1. */
const MEASURES = {
  colony: 30,
  brink: 0.1,
  hand: 5,
  credits: 10,
  armour: 10,
  ready: 10,
  turned: 10,
  damaged: 2,
  rapid: 2,
  speed: 10,
  bombing: 10,
  reach: 1,
  ships: 3,
  tricks: 3,
  waiting: 3,
  hidden: 4,
  sites: 3,
  developments: 8,
  bases: 3,
  gains: 2,
  crew: 3,
  passengers: 3,
  aboard: 4,
  way: 1,
  met: 1,
  moving: 1,
  out: 1,
} as const
type Measure = keyof typeof MEASURES
const NAMES = Object.keys(MEASURES) as Measure[]

/** Steps of colony sizes and of credits: each has its own input, so that the network can weigh the last cards differently. */
const STEPS = 12
const STEP = 2

/** Where a known card may be, seen from the seat that is evaluated. */
const PLACES = ['hand', 'laid', 'paid', 'other-known', 'other-paid'] as const
type Place = (typeof PLACES)[number]

const SIDES = ['own', 'other'] as const
const COLONY_STEPS = SIDES.length * NAMES.length
const CREDIT_STEPS = COLONY_STEPS + SIDES.length * STEPS
const KINDS = CREDIT_STEPS + SIDES.length * STEPS

function names(): readonly string[] {
  const steps = Array.from({ length: STEPS }, (_, at) => at * STEP)
  return [
    ...SIDES.flatMap((side) => NAMES.map((name) => `${side}:${name}`)),
    ...SIDES.flatMap((side) => steps.map((step) => `${side}:colony:${step}`)),
    ...SIDES.flatMap((side) => steps.map((step) => `${side}:credits:${step}`)),
    ...PLACES.flatMap((place) => CARDS.map(({ id }) => `${place}:${id}`)),
  ]
}

/** The inputs for a seat: both sides' measures, and every card that it knows, by kind and place. */
function read(g: State, seat: Seat, put: Put): void {
  const kinds: number[] = []
  readSide(g, seat, seat, 0, 1, kinds, put)
  if (isDuel(g)) readSide(g, seat, 1 - seat, 1, 1, kinds, put)
  else readOthers(g, seat, kinds, put)
  kinds.sort((one, other) => one - other)
  for (let at = 0; at < kinds.length; ) {
    let count = 1
    while (kinds[at + count] === kinds[at]) count++
    put(kinds[at] as number, count)
    at += count
  }
}

/** With more than one other player the inputs are their mean. */
function readOthers(g: State, seat: Seat, kinds: number[], put: Put): void {
  const others = opponentsOf(g, seat)
  const sums = new Array<number>(KINDS).fill(0)
  for (const other of others)
    readSide(g, seat, other, 1, 1 / others.length, kinds, (input, value) => {
      sums[input] = (sums[input] as number) + value
    })
  for (const [input, value] of sums.entries()) if (value !== 0) put(input, value)
}

type Found = Record<Measure, number>

function readSide(g: State, viewer: Seat, seat: Seat, side: 0 | 1, share: number, kinds: number[], put: Put): void {
  const found = measure(g, viewer, seat, kinds)
  for (const [at, name] of NAMES.entries()) if (found[name] !== 0) put(side * NAMES.length + at, (share * found[name]) / MEASURES[name])
  put(COLONY_STEPS + side * STEPS + Math.min(STEPS - 1, Math.floor(found.colony / STEP)), share)
  put(CREDIT_STEPS + side * STEPS + Math.min(STEPS - 1, Math.floor(found.credits / STEP)), share)
}

/** Measures a side as far as the viewer knows it, and adds the inputs of its known cards to `kinds`. */
function measure(g: State, viewer: Seat, seat: Seat, kinds: number[]): Found {
  const held = seatOf(g, seat)
  const goal = goalOf(g)
  const found: Found = {
    colony: held.colony.length,
    brink: 1 / (held.colony.length + 3),
    hand: held.headquarters.length,
    credits: held.credits,
    armour: 0,
    ready: 0,
    turned: 0,
    damaged: 0,
    rapid: 0,
    speed: 0,
    bombing: 0,
    reach: 0,
    ships: 0,
    tricks: 0,
    waiting: 0,
    hidden: 0,
    sites: 0,
    developments: 0,
    bases: 0,
    gains: 0,
    crew: 0,
    passengers: 0,
    aboard: 0,
    way: goal === 'colony' ? 0 : progress(g, seat, goal),
    met: goal !== 'colony' && isMet(g, seat, goal) ? 1 : 0,
    moving: g.active === seat ? 1 : 0,
    out: isOut(g, seat) ? 1 : 0,
  }
  const own = viewer === seat
  const note = (place: Place, card: CardId): void => {
    kinds.push(KINDS + PLACES.indexOf(place) * CARDS.length + kindOf(g, card).number)
  }
  for (const ship of held.hangar) {
    addShip(g, ship, found)
    note(own ? 'paid' : 'other-paid', ship)
  }
  let nearest = Number.POSITIVE_INFINITY
  for (const other of isDuel(g) ? [1 - seat] : opponentsOf(g, seat)) nearest = Math.min(nearest, seatOf(g, other).colony.length)
  found.reach = found.bombing / (nearest + 3)
  for (const card of held.headquarters) {
    if (!knows(g, viewer, card)) continue
    note(own ? 'hand' : 'other-known', card)
    const { type } = kindOf(g, card)
    found[type === 'ship' ? 'ships' : type === 'event' || type === 'interrupt' ? 'tricks' : 'waiting']++
  }
  for (const card of held.surface) addLaid(g, viewer, card, found, own, note)
  for (const card of held.cantina) if (g.zones[card] === ZONE.cantina) addLaid(g, viewer, card, found, own, note)
  for (const card of g.aboard) {
    if (controllerOf(g, card) !== seat) continue
    found.aboard++
    addLaid(g, viewer, card, found, own, note)
  }
  return found
}

function addShip(g: State, ship: CardId, found: Found): void {
  found.armour += figure(g, ship, ARMOUR)
  found[g.turned[ship] === TURNED.active ? 'ready' : 'turned'] += figure(g, ship, FIREPOWER)
  found.bombing += figure(g, ship, BOMBING)
  found.speed += figure(g, ship, SPEED)
  if (g.turned[ship] === TURNED.damaged) found.damaged++
  if (hasKeyword(g, ship, 'rapidFire')) found.rapid++
}

/** Adds a base, crew or weaponry; of a face-down card the viewer counts only the developments. */
function addLaid(g: State, viewer: Seat, card: CardId, found: Found, own: boolean, note: (place: Place, card: CardId) => void): void {
  const isBase = g.zones[card] === ZONE.surface
  if (isPaid(g, card)) {
    note(own ? 'paid' : 'other-paid', card)
    const kind = kindOf(g, card)
    if (isBase) {
      found.bases++
      if (kind.program.operations.some(({ op }) => op === 'gainCredits')) found.gains++
    } else if (kind.type === 'crew') found[kind.subtype === 'passenger' ? 'passengers' : 'crew']++
    return
  }
  if (isBase) found.developments += developmentsOf(g, card)
  if (!knows(g, viewer, card)) {
    found.hidden++
    return
  }
  note(own ? 'laid' : 'other-known', card)
  found.waiting++
  if (isBase && isLasting(kindOf(g, card))) found.sites++
}

/** The name of the network: one for each goal and number of players. */
function network(g: State): string {
  return `${goalOf(g)}-${g.seats.length}`
}

/** The features of Chaos Galaxy's learned evaluation. */
export const features: Features<State> = { version: 1, names, network, read }
