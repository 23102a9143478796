import '../card/base.css'
import './sheets.css'
import './setup.css'
import type { SeatSettings, SeatSetupProps } from '@orrery/board'
import { Dialog } from '@orrery/board'
import type { Text } from '@orrery/text'
import { useMemo, useState } from 'preact/hooks'
import { STARTER_DECKS } from '../../content/decks.ts'
import { raceColours } from '../card/Card.tsx'
import type { Race } from '../face.ts'
import type { Deck } from './deck.ts'
import { FIRST_DECKS } from './firsts.ts'
import { keptDecks, starterDecks } from './kept.ts'
import { deckRefusals, isLimited } from './legality.ts'
import { Emblems, nameOf, racesOf, Tile } from './Tile.tsx'

/** Chooses a seat's deck: a starter deck, or a deck stored in this browser that is legal, at least for limited play. */
export function SeatSetup({ seat, settings, change, text, spread = false }: SeatSetupProps) {
  const own = useMemo(() => keptDecks().filter(({ cards }) => deckRefusals(cards).length === 0 || isLimited(cards)), [])
  const [open, setOpen] = useState(false)
  const starters = starterDecks(text.language)
  const chosen = deckOf(settings, own, starters)
  const decks = (
    <Decks
      own={own}
      starters={starters}
      chosen={chosen?.id ?? ''}
      text={text}
      take={(deck, starter) => {
        setOpen(false)
        change({ ...settings, deck: starter ? deck.id : { ...deck.cards } })
      }}
    />
  )
  if (spread) return <div class="cg cgd-setup">{decks}</div>
  const shown = chosen ?? (starters[seat] as Deck)
  return (
    <div class="cg cgd-setup-line">
      <button
        type="button"
        class="cgd-chosen"
        style={raceColours({ race: racesOf(shown.cards)[0] as Race })}
        data-seat-deck={seat}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Emblems cards={shown.cards} />
        <span>
          <small>{text.say('setting-deck')}</small>
          <b>{nameOf(shown, text)}</b>
        </span>
        <i>{text.say('deck-change')}</i>
      </button>
      {open && (
        <Dialog class="cg" title={text.say('deck-choose')} closeLabel={text.say('deck-close')} close={() => setOpen(false)} wide>
          <div class="cgd-setup">{decks}</div>
        </Dialog>
      )}
    </div>
  )
}

interface DecksProps {
  readonly own: readonly Deck[]
  readonly starters: readonly Deck[]
  /** The id of the chosen deck; empty if none. */
  readonly chosen: string
  readonly text: Text
  take(deck: Deck, starter: boolean): void
}

function Decks({ own, starters, chosen, text, take }: DecksProps) {
  const tile = (deck: Deck, plan: string | null, starter: boolean) => (
    <Tile key={deck.id} deck={deck} plan={plan} chosen={deck.id === chosen} text={text} take={() => take(deck, starter)} />
  )
  const firsts = FIRST_DECKS.flatMap((id) => starters.filter((deck) => deck.id === id))
  const others = starters.filter(({ id }) => !FIRST_DECKS.includes(id))
  return (
    <>
      <section class="cgd-firsts">
        <h3>{text.say('deck-first')}</h3>
        <ul>{firsts.map((deck) => tile(deck, text.say(`deck-first-${deck.id}`), true))}</ul>
      </section>
      {own.length > 0 && (
        <>
          <h3>{text.say('deck-own')}</h3>
          <ul>{own.map((deck) => tile(deck, isLimited(deck.cards) ? text.say('deck-limited') : null, false))}</ul>
        </>
      )}
      <h3>{text.say('deck-starters')}</h3>
      <ul>{others.map((deck) => tile(deck, planOf(deck, text), true))}</ul>
    </>
  )
}

/** A starter deck's plan to win. */
function planOf({ id }: Deck, { language }: Text): string | null {
  return STARTER_DECKS.find((deck) => deck.id === id)?.plan[language] ?? null
}

/** The chosen deck; undefined for the game's default. */
function deckOf({ deck }: SeatSettings, own: readonly Deck[], starters: readonly Deck[]): Deck | undefined {
  if (typeof deck === 'string') return starters.find(({ id }) => id === deck)
  return own.find(({ cards }) => JSON.stringify(cards) === JSON.stringify(deck))
}
