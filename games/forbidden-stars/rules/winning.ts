import type { Params, Result } from '@orrery/kernel'
import { tell } from '../events.ts'
import { NONE, type State } from '../state.ts'
import { isWorld } from './areas.ts'
import { at } from './at.ts'
import { presence } from './control.ts'
import { FIRST_TOKEN } from './units.ts'

/** FS-WIN-3: how many worlds each seat has. */
export function friendlyWorlds(g: State, found: readonly number[] = presence(g)): number[] {
  const counts = new Array<number>(g.seats).fill(0)
  for (let area = 0; area < found.length; area++) {
    const here = found[area]
    if (here === 0 || !isWorld(g, area)) continue
    for (let seat = 0; seat < g.seats; seat++) if (here === 1 << seat) counts[seat] = (counts[seat] as number) + 1
  }
  return counts
}

/** FS-WIN-5: how many plastic units each seat has on the board. */
export function unitCounts(g: State): number[] {
  const counts = new Array<number>(g.seats).fill(0)
  for (let unit = 0; unit < FIRST_TOKEN; unit++) {
    if (g.units.area[unit] !== NONE) counts[g.units.seat[unit] as number] = (counts[g.units.seat[unit] as number] as number) + 1
  }
  return counts
}

/** FS-WIN-3: the best of some seats: by collected objective tokens, then friendly worlds, then units; several if they tie. */
export function bestOf(g: State, seats: readonly number[], worlds = friendlyWorlds(g), units = unitCounts(g)): number[] {
  let best = seats.slice()
  for (const { of } of scoresOf(g, worlds, units)) {
    const most = Math.max(...best.map(of))
    best = best.filter((seat) => of(seat) === most)
  }
  return best
}

interface Score {
  readonly by: 'objectives' | 'worlds' | 'units'
  of(seat: number): number
}

/** FS-WIN-3: by what seats are compared, in that order. */
function scoresOf(g: State, worlds: readonly number[], units: readonly number[]): readonly Score[] {
  return [
    { by: 'objectives', of: (seat) => at(g.players, seat).collected.length },
    { by: 'worlds', of: (seat) => worlds[seat] as number },
    { by: 'units', of: (seat) => units[seat] as number },
  ]
}

/** FS-WIN-4: by what the winners are ahead after the last round, and how much they and who comes next have; null if all are equal. */
function lead(g: State): Params | null {
  let tied = g.players.flatMap((player, seat) => (player.eliminated ? [] : [seat]))
  let found: Params | null = null
  for (const { by, of } of scoresOf(g, friendlyWorlds(g), unitCounts(g))) {
    const most = Math.max(...tied.map(of))
    const behind = tied.filter((seat) => of(seat) < most)
    if (behind.length > 0) found = { by, most, next: Math.max(...behind.map(of)) }
    tied = tied.filter((seat) => of(seat) === most)
  }
  return found
}

/** FS-WIN-1, FS-WIN-2: ends the game when somebody has collected enough objective tokens. */
export function checkObjectives(g: State): void {
  const ready = g.players.flatMap((player, seat) => (!player.eliminated && player.collected.length >= g.seats ? [seat] : []))
  if (ready.length > 0) endGame(g, 'objectives', bestOf(g, ready))
}

/** FS-WIN-4, FS-WIN-7: ends the game after the last round. */
export function endLastRound(g: State): void {
  const remaining = g.players.flatMap((player, seat) => (player.eliminated ? [] : [seat]))
  endGame(g, 'rounds', bestOf(g, remaining))
}

/** FS-WIN-3, FS-WIN-4: the winner of a two-player tournament game whose time is over; the second seat if everything is equal. */
export function winnerByTime(g: State): number {
  return bestOf(g, [0, 1]).at(-1) as number
}

/** Ends the game in this way, with these winners, and tells so. */
export function endGame(g: State, end: State['end'], winners: readonly number[]): void {
  g.end = end
  g.winners = winners.slice()
  g.phase = 'over'
  tell(g, { type: 'ended', rule: at(RULES, ENDS.indexOf(end)), end: `@end-${end}` })
}

const ENDS: readonly State['end'][] = ['none', 'objectives', 'rounds', 'last', 'all-eliminated', 'given-up']
const RULES = ['', 'FS-WIN-2', 'FS-WIN-4', 'FS-ELIM-8', 'FS-ELIM-9', 'FS-ELIM-12'] as const

/** How the table ended. */
export function resultOf(g: State): Result {
  const result = { winners: g.winners.slice(), rule: at(RULES, ENDS.indexOf(g.end)), message: g.end }
  const ahead = g.end === 'rounds' ? lead(g) : null
  return ahead === null ? result : { ...result, params: ahead }
}
