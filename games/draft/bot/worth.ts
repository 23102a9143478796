import type { Option } from '@orrery/kernel'
import { cardOf } from '../../chaos-galaxy/content/cards.ts'
import { WORTHS } from './worths.ts'

/**
 * How much more likely a deck wins with a card than with the mean card in its place, in hundredths of log-odds: about -40 to 40. It was
 * learned (`worths.ts`); a card that is newer than that counts as the mean one.
 */
export function worthOf(number: number): number {
  return WORTHS[cardOf(number).id] ?? 0
}

/** The first of the options with the highest value. */
export function best(options: readonly Option[], of: (number: number) => number): Option {
  let most = Number.NEGATIVE_INFINITY
  let first: Option | undefined
  for (const option of options) {
    const value = of(option.value as number)
    if (value <= most) continue
    most = value
    first = option
  }
  if (first === undefined) throw new RangeError('there is no option')
  return first
}
