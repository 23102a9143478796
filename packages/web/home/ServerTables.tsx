import type { TableLine } from '@orrery/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { accents, gameName } from '../app/catalogue.ts'
import { quietlyLater } from '../app/later.ts'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { isSomebody } from '../connection/identity.ts'
import { type FollowedList, followList } from '../connection/lists.ts'
import { hasServer, serverLink } from '../connection/server.ts'
import { Emblem } from '../look/Emblem.tsx'
import { headlineOf } from './headlines.ts'
import { OpenLine, playersOf } from './OpenLine.tsx'

const Announcement = quietlyLater(() => import('../account/Announcement.tsx').then((module) => module.Announcement))

/** The tables on the server: the reader's, and the open ones. Nothing without a server. */
export function ServerTables(): JSX.Element | null {
  const [lists, setLists] = useState<{ readonly mine: FollowedList | null; readonly open: FollowedList } | null>(null)
  useEffect(() => {
    let left = false
    let followed: { readonly mine: FollowedList | null; readonly open: FollowedList } | null = null
    void hasServer().then((there) => {
      if (!there || left) return
      const link = serverLink()
      followed = { mine: isSomebody() ? followList(link, 'mine') : null, open: followList(link, 'open') }
      setLists(followed)
    })
    return () => {
      left = true
      followed?.mine?.close()
      followed?.open.close()
    }
  }, [])
  if (lists === null) return null
  const mine = lists.mine?.lines.value ?? []
  const open = lists.open.lines.value ?? []
  return (
    <>
      <Announcement />
      {mine.length === 0 ? null : (
        <section class="panel brass">
          <h2>{say('your-tables-online')}</h2>
          <ul>
            {mine.map((line) => (
              <MyLine key={line.id} line={line} />
            ))}
          </ul>
        </section>
      )}
      <section class="panel">
        <h2>{say('open-tables')}</h2>
        {open.length === 0 ? <p class="none">{say('open-tables-none')}</p> : null}
        <ul>
          {open.map((line) => (
            <OpenLine key={line.id} line={line} />
          ))}
        </ul>
      </section>
    </>
  )
}

function MyLine({ line }: { readonly line: TableLine }): JSX.Element {
  const state =
    line.stage === 'over' ? 'state-over' : line.stage === 'gathering' ? 'state-gathers' : line.myTurn ? 'state-your-turn' : 'state-waits'
  return (
    <li class="line-row" style={accents(line.game)}>
      <a class="row" href={address(line.stage === 'over' ? 'replay' : 'table', line.id)}>
        <Emblem game={line.game} />
        <div>
          <b>{gameName(line.game)}</b>
          <span>{headlineOf(line.id, settings.value.language) ?? playersOf(line)}</span>
        </div>
        <em class={line.myTurn ? '' : 'wait'}>{say(state)}</em>
      </a>
    </li>
  )
}
