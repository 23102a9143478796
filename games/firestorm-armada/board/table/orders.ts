import type { Answer, Seat, SeenQuestion } from '@orrery/kernel'
import { signal } from '@preact/signals'
import type { View } from '../../view.ts'

/** The arc that all sector shields of a squadron cover, for the turn in which it was said. */
interface Arc {
  readonly turn: number
  readonly squadron: number
  /** The option that names it. */
  readonly option: string
}

/** What a seat has said for later; it stands until it is taken back or the table is left. */
interface Orders {
  readonly arc: Arc | null
  /** Whether no ship ever cuts its engines. */
  readonly keepsEngines: boolean
}

const NONE: Orders = { arc: null, keepsEngines: false }

/** One for each seat: at a shared screen each says its own. */
const orders = signal<ReadonlyMap<Seat, Orders>>(new Map())

function ordersOf(seat: Seat): Orders {
  return orders.value.get(seat) ?? NONE
}

function give(seat: Seat, change: Partial<Orders>): void {
  orders.value = new Map([...orders.peek(), [seat, { ...ordersOf(seat), ...change }]])
}

/** Takes back all that was said. */
export function recall(): void {
  orders.value = new Map()
}

/** FA-TRAIT/sectorShielding: the other ships of the squadron that are still to name an arc; none where the question is another. */
export function sectorsToCome(question: SeenQuestion, view: View): number {
  const ship = shipOf(question, view)
  if (question.name !== 'command.sector' || ship === undefined) return 0
  return view.ships.filter(
    (one) => one.squadron === ship.squadron && one.type === ship.type && one.id > ship.id && one.place === ship.place,
  ).length
}

/** Says that all of the squadron cover that arc, this ship and those that are still asked. */
export function coverAll(option: string, question: SeenQuestion, view: View): void {
  const ship = shipOf(question, view)
  if (ship !== undefined) give(question.seat, { arc: { turn: view.turn, squadron: ship.squadron, option } })
}

/** Whether the seat's ships never cut their engines. */
export function keepsEngines(seat: Seat): boolean {
  return ordersOf(seat).keepsEngines
}

/** FA-MOVE-13: says that no ship ever cuts its engines, or that this is asked. */
export function keepEngines(keeps: boolean, seat: Seat): void {
  give(seat, { keepsEngines: keeps })
}

/** FA-TRAIT/sectorShielding, FA-MOVE-13: the answer that was said; null where the question is open. */
export function ordered(question: SeenQuestion, view: View): Answer | null {
  const { arc, keepsEngines: keeps } = ordersOf(question.seat)
  if (question.name === 'act.cutEngines') return keeps && question.kind === 'some' && question.least === 0 ? { options: [] } : null
  if (question.name !== 'command.sector' || question.kind !== 'options' || arc === null) return null
  const said = arc.turn === view.turn && arc.squadron === shipOf(question, view)?.squadron
  return said && question.options.some(({ id }) => id === arc.option) ? { option: arc.option } : null
}

function shipOf({ on }: SeenQuestion, view: View): View['ships'][number] | undefined {
  return on?.startsWith('ship:') === true ? view.ships.find(({ id }) => id === Number(on.slice('ship:'.length))) : undefined
}
