import type { LobbyMessage, TableLine } from '@orrery/protocol'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { accents, gameName } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { playersOf } from '../home/OpenLine.tsx'
import { Emblem } from '../look/Emblem.tsx'
import { GAMES } from './games.ts'
import { ANYTHING, type Filter, isFriends, useOpenTables } from './open.ts'

/** All open tables, with a filter. */
export function OpenTables(): JSX.Element {
  const [filter, setFilter] = useState<Filter>(ANYTHING)
  const found = useOpenTables(filter)
  return (
    <>
      <section class="panel open-tables" aria-labelledby="open-tables" data-open-tables>
        <h2 id="open-tables">{say('open-tables')}</h2>
        <Filters filter={filter} change={(change) => setFilter({ ...filter, ...change })} />
        {found === null ? <p class="loading">{say('loading')}</p> : null}
        {found !== null && found.tables.length === 0 ? (
          <p class="none" role="status">
            {say('open-none')}{' '}
            <a href={address('new', filter.game === '' ? (GAMES[0]?.id ?? '') : filter.game, 'invite')}>{say('open-one')}</a>
          </p>
        ) : null}
        <ul>
          {(found?.tables ?? []).map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
        {found !== null && found.total > found.tables.length ? (
          <p class="none">{say('open-more', { n: found.total - found.tables.length })}</p>
        ) : null}
      </section>
      {found === null || found.live.length === 0 ? null : <LiveNow live={found.live} />}
    </>
  )
}

interface FiltersProps {
  readonly filter: Filter
  change(change: Partial<Filter>): void
}

function Filters({ filter, change }: FiltersProps): JSX.Element {
  return (
    <fieldset class="filters" aria-label={say('filters')}>
      <Picked name="game" value={filter.game} values={GAMES.map(({ id }) => id)} word={gameName} change={(game) => change({ game })} />
      <Picked
        name="pace"
        value={filter.pace}
        values={['live', 'day']}
        word={(one) => say(`pace-of-${one}`)}
        change={(pace) => change({ pace })}
      />
      <Picked
        name="rated"
        value={filter.rated}
        values={['rated', 'casual']}
        word={(one) => say(one)}
        change={(rated) => change({ rated })}
      />
      <Picked
        name="length"
        value={filter.length}
        values={['short', 'evening', 'long']}
        word={(one) => say(`length-${one}`)}
        change={(length) => change({ length })}
      />
      <Picked
        name="level"
        value={filter.level}
        values={['any', 'new', 'skilled']}
        word={(one) => say(`level-${one}`)}
        change={(level) => change({ level })}
      />
      <label class="filter-friends">
        <input type="checkbox" checked={filter.friends} data-filter="friends" onChange={() => change({ friends: !filter.friends })} />
        <span>{say('filter-friends')}</span>
      </label>
    </fieldset>
  )
}

interface PickedProps<T extends string> {
  readonly name: string
  readonly value: T | ''
  readonly values: readonly T[]
  word(value: T): string
  change(value: T | ''): void
}

function Picked<T extends string>({ name, value, values, word, change }: PickedProps<T>): JSX.Element {
  return (
    <select
      class="field"
      aria-label={say(`filter-${name}`)}
      value={value}
      data-filter={name}
      onChange={({ currentTarget }) => change(values.find((one) => one === currentTarget.value) ?? '')}
    >
      <option value="">{say(`filter-${name}-any`)}</option>
      {values.map((one) => (
        <option key={one} value={one}>
          {word(one)}
        </option>
      ))}
    </select>
  )
}

function Line({ line }: { readonly line: TableLine }): JSX.Element {
  const { terms } = line
  const free = line.players.filter(({ holder }) => holder === 'open').length
  const facts = [
    say('open-seats', { n: free }),
    playersOf(line),
    say(`pace-of-${terms.pace}`),
    say(terms.rated ? 'rated' : 'casual'),
    ...(terms.level === 'any' ? [] : [say(`level-${terms.level}`)]),
  ]
  return (
    <li class="club-line" style={accents(line.game)} data-open={line.id}>
      <Emblem game={line.game} />
      <div>
        <b>{gameName(line.game)}</b>
        <span>
          {isFriends(line) ? <em class="mark-friend">{say('filter-friends')}</em> : null} {facts.filter((fact) => fact !== '').join(' · ')}
        </span>
      </div>
      <a class="btn small" href={address('table', line.id)}>
        {say(line.players.some(({ holder }) => holder === 'me') ? 'to-table' : 'join')}
      </a>
    </li>
  )
}

/** Live tables to watch. */
export function LiveNow({ live }: { readonly live: LobbyMessage['live'] }): JSX.Element {
  return (
    <section class="panel live-now" aria-labelledby="live-now" data-live-now>
      <h2 id="live-now">{say('live-now')}</h2>
      <ul>
        {live.map(({ id, game, players, spectators }) => (
          <li key={id} class="club-line" style={accents(game)}>
            <Emblem game={game} />
            <div>
              <b>{gameName(game)}</b>
              <span>
                {players.join(' – ')}
                {spectators === 0 ? '' : ` · ${say('spectators', { n: spectators })}`}
              </span>
            </div>
            <a class="btn small" href={address('table', id)}>
              {say('look-on')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
