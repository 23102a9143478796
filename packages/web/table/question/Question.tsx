import type { BoardModule, BoardProps } from '@orrery/board'
import type { Seen, Viewer } from '@orrery/kernel'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { later, quietlyLater } from '../../app/later.ts'
import { say } from '../../app/texts.ts'
import { small } from '../../look/small.ts'
import { useDesk } from '../desk.ts'
import { RuleLink } from '../RuleLink.tsx'
import { promptOf } from '../words.ts'
import { AllOptions } from './AllOptions.tsx'
import type { Answering } from './answering.ts'
import { followFocus, OptionButton } from './Option.tsx'
import { PrimaryButton } from './PrimaryButton.tsx'
import { Prompt } from './Prompt.tsx'
import { isPass } from './primary-action.ts'
import { Steady } from './Steady.tsx'

const MultiSelectForm = later(() => import('./MultiSelectForm.tsx').then((module) => module.MultiSelectForm))
const Orders = later(() => import('./Orders.tsx').then((module) => module.Orders))
const PlanForm = later(() => import('./PlanForm.tsx').then((module) => module.PlanForm))
const SeeEnd = quietlyLater(() => import('./SeeEnd.tsx').then((module) => module.SeeEnd))

interface Props {
  readonly seen: Seen
  readonly answering: Answering
  /** The board's own props, for the part of it that is under the prompt. */
  readonly shown: BoardProps
}

/** The question console: the prompt and the stakes, options without a piece, all options, and the primary button. */
export function Question({ seen, answering, shown }: Props): JSX.Element {
  const { source, board, text, names, viewer, pulled } = useDesk()
  const place = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  const { question } = seen
  const { options, listed, labels, primary, multiSelect, plan, busy, choose } = answering
  useEffect(() => followFocus(place.current), [seen.version, question])
  // While all hands are covered the asked seat is not the viewer.
  const waiting = seen.waiting.filter((seat) => seat !== viewer && seat !== question?.seat).map((seat) => names[seat] ?? '')
  const thinks = seen.waiting.every((seat) => source.players.value[seat]?.holder === 'bot')
  // At a shared screen with covered hands nobody in particular is the viewer.
  const looksOn = viewer === 'spectator' && source.players.value.every(({ holder }) => holder !== 'me')
  // Only bots play on: everybody at this screen is out, or nobody at it plays.
  const onlyBots = source.viewers.value.every((one) => one === 'spectator' || board.isOut?.(seen.view, one) === true)
  const Stakes = board.Stakes
  const all = open && (small.value !== 'sheet' || pulled.value)
  const openAll = (opens: boolean): void => {
    setOpen(opens)
    pulled.value = opens
  }
  const hidden = options.length > listed.length + (primary === null || primary.option === null ? 0 : 1)
  return (
    <section
      ref={place}
      class={`question${question === null ? ' idle' : ''}`}
      aria-label={say('question')}
      data-version={seen.version}
      data-busy={busy ? '' : undefined}
      tabIndex={-1}
    >
      <div class="asked" aria-live="polite">
        <h2>
          {question === null ? (
            waitingLine(board, seen, viewer, waiting, thinks)
          ) : (
            <Prompt line={board.asks?.(question, seen.view, text) ?? promptOf(text, question, names)} fields={question.params ?? {}} />
          )}
        </h2>
        {question === null ? null : <RuleLink rule={question.rule} />}
        {looksOn ? <p class="also">{say('you-look-on')}</p> : null}
        {question !== null && waiting.length > 0 ? <p class="also">{say('waiting-too', { names: waiting })}</p> : null}
      </div>
      {question === null || (question.kind === 'options' && options.length === 0) ? null : (
        <div class="answers">
          {Stakes === undefined ? null : (
            <Steady question={question}>
              <Stakes {...shown} />
            </Steady>
          )}
          {multiSelect === null ? null : <MultiSelectForm draft={multiSelect} labels={labels} />}
          {plan === null ? null : <PlanForm draft={plan} />}
          {multiSelect === null && hidden ? <p class="lit-pieces">{say(listed.length > 0 ? 'lit-besides' : 'lit-pieces')}</p> : null}
          {multiSelect === null && listed.length > 0 ? (
            <ul class="options">
              {listed.map((option, at) => (
                <li key={option.id}>
                  <OptionButton
                    option={option}
                    label={labels.get(option.id) ?? ''}
                    at={isPass(board, option, question) ? null : at}
                    isPass={isPass(board, option, question)}
                    busy={busy}
                    choose={choose}
                  />
                </li>
              ))}
            </ul>
          ) : null}
          {multiSelect === null && hidden ? (
            <AllOptions options={options} labels={labels} busy={busy} open={all} setOpen={openAll} choose={choose} />
          ) : null}
        </div>
      )}
      {question === null && onlyBots && source.hurried !== undefined ? <SeeEnd hurried={source.hurried} /> : null}
      {board.isUnderAttack === undefined ? null : <Orders seen={seen} />}
      {primary === null ? null : <PrimaryButton action={primary} busy={busy} />}
    </section>
  )
}

/** Whom the reader waits for. `thinks`: only bots. */
function waitingLine(board: BoardModule, { view }: Seen, viewer: Viewer, waiting: readonly string[], thinks: boolean): string {
  if (waiting.length === 0) return say('nobody-asked')
  if (viewer !== 'spectator' && board.isOut?.(view, viewer) === true) return say('waiting-out', { names: waiting })
  return say(viewer === 'spectator' ? 'watching-for' : thinks ? 'thinking' : 'waiting-for', { names: waiting })
}
