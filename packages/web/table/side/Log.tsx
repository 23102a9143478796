import type { JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { say } from '../../app/texts.ts'
import { RequestError } from '../../connection/error.ts'
import { toast } from '../../look/Toasts.tsx'
import { useDesk } from '../desk.ts'
import { Said } from '../question/Said.tsx'
import { RuleLink } from '../RuleLink.tsx'
import { eventLine } from '../words.ts'

const SHOWN = 120

/**
 * What happened, the newest line last; new lines are read out. A message may have the attributes `.heading` (the line begins a part) and
 * `.tone` (`good` or `bad`).
 */
export function Log(): JSX.Element {
  const { source, viewer, text, names } = useDesk()
  const lines = source.log(viewer).value
  const answered = viewer === 'spectator' ? undefined : source.answered?.(viewer).value
  const [shown, show] = useState(SHOWN)
  const [fetching, setFetching] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  useLayoutEffect(() => {
    const box = list.current
    if (box !== null && atEnd.current) box.scrollTop = box.scrollHeight
  }, [lines.length, viewer, text])
  useLayoutEffect(() => {
    const box = list.current
    if (box === null) return
    // On a phone the log is behind a button and has no height until it is opened.
    const resized = new ResizeObserver(() => {
      if (atEnd.current) box.scrollTop = box.scrollHeight
    })
    resized.observe(box)
    return () => resized.disconnect()
  }, [])
  const from = Math.max(0, lines.length - shown)
  const showEarlier = async (): Promise<void> => {
    if (fetching) return
    show(shown + SHOWN)
    // The page has no more of them: the server has.
    if (from >= SHOWN || source.hasEarlier?.(viewer).peek() !== true) return
    setFetching(true)
    await source
      .earlier?.(viewer)
      .catch((error: unknown) => toast('warn', error instanceof RequestError ? say(`refusal-error-${error.code}`) : String(error)))
    setFetching(false)
  }
  return (
    <div
      ref={list}
      class="log"
      role="log"
      aria-label={say('log')}
      aria-live="polite"
      tabIndex={0}
      onScroll={({ currentTarget: box }) => {
        atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40
      }}
    >
      <ol>
        {from > 0 || source.hasEarlier?.(viewer).value === true ? (
          <li>
            <button type="button" class="btn small quiet" data-earlier aria-disabled={fetching} onClick={() => void showEarlier()}>
              {say('earlier')}
            </button>
          </li>
        ) : null}
        {lines.slice(from).map(({ event, version }, at) => {
          const line = eventLine(text, event, names)
          if (line === null) return null
          const id = `event-${event.type}`
          const heading = text.has(`${id}.heading`)
          const tone = text.has(`${id}.tone`) ? text.say(`${id}.tone`) : ''
          return (
            <li key={from + at} class={`line ${heading ? 'heading' : ''} ${tone}`}>
              <span>
                <Said line={line} fields={event} />
              </span>{' '}
              <RuleLink rule={event.rule} />
              {answered?.includes(version) && lines[from + at - 1]?.version !== version ? (
                <small class="by-order" data-by-order>
                  {say('by-your-order')}
                </small>
              ) : null}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
