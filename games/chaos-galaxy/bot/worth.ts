import type { Seat } from '@orrery/kernel'
import type { Card } from '../content/cards.ts'
import type { OperationName } from '../effects/language/vocabulary.ts'
import { kindOf } from '../kinds.ts'
import { developmentsOf, inPlay, isPaid, zoneOf } from '../marks.ts'
import { seatOf } from '../seats.ts'
import { type CardId, type State, TURNED, ZONE } from '../state.ts'

/** Bots measure everything in credits: the price that they would pay for it. */

/** The worth of a text to its controller, besides the card's figures: a value for each operation, for some of them 0. */
const TEXT_WORTH: Readonly<Record<OperationName, number>> = {
  damage: 3,
  modify: 2,
  setStat: 0,
  grant: 0,
  removeKeywords: 0,
  disable: 0,
  preventDamage: 2,
  redirectDamage: 0,
  preventBombing: 5,
  removeFromCombat: 0,
  joinCombat: 0,
  endCombat: 0,
  changeAttackTarget: 0,
  destroy: 4,
  sacrificeCard: 0,
  ready: 3,
  turn: 0,
  returnToHeadquarters: 0,
  gainControl: 0,
  attach: 0,
  placeCrew: 0,
  putIntoPlay: 0,
  payFor: 2,
  toVoid: 0,
  unpay: 0,
  addCounters: 3,
  draw: 4,
  mill: 5,
  discard: 0,
  search: 3,
  arrange: 0,
  look: 0,
  lookHeadquarters: 0,
  move: 2,
  gainCredits: 4,
  loseCredits: 0,
  stealCredits: 0,
  develop: 4,
  undevelop: 0,
  modifyCost: 2.5,
  taxAttack: 3,
  neutralise: 0,
  retarget: 0,
  copy: 0,
  rule: 1.5,
  restrict: 2,
  permit: 0,
  choose: 0,
  if: 0,
  may: 0,
  unless: 0,
  delayed: 0,
}

const values: number[] = []

/** The worth of a card's text to its controller, judged by its operations alone. */
function textWorth(kind: Card): number {
  const known = values[kind.number]
  if (known !== undefined) return known
  let worth = 0
  for (const operation of kind.program.operations) worth += TEXT_WORTH[operation.op]
  const capped = Math.min(8, worth)
  values[kind.number] = capped
  return capped
}

/** The worth of a card of that kind, paid and in play. */
export function kindWorth(kind: Card): number {
  switch (kind.type) {
    case 'ship':
      return kind.price + 1
    case 'base':
      return kind.subtype === 'trap' ? 3 : 2 + textWorth(kind)
    case 'crew':
      return kind.subtype === 'passenger' ? 2 + Math.min(5, textWorth(kind)) : kind.price + 1.5
    default:
      return kind.price + 1
  }
}

/** The worth of a card in play: all of it if paid, a part if not; a ship counts with what it carries. */
export function cardWorth(g: State, card: CardId): number {
  if (!inPlay(g, card)) return kindWorth(kindOf(g, card)) * 0.4
  const kind = kindOf(g, card)
  let worth = isPaid(g, card) ? kindWorth(kind) : unpaidWorth(kind, developmentsOf(g, card), zoneOf(g, card))
  if (g.turned[card] === TURNED.damaged) worth *= 0.75
  for (const aboard of g.aboard) if (g.carriers[aboard] === card) worth += cardWorth(g, aboard)
  return worth
}

function unpaidWorth(kind: Card, developments: number, zone: number): number {
  const place = zone === ZONE.surface ? 'base' : zone === ZONE.cantina || zone === ZONE.boarded ? 'crew' : 'weaponry'
  if (kind.type !== place) return 0.3
  if (kind.type !== 'base') return 1.2
  const missing = Math.max(0, kind.limit - developments)
  return Math.max(0.8, kindWorth(kind) * 0.8 - missing)
}

/** The worth of a card in hand, which its seat still has to pay for. */
export function handWorth(g: State, seat: Seat, card: CardId): number {
  const kind = kindOf(g, card)
  const held = seatOf(g, seat)
  switch (kind.type) {
    case 'ship': {
      const reach = kind.price <= held.credits + 5 ? 1 : 0.6
      return (2.5 + kind.price * 0.15 + (held.hangar.length < 3 ? 1.5 : 0)) * reach
    }
    case 'base':
      return kind.subtype === 'trap' ? 1.6 : 1.2 + textWorth(kind) * 0.25
    case 'crew':
      return kind.subtype === 'passenger' ? 1.2 + textWorth(kind) * 0.25 : held.hangar.length > 0 ? 2 : 1.2
    case 'weaponry':
      return held.hangar.length > 0 ? 1.8 : 0.9
    case 'event':
      return 2
    case 'interrupt':
      return 1.7
  }
}

/** What the next card of a colony is worth to its owner: the fewer are left, the more. */
export function lifeWorth(colony: number): number {
  return 0.9 + 8 / (colony + 4)
}

/** What an empty colony costs beyond its cards. */
export const THE_END = 60

/** A colony of so few cards is about to be emptied. */
export const BRINK = 6

/** What the own colony's cards are worth as a price: nobody pays with the last ones. */
export function pricedLives(colony: number, count: number): number {
  return millWorth(colony, count) + (colony - count <= BRINK ? THE_END : 0)
}

/** What losing this many cards from the top of its colony costs a seat; an empty colony ends the game. */
export function millWorth(colony: number, count: number): number {
  const lost = Math.min(colony, count)
  let worth = 0
  for (let left = colony; left > colony - lost; left--) worth += lifeWorth(left)
  return lost > 0 && lost === colony ? worth + THE_END : worth
}
