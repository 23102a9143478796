import type { ForeseenQuestion, SaidIf } from '@orrery/protocol'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { useDesk } from '../table/desk.ts'
import { promptOf } from '../table/words.ts'
import { conditionOf, sharedStart } from './condition.ts'
import { answerLine } from './if-thens.ts'

interface Props {
  /** The question, if it is among the likeliest now. */
  readonly foreseen: ForeseenQuestion | null
  readonly among: readonly ForeseenQuestion[]
  /** The stored answer, if there is one. */
  readonly said: SaidIf | null
  imagine(foreseen: ForeseenQuestion): void
  forget(): void
}

/**
 * A foreseen question with its answer, or a stored answer to a question that is not among the likeliest now. It is one item, because a
 * question becomes one and the other while the reader is about to press.
 */
export function IfItem({ foreseen, among, said, imagine, forget }: Props): JSX.Element {
  const { board, text, names } = useDesk()
  const after = foreseen?.after ?? []
  const siblings = foreseen === null ? [] : among.filter((one) => one.after.at(-1) === after.at(-1))
  const { lines, more } = conditionOf(text, (foreseen ?? said)?.events ?? [], names, sharedStart(siblings.map(({ events }) => events)))
  return (
    <li class={after.length > 0 ? 'then' : ''} {...{ [foreseen === null ? 'data-kept' : 'data-foreseen']: (foreseen ?? said)?.print }}>
      <ConditionLines lines={lines} more={more} then={after.length > 0} />
      {foreseen === null ? null : (
        <span class="away-asked">{board.asks?.(foreseen.question, foreseen.view, text) ?? promptOf(text, foreseen.question, names)}</span>
      )}
      {said === null ? <span>{say('away-ask-me')}</span> : <strong data-said>{answerLine(text, said, names)}</strong>}
      {foreseen === null ? null : <small>{say('away-share', { share: Math.round(foreseen.share) })}</small>}
      <span key="acts" class="away-acts">
        {foreseen === null ? null : (
          <button key="imagine" type="button" class="btn small" data-imagine onClick={() => imagine(foreseen)}>
            {say(said === null ? 'away-answer' : 'away-change')}
          </button>
        )}
        {said === null ? null : (
          <button key="forget" type="button" class="btn small quiet" data-forget onClick={forget}>
            {say('away-forget')}
          </button>
        )}
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
