import { tell } from '../events.ts'
import type { State } from '../state.ts'
import { at } from './at.ts'
import { factionTerm } from './names.ts'
import { nextSeat } from './seats.ts'
import { seatOfToken } from './stacks.ts'
import { removeStructure } from './structures.ts'
import { removeUnit, unitsOnBoard } from './units.ts'
import { bestOf, endGame, friendlyWorlds, unitCounts } from './winning.ts'

/** FS-ELIM-1, FS-ELIM-2: players without a friendly world after a complete action leave the game. */
export function checkElimination(g: State): void {
  const worlds = friendlyWorlds(g)
  const remaining = g.players.flatMap((player, seat) => (player.eliminated ? [] : [seat]))
  // FS-ELIM-11
  const lost = remaining.filter((seat) => worlds[seat] === 0 || at(g.players, seat).gaveUp)
  if (lost.length === 0) return
  // FS-ELIM-9, FS-ELIM-12: counted before their pieces leave the board, among those who have not given up.
  const fallen = lost.filter((seat) => !at(g.players, seat).gaveUp)
  const best = lost.length === remaining.length ? bestOf(g, fallen, worlds, unitCounts(g)) : []
  for (const seat of lost) eliminate(g, seat, at(g.players, seat).gaveUp ? 'FS-ELIM-11' : 'FS-ELIM-1')
  if (best.length > 0) {
    endGame(g, 'all-eliminated', best)
    return
  }
  const left = remaining.filter((seat) => !lost.includes(seat))
  // FS-ELIM-8
  if (left.length === 1) endGame(g, 'last', left)
}

/** FS-ELIM-3, FS-ELIM-4, FS-ELIM-6, FS-ELIM-10: a seat leaves the game with all its pieces. */
export function eliminate(g: State, seat: number, rule: 'FS-ELIM-1' | 'FS-ELIM-11' = 'FS-ELIM-1'): void {
  const player = at(g.players, seat)
  tell(g, { type: 'eliminated', rule, on: `player:${seat}`, seat, faction: factionTerm(g, seat), gaveUp: player.gaveUp ? 1 : 0 })
  player.eliminated = true
  player.assets = [0, 0, 0]
  for (const unit of unitsOnBoard(g, seat)) removeUnit(g, unit)
  for (const [structure, master] of g.structures.seat.entries()) if (master === seat) removeStructure(g, structure)
  g.stacks = g.stacks.map((stack) => stack.filter((token) => seatOfToken(token) !== seat))
  if (g.first === seat) g.first = nextSeat(g, seat)
}
