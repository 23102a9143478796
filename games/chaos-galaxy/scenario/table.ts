import * as v from 'valibot'
import { RACES } from '../effects/language/vocabulary.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const cards = v.exactOptional(v.array(v.string()))

/**
 * One side of a table. A card is its id with marks: `turul used`, `mine-ring +3`, `tuzer unpaid`. Marks: `unpaid` (paid is the default in
 * play), `used`, `damaged`, `+n` developments, `-n` lost armour, `x=n`, `*n` counters. In `hangar` an entry that begins with `>` lies on
 * the ship before it (weaponry mounted, crew boarded; an unpaid card, which may be any card, needs `boarded` or `mounted`).
 */
const side = v.strictObject({
  /** Default 20. */
  credits: v.exactOptional(count),
  hand: cards,
  /** From the top; the filler cards lie below. */
  colony: cards,
  /** How many filler cards lie below those named in `colony`; default 20. */
  filler: v.exactOptional(count),
  /** The last one is on top. */
  trash: cards,
  /** The first one is the bottom card. */
  wasteland: cards,
  surface: cards,
  cantina: cards,
  hangar: cards,
  /** The race of a mono-race deck. */
  mono: v.exactOptional(v.picklist(RACES)),
})

/** A scenario; whatever it leaves out is empty. Seat 0 is active, in the main phase of turn 5. */
export const scenarioTable = v.strictObject({
  you: v.exactOptional(side),
  opponent: v.exactOptional(side),
  /** Seats 2 to 5, for a table with more than two players. */
  others: v.exactOptional(v.array(side)),
  phase: v.exactOptional(v.picklist(['setup', 'start', 'main', 'end', 'over'])),
  turn: v.exactOptional(count),
  active: v.exactOptional(count),
  starter: v.exactOptional(count),
})

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

/** A table of Chaos Galaxy as a scenario writes it, and one side of it. */
export type ScenarioTable = DeepReadonly<v.InferInput<typeof scenarioTable>>
export type ToldSide = DeepReadonly<v.InferInput<typeof side>>
