import type { SeenMatch } from '@orrery/tournament'
import type { JSX } from 'preact'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { EntrantName } from './EntrantName.tsx'
import type { Shown } from './followed.ts'
import { GameClock } from './GameClock.tsx'
import { gamesWon } from './words.ts'

interface Props {
  readonly shown: Shown
  readonly match: SeenMatch
}

/** A match in one line: who plays, the score, its clock, and where to watch. */
export function MatchLine({ shown, match }: Props): JSX.Element {
  const { seen, mine, ahead } = shown
  const own = mine.entrant !== null && match.sides.includes(mine.entrant)
  const last = match.games.at(-1)
  return (
    <li class={`cup-match${own ? ' own' : ''}`} data-match={seen.matches.indexOf(match)}>
      <div class="cup-sides">
        {([0, 1] as const).map((side) => (
          <Side key={side} shown={shown} match={match} side={side} />
        ))}
      </div>
      <div class="cup-state">
        {match.winner !== null ? (
          <span class="cup-how">{last?.how == null || last.how === 'played' ? say('cup-decided') : say(`cup-how-${last.how}`)}</span>
        ) : match.rests !== null ? (
          <GameClock until={match.rests} ahead={ahead} name={say('cup-next-game')} />
        ) : last === undefined ? null : (
          <GameClock until={last.deadline} ahead={ahead} name={say('cup-time-left')} />
        )}
        <Games match={match} own={own} />
      </div>
    </li>
  )
}

function Side({ shown: { seen }, match, side }: Props & { readonly side: 0 | 1 }): JSX.Element {
  const won = gamesWon(match)[side]
  const state = match.winner === null ? '' : match.winner === side ? ' won' : ' lost'
  return (
    <div class={`cup-side${state}`}>
      <EntrantName seen={seen} at={match.sides[side]} />
      <b class="cup-points">
        {won}
        {match.winner === side ? <span class="sr"> {say('cup-won')}</span> : null}
      </b>
    </div>
  )
}

/** Links to the tables of its games: to play, watch, or replay. */
function Games({ match, own }: { readonly match: SeenMatch; readonly own: boolean }): JSX.Element {
  return (
    <span class="cup-games">
      {match.games.map((game, at) => {
        const running = match.winner === null && game.winner === null
        const word = running ? (own ? 'cup-play' : 'cup-watch') : 'cup-see'
        // The reader's own part of the page already has the primary button for their game.
        return (
          <a key={game.table} class={`btn small${running && own ? '' : ' quiet'}`} href={address('table', game.table)}>
            {match.wins === 1 ? say(word) : say(`${word}-game`, { n: at + 1 })}
          </a>
        )
      })}
    </span>
  )
}
