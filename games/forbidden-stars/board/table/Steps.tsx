import type { Text } from '@orrery/text'
import type { View } from '../../view.ts'

/** FS-REFRESH-1: the five steps of the refresh phase. */
const STEPS = ['objectives', 'materiel', 'rally', 'events', 'end'] as const

/** The index of the current step; the first three are done at once. */
function nowAt(step: View['step']): number {
  if (step === 'objectives') return 0
  return step === 'round-end' ? STEPS.indexOf('end') : STEPS.indexOf('events')
}

/** The progress of the refresh phase. */
export const Steps = ({ view, text }: { readonly view: View; readonly text: Text }) => {
  if (view.phase !== 'refresh') return null
  const now = nowAt(view.step)
  return (
    <ol class="fs-steps" aria-label={text.say('board-steps')}>
      {STEPS.map((step, at) => (
        <li key={step} class={at < now ? 'is-done' : at === now ? 'is-now' : ''} aria-current={at === now ? 'step' : undefined}>
          <i aria-hidden="true">{at < now ? '✓' : at + 1}</i>
          <span>{text.say(`board-step-${step}`)}</span>
        </li>
      ))}
    </ol>
  )
}
