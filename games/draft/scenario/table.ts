import * as v from 'valibot'
import { STEPS } from '../state.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Cards by id, by seat: `{ 0: 'tuzer crx' }`. */
const bySeat = v.record(v.string(), v.string())

/**
 * A table in a scenario. Whatever is not given of packs and pools is drawn with the table's seed. All seats have the same number of cards:
 * `pick` minus one from this round, and a whole pack from each round before.
 */
export const scenarioTable = v.strictObject({
  /** Default: pick in a draft, build for sealed decks. */
  step: v.exactOptional(v.picklist(STEPS)),
  /** The packs opened so far; default 1 in a draft, all for sealed decks. */
  round: v.exactOptional(count),
  /** The current pick, from 1. */
  pick: v.exactOptional(count),
  /** The cards of a seat, in the order in which it got them. */
  pools: v.exactOptional(bySeat),
  /** The pack in front of a seat. */
  packs: v.exactOptional(bySeat),
  /** The card that a seat has already picked while others still choose. */
  picked: v.exactOptional(bySeat),
  /** Finished decks. */
  decks: v.exactOptional(bySeat),
})

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

/** The scenario table of limited play. */
export type ScenarioTable = DeepReadonly<v.InferInput<typeof scenarioTable>>
