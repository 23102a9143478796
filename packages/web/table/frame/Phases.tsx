import { useBeforePaint } from '@orrery/board/before-paint.ts'
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { say } from '../../app/texts.ts'
import { useDesk } from '../desk.ts'
import type { Moment } from '../source/source.ts'

/** The phases of a turn, with the current one marked. */
export function Phases({ moment }: { readonly moment: Moment | null }): JSX.Element {
  const { board, text } = useDesk()
  const phases = moment === null ? [] : board.phases(moment.seen.view, text)
  const now = phases.findIndex(({ current }) => current)
  const strip = useRef<HTMLOListElement>(null)
  // If not all phases fit, the current one is scrolled to the middle.
  useBeforePaint(() => {
    const list = strip.current
    const step = list?.children[now]
    if (list && step instanceof HTMLElement) list.scrollLeft = step.offsetLeft - (list.clientWidth - step.offsetWidth) / 2
  }, [now, text])
  return (
    <ol ref={strip} class="phases" aria-label={say('phases')}>
      {phases.map(({ label, current, term }) => (
        <li key={label} data-means={term} aria-current={current ? 'step' : undefined}>
          {label}
        </li>
      ))}
    </ol>
  )
}
