import { tell } from '../events.ts'
import type { State } from '../state.ts'
import { isWorld, printed } from './areas.ts'
import { gainMateriel } from './assets.ts'
import { presence } from './control.ts'
import { seatsInOrder } from './seats.ts'
import { typeOf } from './stacks.ts'
import { FIRST_TOKEN } from './units.ts'

/** FS-REFRESH-3, FS-REFRESH-4: each player gains the materiel of their friendly worlds. */
export function collectMateriel(g: State): void {
  const income = incomes(g)
  for (const seat of seatsInOrder(g)) gainMateriel(g, seat, income[seat] as number, 'FS-REFRESH-3')
}

/** The materiel of each seat's friendly worlds. */
export function incomes(g: State, found: readonly number[] = presence(g)): number[] {
  const income = new Array<number>(g.seats).fill(0)
  for (let area = 0; area < found.length; area++) {
    const here = found[area]
    if (!isWorld(g, area)) continue
    for (let seat = 0; seat < g.seats; seat++) if (here === 1 << seat) income[seat] = (income[seat] as number) + printed(g, area).materiel
  }
  return income
}

/** FS-REFRESH-5, FS-ROUT-9: all routed units rally. */
export function rallyAll(g: State): void {
  const counts = new Array<number>(g.seats).fill(0)
  for (let unit = 0; unit < FIRST_TOKEN; unit++) {
    if (g.units.routed[unit] === 0) continue
    g.units.routed[unit] = 0
    const seat = g.units.seat[unit] as number
    counts[seat] = (counts[seat] as number) + 1
  }
  for (const seat of seatsInOrder(g)) {
    const count = counts[seat] as number
    if (count > 0) tell(g, { type: 'units-rallied', rule: 'FS-REFRESH-5', on: `player:${seat}`, seat, count })
  }
}

/** FS-REFRESH-8, FS-PLAN-9: turns upgrades and storms face up, and hides the order tokens beside the board again. */
export function turnUp(g: State): void {
  for (const storm of g.storms) storm.moved = false
  for (const player of g.players) {
    player.used.length = 0
    player.orders = player.orders.map(typeOf)
    player.eventOrders = player.eventOrders.map(typeOf)
  }
}
