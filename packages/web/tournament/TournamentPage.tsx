import '../home/making.css'
import './tournament.css'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gameName } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { serverLink, serverNow } from '../connection/server.ts'
import { Page } from '../home/Page.tsx'
import { CopyField } from '../look/CopyField.tsx'
import { Emblem } from '../look/Emblem.tsx'
import { actingAt } from './acting.ts'
import { Bracket } from './Bracket.tsx'
import { Entrants } from './Entrants.tsx'
import { type FollowedTournament, followTournament, type Shown } from './followed.ts'
import { Judging } from './Judging.tsx'
import { MyPart } from './MyPart.tsx'
import { Podium } from './Podium.tsx'
import { Rounds } from './Rounds.tsx'
import { Standings } from './Standings.tsx'
import { stageName } from './words.ts'

/** A tournament. Everybody sees the standings; players and judges find what they can do. `code` makes its reader a judge. */
export function TournamentPage({ id, code }: { readonly id: string; readonly code: string }): JSX.Element {
  const [followed, setFollowed] = useState<FollowedTournament | 'none' | 'away' | null>(null)
  useEffect(() => {
    let left = false
    let following: FollowedTournament | null = null
    void serverNow().then((answers) => {
      if (left) return
      following = answers === 'there' ? followTournament(serverLink(), id) : null
      setFollowed(following ?? (answers === 'away' ? 'away' : 'none'))
    })
    return () => {
      left = true
      following?.close()
    }
  }, [id])
  const nowhere = followed === 'none' || followed === 'away'
  const shown = followed === null ? null : nowhere ? 'none' : followed.shown.value
  return (
    <Page page="cups" game={shown === null || shown === 'none' ? undefined : shown.seen.game} class="cup">
      {shown === null ? <p class="loading">{say('loading')}</p> : null}
      {shown === 'none' ? (
        <main class="new-table">
          <h1>{say(followed === 'away' ? 'no-connection' : 'cup-none')}</h1>
          {followed === 'away' ? <p class="about">{say('refusal-error-away')}</p> : null}
          <p class="about">
            <a class="as-link" href={address('tournaments')}>
              {say('cup-all')}
            </a>
          </p>
        </main>
      ) : null}
      {followed !== null && !nowhere && shown !== null && shown !== 'none' ? <Whole shown={shown} followed={followed} code={code} /> : null}
    </Page>
  )
}

interface Props {
  readonly shown: Shown
  readonly followed: FollowedTournament
  readonly code: string
}

function Whole({ shown, followed, code }: Props): JSX.Element {
  const { seen, mine, id } = shown
  const acting = actingAt(followed)
  const judge = mine.judge
  useEffect(() => {
    if (code !== '' && !judge) acting({ do: 'judge', code })
    // Only once, because a refused player sees a message.
  }, [code])
  return (
    <main class="cup-page" data-tournament={seen.stage}>
      <header class="cup-head">
        <h1>
          <Emblem game={seen.game} />
          {seen.name}
        </h1>
        <p role="status">
          {gameName(seen.game)} · <b>{stageName(seen)}</b> · {say('cup-judges', { names: seen.judges.join(', ') })}
        </p>
      </header>
      <div class="cup-cols">
        <div class="cup-main">
          <Podium shown={shown} />
          <MyPart shown={shown} acting={acting} />
          {judge && seen.stage !== 'over' && seen.stage !== 'cancelled' ? <Judging shown={shown} acting={acting} /> : null}
          <Bracket shown={shown} />
          <Rounds shown={shown} />
        </div>
        <div class="cup-side-col">
          {seen.rounds.length === 0 ? <Entrants shown={shown} /> : <Standings shown={shown} />}
          <section class="panel cup-share">
            <CopyField name={say('cup-link')} value={`${location.href.split('#')[0]}${address('tournaments', id)}`} />
            <p class="small">{say(seen.terms.judged ? 'cup-terms-judged' : 'cup-terms')}</p>
            <button type="button" class="btn quiet" onClick={() => print()}>
              {say('cup-print')}
            </button>
          </section>
        </div>
      </div>
    </main>
  )
}
