import * as v from 'valibot'
import { RACE_IDS } from '../content/races.ts'
import { STEPS } from '../state.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const lines = v.exactOptional(v.array(v.string()))
const seats = v.exactOptional(v.array(count))

/**
 * A table in a scenario. Whatever is left out is empty; cards that are not named are in the deck. Places are inches east and north of the
 * south-west corner, headings are degrees clockwise from north; both may have decimals.
 *
 * A squadron: `0 terrans-teuton acted: 20 20 90, 24.5 20 90 hull=2 cloak, destroyed`. The line begins with the seat, the type and marks
 * (`acted`, `free`, `disordered`, `reserve`, `late`, `enter`, `fixed`). Then come its ships, each with its place and heading, or `away`,
 * `destroyed`, `captured`, `withdrawn` or `escaped`, and with marks: tokens (`hull=2 crew=1`), `ap=3` left, `mines=1` dropped,
 * `sector=fore`, `fired=0+2` (weapons used this turn, by their places on the card), `cloak`, `fullStop`, `enginesCut`, `fold`, `named`,
 * `flagship`, `moved`, and lasting effects by name (`ragingFire`). Ships, squadrons and flights are numbered in the order given, from 0.
 */
export const scenarioTable = v.strictObject({
  squadrons: v.exactOptional(v.array(v.string()), []),
  /** `0 fighter of 2 acted: 20 20, 21 20 spent, away`: seat, type, the squadron of the carriers, its wings. */
  flights: lines,
  /** `asteroidField 12 18 4 drifting`: kind, place, radius in inches. */
  terrain: lines,
  /** `0 30 20 5`: the ship that dropped it, its place, its AD; `unarmed` if it is not armed yet. */
  mines: lines,
  /** `3 by 1: 2 teams, 1 rounds`: the boarded ship, the boarding squadron. */
  boarders: lines,
  /** `50 30 26`, `50 on 3`, `50 off 1`: the value, and the place where it floats, the ship that has it, or the seat that carried it off. */
  pods: lines,
  /** By seat: its cards, or how many it holds (taken from the bottom of the deck). */
  hands: v.exactOptional(v.array(v.union([v.array(v.string()), count]))),
  /** The cards on top of the deck, from the top; the others follow, shuffled. */
  deck: lines,
  /** The discard pile; the last card is on top. */
  discard: lines,
  /** `S03 squadron 0`, `T05 seat 1`, `A06 flight 0`: cards whose effects hold. An S card holds for all ships of the squadron. */
  inForce: lines,
  /** The race of each seat. Default: that of its first squadron. */
  races: v.exactOptional(v.array(v.picklist(RACE_IDS))),
  /** Each seat's bonus to initiative. Default: that of its race. */
  tactics: v.exactOptional(v.array(v.pipe(v.number(), v.integer()))),
  /** Default 1. */
  turn: v.exactOptional(count),
  /** Default: the choice of a unit, or if one is active its command segment (a flight's move). */
  step: v.exactOptional(v.picklist(STEPS)),
  /** The active unit: `squadron 0`, `flight 1`. */
  active: v.exactOptional(v.string()),
  /** The step of the combat segment: 0 point defence (default), 1 primary weapons, 2 torpedoes. */
  fire: v.exactOptional(v.picklist([0, 1, 2])),
  /** The order of this turn's initiative, and the seat that activates next. Default: the seats in their order, and the first of them. */
  order: seats,
  toAct: v.exactOptional(count),
  /** The side that attacks, in scenarios with roles. */
  attacker: v.exactOptional(v.picklist([0, 1])),
  /** The edge of each side: 0 south, 1 north, 2 west, 3 east. */
  edges: seats,
  /** The ship with the agent aboard, and the ship that took the agent. */
  agent: v.exactOptional(count),
  extracted: v.exactOptional(count),
  /** The victory points of both sides when they were last counted. Default: their points now. */
  points: v.exactOptional(v.tuple([count, count])),
})

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

/** A table of Firestorm Armada as a scenario writes it, with all defaults filled in. */
export type ScenarioTable = DeepReadonly<v.InferOutput<typeof scenarioTable>>
