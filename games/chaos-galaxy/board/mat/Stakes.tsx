import type { BoardProps } from '@orrery/board'
import { verbOf } from '@orrery/kernel'
import type { View } from '../../view.ts'
import { isAtShip, linesOf } from './asked.ts'
import { cardName, stackLine, stackName } from './words.ts'

/** Under the prompt: the card that it is about, the numbers that it turns on, and what is wanted in plain words. */
export function Stakes({ seen, viewer, text }: BoardProps<View>) {
  const { question, view } = seen
  if (question === null || question.kind === 'plan') return null
  const about = question.on?.startsWith('card:') === true ? cardName(view, Number(question.on.slice('card:'.length)), text) : ''
  const lines = linesOf(view, question, text)
  const top = view.stack.at(-1)
  // While all hands are covered only what lies open is put: there may well be an answer in the hand.
  const idle =
    viewer !== 'spectator' &&
    question.kind === 'options' &&
    question.options.every((option) => verbOf(option.id) === 'pass' || verbOf(option.id) === 'pass-until')
  const id = idle ? 'board-hint-idle' : `board-hint-${question.name}`
  const next =
    top === undefined || question.name !== 'stack-answer'
      ? ''
      : top.kind === 'action'
        ? text.say('board-hint-then', { what: stackLine(view, top, text) })
        : text.say('board-hint-next', { what: stackName(view, top, text) })
  const hints = [next, text.has(id) ? text.say(id) : '', question.options.some(isAtShip) ? text.say('board-ask-at-ships') : '']
  const hint = hints.filter((part) => part !== '').join(' ')
  if (about === '' && lines.length === 0 && hint === '') return null
  return (
    <div class="cgm-stakes">
      {about !== '' && <b>{about}</b>}
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {hint !== '' && <p>{hint}</p>}
    </div>
  )
}
