import { comesAlong, type MultiSelectDraft, takesAll } from '@orrery/board'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { say } from '../../app/texts.ts'
import { small } from '../../look/small.ts'
import { useDesk } from '../desk.ts'
import { RuleLink } from '../RuleLink.tsx'
import { refusalLine } from '../words.ts'
import { AllOptionsButton } from './AllOptions.tsx'
import { Cost, usePointing } from './Option.tsx'
import { FEW } from './primary-action.ts'

interface Props {
  readonly draft: MultiSelectDraft
  readonly labels: ReadonlyMap<string, string>
}

/** A question for several options: checkboxes, all and none, the allowed amount, and why the selection is not valid yet. */
export function MultiSelectForm({ draft, labels }: Props): JSX.Element {
  const { text, names, pulled } = useDesk()
  const { options, least, most } = draft.question
  const chosen = draft.chosen.value
  const verdict = draft.verdict.value
  const everything = Math.min(most, options.length)
  const aside = options.length > FEW ? options.filter((option) => isOnBoard(draft, option)) : []
  const onBoard = aside.length > 0
  const [laid, lay] = useState(false)
  const open = laid && (small.value !== 'sheet' || pulled.value)
  const shown = onBoard && !open ? options.filter((option) => draft.has(option.id) || !aside.includes(option)) : options
  return (
    <fieldset class="some" data-single={most === 1 ? '' : undefined}>
      <legend class="sr">{say('choose-some')}</legend>
      <p class="some-count" aria-live="polite">
        <b>{chosen.length}</b> {say('chosen-of', { least, most: everything, same: least === everything })}
        {takesAll(draft.question) ? (
          <button type="button" class="btn small quiet" data-all onClick={draft.all}>
            {say('take-all')}
          </button>
        ) : null}
        {chosen.length > 0 ? (
          <button type="button" class="btn small quiet" data-none onClick={draft.none}>
            {say('take-none')}
          </button>
        ) : null}
      </p>
      {onBoard ? <p class="lit-pieces">{say('lit-pieces')}</p> : null}
      {shown.length === 0 ? null : (
        <ul class="ticks">
          {shown.map((option) => (
            <li key={option.id}>
              <Tick draft={draft} option={option} label={labels.get(option.id) ?? ''} />
            </li>
          ))}
        </ul>
      )}
      {onBoard ? (
        <AllOptionsButton
          count={options.length}
          open={open}
          press={() => {
            lay(!open)
            pulled.value = !open
          }}
        />
      ) : null}
      {verdict !== true && chosen.length > 0 ? (
        <p class="against" role="status">
          {refusalLine(text, verdict, names) ?? say('choose-more')} <RuleLink rule={verdict.rule} />
        </p>
      ) : null}
    </fieldset>
  )
}

/** Whether all options are moves of pieces on the board; a list of these would only be in the way. */
function isOnBoard({ question }: MultiSelectDraft, option: MultiSelectDraft['question']['options'][number]): boolean {
  return question.options.every(({ on, to }) => on !== undefined && to !== undefined) || comesAlong(question, option)
}

interface TickProps {
  readonly draft: MultiSelectDraft
  readonly option: MultiSelectDraft['question']['options'][number]
  readonly label: string
}

function Tick({ draft, option, label }: TickProps): JSX.Element {
  const { pointed } = useDesk()
  const on = draft.has(option.id)
  const place = draft.question.ordered === true && on ? draft.chosen.value.indexOf(option.id) + 1 : null
  const full = !on && draft.question.most !== 1 && draft.mayAdd(option.id) !== true
  return (
    <label class={`tick${on ? ' on' : ''}${full ? ' full' : ''}${pointed.value === option.id ? ' lit' : ''}`}>
      <input
        type="checkbox"
        data-tick={option.id}
        checked={on}
        aria-disabled={full}
        onChange={(event) => {
          draft.toggle(option.id)
          event.currentTarget.checked = draft.has(option.id)
        }}
        {...usePointing(option.id)}
      />
      <span>{label}</span>
      {place === null ? null : <b class="place">{place}</b>}
      <Cost cost={option.cost} />
    </label>
  )
}
