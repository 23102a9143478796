import type { Seat } from '@orrery/kernel'
import { inPlay } from '../../marks.ts'
import { type CardId, type Lasting, NONE, type State } from '../../state.ts'
import { operationSet } from '../language/program.ts'
import { amountOf, cardsOf, operationOf, playersOf, said } from './reading.ts'
import { amountHeld, redirectedTo } from './standing.ts'

const ALL = 1_000_000

const BOMBING_OPERATIONS = operationSet('preventBombing')
const DAMAGE_OPERATIONS = operationSet('preventDamage')

/** How much of a bombing of a seat's colony or headquarters is prevented. */
export function bombingPrevented(g: State, seat: Seat, target: string): number {
  let prevented = 0
  for (const lasting of g.lasting) {
    const operation = operationOf(lasting)
    if (operation.op !== 'preventBombing' || lasting.seat !== seat) continue
    if (operation.what === 'any' || operation.what === target) prevented += operation.n === 'all' ? ALL : amountHeld(lasting)
  }
  for (const { ctx, operation } of said(g, BOMBING_OPERATIONS)) {
    if (!playersOf(g, ctx, operation.player).includes(seat)) continue
    if (operation.what === 'any' || operation.what === target) prevented += operation.n === 'all' ? ALL : amountOf(g, ctx, operation.n)
  }
  return prevented
}

/** Whether the lasting effect prevents or redirects damage. */
export function isShield(lasting: Lasting): boolean {
  const op = operationOf(lasting).op
  return op === 'preventDamage' || op === 'redirectDamage'
}

/** Whether the lasting effect applies to damage to the card. No damage is redirected to a card that has left: it stays where it was. */
export function shields(g: State, lasting: Lasting, card: CardId): boolean {
  if (lasting.left === 0 || !isShield(lasting) || !lasting.cards.includes(card)) return false
  return operationOf(lasting).op !== 'redirectDamage' || inPlay(g, redirectedTo(lasting))
}

/** CG-STACK-21: how much of the next damage to the card all effects together prevent or redirect. */
export function preventionOf(g: State, card: CardId): number {
  let prevented = staticPrevention(g, card)
  for (const lasting of g.lasting) if (shields(g, lasting, card)) prevented += lasting.left === NONE ? ALL : lasting.left
  return prevented
}

/** How much of each damage to the card static effects prevent. */
export function staticPrevention(g: State, card: CardId): number {
  let prevented = 0
  for (const { ctx, operation } of said(g, DAMAGE_OPERATIONS)) {
    if (!cardsOf(g, ctx, operation.to).includes(card)) continue
    prevented += operation.n === 'all' ? ALL : amountOf(g, ctx, operation.n)
  }
  return prevented
}
