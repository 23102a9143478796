import {
  type Answer,
  anySet,
  type MultiSelectQuestion,
  multiSelectVerdict,
  type Piece,
  type Question,
  randomOf,
  seedOf,
} from '@orrery/kernel'
import { tell } from '../events.ts'
import type { State, Step } from '../state.ts'
import { at } from './at.ts'
import { eliminate } from './elimination.ts'
import { beginTurn } from './operations.ts'
import { ORDERS_EACH } from './planning.ts'
import { nextSeat, seatsInOrder } from './seats.ts'
import { endGame } from './winning.ts'

/** FS-ELIM-11, FS-ELIM-12: a seat gives up; the running activity continues without it, unless only one seat is left. */
export function concede(g: State, seat: number): void {
  at(g.players, seat).gaveUp = true
  tell(g, { type: 'gave-up', rule: 'FS-ELIM-11', on: `player:${seat}`, seat })
  const staying = seatsInOrder(g).filter((other) => !at(g.players, other).gaveUp)
  if (staying.length > 1) return
  g.combat = null
  g.strike = null
  endGame(g, 'given-up', staying)
}

/** FS-ELIM-3, FS-ELIM-11: whether a seat has left a table that continues. */
export function hasLeft(g: State, seat: number): boolean {
  const { eliminated, gaveUp } = at(g.players, seat)
  return g.end === 'none' && (eliminated || gaveUp)
}

/** FS-ELIM-3: whether the piece is an eliminated player, or one of its units or structures. */
export function isGone(g: State, piece: Piece): boolean {
  const [kind, number] = piece.split(':')
  const id = Number(number)
  const seat = kind === 'player' ? id : kind === 'unit' ? g.units.seat[id] : kind === 'structure' ? g.structures.seat[id] : undefined
  return seat !== undefined && g.players[seat]?.eliminated === true
}

/** Steps that begin while no order, scheme or event is being resolved. */
const BETWEEN: readonly Step[] = ['plan', 'plan-end', 'turn', 'objectives', 'event', 'round-end']

/** FS-ELIM-11: whether somebody who has given up leaves now. */
export function mustLeave(g: State): boolean {
  return BETWEEN.includes(g.step) && leaving(g).length > 0
}

function leaving(g: State): number[] {
  return seatsInOrder(g).filter((seat) => at(g.players, seat).gaveUp)
}

/** FS-ELIM-11: eliminates a player that has given up; planning, turns and events continue for the others. */
export function leave(g: State): void {
  for (const seat of leaving(g)) eliminate(g, seat, 'FS-ELIM-11')
  const isOut = at(g.players, g.active).eliminated
  // The event of a seat that has left counts as over.
  if (g.step === 'event' && isOut) g.step = 'event-end'
  else if (isOut) g.active = nextSeat(g, g.active)
  if (g.step === 'plan') planOn(g)
  else if (g.step === 'turn') beginTurn(g)
}

/** FS-PLAN-1: only the orders of the remaining players count. */
function planOn(g: State): void {
  g.done = g.stacks.reduce((sum, stack) => sum + stack.length, 0)
  if (g.done === ORDERS_EACH * seatsInOrder(g).length) g.step = 'plan-end'
}

/** The options that decline; no question has two of them. */
const PASSES = ['decline', 'done', 'none', 'to-events', 'no-strike', 'refuse', 'peace', 'perish']

/** FS-ELIM-11: the answer for a seat that has given up: as little as possible. */
export function absent(question: Question): Answer {
  if (question.kind === 'multi-select') return { options: fewest(question) }
  if (question.kind === 'plan') throw new Error(`no question of Forbidden Stars is a plan: ${question.name}`)
  const { options } = question
  const id = PASSES.find((verb) => options.some((option) => option.id === verb)) ?? options[0]?.id ?? ''
  return { option: id }
}

function fewest(question: MultiSelectQuestion): readonly string[] {
  const ids = question.options.slice(0, question.least).map(({ id }) => id)
  return multiSelectVerdict(question, ids) === true ? ids : anySet(question, randomOf(seedOf('absent')))
}
