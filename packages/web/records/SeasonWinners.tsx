import type { SeasonTold } from '@orrery/protocol'
import type { Records } from '@orrery/records'
import type { JSX } from 'preact'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { dayLine } from '../home/ago.ts'

interface Props {
  readonly season: SeasonTold
  readonly ways: Records['ways']
}

/** The dates of a season and, once it has ended, its winners by way of playing and pace. */
export function SeasonWinners({ season, ways }: Props): JSX.Element {
  const { id, name, begins, ends, closed, winners } = season
  const ladders = Map.groupBy(winners, ({ way, pace }) => `${way}/${pace}`)
  return (
    <section class="panel season-winners" aria-labelledby="season-winners" data-season={id} data-season-closed={closed}>
      <h2 id="season-winners">{name}</h2>
      <p>
        {ends === null ? say('season-since', { day: dayLine(begins) }) : say('season-term', { from: dayLine(begins), to: dayLine(ends) })}
      </p>
      {closed && winners.length === 0 ? <p class="none">{say('season-nobody')}</p> : null}
      {[...ladders.values()].map((places) => {
        const { way, pace } = places[0] as (typeof places)[number]
        const title = [ways.find((one) => one.id === way)?.name[settings.value.language] ?? '', say(`pace-of-${pace}`)]
        return (
          <section key={`${way}/${pace}`}>
            <h3>{title.filter((word) => word !== '').join(' · ')}</h3>
            <ol>
              {places.map(({ place, person, name: winner, rating, margin }) => (
                <li key={person} value={place} data-winner={person}>
                  <a href={address('profile', person)}>{winner}</a> <b>{rating}</b> ±{margin}
                </li>
              ))}
            </ol>
          </section>
        )
      })}
    </section>
  )
}
