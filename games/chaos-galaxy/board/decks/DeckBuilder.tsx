import { Dialog, type OwnPageProps } from '@orrery/board'
import type { Text } from '@orrery/text'
import { useSignal } from '@preact/signals'
import { useMemo, useState } from 'preact/hooks'
import { Card } from '../card/Card.tsx'
import { sayIn, TEXTS } from '../collection/words.ts'
import type { Face } from '../face.ts'
import { Bar, type Opened } from './Bar.tsx'
import { freshDeck, useBuiltDeck } from './built.ts'
import { readLink } from './code.ts'
import { DeckPanel } from './DeckPanel.tsx'
import { sizeOfDeck } from './deck.ts'
import { Exchange, ReadVerdict } from './Exchange.tsx'
import { Filters } from './Filters.tsx'
import { mostOf, OwnedOnly, poolOf, useOwned } from './Owned.tsx'
import { Pool } from './Pool.tsx'
import { Print } from './Print.tsx'
import { Sample } from './Sample.tsx'
import { Shelf } from './Shelf.tsx'
import { type Filter, found, NO_FILTER, type Sort } from './search.ts'
import { Trial } from './Trial.tsx'

type DeckBuilderProps = Pick<OwnPageProps, 'language' | 'link' | 'address' | 'shared' | 'openRule' | 'leave' | 'collection'>

type Tab = 'filters' | 'cards' | 'deck'

/** The deck builder: search cards, combine them, see whether the deck is legal and how it plays. */
export function DeckBuilder({ language, link, address, shared, openRule, leave, collection }: DeckBuilderProps) {
  const text = TEXTS[language]
  const [dialog, setDialog] = useState<Opened | null>(null)
  const [reading, setReading] = useState<Face | null>(null)
  const [looked, setLooked] = useState<Face | null>(null)
  const [listed, setListed] = useState<Face | null>(null)
  const [tab, setTab] = useState<Tab>('cards')
  const filter = useSignal<Filter>(NO_FILTER)
  const sort = useSignal<Sort>('type')
  const fault = link === '' ? null : readLink(link)
  const owned = useOwned(collection)
  const building = useBuiltDeck(link, owned.of, text)
  const { deck, kept, edit, change } = building
  const faces = useMemo(
    () => found(poolOf(owned.of), filter.value, sort.value, language, sayIn),
    [owned.of, filter.value, sort.value, language],
  )
  const large = looked ?? listed

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
      <Tabs tab={tab} cards={faces.length} inDeck={sizeOfDeck(deck.cards)} text={text} choose={setTab} />
      {reading !== null && (
        <Reading
          face={reading}
          name={reading.name[language]}
          count={deck.cards[reading.id] ?? 0}
          most={mostOf(owned.of, reading.id)}
          text={text}
          change={change}
          close={() => setReading(null)}
        />
      )}
      {dialog !== null && <OpenedDialog {...{ dialog, building, text, address, shared }} read={setReading} close={() => setDialog(null)} />}
      <Print name={deck.name} cards={deck.cards} text={text} />
    </div>
  )
}

interface OpenedProps extends Pick<DeckBuilderProps, 'address' | 'shared'> {
  readonly dialog: Opened
  readonly building: ReturnType<typeof useBuiltDeck>
  readonly text: Text
  /** Shows a card large. */
  read(face: Face): void
  close(): void
}

/** The dialog that the bar has opened. */
function OpenedDialog({ dialog, building, text, address, shared, read, close }: OpenedProps) {
  const { deck, take, resume } = building
  const { name, cards } = deck
  switch (dialog) {
    case 'shelf':
      return (
        <Shelf
          text={text}
          open={deck.id}
          take={(chosen, starter) => (starter ? take(chosen.name, chosen.cards) : resume(chosen))}
          fresh={() => resume(freshDeck(text))}
          close={close}
        />
      )
    case 'exchange':
      return <Exchange {...{ name, cards, text, address, shared, take, close }} />
    case 'sample':
      return <Sample cards={cards} text={text} open={read} close={close} />
    case 'trial':
      return <Trial cards={cards} text={text} close={close} />
  }
}

interface TabsProps {
  readonly tab: Tab
  /** How many cards are found, and how many are in the deck. */
  readonly cards: number
  readonly inDeck: number
  readonly text: Text
  choose(tab: Tab): void
}

/** The parts of the builder, one at a time where there is no room for all. */
function Tabs({ tab, cards, inDeck, text, choose }: TabsProps) {
  return (
    <nav class="cgd-tabs" aria-label={text.say('deck-parts')}>
      {(['filters', 'cards', 'deck'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={tab === one} onClick={() => choose(one)}>
          {text.say(`deck-tab-${one}`)}
          {one === 'deck' && ` ${inDeck}`}
          {one === 'cards' && ` ${cards}`}
        </button>
      ))}
    </nav>
  )
}

interface ReadingProps {
  readonly face: Face
  readonly name: string
  /** How many copies are in the deck, and how many may be. */
  readonly count: number
  readonly most: number
  readonly text: Text
  change(id: string, by: number): void
  close(): void
}

/** A card to be read, with one copy more or fewer. */
function Reading({ face, name, count, most, text, change, close }: ReadingProps) {
  return (
    <Dialog class="cg" title={name} closeLabel={text.say('deck-close')} close={close}>
      <div class="cgd-reading">
        <Card face={face} text={text} />
        <div class="cgd-row">
          <button type="button" class="btn" disabled={count === 0} onClick={() => change(face.id, -1)}>
            −
          </button>
          <b>{text.say('deck-in-deck', { count })}</b>
          <button type="button" class="btn primary" disabled={count >= most} onClick={() => change(face.id, 1)}>
            +
          </button>
        </div>
      </div>
    </Dialog>
  )
}
