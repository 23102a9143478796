import * as v from 'valibot'
import { PHASES, STEPS } from '../state.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const lines = v.array(v.string())

/**
 * A table in a scenario. Whatever is left out is empty; cards and tokens that are not named are where they start. The rules play on to
 * the next question. To stop after a card of the resolve phase, give another team a later card that asks (`heroic-charge` with Claudio
 * at the bottom always does). The event follows the attack phase (put a quiet one on top, `evasion`, and no terrain), then the next
 * round asks for actions.
 */
export const scenarioTable = v.strictObject({
  /** From top to bottom, with facing and tokens: `gideon< leon>+2 zael<`. */
  formation: v.string(),
  /** Slain marines of teams in play: `noctis valencio`. */
  slain: v.exactOptional(v.string()),
  /** Seats of the teams: `{ green: 0, red: 1 }`. Default: the teams in the order of the formation, dealt to the seats in turn. */
  owners: v.exactOptional(v.record(v.string(), count)),
  /** `2 left: head head tail`, `3 right: claw brood-lord-a protected attacked`. Cards get the lowest free ids of their kind. */
  swarms: v.exactOptional(lines),
  /** `door 1 left +2`, `control-panel 3 right activated`. */
  terrain: v.exactOptional(lines),
  /** The blip piles from the top: numbers of cards or kinds (`head tail`). Default: 5 and 5. */
  blips: v.exactOptional(v.tuple([v.union([count, v.string()]), v.union([count, v.string()])])),
  /** How many genestealers are discarded, and how many are in the deck; if one is left out, it takes all that remain. */
  discarded: v.exactOptional(count),
  deck: v.exactOptional(count),
  /** The current location. Default: the setup location of the number of seats. */
  location: v.exactOptional(v.string()),
  /** The location deck from its top; default: three locations, empty at a final location (code 4). */
  locationDeck: v.exactOptional(lines),
  locationTokens: v.exactOptional(count),
  /** The top of the event deck; the other events follow. */
  events: v.exactOptional(lines),
  /** How many of the events that follow are discarded instead. */
  eventsDiscarded: v.exactOptional(count),
  /** Default: resolve. */
  phase: v.exactOptional(v.picklist(PHASES)),
  /** The step to begin with, if it is not the first one of the phase. */
  step: v.exactOptional(v.picklist(STEPS)),
  round: v.exactOptional(count),
  /** This round's action cards: `block full-auto`; in the choose phase they are not chosen yet. */
  cards: v.exactOptional(v.string()),
  /** This round's cards that are already resolved, so that their abilities are in force. */
  resolved: v.exactOptional(v.string()),
  /** The cards of the previous round. */
  last: v.exactOptional(v.string()),
  current: v.exactOptional(count),
  /** The seat that holds the Artefact. */
  artefact: v.exactOptional(count),
})

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

/** A table of Death Angel as a scenario writes it. */
export type ScenarioTable = DeepReadonly<v.InferInput<typeof scenarioTable>>
