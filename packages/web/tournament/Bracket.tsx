import type { Part, SeenMatch } from '@orrery/tournament'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import type { Shown } from './followed.ts'
import { MatchLine } from './MatchLine.tsx'

/** The finals: semifinals on the left, the final and the match for third place on the right. */
export function Bracket({ shown }: { readonly shown: Shown }): JSX.Element | null {
  const { matches, stage, rests } = shown.seen
  const of = (part: Part) => matches.filter((match) => match.part === part)
  const semis = of('semifinal')
  if (semis.length === 0 && of('final').length === 0) return null
  return (
    <section class="panel cup-bracket" aria-labelledby="cup-finals">
      <h2 id="cup-finals">{say('cup-finals')}</h2>
      {rests !== null && (stage === 'semifinal' || stage === 'final') ? <p role="status">{say('cup-rests-finals')}</p> : null}
      <div class={semis.length > 0 ? 'cup-tree' : ''}>
        {semis.length === 0 ? null : (
          <div>
            <h3>{say('cup-part-semifinal')}</h3>
            <Matches shown={shown} matches={semis} />
          </div>
        )}
        <div>
          <h3>{say('cup-part-final')}</h3>
          {of('final').length === 0 ? <p class="none">{say('cup-not-yet')}</p> : <Matches shown={shown} matches={of('final')} />}
          {of('third').length === 0 ? null : (
            <>
              <h3>{say('cup-part-third')}</h3>
              <Matches shown={shown} matches={of('third')} />
            </>
          )}
        </div>
      </div>
    </section>
  )
}

function Matches({ shown, matches }: { readonly shown: Shown; readonly matches: readonly SeenMatch[] }): JSX.Element {
  return (
    <ul class="cup-matches">
      {matches.map((match) => (
        <MatchLine key={match.sides.join()} shown={shown} match={match} />
      ))}
    </ul>
  )
}
