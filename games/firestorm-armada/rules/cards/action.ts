import type { Rule } from '@orrery/kernel'
import { CARDS, type CardId } from '../../content/cards.ts'
import { type FlightId, NONE, type ShipId, type SquadronId, type State } from '../../state.ts'
import { at } from '../at.ts'
import { nameInCommand, takesCards } from './reaction.ts'
import { cardWindow } from './window.ts'

/** The attacker or boarder in its own activation: ships of a squadron, or a flight. */
export interface Acting {
  readonly seat: number
  /** The squadron, or NONE. */
  readonly squadron: SquadronId
  /** The flight, or NONE. */
  readonly flight: FlightId
  readonly ships: readonly ShipId[]
}

/** FA-CARD-3: whether an A card may still be played on what acts. */
function takesAction(g: State, { squadron, flight, ships }: Acting): boolean {
  if (flight !== NONE)
    return !g.inForce.some((effect) => effect.on === 'flight' && effect.id === flight && at(CARDS, effect.card).kind === 'A')
  const { sCard, aCard } = at(g.squadrons, squadron)
  return sCard !== g.turn && aCard !== g.turn && ships.every((ship) => takesCards(g, ship))
}

/** FA-CARD-3, FA-CARD-12: an A card for an attack or a boarding under way. Returns the card, or `null`. */
export function* actionCard(g: State, acting: Acting | null, name: string, cards: readonly CardId[], params = {}): Rule<CardId | null> {
  if (acting === null || cards.length === 0 || !takesAction(g, acting)) return null
  const { seat, squadron, flight, ships } = acting
  const on = flight === NONE ? `squadron:${squadron}` : `flight:${flight}`
  // FA-CARD-13: a cancelled card counts as played.
  const onPlayed = (card: number) => {
    if (flight === NONE) at(g.squadrons, squadron).aCard = g.turn
    else g.inForce.push({ card, seat, on: 'flight', id: flight, ships: [], until: 'turn', used: true })
  }
  const card = yield* cardWindow(g, seat, name, cards, { on, params, onPlayed })
  const [first] = ships
  if (card !== null && first !== undefined) nameInCommand(g, first)
  return card
}
