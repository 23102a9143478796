import type { Seat } from '@orrery/kernel'
import type { Amount, Cost, Operation, Player, Ref } from '../effects/language/vocabulary.ts'
import { amountOf, armourLeft, type Context, cardsOf, playersOf } from '../effects/read/reading.ts'
import { kindOf } from '../kinds.ts'
import { developmentsOf, inPlay, isUnpaid, keeperOf } from '../marks.ts'
import { nextOf, seatOf } from '../seats.ts'
import { type CardId, NONE, type State, TURNED, ZONE } from '../state.ts'
import { cardWorth, handWorth, kindWorth, lifeWorth, millWorth, pricedLives } from './worth.ts'

const SWING = 0.35

/** A rough estimate of what operations would be worth to the context's controller now, in credits. */
export function operationsWorth(g: State, ctx: Context, operations: readonly Operation[]): number {
  let worth = 0
  for (const operation of operations) worth += operationWorth(g, ctx, operation)
  return worth
}

/** The sign of a player's gain: 1 on the controller's side, -1 on the other, 0 for both. */
function side(g: State, ctx: Context, player: Player | undefined): number {
  if (player === undefined || player === 'you') return 1
  if (player === 'opponent') return -1
  if (player === 'each') return 0
  return playersOf(g, ctx, player).includes(ctx.controller) ? 1 : -1
}

/** The opponent that is assumed until one is chosen. */
function facing(g: State, ctx: Context): Seat {
  return ctx.opponent === NONE ? nextOf(g, ctx.controller) : ctx.opponent
}

function number(g: State, ctx: Context, amount: Amount | 'all' | undefined): number {
  return amount === undefined ? 0 : amount === 'all' ? 4 : amountOf(g, ctx, amount)
}

function operationWorth(g: State, ctx: Context, operation: Operation): number {
  switch (operation.op) {
    case 'gainCredits':
      return side(g, ctx, operation.player) * number(g, ctx, operation.n)
    case 'loseCredits': {
      const who = side(g, ctx, operation.player)
      const has = seatOf(g, who > 0 ? ctx.controller : facing(g, ctx)).credits
      return -who * Math.min(has, number(g, ctx, operation.n)) * 0.8
    }
    case 'stealCredits':
      return 1.8 * Math.min(number(g, ctx, operation.n), seatOf(g, facing(g, ctx)).credits)
    case 'draw':
      return side(g, ctx, operation.player) * number(g, ctx, operation.n) * 0.9
    case 'mill': {
      const who = side(g, ctx, operation.player)
      const colony = seatOf(g, who > 0 ? ctx.controller : facing(g, ctx)).colony.length
      return -who * millWorth(colony, number(g, ctx, operation.n))
    }
    case 'discard': {
      const who = side(g, ctx, operation.player)
      const hand = seatOf(g, who > 0 ? ctx.controller : facing(g, ctx)).headquarters.length
      return -who * 2 * Math.min(hand, number(g, ctx, operation.n))
    }
    case 'search':
      return 1.8 * number(g, ctx, operation.n)
    case 'arrange':
      return 0.5
    case 'move':
      return operation.to === 'headquarters'
        ? 1.6 * side(g, ctx, operation.player)
        : operation.to === 'colony'
          ? lifeWorth(seatOf(g, ctx.controller).colony.length) * Math.min(3, number(g, ctx, operation.n))
          : 0
    case 'develop':
      return sum(g, ctx, operation.who, (card, own) => own * unfinished(g, card) * number(g, ctx, operation.n))
    case 'undevelop':
      return sum(g, ctx, operation.who, (card, own) => -own * Math.min(developmentsOf(g, card), number(g, ctx, operation.n)))
    case 'damage':
      return sum(g, ctx, operation.to, (card, own) => -own * harm(g, card, number(g, ctx, operation.n)))
    case 'destroy':
    case 'toVoid':
      return sum(g, ctx, operation.who, (card, own) => (card === ctx.self ? 0 : -own * cardWorth(g, card)))
    case 'turn':
      return sum(g, ctx, operation.who, (card, own) => (g.turned[card] === TURNED.active ? -own * SWING * cardWorth(g, card) : 0))
    case 'ready':
      return sum(g, ctx, operation.who, (card, own) => (g.turned[card] === TURNED.active ? 0 : own * SWING * cardWorth(g, card)))
    case 'gainControl':
      return sum(g, ctx, operation.who, (card, own) => (own > 0 ? 0 : cardWorth(g, card) * (operation.until === 'permanent' ? 2 : 0.8)))
    case 'returnToHeadquarters':
      return sum(g, ctx, operation.who, (card, own) =>
        !inPlay(g, card) ? handWorth(g, ctx.controller, card) : -own * Math.max(1, cardWorth(g, card) - 1.5),
      )
    case 'putIntoPlay':
      return sum(g, ctx, operation.who, (card) => kindWorth(kindOf(g, card)))
    case 'payFor':
      return sum(g, ctx, operation.who, (card, own) => own * (2 + unfinished(g, card) * 2))
    case 'unpay':
      return sum(g, ctx, operation.who, (_card, own) => -own * 2)
    case 'modify':
      return figures(g, ctx, operation)
    case 'addCounters':
      return 2.5
    case 'taxAttack':
      return -side(g, ctx, operation.player) * number(g, ctx, operation.n) * 0.6
    case 'modifyCost':
      return -side(g, ctx, operation.player) * number(g, ctx, operation.n) * 0.4
    case 'rule':
      return operation.param === 'income' ? side(g, ctx, operation.player) * number(g, ctx, operation.delta) * 0.9 : 0.3
    case 'permit':
    case 'grant':
      return sum(g, ctx, operation.who, (_, own) => 0.5 * own)
    case 'restrict':
      return 0.5
    case 'lookHeadquarters':
      return 0.2
    case 'sacrificeCard':
      return -side(g, ctx, operation.player) * 1.5
    case 'choose': {
      let best = 0
      for (const option of operation.options) best = Math.max(best, operationsWorth(g, ctx, option.do))
      return best * Math.min(operation.n, operation.options.length) * 0.9
    }
    case 'if':
      return 0.6 * operationsWorth(g, ctx, operation.do)
    case 'may':
      return Math.max(0, operationsWorth(g, ctx, operation.do) - costsWorth(g, ctx, operation.cost ?? []))
    case 'unless':
      return 0.5 * operationsWorth(g, ctx, operation.do)
    case 'delayed':
      return 0.5 * operationsWorth(g, ctx, operation.do)
    // These are worth nothing by themselves: their worth shows in what happens next.
    case 'setStat':
    case 'removeKeywords':
    case 'disable':
    case 'preventDamage':
    case 'redirectDamage':
    case 'preventBombing':
    case 'removeFromCombat':
    case 'joinCombat':
    case 'endCombat':
    case 'changeAttackTarget':
    case 'attach':
    case 'placeCrew':
    case 'look':
    case 'neutralise':
    case 'retarget':
    case 'copy':
      return 0
  }
}

/** The worth of damage to a ship or base: all its worth if it is destroyed, a small part if not. */
export function harm(g: State, card: CardId, amount: number): number {
  if (amount <= 0) return 0
  const worth = cardWorth(g, card)
  if (isUnpaid(g, card)) return amount >= 2 ? worth : 0
  if (amount >= armourLeft(g, card)) return worth
  return g.turned[card] === TURNED.damaged ? 0.05 * worth : SWING * worth
}

/** How useful another development is for the base: 1, or little. */
function unfinished(g: State, card: CardId): number {
  const developments = developmentsOf(g, card)
  const kind = kindOf(g, card)
  if (!isUnpaid(g, card) || kind.type !== 'base') return 0.1
  if (kind.figures.limit === 'X') return developments < 9 ? 0.9 : 0.1
  return developments < kind.limit ? 1 : 0.1
}

/** Sums the worth of the cards that a word stands for, with the sign of their side. */
function sum(g: State, ctx: Context, ref: Ref, worth: (card: CardId, own: number) => number): number {
  const cards = cardsOf(g, ctx, ref)
  let total = 0
  for (const card of cards) total += worth(card, controls(g, ctx, card) ? 1 : -1)
  return total
}

function controls(g: State, ctx: Context, card: CardId): boolean {
  return keeperOf(g, card) === ctx.controller
}

function figures(g: State, ctx: Context, operation: Extract<Operation, { op: 'modify' }>): number {
  const combat = g.combat
  return sum(g, ctx, operation.who, (card, own) => {
    if (g.zones[card] !== ZONE.hangar || g.turned[card] !== TURNED.active) return 0
    const attacks = combat === null ? g.active === ctx.controller : combat.attacker === g.controllers[card]
    const fights = combat === null || combat.defended ? 0.8 : 0.1
    const bombs = attacks && (combat === null || combat.step !== 'unequip') ? 1.1 : 0
    return (
      own *
      (number(g, ctx, operation.firepower) * fights +
        number(g, ctx, operation.armour) * fights * 0.8 +
        number(g, ctx, operation.speed) * 0.15 +
        number(g, ctx, operation.bombing) * bombs)
    )
  })
}

/** The worth of what costs take, in credits. */
export function costsWorth(g: State, ctx: Context, costs: readonly Cost[]): number {
  let worth = 0
  for (const cost of costs) worth += costWorth(g, ctx, cost)
  return worth
}

function costWorth(g: State, ctx: Context, cost: Cost): number {
  switch (cost.pay) {
    case 'credits':
    case 'undevelop':
      return number(g, ctx, cost.n)
    case 'turnUsed':
      return g.zones[ctx.self] === ZONE.hangar ? 2 : 0.1
    case 'turnDamaged':
    case 'turnOtherUsed':
      return 1.5
    case 'sacrifice':
      return cardWorth(g, ctx.self)
    case 'sacrificeOther':
      return 5
    case 'mill':
      return pricedLives(seatOf(g, ctx.controller).colony.length, number(g, ctx, cost.n))
    case 'discard':
      return 1.8 * number(g, ctx, cost.n)
  }
}

/** The number of the card in a piece like `card:12`, or `NONE`. */
export function cardIn(piece: string | undefined): CardId {
  return piece?.startsWith('card:') === true ? Number(piece.slice(5)) : NONE
}
