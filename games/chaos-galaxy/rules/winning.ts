import type { Result, Rule, Seat } from '@orrery/kernel'
import { tell } from '../events.ts'
import { isPaid } from '../marks.ts'
import { isDuel, isOut, opponentsOf, seatOf } from '../seats.ts'
import { NONE, type State } from '../state.ts'
import { goalOf, isMet, reached } from './goal.ts'
import { LAST_TURN } from './limits.ts'
import { eliminateNeighbours, giveUp, ranking } from './multiplayer.ts'

/** The rule by which each goal is won, and its message. */
const RULE = { colony: 'CG-WIN-1', credits: 'CG-ECO-2', bases: 'CG-SETL-2' } as const
const WON = { colony: 'colony-empty', credits: 'most-credits', bases: 'most-bases' } as const

/**
 * CG-WIN-1 to CG-WIN-3, CG-ECO-6, CG-SETL-5, CG-MULTI-6: the active player wins if the opponent's colony is empty, or if it meets another
 * goal. With more than two players its neighbours without a colony are eliminated.
 */
export function* winCheck(g: State, seat: Seat): Rule {
  const goal = goalOf(g)
  if (goal === 'colony' && !isDuel(g)) yield* eliminateNeighbours(g, seat)
  else if (wouldWin(g, seat)) {
    g.phase = 'over'
    g.winner = seat
    tell(g, { type: 'won', rule: RULE[goal], seat })
  }
}

/** Whether the seat would win at its win check now. With more than two players, it would if all opponents were eliminated by it. */
export function wouldWin(g: State, seat: Seat): boolean {
  const goal = goalOf(g)
  return goal === 'colony' ? areEmptied(g, seat) : isMet(g, seat, goal)
}

function areEmptied(g: State, seat: Seat): boolean {
  return opponentsOf(g, seat).every((other) => seatOf(g, other).colony.length === 0)
}

/** CG-WIN-4, CG-MULTI-11: a seat gives up: with two players the other wins at once, with several the others play on. */
export function concede(g: State, seat: Seat): void {
  if (!isDuel(g)) {
    giveUp(g, seat)
    return
  }
  g.phase = 'over'
  g.winner = 1 - seat
  g.conceded = seat
  tell(g, { type: 'conceded', rule: 'CG-WIN-4', seat })
}

/** CG-MULTI-9, CG-MULTI-11: whether the seat has left a table that continues. */
export function hasLeft(g: State, seat: Seat): boolean {
  return g.phase !== 'over' && isOut(g, seat)
}

/** How the table ended. */
export function resultOf(g: State): Result {
  const params = { turn: g.turn }
  const goal = goalOf(g)
  if (g.conceded !== NONE) return { winners: [g.winner], rule: 'CG-WIN-4', message: 'conceded', params }
  if (g.winner !== NONE) return { winners: [g.winner], rule: RULE[goal], message: WON[goal], params }
  const winners = places(g)[0] as Seat[]
  if (g.order.length > 1) return { winners, rule: 'CG-WIN-5', message: 'turns-over', params }
  return { winners, rule: 'CG-MULTI-7', message: 'most-eliminations', params }
}

/** CG-MULTI-7, CG-MULTI-8, CG-WIN-5, CG-TOUR-8: the seats by place at the end of the table, ties together. */
export function places(g: State): Seat[][] {
  if (g.winner !== NONE) return [[g.winner], ...ranking(g).flatMap((seats) => withoutWinner(seats, g.winner))]
  return g.turn >= LAST_TURN && g.order.length > 1 ? placesAtLast(g) : ranking(g)
}

function withoutWinner(seats: readonly Seat[], winner: Seat): Seat[][] {
  const rest = seats.filter((seat) => seat !== winner)
  return rest.length === 0 ? [] : [rest]
}

/** CG-WIN-5, CG-TOUR-8: the places as they would be if the table were over now. */
export function placesAtLast(g: State): Seat[][] {
  return ranking(g, (seat) => worthAtLast(g, seat))
}

/** CG-WIN-5, CG-TOUR-8: the criteria after the last turn, in order: what the goal counts, colony, credits, paid cards, going later. */
function worthAtLast(g: State, seat: Seat): number[] {
  const goal = goalOf(g)
  const paid = g.controllers.filter((controller, card) => controller === seat && isPaid(g, card)).length
  return [
    goal === 'colony' ? 0 : reached(g, seat, goal),
    seatOf(g, seat).colony.length,
    seatOf(g, seat).credits,
    paid,
    (seat - g.starter + g.seats.length) % g.seats.length,
  ]
}
