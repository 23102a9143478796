import '../home/making.css'
import './tournament.css'
import type { TournamentLine } from '@orrery/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { accents, gameName } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { serverLink, serverNow } from '../connection/server.ts'
import { Page } from '../home/Page.tsx'
import { Emblem } from '../look/Emblem.tsx'
import { NewTournament } from './NewTournament.tsx'

/** The public tournaments, and a link to open one. */
export function TournamentsPage(): JSX.Element {
  const [lines, setLines] = useState<readonly TournamentLine[] | 'none' | 'away' | null>(null)
  useEffect(() => {
    let left = false
    void (async () => {
      const answers = await serverNow()
      if (answers !== 'there') return answers
      const reply = await serverLink().ask({ type: 'tournaments' })
      return reply.type === 'tournaments' ? reply.tournaments : []
    })()
      .catch(() => 'away' as const)
      .then((found) => left || setLines(found))
    return () => {
      left = true
    }
  }, [])
  return (
    <Page page="cups" class="cup">
      <main class="cup-page">
        <header class="cup-head">
          <h1>{say('cups')}</h1>
          <p>{say('cups-are')}</p>
        </header>
        {lines === null ? <p class="loading">{say('loading')}</p> : null}
        {lines === 'none' || lines === 'away' ? (
          <p class="panel cup-mine">{say(lines === 'none' ? 'cups-no-server' : 'refusal-error-away')}</p>
        ) : null}
        {lines === null || lines === 'none' || lines === 'away' ? null : (
          <div class="cup-cols">
            <section class="panel cup-main" aria-labelledby="cups-open">
              <h2 id="cups-open">{say('cups-open')}</h2>
              {lines.length === 0 ? <p class="none">{say('cups-none')}</p> : null}
              <ul>
                {lines.map((line) => (
                  <Line key={line.id} line={line} />
                ))}
              </ul>
            </section>
            <NewTournament />
          </div>
        )}
      </main>
    </Page>
  )
}

function Line({ line }: { readonly line: TournamentLine }): JSX.Element {
  return (
    <li class="line-row" style={accents(line.game)}>
      <a class="row" href={address('tournaments', line.id)}>
        <Emblem game={line.game} />
        <div>
          <b>{line.title}</b>
          <span>
            {gameName(line.game)} · {say('cup-entrants', { n: line.entrants })}
          </span>
        </div>
        <em class={line.stage === 'over' || line.stage === 'cancelled' ? 'wait' : ''}>{say(`cup-line-${line.stage}`)}</em>
      </a>
    </li>
  )
}
