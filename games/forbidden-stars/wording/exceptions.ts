import type { Word } from '../effects/ability.ts'

/** What a text rightly says otherwise than its effects. */
export interface Exception {
  /** Figures that the text prints and no effect says. */
  readonly figures?: readonly number[]
  /** Words that one of the languages says in another way. */
  readonly words?: readonly Word[]
  readonly because: string
}

/** By card and ability. */
export const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  'chaos-united: general': {
    words: ['attack', 'defence', 'morale'],
    because: 'the die shows the face that its owner chooses, so no face is named',
  },
}
