import type { Seat } from '@orrery/kernel'
import { inPlay } from '../../marks.ts'
import { type CardId, type Lasting, NONE, type State } from '../../state.ts'
import { words } from '../language/program.ts'
import { amountOf, cardsOf, operationOf, playersOf, said } from './reading.ts'

const ALL = 1_000_000

const BOMBING_WORDS = words('preventBombing')
const DAMAGE_WORDS = words('preventDamage')

/** How much of a bombing of a seat's colony or headquarters is kept off. */
export function bombingPrevented(g: State, seat: Seat, target: string): number {
  let prevented = 0
  for (const lasting of g.lasting) {
    const operation = operationOf(lasting)
    if (operation.op !== 'preventBombing' || lasting.seat !== seat) continue
    if (operation.what === 'any' || operation.what === target) prevented += operation.n === 'all' ? ALL : (lasting.amounts[0] as number)
  }
  for (const { ctx, operation } of said(g, BOMBING_WORDS)) {
    if (!playersOf(g, ctx, operation.player).includes(seat)) continue
    if (operation.what === 'any' || operation.what === target) prevented += operation.n === 'all' ? ALL : amountOf(g, ctx, operation.n)
  }
  return prevented
}

export function isShield(lasting: Lasting): boolean {
  const op = operationOf(lasting).op
  return op === 'preventDamage' || op === 'redirectDamage'
}

/** Whether it works on damage to the card; nothing is redirected to what has left, so that it stays where it was. */
export function shields(g: State, lasting: Lasting, card: CardId): boolean {
  if (lasting.left === 0 || !isShield(lasting) || !lasting.cards.includes(card)) return false
  return operationOf(lasting).op !== 'redirectDamage' || inPlay(g, lasting.amounts[1] ?? NONE)
}

export function staticPrevention(g: State, card: CardId): number {
  let prevented = 0
  for (const { ctx, operation } of said(g, DAMAGE_WORDS)) {
    if (!cardsOf(g, ctx, operation.to).includes(card)) continue
    prevented += operation.n === 'all' ? ALL : amountOf(g, ctx, operation.n)
  }
  return prevented
}
