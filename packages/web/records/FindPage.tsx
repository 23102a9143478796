import type { GameFilter, GameFound } from '@orrery/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gameName } from '../app/catalogue.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { ask, circle } from '../club/ties.ts'
import { Choice } from './BoardPage.tsx'
import { GameRow } from './GameRow.tsx'
import { KeptSearches } from './KeptSearches.tsx'
import { ratedGames, useRecords } from './known.ts'

const LENGTHS = [30, 60, 120] as const

/** Searches finished games: the reader's own, a friend's, or all listed ones. */
export function FindGames(): JSX.Element {
  const known = useRecords()
  const [filter, setFilter] = useState<GameFilter>({ of: 'mine' })
  const [found, setFound] = useState<{ readonly games: readonly GameFound[]; readonly more: boolean } | null>(null)
  const wanted = JSON.stringify(filter)
  const read = (before: GameFound | null): void => {
    const asked = JSON.parse(wanted) as GameFilter
    const from = before === null ? {} : { before: { at: before.at, table: before.table } }
    void ask({ type: 'find-games', filter: asked, ...from }).then(
      (message) =>
        message.type === 'games' &&
        setFound((was) => ({ games: before === null ? message.games : [...(was?.games ?? []), ...message.games], more: message.more })),
      () => setFound({ games: [], more: false }),
    )
  }
  useEffect(() => read(null), [wanted])
  if (known === null) return <p class="loading">{say('loading')}</p>
  const last = found?.games.at(-1)
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
        {found?.more === true && last !== undefined ? (
          <button type="button" class="btn" data-more onClick={() => read(last)}>
            {say('find-more')}
          </button>
        ) : null}
      </section>
    </section>
  )
}

interface FiltersProps {
  readonly filter: GameFilter
  setFilter(filter: GameFilter): void
  readonly games: readonly string[]
  readonly ways: readonly { readonly id: string; readonly name: Readonly<Record<'en' | 'hu', string>> }[]
}

function Filters({ filter, setFilter, games, ways }: FiltersProps): JSX.Element {
  const { language } = settings.value
  const friends = circle.value.friends.filter(({ state }) => state === 'friend')
  const any = (shown: string) => [['', shown]] as const
  /** The filter with one part changed, or removed if nothing is chosen. */
  const put = <K extends keyof GameFilter>(key: K, value: GameFilter[K] | ''): void => {
    const { [key]: _gone, ...rest } = filter
    setFilter((value === '' ? rest : { ...rest, [key]: value }) as GameFilter)
  }
  const ofWhom = (of: string): void => {
    const { person: _gone, ...rest } = filter
    setFilter(of === 'mine' || of === 'all' ? { ...rest, of } : { ...rest, of: 'person', person: of })
  }
  return (
    <fieldset class="filters" aria-label={say('filters')}>
      <Choice
        name="of"
        label={say('find-of')}
        value={filter.person ?? filter.of}
        options={[['mine', say('find-mine')], ['all', say('find-all')], ...friends.map(({ person, name }) => [person, name] as const)]}
        choose={ofWhom}
      />
      <Choice
        name="game"
        label={say('filter-game')}
        value={filter.game ?? ''}
        options={[...any(say('filter-game-any')), ...games.map((id) => [id, gameName(id)] as const)]}
        choose={(game) => {
          const { game: _game, way: _way, ...rest } = filter
          setFilter(game === '' ? rest : { ...rest, game })
        }}
      />
      {ways.length < 2 ? null : (
        <Choice
          name="way"
          label={say('board-way')}
          value={filter.way ?? ''}
          options={[...any(say('find-any')), ...ways.map(({ id, name }) => [id, name[language]] as const)]}
          choose={(way) => put('way', way)}
        />
      )}
      <Choice
        name="pace"
        label={say('filter-pace')}
        value={filter.pace ?? ''}
        options={[...any(say('find-any')), ...(['live', 'day'] as const).map((id) => [id, say(`pace-of-${id}`)] as const)]}
        choose={(pace) => put('pace', pace as GameFilter['pace'] | '')}
      />
      <Choice
        name="outcome"
        label={say('find-outcome')}
        value={filter.outcome ?? ''}
        options={[...any(say('find-any')), ...(['won', 'lost', 'drawn'] as const).map((id) => [id, say(`outcome-${id}`)] as const)]}
        choose={(outcome) => put('outcome', outcome as GameFilter['outcome'] | '')}
      />
      <Choice
        name="rated"
        label={say('find-rated')}
        value={filter.rated === undefined ? '' : String(filter.rated)}
        options={[...any(say('find-any')), ['true', say('find-rated-yes')], ['false', say('find-rated-no')]]}
        choose={(rated) => put('rated', rated === '' ? '' : rated === 'true')}
      />
      <Choice
        name="least"
        label={say('find-length')}
        value={String(filter.least ?? '')}
        options={[...any(say('find-any')), ...LENGTHS.map((n) => [String(n), say('find-longer', { n })] as const)]}
        choose={(least) => put('least', least === '' ? '' : Number(least))}
      />
      <label class="choice">
        <span>{say('find-opponent')}</span>
        <input
          class="field"
          maxLength={40}
          data-choice="opponent"
          value={filter.opponent ?? ''}
          onChange={(event) => put('opponent', event.currentTarget.value.trim())}
        />
      </label>
    </fieldset>
  )
}
