import '../club/club.css'
import './records.css'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { address, type Route } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { RecordsNav, type RecordsPage } from '../club/RecordsNav.tsx'
import { followClub } from '../club/ties.ts'
import { isSomebody } from '../connection/identity.ts'
import { serverNow } from '../connection/server.ts'
import { Page } from '../home/Page.tsx'
import { Puzzles } from '../puzzles/PuzzlesPage.tsx'
import { Studies } from '../studies/StudiesPage.tsx'
import { Board } from './BoardPage.tsx'
import { Figures } from './FiguresPage.tsx'
import { FindGames } from './FindPage.tsx'
import { Profile } from './ProfilePage.tsx'

type RecordsRoute = Extract<Route, { readonly page: RecordsPage }>

/** The pages for everybody, and so are other people's profiles. A reader of studies, puzzles or profiles becomes a guest. */
const OPEN: ReadonlySet<RecordsRoute['page']> = new Set(['board', 'figures', 'studies', 'puzzles'])

/** The pages of records: profile, board, figures, finished games, studies, puzzles. */
export function RecordsPages({ at }: { readonly at: RecordsRoute }): JSX.Element {
  const [server, setServer] = useState<'there' | 'none' | 'away' | 'stranger' | null>(null)
  useEffect(() => {
    void serverNow().then((found) => {
      if (found === 'there') followClub()
      setServer(found === 'there' && !isSomebody() ? 'stranger' : found)
    })
  }, [])
  const isOpen = OPEN.has(at.page) || !isOwn(at)
  const isKnown = server === 'there' || server === 'stranger'
  return (
    <Page page="club" class="club">
      <main class="club-page records">
        <RecordsNav current={isOwn(at) ? at.page : null} />
        {server === null ? <p class="loading">{say('loading')}</p> : null}
        {server === 'none' || server === 'away' || (server === 'stranger' && !isOpen) ? (
          <>
            <h1>{say(`records-${at.page}`)}</h1>
            <p class="panel club-note">
              {say(server === 'none' ? 'lobby-no-server' : server === 'away' ? 'refusal-error-away' : 'records-stranger')}{' '}
              {server === 'stranger' ? (
                <a class="as-link" href={address()}>
                  {say('nav-play')}
                </a>
              ) : null}
            </p>
          </>
        ) : null}
        {isKnown && at.page === 'profile' && (isOpen || server === 'there') ? <Profile key={at.person} person={at.person} /> : null}
        {isKnown && at.page === 'board' ? (
          <Board game={at.game} way={at.way} pace={at.pace} season={at.season} isStranger={server === 'stranger'} />
        ) : null}
        {isKnown && at.page === 'figures' ? <Figures game={at.game} /> : null}
        {server === 'there' && at.page === 'games' ? <FindGames /> : null}
        {isKnown && at.page === 'studies' ? <Studies isStranger={server === 'stranger'} /> : null}
        {isKnown && at.page === 'puzzles' ? <Puzzles key={at.id} id={at.id} /> : null}
      </main>
    </Page>
  )
}

/** Whether it is the reader's own profile. The row of links has none to another person's profile. */
function isOwn(at: RecordsRoute): boolean {
  return at.page !== 'profile' || at.person === ''
}
