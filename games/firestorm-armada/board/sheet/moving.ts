import type { PlanDraft } from '@orrery/board'
import type { PlanQuestion } from '@orrery/kernel'
import { computed, type Signal } from '@preact/signals'
import type { Point } from '../../geometry/place.ts'
import { middleOf } from '../../geometry/place.ts'
import { formationBounds, formationBy, formationTo, type Wanted } from '../../orders/formation.ts'
import { orderedStep } from '../../orders/move-order.ts'
import { type NextOrder, type Order, STANDING, type Standing } from '../../orders/order.ts'
import { sequenced } from '../../orders/sequence.ts'
import { asJson, moveOf, withMore } from '../../orders/steer.ts'
import { moved } from '../../outlook.ts'
import { type Manoeuvre, mayMove } from '../../rules/move/manoeuvre.ts'
import { shipsOf } from '../../rules/ships.ts'
import type { ShipId, SquadronId, State } from '../../state.ts'
import type { Sheet, SheetOf } from './sheet.ts'

type MoveSheet = SheetOf<'move'>

/** A seat's standing choices, or the default ones if it has made none. */
export function standingOf(orders: readonly Order[]): Standing {
  return orders.find((order) => order.kind === 'standing') ?? STANDING
}

/** The order for the next activation; null if it is for the squadron that acts now. */
function nextOf(orders: readonly Order[], squadron: SquadronId): NextOrder | null {
  const next = orders.find((order) => order.kind === 'next') ?? null
  return next?.unit === 'squadron' && next.id === squadron ? null : next
}

/** A sheet with the least move straight ahead, before anything is drawn; null if no ship can move or turn. */
export function beginMoving(g: State, squadron: SquadronId, orders: readonly Order[]): MoveSheet | null {
  const all = formationBounds(g, squadron)
  const [leader] = all
  if (leader === undefined || all.every(({ mv, rotate }) => mv === 0 && rotate === 0)) return null
  const wanted = formationBy(all, { segments: leader.least > 0 ? [{ straight: Math.ceil(leader.least) }] : [] })
  const cloaked = shipsOf(g, squadron).filter((ship) => g.ships.cloak[ship] === 1)
  return {
    ...{ kind: 'move', squadron, all, wanted, steps: sequenced(g, wanted), ship: null, card: '', cloaked },
    ...{ fires: false, next: nextOf(orders, squadron), refused: null, past: [], standing: standingOf(orders) },
  }
}

/** The sheet with other manoeuvres. `lasting` adds an undo step; it is false while something is being dragged. */
function put(g: State, sheet: MoveSheet, wanted: readonly Wanted[], lasting: boolean): MoveSheet {
  const past = lasting ? [...sheet.past, sheet.wanted] : sheet.past
  return { ...sheet, wanted, steps: sequenced(g, wanted), refused: null, past }
}

/** Moves all ships together, so that their middle comes to a point. */
export function drawAll(g: State, sheet: MoveSheet, middle: Point, lasting: boolean): MoveSheet {
  const [leader] = sheet.all
  if (leader === undefined) return sheet
  const start = middleOf(sheet.all)
  const to = { x: Math.round(middle.x + leader.x - start.x), y: Math.round(middle.y + leader.y - start.y) }
  return put(g, { ...sheet, ship: null }, formationTo(sheet.all, to), lasting)
}

/** Moves all ships together a little further, straight ahead or in a turn. */
export function moreOfAll(g: State, sheet: MoveSheet, more: 'straight' | 'port' | 'starboard'): MoveSheet {
  const [leader] = sheet.all
  const led = sheet.wanted.find(({ ship }) => ship === leader?.ship)
  if (leader === undefined || led === undefined) return sheet
  return put(g, { ...sheet, ship: null }, formationBy(sheet.all, { segments: withMore(leader, led.manoeuvre.segments, more) }), true)
}

/** Gives one ship its own manoeuvre; an illegal one is refused. */
export function steerOne(g: State, sheet: MoveSheet, ship: ShipId, manoeuvre: Manoeuvre, lasting: boolean): MoveSheet {
  const one = sheet.wanted.find((wanted) => wanted.ship === ship)
  if (one === undefined) return sheet
  const verdict = mayMove(one.bounds, asJson(manoeuvre))
  if (verdict !== true) return { ...sheet, ship, refused: verdict }
  const wanted = sheet.wanted.map((other) => (other === one ? { ...one, manoeuvre } : other))
  return put(g, { ...sheet, ship }, wanted, lasting)
}

/** The sheet one undo step earlier. */
export function stepBack(g: State, sheet: MoveSheet): MoveSheet {
  const before = sheet.past.at(-1)
  return before === undefined ? sheet : { ...put(g, sheet, before, false), past: sheet.past.slice(0, -1) }
}

/** The table after all ships of the sheet have moved. */
export function afterMove(g: State, sheet: MoveSheet): State {
  return sheet.steps.reduce((now, { ship, end }) => moved(now, ship, end), g)
}

/** The orders that a sheet of a move gives. */
export function moveOrders(turn: number, { squadron, card, cloaked, steps, fires, next }: MoveSheet): Order[] {
  const given: Order[] = [{ kind: 'move', turn, squadron, card, cloaked: [...cloaked], steps: steps.map(orderedStep) }]
  if (fires) given.push({ kind: 'fire', turn, squadron, aim: 'damage', shots: [], free: true, boards: [] })
  if (next !== null) given.push(next)
  return given
}

/** One ship of a sheet as a draft of a plan, so that it can have the fields of a plan. */
export function draftOfShip(g: State, sheet: Signal<Sheet | null>, ship: ShipId): PlanDraft | null {
  const now = sheet.peek()
  const one = now?.kind === 'move' ? now.wanted.find((wanted) => wanted.ship === ship) : undefined
  if (one === undefined) return null
  const { bounds } = one
  const wanted = (): Wanted => {
    const open = sheet.value
    return (open?.kind === 'move' ? open.wanted.find((other) => other.ship === ship) : undefined) ?? one
  }
  const change = (by: (open: MoveSheet) => MoveSheet): void => {
    const open = sheet.peek()
    if (open?.kind === 'move') sheet.value = by(open)
  }
  const question = { kind: 'plan', plan: 'manoeuvre', bounds } as unknown as PlanQuestion
  return {
    question,
    value: computed(() => asJson(wanted().manoeuvre)),
    verdict: computed(() => (sheet.value?.kind === 'move' ? (sheet.value.refused ?? true) : true)),
    changed: computed(() => sheet.value?.kind === 'move' && sheet.value.past.length > 0),
    set: (value, lasting = true) => change((open) => steerOne(g, open, ship, moveOf(value), lasting)),
    back: () => change((open) => stepBack(g, open)),
    reset: () => change((open) => steerOne(g, open, ship, one.manoeuvre, true)),
    confirm: () => undefined,
  }
}
