import { type Choices, plainOptions } from '@orrery/board'
import { type Piece, type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'

/** The most important options of a turn, in the order of the question bar; others come in between. */
const FIRST = ['draw', 'pick', 'launch', 'attack', 'event', 'play', 'pay', 'develop', 'end']
const LAST = ['surface', 'cantina', 'mount', 'sell', 'undevelop']

/** Options in the order of the question bar: a turn's main options before the many ways to lay a card face down. */
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

/** Verbs that bring cards to the player's hand. */
export const CARD_VERBS: readonly string[] = ['draw', 'pick', 'salvage', 'peek']

/** Whether the console lists an option right away: never cards on the table, and attacks on players only if there are few. */
export function isListed({ id, on }: SeenOption, question: SeenQuestion): boolean {
  const verb = verbOf(id)
  if (CARD_VERBS.includes(verb)) return true
  if (on?.startsWith('card:') === true) return false
  return verb !== 'attack' || attackedPlayers(question) < 2
}

function attackedPlayers(question: SeenQuestion): number {
  if (question.kind === 'plan') return 0
  const attacked = question.options.filter(({ id, on }) => verbOf(id) === 'attack' && on?.startsWith('card:') !== true)
  return new Set(attacked.map(({ id }) => id.split(':').at(-1))).size
}

/** The drop targets for a card from the hand, with the verb of each. */
export const DROPS: Readonly<Record<string, string>> = {
  surface: 'surface',
  cantina: 'cantina',
  launch: 'hangar',
  event: 'play',
  play: 'play',
}

/** The option that is chosen by dropping a piece on a place, if there is one. */
export function dropOption(choices: Choices, piece: Piece, place: string): SeenOption | undefined {
  return plainOptions(choices, piece).find((option) => DROPS[verbOf(option.id)] === place)
}
