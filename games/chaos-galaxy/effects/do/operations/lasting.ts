import type { Seat } from '@orrery/kernel'
import { controllerOf, inPlay } from '../../../marks.ts'
import { type Holds, NONE, type State } from '../../../state.ts'
import { changeControl } from '../../../table/control.ts'
import { type Amount, FIGURES, type OperationOf } from '../../language/vocabulary.ts'
import { ARMOUR, amountOf, type Context, cardFor, cardsOf, figure, playersOf } from '../../read/reading.ts'
import { begin } from '../lasting.ts'

import type { Handlers } from './handler.ts'

/** Operations that last for a while: amounts are counted when they begin. */
export const LASTING: Handlers<
  | 'modify'
  | 'grant'
  | 'removeKeywords'
  | 'disable'
  | 'permit'
  | 'setStat'
  | 'preventDamage'
  | 'redirectDamage'
  | 'preventBombing'
  | 'modifyCost'
  | 'taxAttack'
  | 'rule'
  | 'restrict'
  | 'delayed'
  | 'gainControl'
> = {
  modify(g, ctx, operation) {
    holdForCards(g, ctx, operation)
  },
  grant(g, ctx, operation) {
    holdForCards(g, ctx, operation)
  },
  removeKeywords(g, ctx, operation) {
    holdForCards(g, ctx, operation)
  },
  disable(g, ctx, operation) {
    holdForCards(g, ctx, operation)
  },
  permit(g, ctx, operation) {
    holdForCards(g, ctx, operation)
  },
  setStat(g, ctx, operation) {
    holdForCards(g, ctx, operation)
  },
  preventDamage(g, ctx, operation) {
    holdForCards(g, ctx, operation)
  },
  redirectDamage(g, ctx, operation) {
    holdForCards(g, ctx, operation)
  },
  preventBombing(g, ctx, operation) {
    for (const seat of playersOf(g, ctx, operation.player)) holdForSeat(g, ctx, operation, seat)
  },
  modifyCost(g, ctx, operation) {
    for (const seat of playersOf(g, ctx, operation.player)) holdForSeat(g, ctx, operation, seat)
  },
  taxAttack(g, ctx, operation) {
    for (const seat of playersOf(g, ctx, operation.player)) holdForSeat(g, ctx, operation, seat)
  },
  rule(g, ctx, operation) {
    holdRule(g, ctx, operation)
  },
  restrict(g, ctx, operation) {
    holdRestriction(g, ctx, operation)
  },
  delayed(g, ctx, operation) {
    // Without a duration it waits indefinitely.
    begin(g, ctx, operation, operation.until ?? 'permanent', {
      cards: ctx.targets.flat(),
      holds: { what: 'targets', slots: ctx.targets.flatMap((cards, slot) => cards.map(() => slot)) },
      left: ctx.targets.flat().length,
    })
  },
  gainControl(g, ctx, operation) {
    takeControl(g, ctx, operation)
  },
}

type ForCards = OperationOf<'modify' | 'grant' | 'removeKeywords' | 'disable' | 'permit' | 'setStat' | 'preventDamage' | 'redirectDamage'>

/** Makes the operation last on the cards; its amounts are counted now. */
function holdForCards(g: State, ctx: Context, operation: ForCards): void {
  const ref = operation.op === 'preventDamage' ? operation.to : operation.op === 'redirectDamage' ? operation.from : operation.who
  const cards = cardsOf(g, ctx, ref).filter((card) => inPlay(g, card))
  if (cards.length === 0) return
  const count = (amount: Amount | undefined): number => (amount === undefined ? 0 : amountOf(g, ctx, amount))
  switch (operation.op) {
    case 'modify':
      begin(g, ctx, operation, operation.until, { cards, holds: { what: 'figures', added: FIGURES.map((name) => count(operation[name])) } })
      return
    case 'setStat':
      if (operation.stat === 'armour') {
        // The armour left is set to the amount, at most the maximum.
        for (const card of cards) g.lost[card] = Math.max(0, figure(g, card, ARMOUR) - count(operation.to))
        return
      }
      begin(g, ctx, operation, operation.until, { cards, holds: { what: 'amount', amount: count(operation.to) } })
      return
    case 'preventDamage': {
      // Each card gets an amount of its own to prevent.
      for (const card of cards)
        begin(g, ctx, operation, operation.until, { cards: [card], left: operation.n === 'all' ? NONE : count(operation.n) })
      return
    }
    case 'redirectDamage':
      begin(g, ctx, operation, operation.until, {
        cards,
        holds: { what: 'card', card: cardFor(g, ctx, operation.to) },
        left: operation.n === 'all' ? NONE : count(operation.n),
      })
      return
    default:
      begin(g, ctx, operation, operation.until, { cards })
  }
}

function holdForSeat(g: State, ctx: Context, operation: OperationOf<'preventBombing' | 'modifyCost' | 'taxAttack'>, seat: Seat): void {
  const amount = operation.n === 'all' ? 0 : amountOf(g, ctx, operation.n)
  const left = operation.op === 'modifyCost' ? (operation.uses ?? NONE) : NONE
  begin(g, ctx, operation, operation.until, { seat, holds: { what: 'amount', amount }, left })
}

function holdRule(g: State, ctx: Context, operation: OperationOf<'rule'>): void {
  const holds = (): Holds => ({ what: 'amount', amount })
  const amount = amountOf(g, ctx, operation.delta)
  if (operation.who !== undefined) begin(g, ctx, operation, operation.until, { cards: cardsOf(g, ctx, operation.who), holds: holds() })
  for (const seat of operation.player === undefined ? [] : playersOf(g, ctx, operation.player))
    begin(g, ctx, operation, operation.until, { seat, holds: holds() })
}

function holdRestriction(g: State, ctx: Context, operation: OperationOf<'restrict'>): void {
  if (operation.who !== undefined) begin(g, ctx, operation, operation.until, { cards: cardsOf(g, ctx, operation.who) })
  else if (operation.player === undefined) begin(g, ctx, operation, operation.until, {})
  for (const seat of operation.player === undefined ? [] : playersOf(g, ctx, operation.player))
    begin(g, ctx, operation, operation.until, { seat })
}

/** A player takes control of cards; their former controllers are remembered, so that they can go back. */
function takeControl(g: State, ctx: Context, operation: OperationOf<'gainControl'>): void {
  const [seat] = operation.player === undefined ? [ctx.controller] : playersOf(g, ctx, operation.player)
  const cards = cardsOf(g, ctx, operation.who).filter((card) => inPlay(g, card) && controllerOf(g, card) !== seat)
  if (seat === undefined || cards.length === 0) return
  const before = cards.map((card) => controllerOf(g, card))
  for (const card of cards) changeControl(g, card, seat)
  begin(g, ctx, operation, operation.until, { cards, holds: { what: 'controllers', before } })
}
