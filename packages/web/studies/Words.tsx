import './studies.css'
import { STUDY_LIMITS } from '@orrery/protocol'
import type { JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import { useOnce } from '../look/once.ts'

interface Props {
  readonly label: string
  readonly begin?: string
  /** The label of the button. */
  readonly act: string
  /** Which limit the text's length has. */
  readonly most: 'title' | 'comment'
  /** Rejects with a `RequestError` if it is refused: then the text stays. */
  send(text: string): Promise<void>
}

/** A field for a title or a comment, and a button that sends and empties it. */
export function Words({ label, begin = '', act, most, send }: Props): JSX.Element {
  const [text, setText] = useState(begin)
  const id = useId()
  const once = useOnce()
  return (
    <form
      class="study-words"
      onSubmit={(event) => {
        event.preventDefault()
        const sent = text.replace(/\s+/g, ' ').trim()
        if (sent === '') return
        once(async () => {
          await send(sent)
          // What has been typed meanwhile has not been sent.
          setText((now) => (now === text ? '' : now))
        })
      }}
    >
      <label for={id}>{label}</label>
      {most === 'title' ? (
        <input id={id} class="field" maxLength={STUDY_LIMITS.title} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      ) : (
        <textarea
          id={id}
          class="field"
          rows={2}
          maxLength={STUDY_LIMITS.comment}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      )}
      <button type="submit" class="btn primary" aria-disabled={text.trim() === ''}>
        {act}
      </button>
    </form>
  )
}
