import type { OwnPageProps } from '@orrery/board'
import { useSteps } from '@orrery/board/steps.ts'
import type { Text } from '@orrery/text'
import { useSignal } from '@preact/signals'
import { useMemo, useState } from 'preact/hooks'
import { deckSize } from '../../rules/deck.ts'
import { Card } from '../card/Card.tsx'
import { sayIn, textFor } from '../collection/words.ts'
import type { Face } from '../face.ts'
import { Bar, type Opened } from './Bar.tsx'
import { useBuiltDeck } from './built.ts'
import { readLink } from './code.ts'
import { DeckPanel } from './DeckPanel.tsx'
import { ReadVerdict } from './Exchange.tsx'
import { Filters } from './Filters.tsx'
import { OpenedDialog } from './OpenedDialog.tsx'
import { mostOf, OwnedOnly, poolOf, useOwned } from './Owned.tsx'
import { Pool } from './Pool.tsx'
import { Print } from './Print.tsx'
import { Reading } from './Reading.tsx'
import { type Filter, found, NO_FILTER, type Sort } from './search.ts'

type DeckBuilderProps = Pick<OwnPageProps, 'language' | 'link' | 'address' | 'shared' | 'openRule' | 'leave' | 'bots' | 'collection'>

type Tab = 'filters' | 'cards' | 'deck'

/** The deck builder: search cards, combine them, see whether the deck is legal and how it plays. */
export function DeckBuilder({ language, link, address, shared, openRule, leave, bots, collection }: DeckBuilderProps) {
  const text = textFor(language)
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
  // The deck is drawn after the first cards.
  const step = useSteps(1)

  return (
    <div class={`cg cgd tab-${tab}`}>
      <Bar
        name={deck.name}
        isEmpty={deckSize(deck.cards) === 0}
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
        {step > 0 && <DeckPanel cards={deck.cards} text={text} change={change} look={setListed} open={setReading} openRule={openRule} />}
        {large !== null && reading === null && (
          <div class={`cgd-looked ${looked === null ? 'over-pool' : 'over-deck'}`} aria-hidden="true">
            <Card face={large} text={text} />
          </div>
        )}
      </main>
      <Tabs tab={tab} cards={faces.length} inDeck={deckSize(deck.cards)} text={text} choose={setTab} />
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
      {dialog !== null && (
        <OpenedDialog {...{ dialog, building, text, address, shared, bots }} read={setReading} close={() => setDialog(null)} />
      )}
      <Print name={deck.name} cards={deck.cards} text={text} />
    </div>
  )
}

interface TabsProps {
  readonly tab: Tab
  /** How many cards are found, and how many are in the deck. */
  readonly cards: number
  readonly inDeck: number
  readonly text: Text
  choose(tab: Tab): void
}

/** The parts of the builder, shown one at a time if there is no room for all. */
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
