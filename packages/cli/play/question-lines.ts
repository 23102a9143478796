import type { Answer, Question, Table } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { Colours } from '../terminal/colours.ts'
import type { Teller } from '../terminal/say.ts'

/** What is needed to describe a table in words. */
export interface Speech {
  readonly teller: Teller
  readonly text: Text
  readonly colours: Colours
}

/** A question: what is asked, and its options with their numbers. */
export function questionLines(question: Question, { teller, text, colours }: Speech): string[] {
  const asked = `${colours.strong(teller.prompt(question))} ${colours.faint(question.rule)}`
  if (question.kind === 'plan') return [asked, colours.faint(JSON.stringify(question.bounds)), text.say('cli-plan')]
  const some = question.kind === 'multi-select' ? [colours.faint(text.say('cli-some', { least: question.least, most: question.most }))] : []
  const width = String(question.options.length).length
  const options = question.options.map((option, at) => {
    const number = colours.number(String(at + 1).padStart(width + 1))
    const name = teller.option(option)
    return `${number}  ${name}${name === option.id ? '' : ` ${colours.faint(option.id)}`}`
  })
  return [asked, ...some, ...options]
}

/** What a piece can do now, and why not the rest; without a piece, the pieces that can do something. */
export function why(table: Table, question: Question, piece: string, { teller, text, colours }: Speech): string {
  const options = question.kind === 'plan' ? [] : question.options
  if (piece === '') {
    const pieces = [...new Set(options.flatMap(({ on }) => (on === undefined ? [] : [on])))]
    return text.say('cli-why-what', { pieces: pieces.join(', ') })
  }
  const can = options
    .filter(({ on, to }) => on === piece || to === piece)
    .map((option) => `${text.say('cli-can')}: ${teller.option(option)}`)
  const cannot = table.game
    .explain(table.state, question.seat, piece)
    .map((refusal) => `${text.say('cli-cannot')}: ${teller.refusal(refusal)}`)
  return can.length + cannot.length === 0 ? text.say('cli-why-free') : [...can.map(colours.good), ...cannot.map(colours.bad)].join('\n')
}

/** An answer in the words of its question's options. */
export function namedAnswer(question: Question, answer: Answer, teller: Teller): string {
  if ('option' in answer) return optionNamed(question, answer.option, teller)
  return 'options' in answer ? answer.options.map((id) => optionNamed(question, id, teller)).join(' + ') : JSON.stringify(answer)
}

function optionNamed(question: Question, id: string, teller: Teller): string {
  const option = question.kind === 'plan' ? undefined : question.options.find((one) => one.id === id)
  return option === undefined ? id : `${teller.option(option)} [${id}]`
}
