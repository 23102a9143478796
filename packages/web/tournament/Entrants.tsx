import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { EntrantName } from './EntrantName.tsx'
import type { Shown } from './followed.ts'

/** The registered entrants, before the tournament begins. */
export function Entrants({ shown }: { readonly shown: Shown }): JSX.Element {
  const { seen, mine } = shown
  const there = seen.entrants.flatMap((entrant, at) => (entrant.dropped ? [] : [{ ...entrant, at }]))
  return (
    <section class="panel cup-entrants" aria-labelledby="cup-entrants">
      <h2 id="cup-entrants">{say('cup-entrants', { n: there.length })}</h2>
      {there.length === 0 ? <p class="none">{say('cup-nobody')}</p> : null}
      <ol>
        {there.map(({ at, checkedIn }) => (
          <li key={at} class={at === mine.entrant ? 'own' : ''}>
            <EntrantName seen={seen} at={at} />
            <em class={checkedIn ? 'in' : ''}>{say(checkedIn ? 'cup-is-in' : 'cup-is-registered')}</em>
          </li>
        ))}
      </ol>
    </section>
  )
}
