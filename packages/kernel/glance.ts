import type { Option } from './question.ts'
import type { Random } from './random.ts'

/** A quick choice: the option that is worth most at a glance. `whim` is how much randomness decides among close options, in thousandths. */
export function bestAtAGlance<O extends Option>(options: readonly O[], worth: (option: O) => number, random: Random, whim: number): O {
  let [best] = options
  if (best === undefined) throw new RangeError('no options')
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const here = worth(option) + random.below(1000) * whim
    if (here > most) {
      most = here
      best = option
    }
  }
  return best
}

/**
 * Turns a worth at a glance into a search's prior. `sharpness` is how closely the search follows the glance, `widest` how far apart options
 * may be judged.
 */
export function promiseOf(worth: number, sharpness: number, widest: number): number {
  return Math.exp(sharpness * Math.max(-widest, Math.min(widest, worth)))
}
