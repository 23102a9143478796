import { pointing } from '@orrery/board'
import type { SeenOption } from '@orrery/kernel'
import type { JSX } from 'preact'
import { settings } from '../../app/settings.ts'
import { say } from '../../app/texts.ts'
import { useDesk } from '../desk.ts'

interface Props {
  readonly option: SeenOption
  /** Its name, different from all others. */
  readonly label: string
  /** Its index among the options with a number key; null if it has none. */
  readonly at: number | null
  readonly busy: boolean
  /** Whether it passes; it then has a red edge. */
  readonly isPass?: boolean
  choose(option: string): void
}

/** An option as a button; pointing at it highlights it on the board. */
export function OptionButton({ option, label, at, busy, isPass = false, choose }: Props): JSX.Element {
  const { pointed } = useDesk()
  return (
    <button
      type="button"
      class={`option${pointed.value === option.id ? ' lit' : ''}${isPass ? ' passes' : ''}`}
      data-option={option.id}
      aria-disabled={busy}
      onClick={(event) => {
        hold(event.currentTarget)
        choose(option.id)
      }}
      {...usePointing(option.id)}
    >
      {at !== null && at < 9 && settings.value.numberKeys ? (
        <span class="number-key" aria-hidden="true">
          {at + 1}
        </span>
      ) : null}
      <span class="option-name">{label}</span>
      <Cost cost={option.cost} />
    </button>
  )
}

/** What an option costs. */
export function Cost({ cost }: { readonly cost: number | undefined }): JSX.Element | null {
  if (cost === undefined) return null
  return (
    <span class="cost" title={say('cost')}>
      <span class="sr">{say('cost')} </span>
      {cost}
    </span>
  )
}

/** The handlers that highlight an option on the board while its button is hovered or focused. */
export function usePointing(option: string) {
  const { pointed } = useDesk()
  const handlers = pointing(pointed, option)
  return {
    ...handlers,
    onFocus(event: FocusEvent & { readonly currentTarget: HTMLElement }): void {
      hold(event.currentTarget)
      handlers.onFocus()
    },
  }
}

/** Makes the question the place of the focus, until the focus moves elsewhere. */
export function hold(button: HTMLElement): void {
  const question = button.closest<HTMLElement>('.question')
  if (question === null) return
  question.dataset.held = 'yes'
  const release = ({ target }: FocusEvent): void => {
    if (target instanceof Node && question.contains(target)) return
    delete question.dataset.held
    document.removeEventListener('focusin', release)
  }
  document.addEventListener('focusin', release)
}

/** The focused element when the question was answered. */
let left: HTMLElement | null = null

/** The element at the table that was last focused: on its board, in its question, or beside them. */
let last: Element | null = null

/** Watches the focus at a table; returns a function that stops it. */
export function watchFocus(): () => void {
  const came = ({ target }: FocusEvent): void => {
    last = target instanceof Element && target.closest('.board-place, .console') !== null ? target : null
  }
  document.addEventListener('focusin', came)
  return () => {
    last = null
    document.removeEventListener('focusin', came)
  }
}

/**
 * Takes the focus away from the element that answered the question, because removing a focused element would force a layout during
 * rendering.
 */
export function leaveFocus(): void {
  const { activeElement } = document
  left = activeElement instanceof HTMLElement && activeElement.closest('.question') !== null ? activeElement : null
  left?.blur()
}

/**
 * Leaves keyboard players where they decide: on the element with which they answered or, if that is gone, on the first new option. A player
 * who answered on the board with a piece that is gone continues at the question, where the same key takes nothing.
 */
export function followFocus(question: HTMLElement | null): void {
  const stays = question?.contains(left) === true ? left : null
  const gone = last !== null && !last.isConnected
  left = null
  if (question === null || document.activeElement !== document.body) return
  if (stays !== null || question.dataset.held === 'yes')
    (stays ?? question.querySelector<HTMLElement>('.option') ?? question).focus({ preventScroll: true })
  else if (gone) question.focus({ preventScroll: true })
}
