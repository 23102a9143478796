import { type Piece, type Refusal, type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'
import type { Text } from '@orrery/text'

/** Options by their own piece and by their target piece. */
export interface Choices {
  readonly question: SeenQuestion | null
  readonly options: readonly SeenOption[]
  /** Options by their own piece, which is highlighted. */
  readonly on: ReadonlyMap<Piece, readonly SeenOption[]>
  /** Options by their target piece. */
  readonly to: ReadonlyMap<Piece, readonly SeenOption[]>
  /** Options without a piece: pass, done, end. */
  readonly free: readonly SeenOption[]
}

const NONE: readonly SeenOption[] = []

/** The options of a question; none for a plan or without a question. */
export function offeredBy(question: SeenQuestion | null): readonly SeenOption[] {
  return question === null || question.kind === 'plan' ? NONE : question.options
}

/** The current options, sorted by pieces. */
export function choicesOf(question: SeenQuestion | null): Choices {
  const on = new Map<Piece, SeenOption[]>()
  const to = new Map<Piece, SeenOption[]>()
  const free: SeenOption[] = []
  const options = offeredBy(question)
  for (const option of options) {
    if (option.on === undefined) free.push(option)
    else add(on, option.on, option)
    if (option.to !== undefined) add(to, option.to, option)
  }
  return { question, options, on, to, free }
}

function add(map: Map<Piece, SeenOption[]>, piece: Piece, option: SeenOption): void {
  const list = map.get(piece)
  if (list === undefined) map.set(piece, [option])
  else list.push(option)
}

/** The options of a piece, as its own piece or as its target. */
export function optionsAt({ on, to }: Choices, piece: Piece): readonly SeenOption[] {
  const begin = on.get(piece) ?? NONE
  const end = to.get(piece) ?? NONE
  return end.length === 0 ? begin : [...begin, ...end.filter((option) => !begin.includes(option))]
}

/** The options of a piece that need no target. */
export function plainOptions({ on }: Choices, piece: Piece): readonly SeenOption[] {
  return (on.get(piece) ?? NONE).filter((option) => option.to === undefined)
}

/** The options from one piece to another. */
export function between({ on }: Choices, from: Piece, to: Piece): readonly SeenOption[] {
  return (on.get(from) ?? NONE).filter((option) => option.to === to)
}

/** The message that names an option: `option-` with its own message, or with the verb of its id. */
export function optionMessage(option: Pick<SeenOption, 'id' | 'message'>): string {
  return `option-${option.message ?? verbOf(option.id)}`
}

/** A refusal in words; the rule's number if only the rulebook has words for it. */
export function refusalWords(text: Text, { rule, message, params }: Refusal): string {
  const id = `refusal-${message ?? rule}`
  return text.has(id) ? text.say(id, params) : rule
}
