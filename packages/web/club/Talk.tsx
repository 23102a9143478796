import type { TalkLine } from '@orrery/protocol'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { serverLink } from '../connection/server.ts'
import { asMyself } from '../home/online.ts'
import { Icon } from '../look/Icon.tsx'
import { useTyped } from '../look/line-to-send.ts'
import { NameBadge } from '../look/NameBadge.tsx'
import { ReportButton } from './Report.tsx'
import { ask } from './ties.ts'

const LONGEST = 500
const LINK = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/u

/** The lines of a place, kept up to date while they are shown. */
function useLines(place: string): readonly TalkLine[] {
  const [lines, setLines] = useState<readonly TalkLine[]>([])
  useEffect(() => {
    const link = serverLink()
    /** What has been said since the lines were asked for, which need not be among them. */
    let fresh: readonly TalkLine[] = []
    const stop = link.listen((message) => {
      if (message.type === 'talk' && message.place === place) setLines(joined(message.lines, fresh))
      else if (message.type === 'talk-line' && message.place === place) {
        fresh = [...fresh, message.line]
        setLines((known) => joined(known, [message.line]))
      }
    })
    const read = (): void => {
      fresh = []
      void link.ask({ type: 'talk', place }).catch(() => undefined)
    }
    const stopReading = link.onLive(read)
    if (link.state.value === 'live') read()
    return () => {
      stop()
      stopReading()
      if (place === 'hall' && link.state.value === 'live') void link.ask({ type: 'hush' }).catch(() => undefined)
    }
  }, [place])
  return lines
}

/** Lines and later ones, each of them once. */
function joined(lines: readonly TalkLine[], later: readonly TalkLine[]): readonly TalkLine[] {
  return [...lines.filter(({ id }) => later.every((line) => line.id !== id)), ...later]
}

interface Props {
  /** `hall`, or a friend. */
  readonly place: string
  /** The speaker of a line, if it is somebody else. */
  speaker(line: TalkLine): JSX.Element
}

/** The talk of a place, with an input field. */
export function Talk({ place, speaker }: Props): JSX.Element {
  const lines = useLines(place)
  const me = serverLink().me.value?.id
  const { typed, type, submit } = useTyped(async (text) => {
    await asMyself()
    await ask({ type: 'speak', place, text })
  })
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight
  }, [lines.length])
  return (
    <div class="talk">
      <div ref={list} class="talk-lines" role="log" aria-label={say('chat')} aria-live="polite" tabIndex={0}>
        <ol>
          {lines.length === 0 ? <li class="quiet">{say('talk-empty')}</li> : null}
          {lines.map((line) => (
            <li key={line.id}>
              {line.by === me ? <b>{line.name}</b> : speaker(line)}
              {line.guest ? <em class="mark-guest">{say('guest')}</em> : null}
              {line.guest ? null : <NameBadge mark={line.mark} />}
              <span>{line.guest ? line.text : linked(line.text)}</span>
              {line.by === me ? null : <ReportButton at={{ place }} line={line.id} />}
            </li>
          ))}
        </ol>
      </div>
      <form class="chat-form" onSubmit={submit}>
        <input
          class="field"
          value={typed}
          maxLength={LONGEST}
          placeholder={say('talk-say')}
          aria-label={say('talk-say')}
          autocomplete="off"
          data-speak
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
        <button type="submit" class="btn icon" aria-label={say('chat-send')}>
          <Icon name="chat" />
        </button>
      </form>
    </div>
  )
}

/** A member's words, with working links. */
function linked(text: string): ComponentChildren {
  return text.split(LINK).map((part, at) =>
    at % 2 === 1 ? (
      <a key={at} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
