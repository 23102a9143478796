import type { JSX } from 'preact'
import { say } from '../../app/texts.ts'
import type { Desk } from '../desk.ts'
import { eventLine } from '../words.ts'

/** The most lines in the strip; the log has all of them. */
const SHOWN = 3

/** The log lines since a version of the table, oldest first, without headings. */
export function toldSince({ source, viewer, text, names }: Desk, since: number): readonly string[] {
  const lines: string[] = []
  for (const { event, version } of source.log(viewer).value.toReversed()) {
    if (version <= since) break
    const line = eventLine(text, event, names)
    if (line !== null && !text.has(`event-${event.type}.heading`)) lines.unshift(line)
  }
  return lines
}

interface Props {
  readonly told: readonly string[]
  openLog(): void
}

/** What happened since the reader last answered, in a few lines; the log has all of it. New lines are read out. */
export function Strip({ told, openLog }: Props): JSX.Element {
  const lines = told.slice(-SHOWN)
  const more = told.length - lines.length
  return (
    <section class={`strip${lines.length === 0 ? ' empty' : ''}`} aria-label={say('since-then')}>
      <ol aria-live="polite">
        {lines.map((line, at) => (
          <li key={`${at} ${line}`}>{line}</li>
        ))}
      </ol>
      {more > 0 ? (
        <button type="button" class="as-link" onClick={openLog}>
          {say('strip-more', { n: more })}
        </button>
      ) : null}
    </section>
  )
}
