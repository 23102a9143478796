import type { Seen } from '@orrery/kernel'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { lazy } from '../app/lazy.tsx'
import { say } from '../app/texts.ts'
import { Icon } from '../look/Icon.tsx'
import { useDesk } from './desk.ts'
import { Log } from './Log.tsx'
import { Players } from './Players.tsx'

const Chat = lazy(() => import('./Chat.tsx').then((module) => module.Chat))

type Tab = 'log' | 'chat'

/** Players, log and chat beside the board; on a phone behind a button. */
export function Side({ seen }: { readonly seen: Seen }): JSX.Element {
  const { source } = useDesk()
  const [tab, setTab] = useState<Tab>('log')
  const [open, setOpen] = useState(false)
  const read = useRef(source.chat.value.length)
  const talked = source.chat.value.length
  const talks = source.link.value !== 'local'
  useEffect(() => {
    if (tab === 'chat') read.current = talked
  })
  const unread = talked - read.current
  const tabs: readonly Tab[] = talks ? ['log', 'chat'] : ['log']
  return (
    <>
      <button type="button" class="btn small side-button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'down' : 'chat'} /> {say('log')}
        {unread > 0 ? <span class="badge">{unread}</span> : null}
      </button>
      <aside class={`side${open ? ' open' : ''}`} aria-label={say('side')}>
        <Players seen={seen} />
        <div class="tabs" role="tablist">
          {tabs.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`tab-${one}`}
              aria-selected={tab === one}
              aria-controls="side-panel"
              tabIndex={tab === one ? 0 : -1}
              onClick={() => setTab(one)}
              onKeyDown={({ key, currentTarget }) => {
                if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
                const other = currentTarget.nextElementSibling ?? currentTarget.previousElementSibling
                if (other instanceof HTMLElement) {
                  other.focus()
                  other.click()
                }
              }}
            >
              {say(one)}
              {one === 'chat' && unread > 0 && tab !== 'chat' ? <span class="badge">{unread}</span> : null}
            </button>
          ))}
        </div>
        <div class="tab-panel" role="tabpanel" id="side-panel" aria-labelledby={`tab-${tab}`}>
          {tab === 'log' ? <Log /> : <Chat />}
        </div>
      </aside>
    </>
  )
}
