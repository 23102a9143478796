import type { BoardModule, PrimaryAction } from '@orrery/board'
import { type Seen, type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'
import type { Text } from '@orrery/text'

/** The verbs of options that pass, if the board does not define `isPass`. */
const PASSES: readonly string[] = ['pass', 'no', 'none', 'skip', 'decline']

/** Whether the option passes; it is then never gold, and has no key. */
export function isPass(board: BoardModule, option: SeenOption, question: SeenQuestion): boolean {
  return board.isPass?.(option, question) ?? PASSES.some((verb) => verbOf(option.id) === verb || verbOf(option.id).startsWith('no-'))
}

/** The primary action: the one that the board names, otherwise the only option that does not pass. */
export function primaryActionOf(board: BoardModule, seen: Seen, text: Text): PrimaryAction | null {
  const { question } = seen
  if (question === null || question.kind !== 'options') return null
  const named = board.primaryAction?.(question, seen.view, text)
  if (named !== undefined && named !== null) return question.options.some(({ id }) => id === named.option) ? named : null
  if (board.primaryAction !== undefined) return null
  const going = question.options.filter((option) => !isPass(board, option, question))
  const [only] = going
  return only !== undefined && going.length === 1 ? { option: only.id } : null
}

/** Up to this many options are all listed in the console; if there are more, only those without a piece on the board are. */
export const FEW = 8

/** The options that the console lists right away; the others are pieces on the board and stand under 'all options'. */
export function listedOf(
  board: BoardModule,
  question: SeenQuestion,
  options: readonly SeenOption[],
  primary: string | null,
): readonly SeenOption[] {
  const others = options.filter(({ id }) => id !== primary)
  if (board.lists !== undefined) return others.filter((option) => option.on === undefined || board.lists?.(option, question) === true)
  if (options.length <= FEW) return others
  const free = others.filter(({ on }) => on === undefined || on === question.on)
  return free.length > FEW ? [] : free
}
