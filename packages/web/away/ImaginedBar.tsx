import './away.css'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { useDesk } from '../table/desk.ts'
import { eventLine } from '../table/words.ts'

/** Says above the question that the table is imagined and after which events, and leads back to the real one. */
export function ImaginedBar({ back }: { back(): void }): JSX.Element {
  const { source, viewer, text, names } = useDesk()
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  const lines = source.log(viewer).value.map(({ event }) => eventLine(text, event, names))
  const told = lines.filter((line) => line !== null)
  return (
    <section ref={place} class="imagined-bar" aria-label={say('imagined')} tabIndex={-1} data-imagined-bar>
      <h2>{say('imagined')}</h2>
      <p>{say('imagined-what')}</p>
      {told.length === 0 ? null : (
        <details>
          <summary>{say('imagined-told', { n: told.length })}</summary>
          <ol>
            {told.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ol>
        </details>
      )}
      <button type="button" class="btn" data-imagined-back onClick={back}>
        {say('imagined-back')}
      </button>
    </section>
  )
}
