import type { JSX } from 'preact'
import { Icon } from '../look/Icon.tsx'
import { usePointing } from '../table/question/Option.tsx'
import type { Task } from './task.ts'

interface Props {
  readonly task: Task
  /** Whether an answer is on its way. */
  readonly busy: boolean
}

/** The button 'Try this', which does what it says. */
export function CoachTask({ task, busy }: Props): JSX.Element {
  const { says, option, answers, act } = task
  const lights = usePointing(option ?? '')
  return (
    <button
      type="button"
      class="coach-do"
      data-coach="task"
      data-coach-option={option ?? undefined}
      aria-disabled={busy}
      onClick={() => {
        if (busy) return
        // When the button disappears with its step, the focus moves to the question.
        if (answers) document.querySelector<HTMLElement>('.question')?.focus({ preventScroll: true })
        act()
      }}
      {...(option === null ? {} : lights)}
    >
      <Icon name="right" /> {says}
    </button>
  )
}
