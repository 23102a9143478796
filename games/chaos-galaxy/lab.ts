import { STARTER_DECKS } from './content/decks.ts'

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
