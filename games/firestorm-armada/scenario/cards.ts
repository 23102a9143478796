import { shuffleIn } from '@orrery/kernel'
import { wordsIn } from '@orrery/kernel/scenario/format'
import { cardOf } from '../content/cards.ts'
import { at } from '../rules/at.ts'
import { UNTIL } from '../rules/cards/windows.ts'
import { allShipsOf } from '../rules/ships.ts'
import { NONE, type State } from '../state.ts'
import { cardNamed, indexNamed, named, seatNamed } from './names.ts'
import type { ScenarioTable } from './table.ts'
import { fillDeck } from './whole.ts'

/** Lays hands, discards and cards in force, and puts the others into the deck: those named on top, the rest shuffled. */
export function layCards(g: State, table: ScenarioTable): void {
  const hands = g.races.map((_, seat) => table.hands?.[seat] ?? [])
  g.hands = hands.map((hand) => (typeof hand === 'number' ? [] : hand.map(cardNamed)))
  g.discard = (table.discard ?? []).map(cardNamed)
  g.deck = (table.deck ?? []).map(cardNamed)
  const named = g.deck.length
  fillDeck(g)
  const rest = g.deck.splice(named)
  shuffleIn(g, 'shuffles', rest)
  g.deck.push(...rest)
  for (const [seat, hand] of hands.entries()) {
    if (typeof hand !== 'number') continue
    if (hand > g.deck.length) throw new RangeError(`hands: only ${g.deck.length} cards are left`)
    at(g.hands, seat).push(...g.deck.splice(g.deck.length - hand, hand))
  }
  for (const line of table.inForce ?? []) layEffect(g, line)
}

function layEffect(g: State, line: string): void {
  const [id = '', what = '', number = ''] = wordsIn(line)
  const card = cardNamed(id)
  const { id: cardId, kind } = cardOf(card)
  switch (named(['seat', 'squadron', 'flight'], what, `'${line}'`)) {
    case 'seat':
      g.inForce.push({ card, seat: seatNamed(g, number, line), on: 'nothing', id: NONE, ships: [], until: 'turn', used: false })
      return
    case 'squadron': {
      const squadron = indexNamed(g.squadrons, number, 'squadron', line)
      const held = at(g.squadrons, squadron)
      if (kind === 'S') held.sCard = g.turn
      if (kind === 'A') held.aCard = g.turn
      const until = UNTIL[cardId] ?? 'activation'
      g.inForce.push({ card, seat: held.owner, on: 'squadron', id: squadron, ships: allShipsOf(g, squadron), until, used: false })
      return
    }
    case 'flight': {
      const flight = indexNamed(g.flights, number, 'flight', line)
      g.inForce.push({ card, seat: at(g.flights, flight).owner, on: 'flight', id: flight, ships: [], until: 'turn', used: true })
    }
  }
}
