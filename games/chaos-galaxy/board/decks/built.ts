import type { Text } from '@orrery/text'
import { useEffect, useRef, useState } from 'preact/hooks'
import { readLink } from './code.ts'
import { type Cards, type Deck, withCopies } from './deck.ts'
import { freshId, keepDeck, keptDecks } from './kept.ts'
import { mostOf, type useOwned } from './Owned.tsx'

/** The deck that is being built, and what can be done with it. */
interface Building {
  readonly deck: Deck
  /** Whether it is kept in this browser. */
  readonly kept: boolean
  edit(change: (deck: Deck) => Deck): void
  /** Puts copies of a card in, or takes them out; never more than the player may have. */
  readonly change: (id: string, by: number) => void
  /** Starts a new deck with these cards. */
  take(name: string, cards: Cards): void
  /** Continues with another deck. */
  resume(deck: Deck): void
}

/** The deck in the builder: that of the link, otherwise the last one stored, otherwise an empty one. Changes are stored in this browser. */
export function useBuiltDeck(link: string, owned: ReturnType<typeof useOwned>['of'], text: Text): Building {
  const [deck, setDeck] = useState(() => firstDeck(link, text))
  const [kept, setKept] = useState(true)
  const edited = useRef(false)
  useEffect(() => {
    if (edited.current) setKept(keepDeck(deck))
  }, [deck])
  const edit = (change: (deck: Deck) => Deck): void => {
    edited.current = true
    setDeck(change)
  }
  const most = useRef(owned)
  most.current = owned
  const [change] = useState(
    () => (id: string, by: number) => edit((now) => ({ ...now, cards: limited(now.cards, id, by, mostOf(most.current, id)) })),
  )
  const take = (name: string, cards: Cards): void => edit(() => ({ id: freshId(), name, cards }))
  return { deck, kept, edit, change, take, resume: setDeck }
}

/** An empty deck. */
export function freshDeck(text: Text): Deck {
  return { id: freshId(), name: text.say('deck-first-name'), cards: {} }
}

function firstDeck(link: string, text: Text): Deck {
  const read = link === '' ? null : readLink(link)
  if (read !== null && !('fault' in read)) return { id: freshId(), name: read.name, cards: read.cards }
  return keptDecks()[0] ?? freshDeck(text)
}

/** The deck with one copy more or fewer; adding never exceeds the allowed copies. */
function limited(cards: Cards, id: string, by: number, most: number): Cards {
  return by > 0 && (cards[id] ?? 0) >= most ? cards : withCopies(cards, id, by)
}
