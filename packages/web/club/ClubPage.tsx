import './club.css'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { serverNow } from '../connection/server.ts'
import { NameField } from '../home/NameField.tsx'
import { Page } from '../home/Page.tsx'
import { Challenges } from './Challenges.tsx'
import { Evenings } from './Evenings.tsx'
import { Circle } from './Friends.tsx'
import { Hall } from './Hall.tsx'
import { showLayer } from './layer.ts'
import { PlanEvening } from './PlanEvening.tsx'
import { RecordsNav } from './RecordsNav.tsx'
import { followClub } from './ties.ts'

/** The club: its hall, evenings, and the reader's people. `id`: the evening of an opened link. */
export function ClubPage({ id }: { readonly id: string }): JSX.Element {
  const [server, setServer] = useState<'there' | 'none' | 'away' | null>(null)
  useEffect(() => {
    void serverNow().then((found) => {
      setServer(found)
      if (found !== 'there') return
      followClub()
      showLayer()
    })
  }, [])
  return (
    <Page page="club" class="club">
      <main class="club-page">
        <header class="club-head">
          <h1>{say('club')}</h1>
          <p>{say('club-is')}</p>
          <RecordsNav current={null} />
        </header>
        {server === null ? <p class="loading">{say('loading')}</p> : null}
        {server === 'none' || server === 'away' ? (
          <p class="panel club-note">{say(server === 'none' ? 'lobby-no-server' : 'refusal-error-away')}</p>
        ) : null}
        {server === 'there' ? (
          <div class="club-cols">
            <div class="club-main">
              <Challenges />
              <Evenings id={id} />
              <PlanEvening />
              <Hall />
            </div>
            <div class="club-side">
              <section class="panel">
                <NameField />
              </section>
              <Circle />
            </div>
          </div>
        ) : null}
      </main>
    </Page>
  )
}
