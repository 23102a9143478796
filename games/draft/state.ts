import { type Infer, schema, tableFields } from '@orrery/kernel'
import { CARD_CATALOGUE } from '../chaos-galaxy/content/cards.ts'

export { at, NONE } from '@orrery/kernel'

const { array, edition, int, object, oneOf, ref, refOrNone } = schema

/** A booster: its cards when it was opened, and its picks in order. Cards are numbers of Chaos Galaxy's catalogue. */
const pack = object({ cards: array(ref(CARD_CATALOGUE)), taken: array(ref(CARD_CATALOGUE)) })
export type Pack = Infer<typeof pack>

/** The steps of a table; `next` starts the activity with the step's name. */
export const STEPS = ['open', 'pick', 'build', 'over'] as const
export type Step = (typeof STEPS)[number]

export const FORMATS = ['booster', 'sealed'] as const
export type Format = (typeof FORMATS)[number]

export const state = object({
  ...tableFields('boosters'),
  seats: int(),
  settings: object({ format: oneOf(...FORMATS), raceDegree: int() }),
  /** The cards that may be in boosters. */
  edition: edition(CARD_CATALOGUE),
  step: oneOf(...STEPS),
  /** The packs by round (the first one first), then by the seat that opened them. */
  packs: array(array(pack)),
  /** Each seat's choice, hidden until all have chosen (DR-PICK-1), or `NONE`. */
  picks: array(refOrNone(CARD_CATALOGUE)),
  /** Each seat's deck once it is built, lowest number first; hidden from others. */
  decks: array(array(ref(CARD_CATALOGUE))),
})

/** The complete state of a table of limited play. */
export type State = Infer<typeof state>
