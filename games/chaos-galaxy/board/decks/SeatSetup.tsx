import type { SeatSetupProps } from '@orrery/web/table/board'
import { useMemo } from 'preact/hooks'
import { keptDecks, starterDecks } from './kept.ts'
import { deckRefusals } from './legality.ts'

/** What a seat brings to a table: a starter deck, or a legal deck kept in this browser. */
export function SeatSetup({ seat, brought, bring, text }: SeatSetupProps) {
  const own = useMemo(() => keptDecks().filter((deck) => deckRefusals(deck.cards).length === 0), [])
  const starters = starterDecks(text.language)
  const { deck } = brought
  const kept = typeof deck === 'object' ? own.find(({ cards }) => JSON.stringify(cards) === JSON.stringify(deck)) : undefined
  const now = typeof deck === 'string' ? deck : (kept?.id ?? starters[seat]?.id)
  return (
    <select
      class="field"
      aria-label={text.say('setting-deck')}
      data-seat-deck={seat}
      value={now ?? ''}
      onChange={({ currentTarget }) => {
        const chosen = own.find(({ id }) => id === currentTarget.value)
        bring({ ...brought, deck: chosen === undefined ? currentTarget.value : { ...chosen.cards } })
      }}
    >
      {own.length > 0 && (
        <optgroup label={text.say('deck-own')}>
          {own.map(({ id, name }) => (
            <option key={id} value={id}>
              {name === '' ? text.say('deck-unnamed') : name}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label={text.say('deck-starters')}>
        {starters.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </optgroup>
    </select>
  )
}
