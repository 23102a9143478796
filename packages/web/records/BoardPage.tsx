import type { BoardMessage, SeasonTold } from '@orrery/protocol'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gameName } from '../app/catalogue.ts'
import { address, go } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { useLatest } from '../app/use-latest.ts'
import { ask } from '../club/ties.ts'
import { dayLine } from '../home/ago.ts'
import { ratedGames, subjectName, useRecords } from './game-records.ts'
import { readBoard, readSeasons } from './public.ts'
import { SeasonWinners } from './SeasonWinners.tsx'

interface Props {
  readonly game: string
  readonly way: string
  readonly pace: string
  readonly season: string
  /** Whether the reader is not signed in. */
  readonly isStranger: boolean
}

/** The best players of a way of playing a game: among those who played lately, or of a season. */
export function Board(props: Props): JSX.Element {
  const known = useRecords()
  const [places, setPlaces] = useState<BoardMessage['places'] | null>(null)
  const [seasons, setSeasons] = useState<readonly SeasonTold[]>([])
  const games = known === null ? [] : ratedGames(known)
  const game = games.find((id) => id === props.game) ?? games[0] ?? ''
  const ways = known?.get(game)?.ways ?? []
  const way = (ways.find(({ id }) => id === props.way) ?? ways[0])?.id ?? ''
  const pace = props.pace === 'day' ? 'day' : 'live'
  const season = seasons.find(({ id }) => id === props.season) ?? null
  const loadSeasons = (): Promise<readonly SeasonTold[]> | null => {
    setSeasons([])
    return game === '' ? null : readSeasons(game)
  }
  const loadPlaces = (): Promise<BoardMessage['places']> | null => {
    setPlaces(null)
    if (game === '' || way === '') return null
    return props.isStranger ? readBoard(game, way, pace, props.season) : askBoard(game, way, pace, props.season)
  }
  useLatest([game], loadSeasons, setSeasons, () => undefined)
  useLatest([game, way, pace, props.season], loadPlaces, setPlaces, () => setPlaces([]))
  const { language } = settings.value
  return (
    <section class="board-page" data-board={`${game}/${way}/${pace}`}>
      <h1>{say('leaderboard')}</h1>
      <p>{say(props.season === '' ? 'board-is' : 'board-season-is')}</p>
      <div class="filters">
        <Choice
          name="game"
          label={say('filter-game')}
          value={game}
          options={games.map((id) => [id, gameName(id)])}
          choose={(id) => go(address('board', id, '', pace))}
        />
        <Choice
          name="way"
          label={say('board-way')}
          value={way}
          options={ways.map(({ id, name }) => [id, name[language]])}
          choose={(id) => go(address('board', game, id, pace, props.season))}
        />
        <Choice
          name="pace"
          label={say('filter-pace')}
          value={pace}
          options={(['live', 'day'] as const).map((id) => [id, say(`pace-of-${id}`)])}
          choose={(id) => go(address('board', game, way, id, props.season))}
        />
        {seasons.length === 0 ? null : (
          <Choice
            name="season"
            label={say('season')}
            value={props.season}
            options={[['', say('season-none')], ...seasons.map(({ id, name }) => [id, name] as const)]}
            choose={(id) => go(address('board', game, way, pace, id))}
          />
        )}
      </div>
      {places === null ? (
        <p class="loading">{say('loading')}</p>
      ) : places.length === 0 ? (
        <p class="panel none">{say('board-none')}</p>
      ) : (
        <Places places={places} isSeason={props.season !== ''} />
      )}
      {season === null ? null : <SeasonWinners season={season} ways={ways} />}
    </section>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [id: string, name: string])[]
  choose(id: string): void
}

/** A choice of one of several names. */
export function Choice({ name, label, value, options, choose }: ChoiceProps): JSX.Element {
  return (
    <label class="choice">
      <span>{label}</span>
      <select class="field" value={value} data-choice={name} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map(([id, shown]) => (
          <option key={id} value={id}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The same as `readBoard` gives a stranger, for a signed-in reader, whose own place is marked. */
async function askBoard(game: string, way: string, pace: 'live' | 'day', season: string): Promise<BoardMessage['places']> {
  const message = await ask({ type: 'board', game, way, pace, ...(season === '' ? {} : { season }) })
  return message.type === 'board' ? message.places : []
}

function Places({ places, isSeason }: { readonly places: BoardMessage['places']; readonly isSeason: boolean }): JSX.Element {
  return (
    <section class="panel board-scroll" aria-label={say('leaderboard')}>
      <table class="record">
        <thead>
          <tr>
            <th scope="col">{say('board-place')}</th>
            <th scope="col">{say('board-who')}</th>
            <th scope="col">{say('rating')}</th>
            <th scope="col">{say('record-played')}</th>
            <th scope="col">{say('record-won')}</th>
            <th scope="col">{say('board-last')}</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ name, person, bot, rating, margin, provisional, games, won, last, mine }, at) => (
            <tr key={person ?? bot ?? name} class={mine ? 'mine' : ''} data-place={person ?? bot}>
              <td>{provisional && !isSeason ? '–' : at + 1}</td>
              <th scope="row">{person === null ? subjectName(bot ?? '', null) : <a href={address('profile', person)}>{name}</a>}</th>
              <td>
                <b>{rating}</b> ±{margin} {provisional ? <span class="tag">{say('rating-provisional')}</span> : null}
              </td>
              <td>{games}</td>
              <td>{won}</td>
              <td>{dayLine(last)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
