import type { Rule, Seat } from '@orrery/kernel'
import { choose } from '@orrery/kernel'
import { cardOption, tell } from '../../events.ts'
import { inPlay, keeperOf } from '../../marks.ts'
import { type CardId, type Lasting, NONE, type State } from '../../state.ts'
import { words } from '../language/program.ts'
import { amountOf, cardsOf, operationOf, playersOf, said } from '../read/reading.ts'

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

/** Damage on its way. */
interface Coming {
  to: CardId
  amount: number
  readonly by: CardId
}

/**
 * Damage after all that prevents or redirects it; each of these applies at most once to one damage, in the order that
 * the controller of the card chooses. // CG-STACK-21
 */
export function* afterPrevention(g: State, damages: readonly Coming[]): Rule<Coming[]> {
  const result: Coming[] = []
  const open: { coming: Coming; applied: number[] }[] = damages.map((damage) => ({ coming: { ...damage }, applied: [] }))
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const { coming, applied } = next
    coming.amount = Math.max(0, coming.amount - staticPrevention(g, coming.to))
    for (;;) {
      const found = g.lasting.filter((lasting) => !applied.includes(lasting.id) && shields(g, lasting, coming.to))
      if (coming.amount <= 0 || found.length === 0) break
      let lasting = found[0] as Lasting
      if (found.length > 1) {
        const asked = keeperOf(g, coming.to)
        const id: number = yield* choose(
          asked,
          { rule: 'CG-STACK-21', message: 'stack-prevention', on: `card:${coming.to}` },
          found.map((one) => cardOption(g, `apply:${one.id}`, one.id, 'CG-STACK-21', one.source)),
        )
        lasting = found.find((one) => one.id === id) as Lasting
      }
      applied.push(lasting.id)
      const less = lasting.left === NONE ? coming.amount : Math.min(coming.amount, lasting.left)
      if (lasting.left !== NONE) lasting.left -= less
      const operation = operationOf(lasting)
      tell(g, { type: operation.op === 'redirectDamage' ? 'redirected' : 'prevented', rule: 'CG-STACK-21', card: coming.to, amount: less })
      coming.amount -= less
      if (operation.op === 'redirectDamage') {
        const to = lasting.amounts[1] ?? NONE
        open.unshift({ coming: { to, amount: less, by: coming.by }, applied: applied.slice() })
      }
    }
    if (coming.amount > 0) result.push(coming)
  }
  g.lasting = g.lasting.filter((lasting) => lasting.left !== 0 || !isShield(lasting))
  return result
}

function isShield(lasting: Lasting): boolean {
  const op = operationOf(lasting).op
  return op === 'preventDamage' || op === 'redirectDamage'
}

/** Whether it works on damage to the card; nothing is redirected to what has left, so that it stays where it was. */
function shields(g: State, lasting: Lasting, card: CardId): boolean {
  if (lasting.left === 0 || !isShield(lasting) || !lasting.cards.includes(card)) return false
  return operationOf(lasting).op !== 'redirectDamage' || inPlay(g, lasting.amounts[1] ?? NONE)
}

function staticPrevention(g: State, card: CardId): number {
  let prevented = 0
  for (const { ctx, operation } of said(g, DAMAGE_WORDS)) {
    if (!cardsOf(g, ctx, operation.to).includes(card)) continue
    prevented += operation.n === 'all' ? ALL : amountOf(g, ctx, operation.n)
  }
  return prevented
}
