import type { StudyMessage } from '@orrery/protocol'
import type { JSX } from 'preact'
import { address, goOnceMade } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { ask } from '../club/ties.ts'
import { isMember } from '../connection/identity.ts'
import type { Line } from './line.ts'
import type { TryingSource } from './trying.ts'
import { Words } from './Words.tsx'

interface Props {
  readonly study: StudyMessage
  /** The line from which the tried one branches off, and the step after which it does. */
  readonly line: Line
  readonly from: number
  readonly source: TryingSource
  close(): void
  /** Called when the line is stored. */
  kept(): void
}

/** Says that a line is being tried with all hands open; undoes answers, and stores the line in the study. */
export function TryBar({ study, line, from, source, close, kept }: Props): JSX.Element {
  const steps = source.steps.value
  const keep = async (title: string): Promise<string | null> => {
    const begin = Math.min(from, line.from)
    const all = [...line.source.steps.slice(begin, from), ...steps].flatMap((step) =>
      'answer' in step ? [{ seat: step.seat, answer: step.answer }] : [],
    )
    const added = await ask({ type: 'add-branch', study: study.study, title, from: begin, steps: all })
    if (added.type !== 'branch-added') return null
    kept()
    return address('study', study.study, String(added.branch), String(from + steps.length))
  }
  return (
    <section class="study-try" aria-label={say('study-trying')} data-trying={steps.length}>
      <h2>{say('study-trying')}</h2>
      <p>{say('study-trying-is', { n: steps.length })}</p>
      <div class="study-row">
        <button type="button" class="btn" disabled={steps.length === 0} data-try-back onClick={() => source.back()}>
          {say('undo')}
        </button>
        <button type="button" class="btn quiet" data-try-close onClick={close}>
          {say('study-back')}
        </button>
      </div>
      {steps.length === 0 || !isMember() ? null : (
        <details>
          <summary>{say('study-keep')}</summary>
          <Words label={say('study-branch-title')} act={say('study-keep')} most="title" send={(title) => goOnceMade(keep(title))} />
        </details>
      )}
    </section>
  )
}
