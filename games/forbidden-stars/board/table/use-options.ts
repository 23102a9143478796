import { type Alike, oneOfEach, optionMessage, tellApart } from '@orrery/board'
import type { SeenOption, SeenQuestion } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { useMemo } from 'preact/hooks'
import type { View } from '../../view.ts'
import { alikeIn } from '../alike.ts'

/** The options of a question, as the board offers them. */
export interface Options {
  /** All options; none for a plan. */
  readonly all: readonly SeenOption[]
  /** Which of them do the same. */
  readonly alike: Alike
  /** The name of an option, told apart from those of the same name. */
  nameOf(option: SeenOption): string
}

const NONE: readonly SeenOption[] = []

/** The options of the open question. */
export function useOptions(question: SeenQuestion | null, view: View, text: Text): Options {
  const all = question === null || question.kind === 'plan' ? NONE : question.options
  const alike = useMemo(() => (question?.kind === 'options' ? alikeIn(view) : () => null), [question, view])
  const distinct = useMemo(() => oneOfEach(all, alike), [all, alike])
  const names = useMemo(
    () =>
      tellApart(
        distinct,
        distinct.map((option) => text.say(optionMessage(option), option.params)),
      ),
    [distinct, text],
  )
  return { all, alike, nameOf: (option) => names[distinct.indexOf(option)] ?? text.say(optionMessage(option), option.params) }
}
