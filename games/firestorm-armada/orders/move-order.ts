import type { SeenQuestion } from '@orrery/kernel'
import { planBounds } from '@orrery/kernel'
import { shipAsked } from '../bot/defence.ts'
import { distance, type Pose } from '../geometry/place.ts'
import { MANOEUVRE, type Manoeuvre, mayMove } from '../rules/move/manoeuvre.ts'
import type { State } from '../state.ts'
import { endOf } from './formation.ts'
import type { MoveOrder, OrderReply } from './order.ts'
import { flownFrom, type Step } from './sequence.ts'
import { asJson } from './steer.ts'

/** The greatest distance (in thousandths of an inch) from its ordered place at which a ship may end without its owner being asked. */
const MEANT = 100

/** Replies for a move order to the questions of its squadron's command and movement segments. */
export function moveReply(order: MoveOrder, question: SeenQuestion, g: State): OrderReply<MoveOrder> {
  const { name, kind } = question
  if (kind === 'options' && (name === 'card.command' || name === 'move.ship')) {
    const ids = question.options.map(({ id }) => id)
    if (name === 'move.ship') {
      const next = order.steps.map(({ ship }) => `move:${ship}`).find((id) => ids.includes(id))
      return { answer: next === undefined ? null : { option: next }, order }
    }
    return { answer: { option: ids.includes(`play:${order.card}`) ? `play:${order.card}` : 'pass' }, order }
  }
  if (kind === 'multi-select' && name === 'command.cloak') {
    const options = question.options.filter(({ id }) => order.cloaked.includes(Number(id.slice('cloak:'.length))))
    return { answer: { options: options.map(({ id }) => id) }, order }
  }
  return name === 'move.plan' ? planReply(order, question, g) : { answer: null, order }
}

/** FA-MOVE-6, FA-MOVE-24: replies with the ship's manoeuvre if it still leads to the ordered place; otherwise the order ends. */
function planReply(order: MoveOrder, question: SeenQuestion, g: State): OrderReply<MoveOrder> {
  const step = order.steps.find(({ ship }) => ship === shipAsked(question))
  if (question.kind !== 'plan' || step === undefined) return { answer: null, order }
  const bounds = planBounds(question, MANOEUVRE)
  const manoeuvre = manoeuvreOf(step)
  const value = asJson(manoeuvre)
  if (bounds.ram.length > 0 || mayMove(bounds, value) !== true) return { answer: null, order: null }
  const end = manoeuvre.rotate === undefined ? flownFrom(g, { ship: bounds.ship, bounds, manoeuvre }).end : endOf(bounds, manoeuvre)
  return distance(end, step.end) > MEANT ? { answer: null, order: null } : { answer: { plan: value }, order }
}

type OrderedStep = MoveOrder['steps'][number]

/** An order's step as a manoeuvre of the rules. */
export function manoeuvreOf({ segments, mines, rotate, escape: folds }: OrderedStep): Manoeuvre {
  return {
    segments: segments.map(({ straight, turn }) => (turn === 0 ? { straight } : { turn })),
    ...(mines.length === 0 ? {} : { mines: mines.map(({ segment, at }) => ({ segment, at })) }),
    ...(rotate === 0 ? {} : { rotate }),
    ...(folds ? { escape: true } : {}),
  }
}

/** A step in the form in which an order stores it. */
export function orderedStep({ ship, manoeuvre, end }: Pick<Step, 'ship' | 'manoeuvre'> & { readonly end: Pose }): OrderedStep {
  const { segments, mines = [], rotate = 0, escape: folds = false } = manoeuvre
  return {
    ship,
    segments: segments.map((segment) => ({
      straight: 'straight' in segment ? segment.straight : 0,
      turn: 'turn' in segment ? segment.turn : 0,
    })),
    mines: mines.map(({ segment, at }) => ({ segment, at })),
    rotate,
    escape: folds,
    end: { x: end.x, y: end.y, heading: end.heading },
  }
}
