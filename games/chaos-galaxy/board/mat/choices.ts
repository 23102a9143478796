import { type Choices, plainOptions } from '@orrery/board'
import { type Piece, type SeenOption, verbOf } from '@orrery/kernel'

/** What weighs most in a turn, in the order in which the question bar lists it; what is not named comes in between. */
const FIRST = ['draw', 'pick', 'launch', 'attack', 'event', 'play', 'pay', 'develop', 'end']
const LAST = ['surface', 'cantina', 'mount', 'sell', 'undevelop']

/** Options as the question bar lists them: what a turn is about before the many ways to lay a card face down. */
export function byWeight(options: readonly SeenOption[]): readonly SeenOption[] {
  if (!options.some((option) => verbOf(option.id) === 'end')) return options
  const weight = (option: SeenOption): number => {
    const verb = verbOf(option.id)
    const first = FIRST.indexOf(verb)
    if (verb === 'attack' && option.on?.startsWith('card:') === true) return FIRST.length
    return first >= 0 ? first : LAST.includes(verb) ? FIRST.length + 2 + LAST.indexOf(verb) : FIRST.length + 1
  }
  return options.toSorted((one, other) => weight(one) - weight(other))
}

/** Places that a card from the hand may be dropped on, by the verb that this means. */
export const DROPS: Readonly<Record<string, string>> = {
  surface: 'surface',
  cantina: 'cantina',
  launch: 'hangar',
  event: 'play',
  play: 'play',
}

/** The option that dropping a piece on a place means, if there is one. */
export function dropOption(choices: Choices, piece: Piece, place: string): SeenOption | undefined {
  return plainOptions(choices, piece).find((option) => DROPS[verbOf(option.id)] === place)
}
