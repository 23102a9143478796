import type { Seen, SeenOption } from '@orrery/kernel'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { useDesk } from './desk.ts'
import { RuleLink } from './RuleLink.tsx'
import { tellApart } from './tell-apart.ts'
import { optionName, optionsOf, promptOf } from './words.ts'

interface Props {
  readonly seen: Seen
  readonly busy: boolean
  choose(option: string): void
}

/** What is asked, and every option as a button with its name, its cost and its number key. */
export function QuestionBar({ seen, busy, choose }: Props): JSX.Element {
  const { board, text, names, viewer } = useDesk()
  const bar = useRef<HTMLElement>(null)
  const { question } = seen
  useEffect(() => followFocus(bar.current), [seen.version, question])
  const waiting = seen.waiting.filter((seat) => seat !== viewer).map((seat) => names[seat] ?? '')
  const asking = question === null ? waitingLine(viewer, waiting) : promptOf(text, question, names)
  const options = optionsOf(board, question)
  const labels = tellApart(
    options,
    options.map((option) => optionName(text, option, names)),
  )
  return (
    <section
      ref={bar}
      class={`question${question === null ? ' idle' : ''}`}
      aria-label={say('question')}
      data-version={seen.version}
      tabIndex={-1}
    >
      <div class="asked" aria-live="polite">
        <h2>{asking}</h2>
        <p>
          {question !== null && options.length > 0 ? <span class="count">{say('options-count', { n: options.length })}</span> : null}
          {question === null ? null : <RuleLink rule={question.rule} />}
          {question !== null && waiting.length > 0 ? <span class="also">{say('waiting-too', { names: waiting })}</span> : null}
        </p>
      </div>
      {options.length === 0 ? null : (
        <ul class="options" data-many={options.length > 6 ? '' : undefined}>
          {options.map((option, at) => (
            <li key={option.id}>
              <OptionButton option={option} label={labels[at] ?? ''} at={at} busy={busy} choose={choose} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function waitingLine(viewer: Seen['waiting'][number] | 'spectator', waiting: readonly string[]): string {
  if (waiting.length === 0) return say('nobody-asked')
  return say(viewer === 'spectator' ? 'watching-for' : 'waiting-for', { names: waiting })
}

/** Keyboard players stay where they decide: when the focused option is gone, focus goes to the first of the new ones. */
function followFocus(bar: HTMLElement | null): void {
  if (bar === null || bar.dataset.held !== 'yes' || document.activeElement !== document.body) return
  const first = bar.querySelector<HTMLElement>('.option')
  ;(first ?? bar).focus({ preventScroll: true })
}

interface OptionProps {
  readonly option: SeenOption
  /** What it is called, told apart from others of its name. */
  readonly label: string
  readonly at: number
  readonly busy: boolean
  choose(option: string): void
}

function OptionButton({ option, label, at, busy, choose }: OptionProps): JSX.Element {
  const { pointed } = useDesk()
  const lit = pointed.value === option.id
  const point = (): void => {
    pointed.value = option.id
  }
  const unpoint = (): void => {
    if (pointed.peek() === option.id) pointed.value = null
  }
  return (
    <button
      type="button"
      class={`option${lit ? ' lit' : ''}`}
      data-option={option.id}
      aria-disabled={busy}
      onClick={(event) => {
        hold(event.currentTarget)
        choose(option.id)
      }}
      onPointerEnter={point}
      onPointerLeave={unpoint}
      onFocus={(event) => {
        hold(event.currentTarget)
        point()
      }}
      onBlur={unpoint}
    >
      {at < 9 && settings.value.numberKeys ? (
        <span class="number-key" aria-hidden="true">
          {at + 1}
        </span>
      ) : null}
      <span class="option-name">{label}</span>
      {option.cost === undefined ? null : (
        <span class="cost" title={say('cost')}>
          <span class="sr">{say('cost')} </span>
          {option.cost}
        </span>
      )}
    </button>
  )
}

/** Marks the bar as the place of the keyboard, until focus goes elsewhere by itself. */
function hold(button: HTMLElement): void {
  const bar = button.closest<HTMLElement>('.question')
  if (bar === null) return
  bar.dataset.held = 'yes'
  const release = ({ target }: FocusEvent): void => {
    if (target instanceof Node && bar.contains(target)) return
    delete bar.dataset.held
    document.removeEventListener('focusin', release)
  }
  document.addEventListener('focusin', release)
}
