import type { JSX } from 'preact'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { Sure } from '../look/Sure.tsx'
import type { Acting } from './acting.ts'
import { ownMatch } from './duty.ts'
import type { Shown } from './followed.ts'
import { GameClock } from './GameClock.tsx'
import { Registration } from './Registration.tsx'
import { entrantName } from './words.ts'

interface Props {
  readonly shown: Shown
  readonly acting: Acting
}

/** The reader's part in the tournament, and what the reader can do. */
export function MyPart({ shown, acting }: Props): JSX.Element | null {
  const { seen, mine } = shown
  const own = mine.entrant === null ? null : (seen.entrants[mine.entrant] ?? null)
  const open = seen.stage === 'registration' || seen.stage === 'check-in' || (seen.stage === 'swiss' && seen.rounds.length === 1)
  if (seen.stage === 'cancelled') return <Told text={say('cup-is-cancelled')} />
  if (own === null || (own.dropped && seen.rounds.length === 0))
    return open ? <Registration shown={shown} acting={acting} /> : seen.stage === 'over' ? null : <Told text={say('cup-look-on')} />
  return (
    <section class="panel brass cup-mine" aria-labelledby="cup-mine">
      <h2 id="cup-mine">{say('cup-mine')}</h2>
      <Now shown={shown} acting={acting} />
      {own.dropped || seen.stage === 'over' ? null : <Leaving shown={shown} acting={acting} />}
    </section>
  )
}

function Told({ text }: { readonly text: string }): JSX.Element {
  return (
    <section class="panel cup-mine">
      <p>{text}</p>
    </section>
  )
}

/** What the reader can do now. */
function Now({ shown, acting }: Props): JSX.Element {
  const { seen, mine, ahead } = shown
  const entrant = mine.entrant ?? -1
  const own = seen.entrants[entrant]
  const place = seen.places.indexOf(entrant) + 1
  if (seen.stage === 'over') return <p class="cup-tell">{say('cup-your-place', { n: place })}</p>
  if (own?.dropped) return <p class="cup-tell">{say('cup-you-dropped')}</p>
  if (seen.stage === 'registration') return <p class="cup-tell">{say('cup-you-registered')}</p>
  if (seen.stage === 'check-in')
    return own?.checkedIn ? (
      <p class="cup-tell">{say('cup-you-are-in')}</p>
    ) : (
      <>
        <p class="cup-tell">{say('cup-check-in-now')}</p>
        <button type="button" class="btn primary" data-act="check-in" onClick={() => acting({ do: 'check-in' })}>
          {say('cup-check-in')}
        </button>
      </>
    )
  const match = ownMatch(shown)
  if (match === undefined && seen.stage !== 'swiss') {
    const rank = seen.standings.findIndex(([one]) => one === entrant) + 1
    return <p class="cup-tell">{say('cup-your-rank', { n: rank })}</p>
  }
  if (match === undefined) return <p class="cup-tell">{say(seen.rounds.at(-1)?.bye === entrant ? 'cup-your-bye' : 'cup-you-wait')}</p>
  const other = entrantName(seen, match.sides[match.sides[0] === entrant ? 1 : 0])
  const game = match.games.at(-1)
  if (match.winner !== null)
    return <p class="cup-tell">{say(match.sides[match.winner] === entrant ? 'cup-you-won' : 'cup-you-lost', { name: other })}</p>
  if (game === undefined || game.winner !== null)
    return (
      <p class="cup-tell">
        {say('cup-next-against', { name: other })}{' '}
        {match.rests === null ? null : <GameClock until={match.rests} ahead={ahead} name={say('cup-next-game')} />}
      </p>
    )
  return (
    <>
      <p class="cup-tell">
        {say('cup-you-play', { name: other })} <GameClock until={game.deadline} ahead={ahead} name={say('cup-time-left')} />
      </p>
      <div class="acts spread">
        <a class="btn primary" data-act="play" href={address('table', game.table)}>
          {say('cup-to-table')}
        </a>
        {match.part === 'third' && match.games.length === 1 ? (
          <button type="button" class="btn" data-act="waive" onClick={() => acting({ do: 'waive' })}>
            {say('cup-waive')}
          </button>
        ) : null}
        <Sure
          word="cup-concede"
          ask={say('cup-concede-sure', { name: other })}
          act={() => acting({ do: 'concede', match: seen.matches.indexOf(match) })}
        />
      </div>
    </>
  )
}

function Leaving({ shown: { seen }, acting }: Props): JSX.Element {
  const begun = seen.rounds.length > 0
  return (
    <div class="acts">
      <Sure
        word={begun ? 'cup-drop-out' : 'cup-withdraw'}
        ask={say(begun ? 'cup-drop-out-sure' : 'cup-withdraw-sure')}
        act={() => acting({ do: 'drop-out' })}
      />
    </div>
  )
}
