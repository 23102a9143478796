import type { CollectionDesk } from '@orrery/board'
import { type Copies, copiesOf, lacking, sizeOf } from '@orrery/collecting'
import type { Text } from '@orrery/text'
import { useState } from 'preact/hooks'
import { namesOf } from '../collection/Terms.tsx'
import { type Cards, LIMIT, POOL } from './deck.ts'

/** Whether a deck is built from owned cards only, and which those are. */
export interface Owned {
  readonly only: boolean
  /** The available cards; null: all. */
  readonly of: Copies | null
  readonly state: CollectionDesk['state']['value'] | 'none'
  choose(only: boolean): void
}

/** The choice between all cards (CG-COLL-7) and owned ones (CG-COLL-5). The server is asked only once owned ones are chosen. */
export function useOwned(collection: CollectionDesk | undefined): Owned {
  const [only, setOnly] = useState(false)
  const mine = collection?.mine.value ?? null
  const begun = mine !== null && mine.handle !== null
  return {
    only,
    of: only && begun ? mine.owned : null,
    state: collection === undefined ? 'off' : mine !== null && !begun ? 'none' : collection.state.value,
    choose(wanted) {
      if (wanted) collection?.look()
      setOnly(wanted)
    },
  }
}

/** The cards that a deck may be built from. */
export function poolOf(owned: Copies | null): typeof POOL {
  return owned === null ? POOL : POOL.filter(({ id }) => copiesOf(owned, id) > 0)
}

/** CG-COLL-5, CG-DECK-2: the most copies of a card in a deck. */
export function mostOf(owned: Copies | null, id: string): number {
  return owned === null ? LIMIT : Math.min(LIMIT, copiesOf(owned, id))
}

interface OwnedOnlyProps {
  readonly owned: Owned
  readonly cards: Cards
  readonly text: Text
  openRule(rule: string): void
}

/** Chooses what a deck is built from, and shows which of its cards are not owned. */
export function OwnedOnly({ owned, cards, text, openRule }: OwnedOnlyProps) {
  const lacks = owned.of === null ? {} : lacking(owned.of, cards)
  const count = sizeOf(lacks)
  return (
    <fieldset class="cgd-owned">
      <legend>
        {text.say('coll-owned-only')}
        <button type="button" class="rule" onClick={() => openRule('CG-COLL-5')}>
          CG-COLL-5
        </button>
      </legend>
      <div class="cgd-toggles">
        {[false, true].map((only) => (
          <button
            key={String(only)}
            type="button"
            class="cgd-toggle"
            data-owned={only}
            aria-pressed={owned.only === only}
            onClick={() => owned.choose(only)}
          >
            {text.say(only ? 'coll-owned-mine' : 'coll-owned-all-cards')}
          </button>
        ))}
      </div>
      {owned.only && owned.of === null && owned.state !== 'asking' && (
        <p>{text.say(owned.state === 'none' ? 'coll-none-yet' : 'coll-needs-server')}</p>
      )}
      {owned.of !== null && sizeOf(cards) > 0 && (
        <p role="status" class={count > 0 ? 'lacks' : ''}>
          {count > 0 ? text.say('coll-deck-lacks', { count }) : text.say('coll-deck-whole')}
          {count > 0 && <small lang={text.language}>{namesOf(lacks, text)}</small>}
        </p>
      )}
      {owned.of !== null && <a href="#/binder/decks">{text.say('coll-nearly')}</a>}
    </fieldset>
  )
}
