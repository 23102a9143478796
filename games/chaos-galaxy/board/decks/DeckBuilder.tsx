import { Dialog, type OwnPageProps } from '@orrery/board'
import type { Text } from '@orrery/text'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Card } from '../card/Card.tsx'
import { sayIn, TEXTS } from '../collection/words.ts'
import type { Face } from '../face.ts'
import { Bar, type Opened } from './Bar.tsx'
import { readLink } from './code.ts'
import { DeckPanel } from './DeckPanel.tsx'
import { type Cards, type Deck, sizeOfDeck, withCopies } from './deck.ts'
import { Exchange, ReadVerdict } from './Exchange.tsx'
import { Filters } from './Filters.tsx'
import { freshId, keepDeck, keptDecks } from './kept.ts'
import { mostOf, OwnedOnly, poolOf, useOwned } from './Owned.tsx'
import { Pool } from './Pool.tsx'
import { Print } from './Print.tsx'
import { Sample } from './Sample.tsx'
import { Shelf } from './Shelf.tsx'
import { type Filter, found, NO_FILTER, type Sort } from './search.ts'
import { Trial } from './Trial.tsx'

type DeckBuilderProps = Pick<OwnPageProps, 'language' | 'link' | 'address' | 'shared' | 'openRule' | 'leave' | 'collection'>

function firstDeck(link: string, text: Text): Deck {
  const read = link === '' ? null : readLink(link)
  if (read !== null && !('fault' in read)) return { id: freshId(), name: read.name, cards: read.cards }
  return keptDecks()[0] ?? { id: freshId(), name: text.say('deck-first-name'), cards: {} }
}

/** The deck builder: search cards, combine them, see whether the deck is legal and how it plays. */
export function DeckBuilder({ language, link, address, shared, openRule, leave, collection }: DeckBuilderProps) {
  const text = TEXTS[language]
  const [deck, setDeck] = useState(() => firstDeck(link, text))
  const [dialog, setDialog] = useState<Opened | null>(null)
  const [reading, setReading] = useState<Face | null>(null)
  const [looked, setLooked] = useState<Face | null>(null)
  const [listed, setListed] = useState<Face | null>(null)
  const [tab, setTab] = useState<'filters' | 'cards' | 'deck'>('cards')
  const [kept, setKept] = useState(true)
  const filter = useSignal<Filter>(NO_FILTER)
  const sort = useSignal<Sort>('type')
  const fault = link === '' ? null : readLink(link)
  const owned = useOwned(collection)
  const faces = useMemo(
    () => found(poolOf(owned.of), filter.value, sort.value, language, sayIn),
    [owned.of, filter.value, sort.value, language],
  )
  const edited = useRef(false)
  const large = looked ?? listed

  useEffect(() => {
    if (edited.current) setKept(keepDeck(deck))
  }, [deck])

  const edit = (change: (deck: Deck) => Deck) => {
    edited.current = true
    setDeck(change)
  }
  const most = useRef(owned.of)
  most.current = owned.of
  const [change] = useState(
    () => (id: string, by: number) => edit((now) => ({ ...now, cards: limited(now.cards, id, by, mostOf(most.current, id)) })),
  )
  const take = (name: string, cards: Cards) => edit(() => ({ id: freshId(), name, cards }))

  return (
    <div class={`cg cgd tab-${tab}`}>
      <Bar
        name={deck.name}
        isEmpty={sizeOfDeck(deck.cards) === 0}
        kept={kept}
        text={text}
        rename={(name) => edit((now) => ({ ...now, name }))}
        open={setDialog}
        leave={leave}
      />
      {fault !== null && 'fault' in fault && <ReadVerdict read={fault} text={text} />}
      <main class="cgd-main">
        <Filters filter={filter} cards={deck.cards} text={text} openRule={openRule}>
          {collection !== undefined && <OwnedOnly owned={owned} cards={deck.cards} text={text} openRule={openRule} />}
        </Filters>
        <Pool
          faces={faces}
          cards={deck.cards}
          owned={owned.of}
          sort={sort}
          text={text}
          change={change}
          look={setLooked}
          open={setReading}
        />
        <DeckPanel cards={deck.cards} text={text} change={change} look={setListed} open={setReading} openRule={openRule} />
        {large !== null && reading === null && (
          <div class={`cgd-looked ${looked === null ? 'over-pool' : 'over-deck'}`} aria-hidden="true">
            <Card face={large} text={text} />
          </div>
        )}
      </main>
      <nav class="cgd-tabs" aria-label={text.say('deck-parts')}>
        {(['filters', 'cards', 'deck'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
            {text.say(`deck-tab-${one}`)}
            {one === 'deck' && ` ${sizeOfDeck(deck.cards)}`}
            {one === 'cards' && ` ${faces.length}`}
          </button>
        ))}
      </nav>
      {reading !== null && (
        <Dialog class="cg" title={reading.name[language]} closeLabel={text.say('deck-close')} close={() => setReading(null)}>
          <div class="cgd-reading">
            <Card face={reading} text={text} />
            <div class="cgd-row">
              <button type="button" class="btn" disabled={(deck.cards[reading.id] ?? 0) === 0} onClick={() => change(reading.id, -1)}>
                −
              </button>
              <b>{text.say('deck-in-deck', { count: deck.cards[reading.id] ?? 0 })}</b>
              <button
                type="button"
                class="btn primary"
                disabled={(deck.cards[reading.id] ?? 0) >= mostOf(owned.of, reading.id)}
                onClick={() => change(reading.id, 1)}
              >
                +
              </button>
            </div>
          </div>
        </Dialog>
      )}
      {dialog === 'shelf' && (
        <Shelf
          text={text}
          open={deck.id}
          take={(chosen, starter) => (starter ? take(chosen.name, chosen.cards) : setDeck(chosen))}
          fresh={() => setDeck({ id: freshId(), name: text.say('deck-first-name'), cards: {} })}
          close={() => setDialog(null)}
        />
      )}
      {dialog === 'exchange' && (
        <Exchange
          name={deck.name}
          cards={deck.cards}
          text={text}
          address={address}
          shared={shared}
          take={take}
          close={() => setDialog(null)}
        />
      )}
      {dialog === 'sample' && <Sample cards={deck.cards} text={text} open={setReading} close={() => setDialog(null)} />}
      {dialog === 'trial' && <Trial cards={deck.cards} text={text} close={() => setDialog(null)} />}
      <Print name={deck.name} cards={deck.cards} text={text} />
    </div>
  )
}

/** One more or one fewer; adding never exceeds the allowed copies. */
function limited(cards: Cards, id: string, by: number, most: number): Cards {
  return by > 0 && (cards[id] ?? 0) >= most ? cards : withCopies(cards, id, by)
}
