import type { SeenTournament } from '@orrery/tournament'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import type { Shown } from './followed.ts'
import { GameClock } from './GameClock.tsx'
import { MatchLine } from './MatchLine.tsx'
import { entrantName } from './words.ts'

type Round = SeenTournament['rounds'][number]

/** The rounds of the Swiss stage, the latest first; earlier ones are folded. */
export function Rounds({ shown }: { readonly shown: Shown }): JSX.Element | null {
  const rounds = shown.seen.rounds.filter(({ part }) => part === 'swiss').toReversed()
  const [now, ...before] = rounds
  if (now === undefined) return null
  return (
    <section class="panel cup-rounds" aria-labelledby="cup-rounds">
      <h2 id="cup-rounds">
        {say('cup-round-of', { n: now.number, of: shown.seen.swissRounds })}
        {shown.seen.stage === 'swiss' && shown.seen.rests !== null ? (
          <GameClock until={shown.seen.rests} ahead={shown.ahead} name={say('cup-rests')} />
        ) : null}
      </h2>
      <Pairs shown={shown} round={now} />
      {before.map((round) => (
        <details key={round.number}>
          <summary>{say('cup-round', { n: round.number })}</summary>
          <Pairs shown={shown} round={round} />
        </details>
      ))}
    </section>
  )
}

function Pairs({ shown, round }: { readonly shown: Shown; readonly round: Round }): JSX.Element {
  const { seen } = shown
  return (
    <ul class="cup-matches">
      {seen.matches
        .filter((match) => match.round === round.number)
        .map((match) => (
          <MatchLine key={match.sides.join()} shown={shown} match={match} />
        ))}
      {round.bye === null ? null : <li class="cup-bye">{say('cup-bye', { name: entrantName(seen, round.bye) })}</li>}
    </ul>
  )
}
