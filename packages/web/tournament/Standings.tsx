import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { EntrantName } from './EntrantName.tsx'
import type { Shown } from './followed.ts'

/** The standings of the Swiss stage, with the tie-breakers. */
export function Standings({ shown }: { readonly shown: Shown }): JSX.Element | null {
  const { seen, mine } = shown
  if (seen.rounds.length === 0) return null
  return (
    <section class="panel cup-standings" aria-labelledby="cup-standings">
      <h2 id="cup-standings">{say('cup-standings')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('cup-place')}</th>
            <th scope="col" class="name">
              {say('cup-player')}
            </th>
            <th scope="col">{say('cup-points')}</th>
            {(['opponents', 'direct', 'beyond'] as const).map((by) => (
              <th key={by} scope="col" title={say(`cup-${by}-is`)}>
                {say(`cup-${by}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seen.standings.map(([entrant, score, opponents, direct, beyond], at) => {
            const dropped = seen.entrants[entrant]?.dropped === true
            return (
              <tr key={entrant} class={`${entrant === mine.entrant ? 'own' : ''}${dropped ? ' dropped' : ''}`}>
                <td>{at + 1}</td>
                <th scope="row" class="name">
                  <EntrantName seen={seen} at={entrant} />
                  {dropped ? <small> {say('cup-dropped')}</small> : null}
                </th>
                <td class="score">{score}</td>
                <td>{opponents}</td>
                <td>{direct}</td>
                <td>{beyond}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p class="small">{say('cup-standings-are')}</p>
    </section>
  )
}
