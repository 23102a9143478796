import type { Word } from '../effects/ability.ts'

/** Allowed differences between a text and its effects. */
export interface Exception {
  /** Figures that are in the text but in no effect. */
  readonly figures?: readonly number[]
  /** Words that one of the languages expresses differently. */
  readonly words?: readonly Word[]
  readonly because: string
}

/** The exceptions by card and ability. */
export const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  'chaos-united: general': {
    words: ['attack', 'defence', 'morale'],
    because: 'the die shows the face that its owner chooses, so no face is named',
  },
}
