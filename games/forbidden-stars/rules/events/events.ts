import { choose, option, type Rule, reveal, shuffleIn } from '@orrery/kernel'
import { type EventId, eventCard, INCANTATION_OF_TZEENTCH } from '../../content/events.ts'
import { tell } from '../../events.ts'
import { NONE, type State } from '../../state.ts'
import { at } from '../at.ts'
import { moveStormFor } from './prayer.ts'
import { type Tactic, tacticOf } from './tactics.ts'

/** The piece of an event card. */
export function eventPiece(event: EventId): string {
  return `event:${event}`
}

type Happening = 'event-chosen' | 'event-revealed' | 'event-discarded' | 'event-declined' | 'event-resolved' | 'scheme-played'

/** Tells everybody what happens to an event card. */
export function tellEvent(g: State, type: Happening, rule: string, seat: number, event: EventId): void {
  tell(g, { type, rule, on: eventPiece(event), seat, card: eventCard(event).term })
}

/** FS-REFRESH-6, FS-EVENT-1, FS-EVENT-2: the substeps of one seat's event: draw and choose, move a storm, resolve. */
export function* eventSubsteps(g: State, seat: number): Rule {
  const player = at(g.players, seat)
  const count = player.eventOrders.length
  if (count === 0) {
    yield* stormAlone(g, seat)
    return
  }
  player.drawn = player.eventDeck.splice(0, count)
  reveal(g)
  tell(g, { type: 'events-drawn', rule: 'FS-EVENT-1', on: `player:${seat}`, seat, count: player.drawn.length })
  yield* chooseEvent(g, seat)
  player.orders.push(...player.eventOrders.splice(0, count))
  yield* moveStormFor(g, seat, eventCard(player.resolving).icon)
  yield* resolveEvent(g, seat)
}

/** FS-EVENT-6: without order tokens on the event deck its top card only moves a storm. */
function* stormAlone(g: State, seat: number): Rule {
  const player = at(g.players, seat)
  const event = player.eventDeck.shift()
  if (event === undefined) return
  player.resolving = event
  reveal(g)
  tellEvent(g, 'event-revealed', 'FS-EVENT-6', seat, event)
  yield* moveStormFor(g, seat, eventCard(event).icon)
  putBack(g, seat)
}

/** FS-EVENT-2, FS-EVENT-3: one of the drawn cards is chosen; the others are shown and shuffled back. */
function* chooseEvent(g: State, seat: number): Rule {
  const player = at(g.players, seat)
  player.resolving = yield* chooseOf(seat, player.drawn, 'FS-EVENT-2')
  tellEvent(g, 'event-chosen', 'FS-EVENT-2', seat, player.resolving)
  const others = player.drawn.filter((event) => event !== player.resolving)
  player.drawn = []
  discardEvents(g, seat, others)
}

/** A seat chooses one of its drawn event cards. */
export function* chooseOf(seat: number, events: readonly EventId[], rule: string): Rule<EventId> {
  const options = [...events]
    .sort((a, b) => a - b)
    .map((event) => ({
      ...option(eventPiece(event), event, rule, eventPiece(event)),
      message: 'event',
      params: { card: eventCard(event).term },
    }))
  const prompt = { name: 'refresh.event', rule, message: 'choose-event', params: { count: events.length } }
  return yield* choose(seat, prompt, options)
}

/** FS-COMP-19: shows cards and shuffles them back. */
export function discardEvents(g: State, seat: number, events: readonly EventId[]): void {
  if (events.length === 0) return
  const { eventDeck } = at(g.players, seat)
  for (const event of [...events].sort((a, b) => a - b)) tellEvent(g, 'event-discarded', 'FS-COMP-19', seat, event)
  eventDeck.push(...events)
  shuffleIn(g, 'shuffles', eventDeck)
}

/** FS-EVENT-7, FS-EVENT-16: shuffles the card that was resolved back. */
function putBack(g: State, seat: number): void {
  const player = at(g.players, seat)
  player.eventDeck.push(player.resolving)
  player.resolving = NONE
  shuffleIn(g, 'shuffles', player.eventDeck)
}

/** FS-EVENT-5, FS-EVENT-7, FS-EVENT-8, FS-EVENT-9, FS-EVENT-16: the ability of the chosen card, if its owner wants it. */
export function* resolveEvent(g: State, seat: number): Rule {
  const player = at(g.players, seat)
  const event = player.resolving
  const { scheme, term } = eventCard(event)
  const tactic = chosenTactic(event)
  const options = [option('use', true, 'FS-EVENT-5', eventPiece(event)), option('decline', false, 'FS-EVENT-5')]
  const prompt = { name: 'refresh.resolve', rule: 'FS-EVENT-5', message: 'resolve-event', on: eventPiece(event), params: { card: term } }
  const able = scheme || tactic?.possible(g, seat) === true
  if (!able || !(yield* choose(seat, prompt, options))) {
    tellEvent(g, 'event-declined', 'FS-EVENT-16', seat, event)
    putBack(g, seat)
    return
  }
  if (scheme) {
    playScheme(g, seat)
    return
  }
  tellEvent(g, 'event-resolved', 'FS-EVENT-7', seat, event)
  if (tactic !== null) yield* tactic.resolve(g, seat)
  if (player.resolving !== NONE) putBack(g, seat)
}

/** The tactic of a chosen event card, Incantation of Tzeentch among them; null for a scheme. */
export function chosenTactic(event: EventId): Tactic | null {
  return event === INCANTATION_OF_TZEENTCH ? INCANTATION : tacticOf(event)
}

/** How many cards Incantation of Tzeentch draws. */
const DRAWN_BY_INCANTATION = 3

/** FS-CLAR-8, FS-CLAR-15: draws three other cards, resolves one without its storm icon and shuffles the rest back. */
const INCANTATION: Tactic = {
  // The deck always holds six cards besides this one and a scheme in play.
  possible: () => true,
  *resolve(g, seat) {
    const player = at(g.players, seat)
    const incantation = player.resolving
    player.drawn = player.eventDeck.splice(0, DRAWN_BY_INCANTATION)
    reveal(g)
    tell(g, { type: 'events-drawn', rule: 'FS-CLAR-8', on: `player:${seat}`, seat, count: player.drawn.length })
    yield* chooseEvent(g, seat)
    player.eventDeck.push(incantation)
    shuffleIn(g, 'shuffles', player.eventDeck)
    yield* resolveEvent(g, seat)
  },
}

/** FS-EVENT-8, FS-EVENT-9: the scheme comes into play; an older one is discarded. */
function playScheme(g: State, seat: number): void {
  const player = at(g.players, seat)
  const older = player.scheme
  player.scheme = player.resolving
  player.resolving = NONE
  tellEvent(g, 'scheme-played', 'FS-EVENT-8', seat, player.scheme)
  if (older !== NONE) discardEvents(g, seat, [older])
}
