import type { Text } from '@orrery/text'
import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { raceColours } from '../card/Card.tsx'
import { Emblem, Icon, KEYWORD_ICONS, RARITY_SIGNS, Sign } from '../card/Sign.tsx'
import { CLANS, type Face, KEYWORDS, RACES, RARITIES, SUBTYPES, TYPES } from '../face.ts'
import { type Cards, countsOf } from './deck.ts'
import { OPPOSED, POOL_BY_RACE } from './legality.ts'
import { DEAREST, type Filter, NO_FILTER } from './search.ts'

interface FiltersProps {
  readonly filter: Signal<Filter>
  readonly cards: Cards
  readonly text: Text
  /** A figure beside a race, a type or a clan, about its cards. */
  readonly beside?: (fits: (face: Face) => boolean) => string
  /** Further filters, above the rest. */
  readonly children?: ComponentChildren
  /** Opens the rulebook at a rule. */
  openRule(rule: string): void
}

function toggled<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value]
}

/** The filters: words, races, types, subtypes, keywords, rarities, costs. */
export function Filters({ filter, cards, text, beside, children, openRule }: FiltersProps) {
  const now = filter.value
  const set = (change: Partial<Filter>) => {
    filter.value = { ...filter.peek(), ...change }
  }
  const { races } = countsOf(cards)
  const subtypes = now.types.flatMap((type) => [...SUBTYPES[type]])
  return (
    <search class="cgd-filters" aria-label={text.say('deck-filters')}>
      <label class="cgd-search">
        <Icon name="magnifying-glass" />
        <input
          type="search"
          value={now.words}
          placeholder={text.say('deck-search')}
          aria-label={text.say('deck-search')}
          onInput={(event) => set({ words: event.currentTarget.value })}
        />
      </label>
      {children}
      <fieldset>
        <legend>
          {text.say('deck-race')}
          <button type="button" class="rule" onClick={() => openRule('CG-DECK-4')}>
            CG-DECK-4
          </button>
        </legend>
        <div class="cgd-races">
          {RACES.map((race) => {
            const inDeck = races.get(race) ?? 0
            const opposed = races.has(OPPOSED[race]) && inDeck === 0
            return (
              <button
                key={race}
                type="button"
                class={`cgd-race ${opposed ? 'opposed' : ''}`}
                style={raceColours({ race })}
                aria-pressed={now.races.includes(race)}
                onClick={() => set({ races: toggled(now.races, race) })}
              >
                <Emblem race={race} />
                <span>{text.say(`board-race-${race}`)}</span>
                <small>
                  {beside !== undefined
                    ? beside((face) => face.race === race)
                    : inDeck > 0
                      ? text.say('deck-in-deck', { count: inDeck })
                      : opposed
                        ? text.say('deck-opposed')
                        : (POOL_BY_RACE.get(race) ?? 0)}
                </small>
              </button>
            )
          })}
        </div>
      </fieldset>
      <fieldset>
        <legend>{text.say('deck-type')}</legend>
        <div class="cgd-toggles">
          {TYPES.map((type) => (
            <button
              key={type}
              type="button"
              class="cgd-toggle"
              aria-pressed={now.types.includes(type)}
              onClick={() => set({ types: toggled(now.types, type), subtypes: [] })}
            >
              <Sign name={type} />
              {text.say(`board-types-${type}`)}
              {beside !== undefined && <small>{beside((face) => face.type === type)}</small>}
            </button>
          ))}
        </div>
        {subtypes.length > 0 && (
          <div class="cgd-toggles small">
            {subtypes.map((subtype) => (
              <button
                key={subtype}
                type="button"
                class="cgd-toggle"
                aria-pressed={now.subtypes.includes(subtype)}
                onClick={() => set({ subtypes: toggled(now.subtypes, subtype) })}
              >
                {text.say(`board-subtype-${subtype}`)}
              </button>
            ))}
          </div>
        )}
      </fieldset>
      <fieldset>
        <legend>{text.say('deck-keyword')}</legend>
        <div class="cgd-toggles two">
          {KEYWORDS.map((keyword) => (
            <button
              key={keyword}
              type="button"
              class="cgd-toggle"
              aria-pressed={now.keywords.includes(keyword)}
              onClick={() => set({ keywords: toggled(now.keywords, keyword) })}
            >
              <Icon name={KEYWORD_ICONS[keyword]} />
              <span>{text.say(`board-keyword-${keyword}`)}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{text.say('deck-rarity')}</legend>
        <div class="cgd-toggles four">
          {RARITIES.map((rarity) => (
            <button
              key={rarity}
              type="button"
              class={`cgd-toggle ${rarity}`}
              aria-pressed={now.rarities.includes(rarity)}
              aria-label={text.say(`board-rarity-${rarity}`)}
              title={text.say(`board-rarity-${rarity}`)}
              onClick={() => set({ rarities: toggled(now.rarities, rarity) })}
            >
              <Sign name={RARITY_SIGNS[rarity]} />
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>
          {text.say('deck-clan')}
          <button type="button" class="rule" onClick={() => openRule('CG-COLL-8')}>
            CG-COLL-8
          </button>
        </legend>
        <div class="cgd-toggles">
          {CLANS.map((clan) => (
            <button
              key={clan}
              type="button"
              class="cgd-toggle"
              aria-pressed={now.clans.includes(clan)}
              onClick={() => set({ clans: toggled(now.clans, clan) })}
            >
              {text.say(`board-clan-${clan}`)}
              {beside !== undefined && <small>{beside((face) => face.clan === clan)}</small>}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset class="cgd-costs">
        <legend>
          {text.say('deck-cost')}
          <output>
            {now.costFrom}–{now.costTo}
          </output>
        </legend>
        <input
          type="range"
          min="0"
          max={DEAREST}
          value={now.costFrom}
          aria-label={text.say('deck-cost-from')}
          onInput={(event) => set({ costFrom: Math.min(Number(event.currentTarget.value), now.costTo) })}
        />
        <input
          type="range"
          min="0"
          max={DEAREST}
          value={now.costTo}
          aria-label={text.say('deck-cost-to')}
          onInput={(event) => set({ costTo: Math.max(Number(event.currentTarget.value), now.costFrom) })}
        />
      </fieldset>
      <button type="button" class="btn quiet small" onClick={() => set(NO_FILTER)}>
        {text.say('deck-clear')}
      </button>
    </search>
  )
}
