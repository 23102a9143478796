import './club.css'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Announcement } from '../account/Announcement.tsx'
import { say } from '../app/texts.ts'
import { serverNow } from '../connection/server.ts'
import { Page } from '../home/Page.tsx'
import { Challenges } from './Challenges.tsx'
import { FriendsHere } from './Friends.tsx'
import { OpenTables } from './OpenTables.tsx'
import { QuickMatch } from './QuickMatch.tsx'
import { followClub } from './ties.ts'

/** Where people find each other. */
export function LobbyPage(): JSX.Element {
  const [server, setServer] = useState<'there' | 'none' | 'away' | null>(null)
  useEffect(() => {
    void serverNow().then((found) => {
      setServer(found)
      if (found === 'there') followClub()
    })
  }, [])
  return (
    <Page page="lobby" class="club">
      <main class="club-page">
        <header class="club-head">
          <h1>{say('lobby')}</h1>
          <p>{say('lobby-is')}</p>
        </header>
        {server === null ? <p class="loading">{say('loading')}</p> : null}
        {server === 'none' || server === 'away' ? (
          <p class="panel club-note">{say(server === 'none' ? 'lobby-no-server' : 'refusal-error-away')}</p>
        ) : null}
        {server === 'there' ? (
          <div class="club-cols">
            <div class="club-main">
              <Challenges />
              <OpenTables />
            </div>
            <div class="club-side">
              <Announcement />
              <QuickMatch />
              <FriendsHere />
            </div>
          </div>
        ) : null}
      </main>
    </Page>
  )
}
