import type { Json } from '@orrery/kernel'
import type { Language } from '@orrery/text'
import { useMemo } from 'preact/hooks'
import { keptDecks, starterDecks } from './decks/kept.ts'
import { deckRefusals } from './decks/legality.ts'

interface SeatSettingsProps {
  readonly seat: number
  readonly language: Language
  /** What the seat brings; undefined while nothing was chosen. */
  readonly value: { readonly [setting: string]: Json } | undefined
  change(value: { readonly [setting: string]: Json }): void
  /** The names of the two groups of decks: those kept here and the starter decks. */
  readonly words: { readonly own: string; readonly starters: string; readonly deck: string }
}

/** What a seat brings to a table: its deck, a starter deck or a legal one kept in this browser. */
export function SeatSettings({ seat, language, value, change, words }: SeatSettingsProps) {
  const own = useMemo(() => keptDecks().filter((deck) => deckRefusals(deck.cards).length === 0), [])
  const starters = starterDecks(language)
  const brought = value?.deck
  const now =
    typeof brought === 'string'
      ? brought
      : (own.find((deck) => JSON.stringify(deck.cards) === JSON.stringify(brought))?.id ?? starters[seat]?.id)
  return (
    <select
      class="field"
      aria-label={words.deck}
      data-seat-deck={seat}
      value={now ?? ''}
      onChange={({ currentTarget }) => {
        const kept = own.find((deck) => deck.id === currentTarget.value)
        change({ deck: kept === undefined ? currentTarget.value : { ...kept.cards } })
      }}
    >
      {own.length > 0 && (
        <optgroup label={words.own}>
          {own.map((deck) => (
            <option key={deck.id} value={deck.id}>
              {deck.name}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label={words.starters}>
        {starters.map((deck) => (
          <option key={deck.id} value={deck.id}>
            {deck.name}
          </option>
        ))}
      </optgroup>
    </select>
  )
}
