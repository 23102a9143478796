import type { State } from '../state.ts'
import { at } from './at.ts'

/** FS-ROUND-5: the next seat clockwise that is still in the game; the seat itself if it is the only one. */
export function nextSeat(g: State, seat: number): number {
  for (let step = 1; step <= g.seats; step++) {
    const next = (seat + step) % g.seats
    if (!at(g.players, next).eliminated) return next
  }
  return seat
}

/** FS-ROUND-3, FS-SIM-1: the seats still in the game, clockwise from the first player. */
export function seatsInOrder(g: State): number[] {
  const seats: number[] = []
  for (let step = 0; step < g.seats; step++) {
    const seat = (g.first + step) % g.seats
    if (!at(g.players, seat).eliminated) seats.push(seat)
  }
  return seats
}

/** The seat that has a faction, or -1. */
export function seatOf(g: State, faction: number): number {
  return g.players.findIndex((player) => player.faction === faction)
}
