import * as v from 'valibot'
import { STEPS } from '../state.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const text = v.exactOptional(v.string())

/** What a seat has besides what its faction gives it. The cards named for a deck come first, the rest follows. */
const player = v.strictObject({
  materiel: v.exactOptional(count),
  /** Forge, cache, reinforcement tokens. */
  assets: v.exactOptional(v.tuple([count, count, count])),
  /** Order upgrades by key, those already used with a `*`. */
  upgrades: text,
  scheme: text,
  /** How many of its own objective tokens it has collected. */
  collected: v.exactOptional(count),
  /** The five kinds of its combat deck by key, instead of the starting ones. */
  kinds: text,
  /** Kinds of cards on top of its combat deck, one copy each, from the top. */
  deck: text,
  /** Event cards on top of its event deck, from the top. */
  events: text,
  /** Order tokens on its event deck: `strategize advance`. These and those on the board are missing from its play area. */
  eventOrders: text,
})

/** A table as a scenario writes it. Whatever it leaves out is empty. */
export const scenarioTable = v.strictObject({
  /** Factions of the seats; default: space-marines, orks, eldar, chaos. */
  factions: v.exactOptional(v.array(v.string())),
  /** `10A 0 0` or `10A 0 0 turned 1`: side, square to the east and the south, quarter turns. Default: `MAP`. */
  tiles: v.exactOptional(v.array(v.string())),
  /** Pieces by area (`10A.nw`, as it lies): `0 scout scout~ factory, 1 nob`. A routed unit has a `~`. */
  pieces: v.exactOptional(v.record(v.string(), v.string())),
  /** Stacks by system, from the bottom: `0 advance, 1 deploy`. */
  orders: v.exactOptional(v.record(v.string(), v.string())),
  /** `10A east`. */
  storms: v.exactOptional(v.array(v.string())),
  /** Objective tokens by area: the faction. */
  objectives: v.exactOptional(v.record(v.string(), v.string())),
  players: v.exactOptional(v.array(player)),
  /** Default 1. */
  round: v.exactOptional(count),
  /** The seat with the first player token. Default 0. */
  first: v.exactOptional(count),
  /** The active seat. Default 0. */
  active: v.exactOptional(count),
  /** The next step. Default `turn`, in the operations phase. */
  step: v.exactOptional(v.picklist(STEPS)),
  /** The running order: `0 advance 10A`. */
  order: text,
})

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

/** A table of Forbidden Stars as a scenario writes it, and what one player has. */
export type ScenarioTable = DeepReadonly<v.InferInput<typeof scenarioTable>>
export type ToldPlayer = DeepReadonly<v.InferInput<typeof player>>
