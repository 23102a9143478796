import { CARDS, cardOf, DECK } from '../content/cards.ts'
import { shipType } from '../content/ships.ts'
import { isOn } from '../geometry/place.ts'
import { at, numberAt } from '../rules/at.ts'
import { poseOf } from '../rules/stands.ts'
import { NONE, PLACE, type ShipId, type State, type Step } from '../state.ts'

/** The steps in which a squadron, or a flight, is being activated. */
const OF_SQUADRONS: readonly Step[] = ['command', 'movement', 'moved', 'combat', 'boarding']
const OF_FLIGHTS: readonly Step[] = ['flight-move', 'flight-answers', 'flight-fight', 'flight-acts']
const FULL = 36_000

/** Completes the deck, and throws a `RangeError` with the reason if the table is impossible. */
export function settle(g: State): void {
  fillDeck(g)
  checkSeats(g)
  checkActivation(g)
  for (let ship = 0; ship < g.ships.type.length; ship++) checkShip(g, ship)
  for (let wing = 0; wing < g.wings.type.length; wing++) checkWing(g, wing)
  for (const { ship, teams } of g.boarders) {
    if (g.ships.place[ship] !== PLACE.table) throw new RangeError(`enemies are aboard ship ${ship}, which is not on the table`)
    if (teams < 1) throw new RangeError(`there are ${teams} teams aboard ship ${ship}`)
  }
}

/** Puts cards without a place under the deck, and removes cards that are elsewhere from it. */
export function fillDeck(g: State): void {
  const elsewhere = [...g.discard, ...g.hands.flat(), ...g.faceDown.filter((card) => card !== NONE)]
  const free = DECK.slice()
  for (const card of elsewhere) {
    const place = free.indexOf(card)
    if (place < 0) throw new RangeError(tooMany(card))
    free.splice(place, 1)
  }
  const deck: number[] = []
  for (const card of g.deck) {
    const place = free.indexOf(card)
    if (place < 0) continue
    free.splice(place, 1)
    deck.push(card)
  }
  g.deck = [...deck, ...free]
}

function tooMany(card: number): string {
  if (CARDS[card] === undefined) return `there is no card ${card}`
  const { id, copies } = cardOf(card)
  return `there are only ${copies} cards ${id}`
}

function checkSeats(g: State): void {
  const seats = g.races.map((_, seat) => seat)
  if (g.order.slice().sort().join() !== seats.join())
    throw new RangeError(`order: ${g.order.join(', ')} is no order of the seats ${seats.join(', ')}`)
  for (const [id, { owner }] of g.squadrons.entries())
    if (g.races[owner] === undefined) throw new RangeError(`squadron ${id} is of seat ${owner}; there are ${g.seats}`)
}

function checkActivation(g: State): void {
  const { kind, id } = g.activation
  const wanted = OF_SQUADRONS.includes(g.step) ? 'squadron' : OF_FLIGHTS.includes(g.step) ? 'flight' : null
  if (wanted !== null && kind !== wanted) throw new RangeError(`in the step ${g.step} a ${wanted} is active; here none is`)
  const unit = kind === 'squadron' ? g.squadrons[id] : kind === 'flight' ? g.flights[id] : undefined
  if (kind !== 'none' && unit?.owner !== g.activation.seat)
    throw new RangeError(`${kind} ${id} is active for seat ${g.activation.seat}, which does not have it`)
}

function checkShip(g: State, ship: ShipId): void {
  const { id, stats } = shipType(numberAt(g.ships.type, ship))
  const called = `${id} (ship ${ship})`
  const squadron = g.squadrons[numberAt(g.ships.squadron, ship)]
  if (squadron === undefined || squadron.owner !== g.ships.owner[ship]) throw new RangeError(`${called} is in no squadron of its seat`)
  if (g.ships.place[ship] !== PLACE.table) return
  const pose = poseOf(g, ship)
  if (!isOn(pose, g.settings.width, g.settings.depth)) throw new RangeError(`${called} stands beside the table, which is ${tableOf(g)}`)
  if (pose.heading < 0 || pose.heading >= FULL) throw new RangeError(`${called} points to ${pose.heading / 100}; a circle has 360 degrees`)
  const [hull, crew, ap] = [numberAt(g.ships.hull, ship), numberAt(g.ships.crew, ship), numberAt(g.ships.ap, ship)]
  if (hull < 0 || hull >= stats.hp) throw new RangeError(`${called} has lost ${hull} of ${stats.hp} HP and is on the table`)
  if (crew < 0 || crew > stats.cp) throw new RangeError(`${called} has lost ${crew} of ${stats.cp} CP`)
  if (ap < 0 || ap > stats.ap) throw new RangeError(`${called} has ${ap} of ${stats.ap} AP`)
}

function checkWing(g: State, wing: number): void {
  const owner = at(g.flights, numberAt(g.wings.flight, wing)).owner
  if (owner !== g.wings.owner[wing]) throw new RangeError(`wing ${wing} is in no flight of its seat`)
  const point = { x: numberAt(g.wings.x, wing), y: numberAt(g.wings.y, wing) }
  if (g.wings.place[wing] === PLACE.table && !isOn(point, g.settings.width, g.settings.depth))
    throw new RangeError(`wing ${wing} flies beside the table, which is ${tableOf(g)}`)
}

function tableOf(g: State): string {
  return `${g.settings.width / 1000} by ${g.settings.depth / 1000} inches`
}
