import { type Random, type Seat, shuffle } from '@orrery/kernel'
import { CARDS_OF_TEAM } from './content/actions.ts'
import { eventCard } from './content/events.ts'
import { locationCard, locationsOf } from './content/locations.ts'
import { TEAMS } from './content/marines.ts'
import { mayChoose } from './rules/choose.ts'
import { at } from './rules/components.ts'
import { NONE, type State } from './state.ts'

/** Deals anew what the seat does not know: face-down piles and decks, others' hidden choices, an event that only another seat has read. */
export function determinize(g: State, seat: Seat, random: Random): void {
  determinizeGenestealers(g, random)
  determinizeEvents(g, seat, random)
  for (let i = 0; i < g.locationDeck.length; i++) {
    const pile = locationsOf(locationCard(at(g.locationDeck, i)).code)
    g.locationDeck[i] = at(pile, random.below(pile.length))
  }
  determinizeChoices(g, seat, random)
}

/** Sorts, so that the outcome does not depend on the hidden order, and shuffles. */
function mixed(cards: number[], random: Random): number[] {
  cards.sort((a, b) => a - b)
  shuffle(random, cards)
  return cards
}

function determinizeGenestealers(g: State, random: Random): void {
  const left = at(g.blips, 0).length
  const right = at(g.blips, 1).length
  const cards = mixed([...g.genestealerDeck, ...at(g.blips, 0), ...at(g.blips, 1)], random)
  g.blips[0] = cards.slice(0, left)
  g.blips[1] = cards.slice(left, left + right)
  g.genestealerDeck = cards.slice(left + right)
}

/** Keeps the cards that the seat has looked at. An event that only the current player has read becomes any Instinct event. */
function determinizeEvents(g: State, seat: Seat, random: Random): void {
  const known = g.scouted.filter((card) => card.seat === seat).map((card) => card.card)
  const others = g.scouted.filter((card) => card.seat !== seat).map((card) => ({ place: g.eventDeck.indexOf(card.card), seat: card.seat }))
  const unknown = g.eventDeck.filter((card) => !known.includes(card))
  const hidden = g.event !== NONE && !g.eventShown && seat !== g.current
  if (hidden) unknown.push(g.event)
  mixed(unknown, random)
  if (hidden) {
    const drawn = unknown.findIndex((card) => eventCard(card).instinct)
    g.event = at(unknown, drawn)
    unknown.splice(drawn, 1)
  }
  let next = 0
  g.eventDeck = g.eventDeck.map((card) => (known.includes(card) ? card : at(unknown, next++)))
  g.scouted = [
    ...g.scouted.filter((card) => card.seat === seat),
    ...others.map(({ place, seat: knower }) => ({ card: at(g.eventDeck, place), seat: knower })),
  ]
}

/** Replaces the action cards that others have chosen and not yet revealed. */
function determinizeChoices(g: State, seat: Seat, random: Random): void {
  if (g.revealed || g.phase !== 'choose') return
  for (const { id } of TEAMS) {
    const team = at(g.teams, id)
    if (team.owner === NONE || team.owner === seat || team.card === 0) continue
    const legal = at(CARDS_OF_TEAM, id).filter((card) => mayChoose(g, card) === true)
    team.card = at(legal, random.below(legal.length))
  }
}
