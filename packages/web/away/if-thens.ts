import type { Answer, SeenOption, SeenQuestion } from '@orrery/kernel'
import type { ForeseenQuestion, SaidIf } from '@orrery/protocol'
import type { Text } from '@orrery/text'
import { say } from '../app/texts.ts'
import { optionName } from '../table/words.ts'
import { keptOf } from './condition.ts'

/** The most if-thens of a seat, as on the server. */
const MOST = 32

/** The if-thens with this answer to a foreseen question. */
export function withAnswer(ifs: readonly SaidIf[], foreseen: ForeseenQuestion, answer: Answer): readonly SaidIf[] {
  const others = ifs.filter(({ print }) => print !== foreseen.print)
  const said = { print: foreseen.print, answer, events: keptOf(foreseen.events), chosen: chosenBy(foreseen.question, answer) }
  return [...others, said].slice(-MOST)
}

function chosenBy(question: SeenQuestion, answer: Answer): readonly SeenOption[] {
  if (question.kind === 'plan') return []
  const ids = 'option' in answer ? [answer.option] : 'options' in answer ? answer.options : []
  return question.options.filter(({ id }) => ids.includes(id))
}

/** An answer in the reader's language: the names of what it chooses. */
export function answerLine(text: Text, { chosen = [], answer }: SaidIf, names: readonly string[]): string {
  if ('plan' in answer) return say('away-plan')
  return chosen.length === 0 ? say('away-none') : chosen.map((option) => optionName(text, option, names)).join(', ')
}
