import type { JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { Icon } from '../look/Icon.tsx'
import type { TableSource } from './source.ts'

const LONGEST = 500

/** Talk at the table. */
export function Chat({ source }: { readonly source: TableSource }): JSX.Element {
  const [typed, type] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const lines = source.chat.value
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight
  }, [lines.length])
  return (
    <div class="chat">
      <div ref={list} class="log" role="log" aria-label={say('chat')} aria-live="polite" tabIndex={0}>
        <ol>
          {lines.length === 0 ? <li class="line quiet">{say('chat-empty')}</li> : null}
          {lines.map((line) => (
            <li
              key={line.id}
              class="line"
              style={{ '--seat': line.seat === 'spectator' ? 'var(--ink-2)' : `var(--seat-${line.seat % 6})` }}
            >
              <b class="seat-name">{line.name}</b> <span>{line.text}</span>
            </li>
          ))}
        </ol>
      </div>
      <form
        class="chat-form"
        onSubmit={(event) => {
          event.preventDefault()
          const text = typed.trim()
          if (text === '') return
          source.say(text)
          type('')
        }}
      >
        <input
          class="field"
          value={typed}
          maxLength={LONGEST}
          placeholder={say('chat-say')}
          aria-label={say('chat-say')}
          autocomplete="off"
          onInput={(event) => type(event.currentTarget.value)}
        />
        <button type="submit" class="btn icon" aria-label={say('chat-send')}>
          <Icon name="chat" />
        </button>
      </form>
    </div>
  )
}
