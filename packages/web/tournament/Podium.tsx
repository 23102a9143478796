import laurel from 'game-icon:laurel-crown'
import medal from 'game-icon:medal'
import type { JSX } from 'preact'
import { knows, say } from '../app/texts.ts'
import { GameIcon } from '../look/GameIcon.tsx'
import { EntrantName } from './EntrantName.tsx'
import type { Shown } from './followed.ts'

/** The first three, with their prizes. */
export function Podium({ shown }: { readonly shown: Shown }): JSX.Element | null {
  const { seen } = shown
  if (seen.stage !== 'over') return null
  const prize = `cup-prize-${seen.game}`
  return (
    <section class="panel brass cup-podium" aria-labelledby="cup-podium">
      <h2 id="cup-podium">{say('cup-over')}</h2>
      <ol>
        {seen.places.slice(0, 3).map((entrant, at) => (
          <li key={entrant} data-place={at + 1}>
            <GameIcon body={at === 0 ? laurel : medal} />
            <b>
              <EntrantName seen={seen} at={entrant} />
            </b>
            <span>{say('cup-place-n', { n: at + 1 })}</span>
            {seen.prizes[at] === entrant && seen.entrants[entrant]?.bot === null && knows(prize) ? <em>{say(prize)}</em> : null}
          </li>
        ))}
      </ol>
      {seen.places.length > 3 ? (
        <ol class="cup-rest" start={4}>
          {seen.places.slice(3).map((entrant) => (
            <li key={entrant}>
              <EntrantName seen={seen} at={entrant} />
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  )
}
