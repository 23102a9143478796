import type { Json } from '@orrery/kernel'
import { STARTER_DECKS } from './content/decks.ts'
import type { State } from './state.ts'

export { beginner } from './bot/beginner.ts'

/** What the self-play lab needs: the decks that seats may bring, and features of cards and turns. */
export const lab = {
  setting: 'deck',
  brings: STARTER_DECKS.map(({ id, name }) => ({ id, name })),
  /** Events by which a seat gets a card, and by which it uses one. */
  drawn: ['drew', 'took', 'took-shown', 'salvaged'],
  played: ['played', 'paid', 'launched'],
  /** The event that begins a turn; the seat of the first one goes first. */
  turn: 'turn',
}

const IDS = STARTER_DECKS.map(({ id }) => id)

/** Steps coprime to the number of decks: going round by such a step deals no deck twice at a table. */
const STEPS = [1, 3, 5, 7]

/**
 * The decks of game `number`, one for each seat. With two seats every deck meets every other; with more all decks differ. Each deck sits at
 * each seat equally often.
 */
function decksOf(number: number, seats: number): string[] {
  const round = Math.floor(number / IDS.length)
  const step = seats === 2 ? 1 + (round % (IDS.length - 1)) : (STEPS[round % STEPS.length] as number)
  return Array.from({ length: seats }, (_, seat) => IDS[(number + seat * step) % IDS.length] as string)
}

/** The words for going first, second and so on. */
const ORDER = [
  { en: 'First', hu: 'Kezdő' },
  { en: 'Second', hu: 'Második' },
  { en: 'Third', hu: 'Harmadik' },
  { en: 'Fourth', hu: 'Negyedik' },
  { en: 'Fifth', hu: 'Ötödik' },
  { en: 'Sixth', hu: 'Hatodik' },
]

/** How a report of games between bots groups them: by starter deck, each against every other, and by turn order. */
export const study = {
  options: (number: number, seats: number) => ({ seats: decksOf(number, seats).map((deck) => ({ deck })) }),
  ways: [
    {},
    { economicMonopoly: true },
    { settlement: true },
    { investment: true },
    { activeDefence: true },
    { cleanGame: true },
    { shipConversion: true },
    { simplifiedCombat: true },
    { raceDegree: 1 },
    { raceDegree: 2 },
  ],
  seats: [
    { id: 'deck', name: { en: 'Deck', hu: 'Pakli' }, of: deckOf },
    {
      id: 'goes',
      name: { en: 'Who goes when', hu: 'Ki hányadikként kezd' },
      of: (g: State, seat: number) => `goes-${((seat - g.starter + g.seats.length) % g.seats.length) + 1}`,
    },
  ],
  tables: [],
  lengths: [{ id: 'turns', name: { en: 'Turns of all', hu: 'Mindenki körei' }, of: (g: State) => g.turn }],
  names: {
    ...Object.fromEntries(ORDER.map((name, at) => [`goes-${at + 1}`, name])),
    ...Object.fromEntries(STARTER_DECKS.map(({ id, name }) => [id, name])),
  },
}

function deckOf(_: State, seat: number, options: Json): string {
  const { seats } = options as { readonly seats?: readonly { readonly deck?: string }[] }
  return seats?.[seat]?.deck ?? '–'
}
