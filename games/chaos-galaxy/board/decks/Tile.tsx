import type { Text } from '@orrery/text'
import { raceColours } from '../card/Card.tsx'
import { Emblem } from '../card/Sign.tsx'
import { RACES, type Race } from '../face.ts'
import { type Cards, countsOf, type Deck } from './deck.ts'

interface TileProps {
  readonly deck: Deck
  readonly plan: string | null
  readonly chosen: boolean
  readonly text: Text
  take(): void
}

/** A deck to choose: its races, its name, its plan. */
export function Tile({ deck, plan, chosen, text, take }: TileProps) {
  const races = racesOf(deck.cards)
  return (
    <li>
      <button
        type="button"
        class="cgd-tile"
        style={{ ...raceColours({ race: races[0] as Race }), '--rc-b': raceColours({ race: races.at(-1) as Race })['--rc'] }}
        data-deck={deck.id}
        aria-pressed={chosen}
        onClick={take}
      >
        <Emblems cards={deck.cards} />
        <b>{nameOf(deck, text)}</b>
        <small>{races.map((race) => text.say(`board-race-${race}`)).join(' · ')}</small>
        {plan !== null && <span>{plan}</span>}
      </button>
    </li>
  )
}

/** The emblems of a deck's races. */
export function Emblems({ cards }: { readonly cards: Cards }) {
  return (
    <span class="cgd-emblems">
      {racesOf(cards).map((race) => (
        <Emblem key={race} race={race} />
      ))}
    </span>
  )
}

/** The races of a deck, the one with most cards first. */
export function racesOf(cards: Cards): Race[] {
  const { races } = countsOf(cards)
  return RACES.filter((race) => races.has(race)).sort((a, b) => (races.get(b) ?? 0) - (races.get(a) ?? 0))
}

/** The name of a deck. */
export function nameOf(deck: Deck, text: Text): string {
  return deck.name === '' ? text.say('deck-unnamed') : deck.name
}
