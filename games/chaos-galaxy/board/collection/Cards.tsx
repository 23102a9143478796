import { type CollectionInfo, copiesOf, sizeOf, spare } from '@orrery/collecting'
import type { Text } from '@orrery/text'
import { useSignal } from '@preact/signals'
import { memo } from 'preact/compat'
import { useMemo, useState } from 'preact/hooks'
import { RARITY_SIGNS, Sign } from '../card/Sign.tsx'
import { SmallCard } from '../card/Small.tsx'
import { LIMIT, POOL } from '../decks/deck.ts'
import { Filters } from '../decks/Filters.tsx'
import { Grid } from '../decks/Grid.tsx'
import { type Filter, found, NO_FILTER } from '../decks/search.ts'
import { type Face, RARITIES } from '../face.ts'
import type { PartProps } from './part.ts'
import { Reading } from './Reading.tsx'
import { sayIn } from './words.ts'

const STATES = ['all', 'has', 'misses', 'spare', 'wished'] as const
type State = (typeof STATES)[number]

/** For each filter, whether it shows a card. */
function tests(mine: CollectionInfo): Record<State, (id: string) => boolean> {
  const beyond = spare(mine, LIMIT)
  return {
    all: () => true,
    has: (id) => copiesOf(mine.owned, id) > 0,
    misses: (id) => copiesOf(mine.owned, id) === 0,
    spare: (id) => copiesOf(beyond, id) > 0,
    wished: (id) => mine.wishes.includes(id),
  }
}

/** The binder: every card, with owned, missing and spare copies. */
export function Cards({ desk, mine, text, openRule }: PartProps) {
  const filter = useSignal<Filter>(NO_FILTER)
  const [state, setState] = useState<State>('all')
  const [filtering, setFiltering] = useState(false)
  const [reading, setReading] = useState<Face | null>(null)
  const test = useMemo(() => tests(mine), [mine])
  const { language } = text
  const faces = useMemo(
    () => found(POOL, filter.value, 'race', language, sayIn).filter(({ id }) => test[state](id)),
    [filter.value, state, test, language],
  )
  const has = (face: Face) => copiesOf(mine.owned, face.id) > 0
  return (
    <div class={`cgc-binder ${filtering ? 'filtering' : ''}`}>
      <Filters
        filter={filter}
        cards={{}}
        text={text}
        openRule={openRule}
        beside={(fits) => {
          const all = POOL.filter(fits)
          return `${all.filter(has).length}/${all.length}`
        }}
      >
        <fieldset>
          <legend>{text.say('coll-state')}</legend>
          <div class="cgd-toggles">
            {STATES.map((one) => (
              <button
                key={one}
                type="button"
                class="cgd-toggle"
                data-state={one}
                aria-pressed={state === one}
                onClick={() => setState(one)}
              >
                {text.say(`coll-state-${one}`)} <small>{POOL.filter(({ id }) => test[one](id)).length}</small>
              </button>
            ))}
          </div>
        </fieldset>
      </Filters>
      <section class="cgd-pool" aria-label={text.say('coll-cards')}>
        <Figures mine={mine} text={text} />
        <div class="cgd-pool-head">
          <b aria-live="polite">{text.say('deck-found', { count: faces.length })}</b>
          <button type="button" class="btn small cgc-filter" aria-pressed={filtering} onClick={() => setFiltering(!filtering)}>
            {text.say('deck-tab-filters')}
          </button>
        </div>
        {faces.length === 0 && <p class="cgd-none">{text.say('deck-none')}</p>}
        <Grid
          faces={faces}
          cell={(face) => (
            <Cell
              key={face.id}
              face={face}
              copies={copiesOf(mine.owned, face.id)}
              wished={mine.wishes.includes(face.id)}
              text={text}
              open={setReading}
            />
          )}
        />
      </section>
      {reading !== null && <Reading face={reading} desk={desk} mine={mine} text={text} close={() => setReading(null)} />}
    </div>
  )
}

/** The share of owned cards, by rarity. */
function Figures({ mine, text }: { readonly mine: CollectionInfo; readonly text: Text }) {
  const has = ({ id }: Face) => copiesOf(mine.owned, id) > 0
  return (
    <section class="cgc-figures" aria-label={text.say('coll-figures')}>
      <p>
        <b>{text.say('coll-kinds', { count: POOL.filter(has).length, all: POOL.length })}</b>
        <span>{text.say('coll-copies', { count: sizeOf(mine.owned) })}</span>
      </p>
      <ul>
        {RARITIES.map((rarity) => {
          const all = POOL.filter((face) => face.rarity === rarity)
          const count = all.filter(has).length
          return (
            <li key={rarity} class={rarity}>
              <Sign name={RARITY_SIGNS[rarity]} />
              <span class="name">{text.say(`board-rarity-${rarity}`)}</span>
              <i aria-hidden="true">
                <i style={{ width: `${(100 * count) / all.length}%` }} />
              </i>
              <b>
                {count}/{all.length}
              </b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface CellProps {
  readonly face: Face
  readonly copies: number
  readonly wished: boolean
  readonly text: Text
  open(face: Face): void
}

const Cell = memo(function Cell({ face, copies, wished, text, open }: CellProps) {
  const rarity = text.say(`board-rarity-${face.rarity}`)
  return (
    <li class={`cgd-cell cgc-cell ${copies === 0 ? 'misses' : ''}`}>
      <div class="cgd-face" aria-hidden="true">
        <SmallCard face={face} text={text} />
        <span class={`cgc-count ${copies > LIMIT ? 'spare' : ''}`}>
          {wished && <b>★</b>}
          {copies > 0 && `×${copies}`}
        </span>
      </div>
      <button
        type="button"
        class="cgd-card"
        data-card={face.id}
        aria-label={text.say('coll-card', { name: face.name[text.language], rarity, copies, wished })}
        onClick={() => open(face)}
      />
    </li>
  )
})
