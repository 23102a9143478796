import type { Portfolio } from '@orrery/kernel'
import type { State } from '../state.ts'
import type { Posture } from './move-worth.ts'
import { policy } from './policy.ts'

/** The postures in which a squadron can move, beside the policy's. */
const POSTURES: Readonly<Record<string, Posture>> = {
  'close-in': { fire: 1, approach: 4, distance: 0, returned: 0 },
  'stand-off': { fire: 1, approach: 0.25, distance: 1, returned: 4 },
  withdraw: { fire: 0.3, approach: -1, distance: 2, returned: 6 },
}

/** How a squadron moves in its activation: the search compares postures, because a single ship's move changes little. */
export const portfolio: Portfolio<State> = {
  questions: ['move.plan'],
  until: 'activate',
  scripts: Object.keys(POSTURES),
  answer: (script, g, question, random) => policy(g, question, random, POSTURES[script]),
}
