import { type Piece, type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'

/** Options by the piece that they begin with and the one that they are done to. */
export interface Choices {
  readonly question: SeenQuestion | null
  readonly options: readonly SeenOption[]
  /** Options that light a piece up. */
  readonly on: ReadonlyMap<Piece, readonly SeenOption[]>
  /** Options that are done to a piece. */
  readonly to: ReadonlyMap<Piece, readonly SeenOption[]>
  /** Options that belong to no piece: pass, done, end. */
  readonly free: readonly SeenOption[]
}

/** What can be chosen now, sorted by pieces. */
export function choicesOf(question: SeenQuestion | null): Choices {
  const on = new Map<Piece, SeenOption[]>()
  const to = new Map<Piece, SeenOption[]>()
  const free: SeenOption[] = []
  const options = question?.kind === 'options' ? question.options : []
  const add = (map: Map<Piece, SeenOption[]>, piece: Piece, option: SeenOption) => {
    const list = map.get(piece)
    if (list === undefined) map.set(piece, [option])
    else list.push(option)
  }
  for (const option of options) {
    if (option.on === undefined) free.push(option)
    else add(on, option.on, option)
    if (option.to !== undefined) add(to, option.to, option)
  }
  return { question, options, on, to, free }
}

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

/** The options for a piece that need no other piece. */
export function plainOptions(choices: Choices, piece: Piece): readonly SeenOption[] {
  return (choices.on.get(piece) ?? []).filter((option) => option.to === undefined)
}

/** The options that do something with one piece to another. */
export function between(choices: Choices, from: Piece, to: Piece): readonly SeenOption[] {
  return (choices.on.get(from) ?? []).filter((option) => option.to === to)
}

/** The option that dropping a piece on a place means, if there is one. */
export function dropOption(choices: Choices, piece: Piece, place: string): SeenOption | undefined {
  return plainOptions(choices, piece).find((option) => DROPS[verbOf(option.id)] === place)
}

const LETTING_GO = ['pass', 'done', 'no-return', 'no-trap', 'keep', 'end']

/** The option that the pass key takes: letting things go on. */
export function passOption(choices: Choices): SeenOption | undefined {
  for (const verb of LETTING_GO) {
    const found = choices.free.find((option) => verbOf(option.id) === verb)
    if (found !== undefined) return found
  }
  return undefined
}
