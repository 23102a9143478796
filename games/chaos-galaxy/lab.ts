import type { Json } from '@orrery/kernel'
import { STARTER_DECKS } from './content/decks.ts'
import type { State } from './state.ts'

/** What the self-play lab needs to know: the decks that seats may bring, and what tells it about cards and turns. */
export const lab = {
  setting: 'deck',
  brings: STARTER_DECKS.map(({ id, name }) => ({ id, name })),
  /** Events by which a seat gets to hold a card, and by which it uses one. */
  drawn: ['drew', 'took', 'took-shown', 'salvaged'],
  played: ['played', 'paid', 'launched'],
  /** The event that begins a turn; the seat of the first one goes first. */
  turn: 'turn',
}

const IDS = STARTER_DECKS.map(({ id }) => id)

/** What a report of games between bots tells apart: the starter decks, each against every other, and who goes first. */
export const study = {
  options: (number: number) => {
    const one = number % IDS.length
    const other = (one + 1 + (Math.floor(number / IDS.length) % (IDS.length - 1))) % IDS.length
    return { seats: [{ deck: IDS[one] as string }, { deck: IDS[other] as string }] }
  },
  seats: [
    { id: 'deck', name: { en: 'Deck', hu: 'Pakli' }, of: deckOf },
    {
      id: 'goes',
      name: { en: 'Who goes first', hu: 'Ki kezd' },
      of: (g: State, seat: number) => (g.starter === seat ? 'first' : 'second'),
    },
  ],
  tables: [],
  lengths: [{ id: 'turns', name: { en: 'Turns of both sides', hu: 'A két fél körei' }, of: (g: State) => g.turn }],
  names: {
    first: { en: 'First', hu: 'Kezdő' },
    second: { en: 'Second', hu: 'Második' },
    ...Object.fromEntries(STARTER_DECKS.map(({ id, name }) => [id, name])),
  },
}

function deckOf(_: State, seat: number, options: Json): string {
  const { seats } = options as { readonly seats?: readonly { readonly deck?: string }[] }
  return seats?.[seat]?.deck ?? '–'
}
