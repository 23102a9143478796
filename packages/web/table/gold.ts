import type { BoardModule, Gold } from '@orrery/board'
import { type Seen, type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'
import type { Text } from '@orrery/text'

/** Verbs that let something go, where a board does not say which of its options do. */
const LETTING_GO: readonly string[] = ['pass', 'no', 'none', 'skip', 'decline']

/** Whether taking the option lets something go: then it is never the gold one, and has no key. */
export function letsGo(board: BoardModule, option: SeenOption, question: SeenQuestion): boolean {
  return board.letsGo?.(option, question) ?? LETTING_GO.some((verb) => verbOf(option.id) === verb || verbOf(option.id).startsWith('no-'))
}

/** The option that is the gold button: the one that the board names, else the only one that does not let something go. */
export function goldOf(board: BoardModule, seen: Seen, text: Text): Gold | null {
  const { question } = seen
  if (question === null || question.kind !== 'options') return null
  const named = board.gold?.(question, seen.view, text)
  if (named !== undefined && named !== null) return question.options.some(({ id }) => id === named.option) ? named : null
  if (board.gold !== undefined) return null
  const going = question.options.filter((option) => !letsGo(board, option, question))
  const [only] = going
  return only !== undefined && going.length === 1 ? { option: only.id } : null
}

/** Up to so many options all stand in the console; of more, only those that are no piece on the board. */
export const FEW = 8

/** The options that the console lists at once; the others are pieces on the board, and stand under 'all options'. */
export function listedOf(
  board: BoardModule,
  question: SeenQuestion,
  options: readonly SeenOption[],
  gold: string | null,
): readonly SeenOption[] {
  const others = options.filter(({ id }) => id !== gold)
  if (board.lists !== undefined) return others.filter((option) => option.on === undefined || board.lists?.(option, question) === true)
  if (options.length <= FEW) return others
  const free = others.filter(({ on }) => on === undefined || on === question.on)
  return free.length > FEW ? [] : free
}
