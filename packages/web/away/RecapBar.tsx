import './away.css'
import { type GameEvent, isLogged } from '@orrery/kernel'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { moving } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { useDesk } from '../table/desk.ts'
import { eventLine } from '../table/words.ts'
import type { Recap } from './recap.ts'

/** The time between two beats, in milliseconds. */
const SHOWN = 2600
/** The most lines that describe a beat; the log has all of them. */
const LINES = 2

/**
 * What happened since the reader's last visit, in place of the question: beats with lines, each of which can be shown again, and a way on
 * to the question.
 */
export function RecapBar({ recap, close }: { readonly recap: Recap; close(): void }): JSX.Element {
  const { text, names } = useDesk()
  const { beats, title, at } = recap
  const [running, run] = useState(moving.peek())
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  useEffect(() => {
    if (at.peek() < 0 && !running) at.value = 0
    if (!running) return
    const first = setTimeout(() => step(), SHOWN / 4)
    const timer = setInterval(step, SHOWN)
    function step(): void {
      if (at.peek() < beats.length - 1) at.value++
      else run(false)
    }
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [running])
  const lineOf = (events: readonly GameEvent[]): string => {
    const logged = events.filter((event) => isLogged(event) && !text.has(`event-${event.type}.heading`))
    const lines = logged.map((event) => eventLine(text, event, names))
    const said = lines.filter((line) => line !== null)
    return said.length === 0 ? say('recap-nothing') : `${said.length > LINES ? '… ' : ''}${said.slice(-LINES).join(' ')}`
  }
  return (
    <section ref={place} class="question recap" aria-label={say(title)} tabIndex={-1} data-recap>
      <h2>{say(title)}</h2>
      <ol class="recap-beats">
        {beats.map(({ events, seen }, number) => (
          <li key={seen.version}>
            <button
              type="button"
              class="btn"
              data-beat={number}
              aria-current={at.value === number ? 'step' : undefined}
              onClick={() => {
                run(false)
                at.value = number - 1
                at.value = number
              }}
            >
              <b aria-hidden="true">{number + 1}</b>
              <span>{lineOf(events)}</span>
            </button>
          </li>
        ))}
      </ol>
      <p class="away-acts">
        <button type="button" class="gold" data-recap-close onClick={close}>
          <span class="gold-says">
            <b>{say(at.value < beats.length - 1 ? 'recap-skip' : 'recap-on')}</b>
          </span>
        </button>
      </p>
    </section>
  )
}
