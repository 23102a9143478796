import { choose, no, type Option, option, type Rule, tellOnly, type Verdict, yes } from '@orrery/kernel'
import { TILE_SIDES } from '../content/tiles.ts'
import { ADVANCE, DEPLOY, DOMINATE, NONE, type OrderType, STRATEGIZE, type State, type SystemId } from '../state.ts'
import { across, areasOf, DIRECTIONS } from './areas.ts'
import { at } from './at.ts'
import { presence } from './control.ts'
import { codeOf, ORDER_TERMS } from './names.ts'
import { nextSeat, seatsInOrder } from './seats.ts'
import { stackToken, takeKept, typeOf } from './stacks.ts'

/** FS-PLAN-2 */
export const ORDERS_EACH = 4
const TYPES: readonly OrderType[] = [ADVANCE, DEPLOY, STRATEGIZE, DOMINATE]
/** FS-SETUP-12: the most systems of a board. */
const MOST_SYSTEMS = 12

interface Placing {
  readonly system: SystemId
  readonly type: OrderType
}

/** All options of placing an order, by system, tile side and type. There are many and they are used often, so they are made once. */
const PLACINGS: readonly Option<Placing>[] = Array.from({ length: MOST_SYSTEMS }, (_, system) => system).flatMap((system) =>
  TILE_SIDES.flatMap(({ code }) =>
    TYPES.map((type) => ({
      ...option(`order:${type}:${system}`, { system, type }, 'FS-PLAN-1', `order:${type}`),
      to: `system:${system}`,
      message: 'place-order',
      params: { order: at(ORDER_TERMS, type), code },
    })),
  ),
)

/** Whether the seat has a piece in each system. */
function presentSystems(g: State, seat: number): boolean[] {
  const found = presence(g)
  const bit = 1 << seat
  return g.systems.map((_, system) => areasOf(system).some((area) => ((found[area] as number) & bit) !== 0))
}

function isNear(g: State, present: readonly boolean[], system: SystemId): boolean {
  if (at(present, system)) return true
  for (const direction of DIRECTIONS) {
    const other = across(g, system, direction)
    if (other !== NONE && at(present, other)) return true
  }
  return false
}

/** FS-PLAN-3, FS-PLAN-4: whether the seat may place an order in that system. */
export function mayPlan(g: State, seat: number, system: SystemId): Verdict {
  return isNear(g, presentSystems(g, seat), system) ? yes : no('FS-PLAN-3', { code: codeOf(g, system) })
}

function placings(g: State, seat: number): Option<Placing>[] {
  const present = presentSystems(g, seat)
  const { orders } = at(g.players, seat)
  const found: Option<Placing>[] = []
  for (let system = 0; system < g.systems.length; system++) {
    if (!isNear(g, present, system)) continue
    const first = 4 * (TILE_SIDES.length * system + at(g.systems, system).side)
    // FS-PLAN-6
    for (const type of TYPES) if (orders.some((token) => typeOf(token) === type)) found.push(at(PLACINGS, first + type))
  }
  return found
}

/** FS-PLAN-1, FS-PLAN-5: the seat in turn places an order on top of a system's stack. */
export function* placeOrder(g: State): Rule {
  const seat = g.active
  const placed = Math.floor(g.done / seatsInOrder(g).length)
  const params = { number: placed + 1, of: ORDERS_EACH }
  const { system, type } = yield* choose(
    seat,
    { name: 'planning.order', rule: 'FS-PLAN-1', message: 'place-order', params },
    placings(g, seat),
  )
  takeKept(at(g.players, seat).orders, type)
  at(g.stacks, system).push(stackToken(seat, type))
  const told = { rule: 'FS-PLAN-1', on: `system:${system}`, seat, code: codeOf(g, system) }
  // FS-PLAN-8
  tellOnly(g, [seat], { type: 'order-placed-own', ...told, order: at(ORDER_TERMS, type) }, { type: 'order-placed', ...told })
  g.done++
  g.active = nextSeat(g, seat)
  if (g.done === ORDERS_EACH * seatsInOrder(g).length) g.step = 'plan-end'
}
