import type { GameFilter, GameFound } from '@orrery/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { ask } from '../club/ties.ts'
import { Filters } from './Filters.tsx'
import { GameRow } from './GameRow.tsx'
import { ratedGames, useRecords } from './game-records.ts'
import { KeptSearches } from './KeptSearches.tsx'

/** Searches finished games: the reader's own, a friend's, or all listed ones. */
export function FindGames(): JSX.Element {
  const known = useRecords()
  const [filter, setFilter] = useState<GameFilter>({ of: 'mine' })
  const [found, setFound] = useState<{ readonly games: readonly GameFound[]; readonly more: boolean } | null>(null)
  const wanted = JSON.stringify(filter)
  const read = (known: readonly GameFound[]): void => {
    const last = known.at(-1)
    const from = last === undefined ? {} : { before: { at: last.at, table: last.table } }
    void ask({ type: 'find-games', filter, ...from }).then(
      (message) => message.type === 'games' && setFound({ games: [...known, ...message.games], more: message.more }),
      () => setFound({ games: known, more: false }),
    )
  }
  useEffect(() => read([]), [wanted])
  if (known === null) return <p class="loading">{say('loading')}</p>
  return (
    <section class="find-page" data-find>
      <h1>{say('find-games')}</h1>
      <p>{say('find-is')}</p>
      <Filters filter={filter} setFilter={setFilter} games={ratedGames(known)} ways={known.get(filter.game ?? '')?.ways ?? []} />
      <KeptSearches filter={filter} run={setFilter} />
      <section class="panel" aria-live="polite" aria-label={say('find-games')}>
        {found === null ? <p class="loading">{say('loading')}</p> : null}
        {found?.games.length === 0 ? <p class="none">{say('find-none')}</p> : null}
        <ul>
          {found?.games.map((game) => (
            <GameRow key={game.table} game={game} known={known} tells {...(filter.person === undefined ? {} : { person: filter.person })} />
          ))}
        </ul>
        {found?.more === true ? (
          <button type="button" class="btn" data-more onClick={() => read(found.games)}>
            {say('find-more')}
          </button>
        ) : null}
      </section>
    </section>
  )
}
