import type { GameFilter } from '@orrery/protocol'
import type { JSX } from 'preact'
import { gameName } from '../app/catalogue.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { circle } from '../club/ties.ts'
import { Choice } from './BoardPage.tsx'

const LENGTHS = [30, 60, 120] as const

interface FiltersProps {
  readonly filter: GameFilter
  setFilter(filter: GameFilter): void
  readonly games: readonly string[]
  readonly ways: readonly { readonly id: string; readonly name: Readonly<Record<'en' | 'hu', string>> }[]
}

/** A form to filter finished games. */
export function Filters({ filter, setFilter, games, ways }: FiltersProps): JSX.Element {
  const { language } = settings.value
  const friends = circle.value.friends.filter(({ state }) => state === 'friend')
  const put = <K extends keyof GameFilter>(key: K, value: GameFilter[K] | ''): void => setFilter(withPart(filter, key, value))
  return (
    <fieldset class="filters" aria-label={say('filters')}>
      <Choice
        name="of"
        label={say('find-of')}
        value={filter.person ?? filter.of}
        options={[['mine', say('find-mine')], ['all', say('find-all')], ...friends.map(({ person, name }) => [person, name] as const)]}
        choose={(of) => setFilter(ofWhom(filter, of))}
      />
      <ChoiceOrAny
        name="game"
        label={say('filter-game')}
        value={filter.game ?? ''}
        open={say('filter-game-any')}
        options={games.map((id) => [id, gameName(id)] as const)}
        choose={(game) => {
          const { game: _game, way: _way, ...rest } = filter
          setFilter(game === '' ? rest : { ...rest, game })
        }}
      />
      {ways.length < 2 ? null : (
        <ChoiceOrAny
          name="way"
          label={say('board-way')}
          value={filter.way ?? ''}
          options={ways.map(({ id, name }) => [id, name[language]] as const)}
          choose={(way) => put('way', way)}
        />
      )}
      <ChoiceOrAny
        name="pace"
        label={say('filter-pace')}
        value={filter.pace ?? ''}
        options={(['live', 'day'] as const).map((id) => [id, say(`pace-of-${id}`)] as const)}
        choose={(pace) => put('pace', pace as GameFilter['pace'] | '')}
      />
      <ChoiceOrAny
        name="outcome"
        label={say('find-outcome')}
        value={filter.outcome ?? ''}
        options={(['won', 'lost', 'drawn'] as const).map((id) => [id, say(`outcome-${id}`)] as const)}
        choose={(outcome) => put('outcome', outcome as GameFilter['outcome'] | '')}
      />
      <ChoiceOrAny
        name="rated"
        label={say('find-rated')}
        value={filter.rated === undefined ? '' : String(filter.rated)}
        options={[
          ['true', say('find-rated-yes')],
          ['false', say('find-rated-no')],
        ]}
        choose={(rated) => put('rated', rated === '' ? '' : rated === 'true')}
      />
      <ChoiceOrAny
        name="least"
        label={say('find-length')}
        value={String(filter.least ?? '')}
        options={LENGTHS.map((n) => [String(n), say('find-longer', { n })] as const)}
        choose={(least) => put('least', least === '' ? '' : Number(least))}
      />
      <OpponentField value={filter.opponent ?? ''} set={(opponent) => put('opponent', opponent)} />
    </fieldset>
  )
}

/** The filter with one part changed, or removed if nothing is chosen. */
function withPart<K extends keyof GameFilter>(filter: GameFilter, key: K, value: GameFilter[K] | ''): GameFilter {
  const { [key]: _gone, ...rest } = filter
  return (value === '' ? rest : { ...rest, [key]: value }) as GameFilter
}

/** The filter for the reader's own games, all games, or a friend's. */
function ofWhom(filter: GameFilter, of: string): GameFilter {
  const { person: _gone, ...rest } = filter
  return of === 'mine' || of === 'all' ? { ...rest, of } : { ...rest, of: 'person', person: of }
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [string, string])[]
  /** The label of the choice that leaves it open. */
  readonly open?: string
  choose(value: string): void
}

/** A choice that may be left open. */
function ChoiceOrAny({ options, open = say('find-any'), ...choice }: ChoiceProps): JSX.Element {
  return <Choice {...choice} options={[['', open], ...options]} />
}

function OpponentField({ value, set }: { readonly value: string; set(opponent: string): void }): JSX.Element {
  return (
    <label class="choice">
      <span>{say('find-opponent')}</span>
      <input
        class="field"
        maxLength={40}
        data-choice="opponent"
        value={value}
        onChange={(event) => set(event.currentTarget.value.trim())}
      />
    </label>
  )
}
