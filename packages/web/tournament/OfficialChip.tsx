import type { JSX } from 'preact'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import type { Official } from '../table/source/source.ts'
import { GameClock } from './GameClock.tsx'

/** At a table of a tournament: a link back to it, and the clock of the game. */
export function OfficialChip({ official: { id, title, until } }: { readonly official: Official }): JSX.Element {
  return (
    <a class="cup-chip" href={address('tournaments', id)} title={say('cup-at-table', { title })} data-cup>
      <span class="cup-chip-title">{title}</span>
      {until === null ? null : <GameClock until={until} ahead={0} name={say('cup-time-left')} />}
    </a>
  )
}
