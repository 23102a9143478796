import { type GameEvent, isHeard, type Option, type Piece, type Seat, tell as tellAll, tellOnly as tellSome } from '@orrery/kernel'
import type { Duration, OperationName, Place } from './effects/language/vocabulary.ts'
import { isPublic } from './information.ts'
import { kindOf } from './kinds.ts'
import { isUnpaid } from './marks.ts'
import type { CardId, Combat, State } from './state.ts'

/** The name of a card that lies face down. */
export const FACE_DOWN = '@face-down'

/** The term of a card if everybody may know it; otherwise that of a face-down card. */
export function publicName(g: State, card: CardId): string {
  return g.prints[card] === undefined ? '@nothing' : isPublic(g, card) ? kindOf(g, card).term : FACE_DOWN
}

/** The card of an event; `name` if the rule reveals more, or less, than everybody may know. */
type OfCard = { card: CardId; name?: string }

/** Cards of a seat that only it may name. */
type OfCards = { seat: Seat; cards: CardId[]; names: string[]; count: number }

/** Cards drawn for any reason: the event before says why. */
type Drawn = ({ type: 'drew' } & OfCards) | { type: 'drew-hidden'; seat: Seat; count: number }

/**
 * The events of Chaos Galaxy. `seat` is the one concerned: `tell` adds its `player`, and for every card (`card`, `target`, `ship`, `by`)
 * its name (`name`, `targetName`, `shipName`, `byName`) as far as everybody may know it.
 */
export type ChaosGalaxyEvent =
  | Drawn
  | ({ rule: string } & (
      | { type: 'rolled'; seats: number[]; rolls: number[] }
      | { type: 'mono-race'; seat: Seat; race: string }
      | { type: 'mulligan' | 'kept' | 'colony-shuffled' | 'main-phase-over' | 'passed-firing' | 'bombing-success'; seat: Seat }
      | { type: 'turn' | 'turn-over'; seat: Seat; turn: number }
      | ({ type: 'milled' } & OfCards)
      | { type: 'looked'; seat: Seat; names: string[]; count: number; cards: CardId[]; fleeting: true }
      | { type: 'milled-hidden' | 'looked-hidden'; seat: Seat; count: number }
      | ({ type: 'discarded' | 'salvaged' | 'took' | 'shown' | 'to-trash' | 'to-wasteland' | 'laid'; seat: Seat; name: string } & OfCard)
      | { type: 'discarded-hidden' | 'salvaged-hidden' | 'took-hidden'; seat: Seat }
      | { type: 'took-shown'; seat: Seat; name: string }
      | { type: 'to-wasteland-hidden'; seat: Seat; card: CardId }
      | { type: 'laid-hidden'; seat: Seat; card: CardId }
      | { type: 'moved'; seat: Seat; to: Place; name: string }
      | { type: 'moved-hidden'; seat: Seat; to: Place }
      | ({
          type:
            | 'to-void'
            | 'sacrificed'
            | 'doomed'
            | 'unpaid'
            | 'joined-combat'
            | 'left-combat'
            | 'stealth'
            | 'target-changed'
            | 'target-lost'
        } & OfCard)
      | ({ type: 'turned-used' | 'turned-damaged' | 'turned-active' } & OfCard)
      | { type: 'spent' | 'gained' | 'lost-credits'; seat: Seat; credits: number }
      | ({ type: 'sold' | 'paying'; seat: Seat; credits: number } & OfCard)
      | ({ type: 'launching' | 'launched' | 'paid' | 'returned' | 'put-into-play' | 'control-changed' | 'destroyed'; seat: Seat } & OfCard)
      | ({ type: 'attacks-with' | 'defends-with' | 'bombs-with' | 'heavy-weapons' | 'ordnance' | 'trap' | 'copied'; seat: Seat } & OfCard)
      | ({ type: 'played' | 'ability-used' | 'triggered'; seat: Seat; targets: CardId[] } & OfCard)
      | ({ type: 'neutralised'; stack: number } & OfCard)
      | ({ type: 'retargeted'; stack: number; target: CardId } & OfCard)
      | ({ type: 'effect'; does: OperationName; cards: CardId[]; until: Duration } & OfCard)
      | { type: 'effects-ended'; count: number }
      | ({ type: 'developed' | 'undeveloped'; count: number } & OfCard)
      | ({ type: 'moved-weaponry' | 'boarded'; seat: Seat; ship: CardId } & OfCard)
      | ({ type: 'disembarked'; seat: Seat; used: boolean } & OfCard)
      | ({ type: 'attack'; seat: Seat; defender: Seat; defenderPlayer: string; target: Combat['aim'] } & OfCard)
      | ({ type: 'fires'; seat: Seat; target: CardId } & OfCard)
      | { type: 'firing-over' }
      | ({ type: 'damaged'; amount: number; by: CardId } & OfCard)
      | ({ type: 'prevented' | 'redirected'; amount: number } & OfCard)
      | ({ type: 'barrage'; amount: number; by: CardId } & OfCard)
      | ({ type: 'bombed'; seat: Seat; defender: Seat; target: Combat['target']; total: number } & OfCard)
      | { type: 'combat-over' | 'won' | 'conceded'; seat: Seat }
      | { type: 'eliminated'; seat: Seat; by: Seat; byPlayer: string }
      | ({ type: 'aimed'; seat: Seat } & OfCard)
      | ({ type: 'converted'; ability: string } & OfCard)
    ))

/** Sends an event to everybody, with the names of the cards in it. Costs nothing in a search, where nobody listens. */
export function tell(g: State, event: ChaosGalaxyEvent): void {
  if (isHeard(g)) tellAll(g, named(g, event))
}

/** Tells some seats; the others get a reduced event, or nothing. */
export function tellOnly(g: State, seats: readonly Seat[], event: ChaosGalaxyEvent, others: ChaosGalaxyEvent | null = null): void {
  if (isHeard(g)) tellSome(g, seats, named(g, event), others === null ? null : named(g, others))
}

function named(g: State, event: GameEvent): GameEvent {
  const full: { [field: string]: GameEvent[string] } & { type: string } = { ...event }
  if (typeof event.seat === 'number') full.player = `@seat-${event.seat}`
  if (typeof event.card === 'number' && event.name === undefined) full.name = publicName(g, event.card)
  if (typeof event.target === 'number') full.targetName = publicName(g, event.target)
  if (typeof event.ship === 'number') full.shipName = publicName(g, event.ship)
  // CG-MULTI-6: a player is eliminated by a seat, not by a card.
  if (typeof event.by === 'number' && event.byPlayer === undefined) full.byName = publicName(g, event.by)
  return full
}

const PIECES: Piece[] = []

/** The piece of a card, made once for each number. */
export function pieceName(card: CardId): Piece {
  const made = PIECES[card]
  if (made !== undefined) return made
  const piece = `card:${card}`
  PIECES[card] = piece
  return piece
}

const UNSEEN = { card: FACE_DOWN }

/** The card's name as a parameter of options, as far as the asked seat may know it. */
export function shownTo(g: State, card: CardId, seat: Seat): { readonly card: string } {
  return isUnpaid(g, card) && g.controllers[card] !== seat ? UNSEEN : kindOf(g, card).params
}

/** An option that lights up a card, with the card's name as far as the asked seat may know it. */
export function cardOption<T>(g: State, id: string, value: T, rule: string, card: CardId, seat: Seat = -1): Option<T> {
  return { id, value, rule, on: pieceName(card), to: undefined, cost: undefined, message: undefined, params: shownTo(g, card, seat) }
}
