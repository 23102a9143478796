import type { ForeseenQuestion, SaidIf } from '@orrery/protocol'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { useDesk } from '../table/desk.ts'
import { promptOf } from '../table/words.ts'
import { conditionOf, sharedStart } from './condition.ts'
import { answerLine } from './if-thens.ts'

interface ForeseenProps {
  readonly one: ForeseenQuestion
  readonly among: readonly ForeseenQuestion[]
  readonly said: SaidIf | null
  imagine(foreseen: ForeseenQuestion): void
  forget(): void
}

/** A foreseen question, with its answer. */
export function ForeseenItem({ one, among, said, imagine, forget }: ForeseenProps): JSX.Element {
  const { board, text, names } = useDesk()
  const siblings = among.filter(({ after }) => after.at(-1) === one.after.at(-1))
  const { lines, more } = conditionOf(text, one.events, names, sharedStart(siblings.map(({ events }) => events)))
  const { question, view } = one
  return (
    <li class={one.after.length > 0 ? 'then' : ''} data-foreseen={one.print}>
      <ConditionLines lines={lines} more={more} then={one.after.length > 0} />
      <span class="away-asked">{board.asks?.(question, view, text) ?? promptOf(text, question, names)}</span>
      {said === null ? <span>{say('away-ask-me')}</span> : <strong data-said>{answerLine(text, said, names)}</strong>}
      <small>{say('away-share', { share: Math.round(one.share) })}</small>
      <span class="away-acts">
        <button type="button" class="btn small" data-imagine onClick={() => imagine(one)}>
          {say(said === null ? 'away-answer' : 'away-change')}
        </button>
        {said === null ? null : (
          <button type="button" class="btn small quiet" data-forget onClick={forget}>
            {say('away-forget')}
          </button>
        )}
      </span>
    </li>
  )
}

/** A stored answer to a question that is not among the likeliest now. */
export function KeptItem({ one, forget }: { readonly one: SaidIf; forget(): void }): JSX.Element {
  const { text, names } = useDesk()
  const { lines, more } = conditionOf(text, one.events, names, 0)
  return (
    <li data-kept={one.print}>
      <ConditionLines lines={lines} more={more} then={false} />
      <strong data-said>{answerLine(text, one, names)}</strong>
      <span class="away-acts">
        <button type="button" class="btn small quiet" data-forget onClick={forget}>
          {say('away-forget')}
        </button>
      </span>
    </li>
  )
}

function ConditionLines({ lines, more, then }: { readonly lines: readonly string[]; readonly more: number; readonly then: boolean }) {
  return (
    <b>
      {say(then ? 'away-then' : 'away-if')} {more > 0 ? '… ' : ''}
      {lines.length === 0 ? say('away-if-asked') : lines.join(' ')}
    </b>
  )
}
