import './away.css'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import type { RemoteTable } from '../connection/remote-table.ts'

/** Notes are stored this long after the last key press, in milliseconds, and when the field is left. */
const RESTS = 900
const LONGEST = 4000

/** The reader's own notes on a table, which the server stores and shows to nobody else. */
export function Notes({ source }: { readonly source: RemoteTable }): JSX.Element {
  const [text, setText] = useState<string | null>(null)
  const [state, setState] = useState<'same' | 'kept' | 'failed'>('same')
  const kept = useRef('')
  const now = useRef<string | null>(null)
  now.current = text
  useEffect(() => {
    let left = false
    source.note().then(
      (note) => {
        if (left) return
        kept.current = note
        setText(note)
      },
      () => setState('failed'),
    )
    return () => {
      left = true
    }
  }, [source])
  async function keep(): Promise<void> {
    const sent = now.current
    if (sent === null || sent === kept.current) return
    const before = kept.current
    kept.current = sent
    try {
      await source.setNote(sent)
      // What has been typed meanwhile is not stored yet.
      if (now.current === sent) setState('kept')
    } catch {
      if (kept.current === sent) kept.current = before
      setState('failed')
    }
  }
  // Notes that are closed while they are written are stored, too.
  useEffect(() => () => void keep(), [source])
  useEffect(() => {
    const timer = setTimeout(() => void keep(), RESTS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <section class="notes" aria-label={say('notes')}>
      <label>
        <b>{say('notes')}</b>
        <textarea
          class="field"
          data-notes
          rows={3}
          maxLength={LONGEST}
          disabled={text === null}
          placeholder={say('notes-alone')}
          value={text ?? ''}
          onInput={({ currentTarget }) => {
            setState('same')
            setText(currentTarget.value)
          }}
          onBlur={() => void keep()}
        />
      </label>
      <small role="status" data-notes-state={state}>
        {state === 'kept' ? say('notes-kept') : state === 'failed' ? say('notes-failed') : ''}
      </small>
    </section>
  )
}
