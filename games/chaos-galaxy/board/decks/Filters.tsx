import type { Text } from '@orrery/text'
import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { breakable } from '../card/breaks.ts'
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
  /** A figure beside a race, a type or a clan, computed from its cards. */
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
  const set: SetFilter = (change) => {
    filter.value = { ...filter.peek(), ...change }
  }
  const figure = (fits: (face: Face) => boolean) => beside !== undefined && <small>{beside(fits)}</small>
  return (
    <search class="cgd-filters" aria-label={text.say('deck-filters')}>
      <Words now={now} text={text} set={set} />
      {children}
      <Races now={now} cards={cards} text={text} beside={beside} set={set} openRule={openRule} />
      <fieldset>
        <legend>{text.say('deck-type')}</legend>
        <Toggles all={TYPES} on={now.types} set={(types) => set({ types, subtypes: [] })}>
          {(type) => (
            <>
              <Sign name={type} />
              {text.say(`board-types-${type}`)}
              {figure((face) => face.type === type)}
            </>
          )}
        </Toggles>
        <Toggles
          class="small"
          all={now.types.flatMap((type) => [...SUBTYPES[type]])}
          on={now.subtypes}
          set={(subtypes) => set({ subtypes })}
        >
          {(subtype) => text.say(`board-subtype-${subtype}`)}
        </Toggles>
      </fieldset>
      <fieldset>
        <legend>{text.say('deck-keyword')}</legend>
        <Toggles class="two" all={KEYWORDS} on={now.keywords} set={(keywords) => set({ keywords })}>
          {(keyword) => (
            <>
              <Icon name={KEYWORD_ICONS[keyword]} />
              <span>{breakable(text.say(`board-keyword-${keyword}`), text.language)}</span>
            </>
          )}
        </Toggles>
      </fieldset>
      <fieldset>
        <legend>{text.say('deck-rarity')}</legend>
        <Toggles
          class="four"
          all={RARITIES}
          on={now.rarities}
          named={(rarity) => text.say(`board-rarity-${rarity}`)}
          set={(rarities) => set({ rarities })}
        >
          {(rarity) => <Sign name={RARITY_SIGNS[rarity]} />}
        </Toggles>
      </fieldset>
      <fieldset>
        <Legend name={text.say('deck-clan')} rule="CG-COLL-8" openRule={openRule} />
        <Toggles all={CLANS} on={now.clans} set={(clans) => set({ clans })}>
          {(clan) => (
            <>
              {text.say(`board-clan-${clan}`)}
              {figure((face) => face.clan === clan)}
            </>
          )}
        </Toggles>
      </fieldset>
      <Costs now={now} text={text} set={set} />
      <button type="button" class="btn quiet small" onClick={() => set(NO_FILTER)}>
        {text.say('deck-clear')}
      </button>
    </search>
  )
}

type SetFilter = (change: Partial<Filter>) => void

interface PartProps {
  readonly now: Filter
  readonly text: Text
  readonly set: SetFilter
}

function Words({ now, text, set }: PartProps) {
  return (
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
  )
}

interface LegendProps {
  readonly name: string
  readonly rule: string
  openRule(rule: string): void
}

/** A legend with a link to its rule. */
function Legend({ name, rule, openRule }: LegendProps) {
  return (
    <legend>
      {name}
      <button type="button" class="rule" onClick={() => openRule(rule)}>
        {rule}
      </button>
    </legend>
  )
}

interface RacesProps extends PartProps {
  readonly cards: Cards
  readonly beside: FiltersProps['beside'] | undefined
  openRule(rule: string): void
}

/** The races: how many of their cards are in the deck, or that the deck's race opposes them. */
function Races({ now, cards, text, beside, set, openRule }: RacesProps) {
  const { races } = countsOf(cards)
  return (
    <fieldset>
      <Legend name={text.say('deck-race')} rule="CG-DECK-4" openRule={openRule} />
      <div class="cgd-races">
        {RACES.map((race) => {
          const inDeck = races.get(race) ?? 0
          const opposed = races.has(OPPOSED[race]) && inDeck === 0
          const figure =
            inDeck > 0 ? text.say('deck-in-deck', { count: inDeck }) : opposed ? text.say('deck-opposed') : (POOL_BY_RACE.get(race) ?? 0)
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
              <small>{beside === undefined ? figure : beside((face) => face.race === race)}</small>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

interface TogglesProps<T extends string> {
  readonly class?: string
  readonly all: readonly T[]
  /** The chosen ones. */
  readonly on: readonly T[]
  /** The name of a button that shows only a sign. */
  readonly named?: (one: T) => string
  set(on: T[]): void
  readonly children: (one: T) => ComponentChildren
}

/** A row of toggle buttons; nothing if there are none. */
function Toggles<T extends string>({ class: size = '', all, on, named, set, children }: TogglesProps<T>) {
  if (all.length === 0) return null
  return (
    <div class={`cgd-toggles ${size}`}>
      {all.map((one) => (
        <button
          key={one}
          type="button"
          class={`cgd-toggle ${named === undefined ? '' : one}`}
          aria-pressed={on.includes(one)}
          aria-label={named?.(one)}
          title={named?.(one)}
          onClick={() => set(toggled(on, one))}
        >
          {children(one)}
        </button>
      ))}
    </div>
  )
}

/** The filter by cost. */
function Costs({ now, text, set }: PartProps) {
  const cost = (value: number, message: string, choose: (value: number) => void) => (
    <input
      type="range"
      min="0"
      max={DEAREST}
      value={value}
      aria-label={text.say(message)}
      onInput={(event) => choose(Number(event.currentTarget.value))}
    />
  )
  return (
    <fieldset class="cgd-costs">
      <legend>
        {text.say('deck-cost')}
        <output>
          {now.costFrom}–{now.costTo}
        </output>
      </legend>
      {cost(now.costFrom, 'deck-cost-from', (value) => set({ costFrom: Math.min(value, now.costTo) }))}
      {cost(now.costTo, 'deck-cost-to', (value) => set({ costTo: Math.max(value, now.costFrom) }))}
    </fieldset>
  )
}
