import { Dialog } from '@orrery/board'
import type { Text } from '@orrery/text'
import { useState } from 'preact/hooks'
import { STARTER_DECKS } from '../../content/decks.ts'
import { deckSize } from '../../rules/deck.ts'
import { raceColours } from '../card/Card.tsx'
import { Emblem } from '../card/Sign.tsx'
import { RACES } from '../face.ts'
import { countsOf, type Deck } from './deck.ts'
import { forgetDeck, keptDecks, starterDecks } from './kept.ts'
import { deckRefusals } from './legality.ts'

interface ShelfProps {
  readonly text: Text
  /** The open deck. */
  readonly open: string
  /** Opens a deck; of a starter deck it opens a copy. */
  take(deck: Deck, starter: boolean): void
  fresh(): void
  close(): void
}

/** The decks of this browser and the eight starter decks. */
export function Shelf({ text, open, take, fresh, close }: ShelfProps) {
  const [own, setOwn] = useState(keptDecks)
  const choose = (deck: Deck, starter: boolean) => {
    take(deck, starter)
    close()
  }
  return (
    <Dialog class="cg" title={text.say('deck-shelf')} closeLabel={text.say('deck-close')} close={close} wide>
      <section class="cgd-shelf">
        <h3>{text.say('deck-own')}</h3>
        <button
          type="button"
          class="btn small"
          onClick={() => {
            fresh()
            close()
          }}
        >
          {text.say('deck-new')}
        </button>
        {own.length === 0 && <p class="cgd-none">{text.say('deck-own-none')}</p>}
        <ul>
          {own.map((deck) => (
            <li key={deck.id} class={deck.id === open ? 'open' : ''}>
              <button type="button" class="take" onClick={() => choose(deck, false)}>
                <DeckLine deck={deck} text={text} />
              </button>
              <button
                type="button"
                class="btn quiet small"
                aria-label={text.say('deck-forget', { name: deck.name })}
                onClick={() => {
                  forgetDeck(deck.id)
                  setOwn(keptDecks())
                }}
              >
                ✕
              </button>
            </li>
          ))}
        </ul>
        <h3>{text.say('deck-starters')}</h3>
        <ul class="starters">
          {starterDecks(text.language).map((deck, i) => (
            <li key={deck.id}>
              <button type="button" class="take" onClick={() => choose(deck, true)}>
                <DeckLine deck={deck} text={text} />
                <span class="plan">{STARTER_DECKS[i]?.plan[text.language]}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </Dialog>
  )
}

function DeckLine({ deck, text }: { deck: Deck; text: Text }) {
  const { races } = countsOf(deck.cards)
  const first = RACES.find((race) => races.has(race)) ?? 'human'
  return (
    <span class="deckline" style={raceColours({ race: first })}>
      <b>{deck.name === '' ? text.say('deck-unnamed') : deck.name}</b>
      <span class="emblems">
        {RACES.filter((race) => races.has(race)).map((race) => (
          <Emblem key={race} race={race} />
        ))}
      </span>
      <small>
        {text.say('deck-in-deck', { count: deckSize(deck.cards) })}
        {deckRefusals(deck.cards).length > 0 && ` · ${text.say('deck-legal-no')}`}
      </small>
    </span>
  )
}
