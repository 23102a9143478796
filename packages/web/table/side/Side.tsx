import { lazy } from '@orrery/board/lazy.tsx'
import type { Seen } from '@orrery/kernel'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { later } from '../../app/later.ts'
import { say } from '../../app/texts.ts'
import { useClosedByBack } from '../../look/closed-by-back.ts'
import { Icon } from '../../look/Icon.tsx'
import { small } from '../../look/small.ts'
import { useDesk } from '../desk.ts'
import { isRemote } from '../source/remote.ts'
import { Log } from './Log.tsx'
import { Players } from './Players.tsx'

const Chat = lazy(() => import('./Chat.tsx').then((module) => module.Chat))

const Notes = later(() => import('../../away/Notes.tsx').then((module) => module.Notes))

type Tab = 'log' | 'chat' | 'notes'

interface Props {
  readonly seen: Seen
  close(): void
}

/** Players, log and chat. Their button opens them over the board's edge, above the question; unseen lines come first. */
export function Side({ seen, close }: Props): JSX.Element {
  const { source, heard, pulled } = useDesk()
  const said = source.chat.value.length
  const [tab, setTab] = useState<Tab>(said > heard.peek() ? 'chat' : 'log')
  const panel = useRef<HTMLElement>(null)
  const talks = source.link.value !== 'local'
  useClosedByBack(close)
  // A phone has no room for this above a sheet that is pulled up.
  useEffect(() => {
    pulled.value = false
    return pulled.subscribe((isPulled) => {
      if (isPulled && small.value === 'sheet') close()
    })
  }, [])
  const tabs: readonly Tab[] = talks ? (isRemote(source) ? ['log', 'chat', 'notes'] : ['log', 'chat']) : ['log']
  useEffect(() => {
    const before = document.activeElement
    panel.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected && panel.current?.contains(document.activeElement) !== false) before.focus()
    }
  }, [])
  useEffect(() => {
    if (tab === 'chat') heard.value = said
  }, [tab, said])
  const unread = said - heard.value
  return (
    <aside ref={panel} class="side" aria-label={say('side')}>
      <button type="button" class="btn icon small quiet corner" aria-label={say('close')} onClick={close}>
        <Icon name="close" />
      </button>
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
              const list = currentTarget.parentElement
              const other =
                key === 'ArrowRight'
                  ? (currentTarget.nextElementSibling ?? list?.firstElementChild)
                  : (currentTarget.previousElementSibling ?? list?.lastElementChild)
              if (other instanceof HTMLElement) {
                other.focus()
                other.click()
              }
            }}
          >
            {say(one)}
            {one === 'chat' && unread > 0 ? <span class="badge">{unread}</span> : null}
          </button>
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" id="side-panel" aria-labelledby={`tab-${tab}`}>
        {tab === 'log' ? <Log /> : tab === 'notes' && isRemote(source) ? <Notes source={source} /> : <Chat source={source} />}
      </div>
    </aside>
  )
}
