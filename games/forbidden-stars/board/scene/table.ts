import type { FactionId } from '../../content/factions.ts'
import type { OrderName } from '../art/order.ts'
import type { StarMapScene } from './map.ts'

/** A player's public information at a glance. */
export interface SeatScene {
  readonly seat: number
  readonly name: string
  /** Null until a faction is chosen. */
  readonly faction: FactionId | null
  readonly you: boolean
  readonly first: boolean
  readonly eliminated: boolean
  readonly gaveUp: boolean
  readonly active: boolean
  readonly waited: boolean
  /** Own objective tokens collected, and how many win. */
  readonly objectives: number
  readonly materiel: number
  /** Materiel of the next refresh phase. */
  readonly income: number
  readonly level: number
  readonly assets: readonly [forge: number, cache: number, reinforcement: number]
  /** Order tokens still on the board. */
  readonly ordersLeft: number
  readonly scheme: boolean
}

/** Everything that the board shows of a table, before it is drawn. */
export interface TableScene {
  readonly map: StarMapScene
  readonly seats: readonly SeatScene[]
  readonly round: number
  readonly rounds: number
  /** The objectives that win. */
  readonly goal: number
  /** The viewer's orders to place or already placed, by kind: how many are left. */
  readonly orders: { readonly [order in OrderName]: number } | null
}
