import { choose, type Option, option, type Rule, reveal } from '@orrery/kernel'
import { eventCard } from '../content/events.ts'
import { tell } from '../events.ts'
import { ADVANCE, NONE, type OrderType, STRATEGIZE, type State, type Step, type SystemId } from '../state.ts'
import { at } from './at.ts'
import { checkCapacity } from './capacity.ts'
import { checkElimination } from './elimination.ts'
import { insteadOf, useInstead } from './events/instead.ts'
import { forgetMoves } from './moves.ts'
import { codeOf, ORDER_TERMS } from './names.ts'
import { nextSeat } from './seats.ts'
import { noOrder } from './setup.ts'
import { areOrdersLeft, revealedToken, seatOfToken, topOf, topsOf, typeOf } from './stacks.ts'
import { greenTide } from './upgrades/strategize.ts'

/** FS-OPS-1, FS-OPS-2: the seat in turn reveals one of its orders. */
export function* takeTurn(g: State): Rule {
  const seat = g.active
  const options: Option<SystemId>[] = topsOf(g, seat).map((system) => ({
    ...option(`reveal:${system}`, system, 'FS-OPS-2', `system:${system}`),
    params: { code: codeOf(g, system), order: at(ORDER_TERMS, typeOf(topOf(g, system))) },
  }))
  const scheme = insteadOf(g, seat)
  if (scheme !== NONE)
    options.push({ ...option('instead', NONE, 'FS-EVENT-12', `event:${scheme}`), params: { card: eventCard(scheme).term } })
  const system = yield* choose(seat, { name: 'operations.order', rule: 'FS-OPS-1', message: 'reveal-order' }, options)
  if (system === NONE) {
    if (yield* useInstead(g, seat)) beginOrder(g, ADVANCE)
    else g.step = 'order-end'
    return
  }
  const type = revealOrder(g, seat, system)
  if (type === STRATEGIZE) beginOrder(g, yield* greenTide(g))
  else if (yield* mayResolve(g, seat, type)) beginOrder(g, type)
  else setAside(g, seat, type)
}

/** FS-OPS-3, FS-MAP-13: reveals the token and makes its system the active one. */
function revealOrder(g: State, seat: number, system: SystemId): OrderType {
  const token = at(g.stacks, system).pop() as number
  const type = typeOf(token)
  // FS-PLAN-9
  reveal(g)
  g.order = { ...noOrder(), seat, system, type, token: type }
  tell(g, { type: 'order-revealed', rule: 'FS-OPS-3', on: `system:${system}`, seat, order: at(ORDER_TERMS, type), code: codeOf(g, system) })
  return type
}

/** FS-OPS-6, FS-OPS-13: the seat resolves the order, or puts the token on the event deck instead. */
function* mayResolve(g: State, seat: number, type: OrderType): Rule<boolean> {
  const { system } = g.order
  const params = { order: at(ORDER_TERMS, type), code: codeOf(g, system) }
  const prompt = { name: 'operations.resolve', rule: 'FS-OPS-6', message: 'resolve-order', on: `system:${system}`, params }
  const options = [
    { ...option('resolve', true, 'FS-OPS-3'), params },
    { ...option('to-events', false, 'FS-OPS-6'), params },
  ]
  return yield* choose(seat, prompt, options)
}

/** The first step of each order: advance, deploy, strategize, dominate. */
const FIRST_STEPS: readonly Step[] = ['advance', 'deploy-begin', 'strategize', 'gain-assets']

/** Begins to resolve the order as the given type. */
export function beginOrder(g: State, type: OrderType): void {
  g.order.type = type
  g.step = at(FIRST_STEPS, type)
}

/** FS-OPS-6, FS-OPS-7: the token goes on the event deck and nothing else happens. */
function setAside(g: State, seat: number, type: OrderType): void {
  at(g.players, seat).eventOrders.push(revealedToken(type))
  tell(g, { type: 'order-to-events', rule: 'FS-OPS-6', on: `player:${seat}`, seat, order: at(ORDER_TERMS, type) })
  g.order.token = NONE
  passTurn(g)
}

/** FS-OPS-4, FS-OPS-5, FS-STRAT-4: the token leaves the board after its order. */
function putAway(g: State): void {
  const { seat, token, type } = g.order
  if (token === NONE) return
  g.order.token = NONE
  const player = at(g.players, seat)
  const kept = revealedToken(token as OrderType)
  if (type !== STRATEGIZE) player.orders.push(kept)
  else {
    player.eventOrders.push(kept)
    tell(g, { type: 'order-to-events', rule: 'FS-OPS-5', on: `player:${seat}`, seat, order: at(ORDER_TERMS, STRATEGIZE) })
  }
}

/** Ends an order, or a scheme used instead of one: capacities (FS-CAP-6, FS-CAP-8), the token, elimination (FS-ELIM-2), the next turn. */
export function* endOrder(g: State): Rule {
  yield* checkCapacity(g, g.order.token === NONE ? 'FS-CAP-8' : 'FS-CAP-6')
  putAway(g)
  forgetMoves(g)
  checkElimination(g)
  if (g.phase !== 'over') passTurn(g)
}

/** FS-OPS-1, FS-OPS-11: the next seat's turn; if no orders are left on the board, the phase ends. */
export function passTurn(g: State): void {
  g.active = nextSeat(g, g.active)
  beginTurn(g)
}

/** FS-OPS-8, FS-OPS-9, FS-OPS-11: the turn of the active seat, or of the next one that can resolve an order. */
export function beginTurn(g: State): void {
  if (!areOrdersLeft(g)) {
    g.step = 'objectives'
    return
  }
  g.step = 'turn'
  while (topsOf(g, g.active).length === 0) {
    const buried = g.stacks.some((stack) => stack.some((token) => seatOfToken(token) === g.active))
    if (buried) tell(g, { type: 'turn-skipped', rule: 'FS-OPS-8', on: `player:${g.active}`, seat: g.active })
    g.active = nextSeat(g, g.active)
  }
}
