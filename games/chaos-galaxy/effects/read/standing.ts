import type { Seat } from '@orrery/kernel'
import { cardOf } from '../../content/cards.ts'
import { kindOf } from '../../kinds.ts'
import { carrierOf, countsAsTurned, inPlay, isPaid } from '../../marks.ts'
import { type CardId, type Fighter, HAPPENED_BITS, type Lasting, NONE, type StackItem, type State, TURNED, ZONE } from '../../state.ts'
import type { Operation, Selector } from '../language/vocabulary.ts'

/** CG-BLUFF-3: the type that an unpaid card counts as in this zone. */
export function placeType(zone: number): 'base' | 'crew' | 'weaponry' | 'ship' {
  if (zone === ZONE.surface) return 'base'
  if (zone === ZONE.mounted) return 'weaponry'
  return zone === ZONE.hangar ? 'ship' : 'crew'
}

/** Whether the card is turned as the selector requires. */
export function inState(g: State, card: CardId, state: NonNullable<Selector['state']>): boolean {
  if (!inPlay(g, card)) return false
  const turned = countsAsTurned(g, card)
  // CG-STATE-10: active means paid and not turned.
  if (state === 'active') return isPaid(g, card) && turned === TURNED.active
  if (state === 'notActive') return turned !== TURNED.active
  return turned === (state === 'used' ? TURNED.used : TURNED.damaged)
}

/** CG-CREW-12: whether the card is a paid passenger on a ship, which is never turned. An unpaid one is crew like any other (CG-PAY-5). */
export function isPassengerAboard(g: State, card: CardId): boolean {
  return g.zones[card] === ZONE.boarded && isPaid(g, card) && kindOf(g, card).subtype === 'passenger'
}

/** Whether the ship has the role in the combat that a selector requires. */
export function inRole(g: State, card: CardId, role: NonNullable<Selector['role']>): boolean {
  const fighter = fighterOf(g, card)
  const takesPart = fighter?.in === true
  if (role === 'participating') return takesPart
  if (role === 'notParticipating') return !takesPart
  if (role === 'bombing') return takesPart && fighter.bombs
  return takesPart && fighter.attacking === (role === 'attacking')
}

/** The fighter of a ship in the running combat, or of the ship that carries the card; null if there is none. */
export function fighterOf(g: State, card: CardId): Fighter | null {
  if (g.combat === null) return null
  const carrier = carrierOf(g, card)
  const ship = carrier === NONE ? card : carrier
  for (const fighter of g.combat.fighters) if (fighter.ship === ship) return fighter
  return null
}

/** CG-SIMC-3: whether an effect has destroyed the ship, which stays without armour until the end of a simplified combat's firing step. */
export function isDoomed(g: State, card: CardId): boolean {
  return g.settings.simplifiedCombat && fighterOf(g, card)?.slayer === card
}

/** Whether the ship carries a paid card in that zone (weaponry or crew). */
export function carries(g: State, ship: CardId, zone: number): boolean {
  return g.aboard.some((card) => g.carriers[card] === ship && g.zones[card] === zone && isPaid(g, card))
}

/**
 * The number by which targets name a stack item. An event or interrupt has its card's number; abilities, triggered effects, payments and
 * copies are not cards and have numbers above those of all cards.
 */
export function stackRef(g: State, item: StackItem): CardId {
  return item.kind === 'card' ? item.card : g.prints.length + item.id
}

/** Whether a target is a stack item that is not a card. */
export function isNoCard(g: State, target: CardId): boolean {
  return target >= g.prints.length
}

/** The stack item that a target names, as long as it exists. */
export function stackItemOf(g: State, ref: CardId): StackItem | undefined {
  for (const item of g.stack) if (stackRef(g, item) === ref && item.kind !== 'action') return item
  return undefined
}

/** Whether a stack item has exactly one target and that is still there. */
export function targetsOne(g: State, item: StackItem): boolean {
  const targets = item.targets.flat()
  if (targets.length !== 1) return false
  const target = targets[0] as CardId
  if (isNoCard(g, target)) return stackItemOf(g, target) !== undefined
  return inPlay(g, target) || g.zones[target] === ZONE.trash || g.zones[target] === ZONE.stack
}

/** What happened to a seat since the asker's last turn: that seat's bits in the asker's set. */
export function happenedSince(g: State, asker: Seat, seat: Seat): number {
  return (g.seats[asker]?.sinceLastTurn ?? 0) >> (seat * HAPPENED_BITS)
}

/** Whether an effect has switched the card's text off. */
export function isDisabled(g: State, card: CardId): boolean {
  for (const lasting of g.lasting) if (lasting.cards.includes(card) && operationOf(lasting).op === 'disable') return true
  return false
}

/** The operation of a card that a lasting effect carries out. */
export function operationOf(lasting: Lasting): Operation {
  return cardOf(lasting.print).program.operations[lasting.operation] as Operation
}

/** The single number that a lasting effect holds, or 0. */
export function amountHeld({ holds }: Lasting): number {
  return holds.what === 'amount' ? holds.amount : 0
}

/** The card that a lasting effect redirects damage to, or `NONE`. */
export function redirectedTo({ holds }: Lasting): CardId {
  return holds.what === 'card' ? holds.card : NONE
}

/** A share of a number, at most a limit. */
export function cut(held: number, div: number | undefined, max: number | undefined): number {
  const share = div === undefined ? held : Math.floor(held / div)
  return max === undefined ? share : Math.min(share, max)
}
