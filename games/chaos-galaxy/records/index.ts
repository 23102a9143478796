import { isObject, type Json } from '@orrery/kernel'
import type { Named, Records } from '@orrery/records'
import { STARTER_DECKS } from '../content/decks.ts'
import type { State } from '../state.ts'
import { achievements } from './achievements.ts'

const OWN: Named = { en: 'a deck of their own', hu: 'saját pakli' }
const GIVEN: Named = { en: 'the deck of the table', hu: 'az asztal paklija' }

/** The starter deck of a seat by its id, `own` for a built one, `given` if the seat brought none. */
function deckOf(brought: Json | undefined, seat: number): string {
  const own = Array.isArray(brought) ? brought[seat] : undefined
  const deck = isObject(own) ? own.deck : undefined
  return deck === undefined || deck === null ? 'given' : typeof deck === 'string' ? deck : 'own'
}

function nameOf(id: string): Named {
  if (id === 'own') return OWN
  // A starter deck of an earlier version has no name here.
  return id === 'given' ? GIVEN : (STARTER_DECKS.find((deck) => deck.id === id)?.name ?? { en: id, hu: id })
}

/** What is recorded of tables of Chaos Galaxy, by deck; duels and games with more players have separate ratings. */
export const records: Records<State> = {
  ways: [
    { id: 'duel', name: { en: 'Duel', hu: 'Párbaj' } },
    { id: 'several', name: { en: 'Three and more', hu: 'Hárman és többen' } },
  ],
  way: (_options, seats) => (seats === 2 ? 'duel' : 'several'),
  note: (g, seat, options) => ({
    deck: deckOf(options.seats, seat),
    colony: g.seats[seat]?.colony.length ?? 0,
    turns: g.seats[seat]?.turns ?? 0,
    ships: g.seats[seat]?.hangar.length ?? 0,
    credits: g.seats[seat]?.credits ?? 0,
  }),
  side: { fact: 'deck', name: { en: 'Deck', hu: 'Pakli' }, nameOf },
  achievements,
}
