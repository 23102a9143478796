import type { CollectionDesk, OwnPageProps } from '@orrery/board'
import type { CollectionInfo } from '@orrery/collecting'
import type { Text } from '@orrery/text'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { Begin } from './Begin.tsx'
import { Boosters } from './Boosters.tsx'
import { Cards } from './Cards.tsx'
import { Nearly } from './Nearly.tsx'
import { Trades } from './Trades.tsx'
import { TradeWith } from './TradeWith.tsx'
import { textFor } from './words.ts'

const TABS = ['cards', 'boosters', 'trades', 'decks'] as const
type Tab = (typeof TABS)[number]

/** The reader's collection: binder, boosters, trades, and possible decks. */
export function Binder({ language, link, address, openRule, leave, collection }: OwnPageProps) {
  const text = textFor(language)
  useEffect(() => collection?.look(), [collection])
  const tab = TABS.find((one) => one === link) ?? (link === '' ? 'cards' : 'trades')
  const mine = collection?.mine.value ?? null
  const waiting = collection?.trades.value.filter(({ stage, mine: own }) => stage === 'open' && !own).length ?? 0
  const badges: Partial<Record<Tab, number>> = { boosters: mine?.packs.length ?? 0, trades: waiting }
  return (
    <div class="cg cgd cgc">
      <header class="cgd-bar">
        <button type="button" class="btn quiet small" onClick={leave}>
          ← {text.say('deck-leave')}
        </button>
        <h1>{text.say('coll-title')}</h1>
        <nav class="cgc-tabs" aria-label={text.say('coll-tabs')}>
          {TABS.map((one) => (
            <a key={one} href={`${address}${one === 'cards' ? '' : one}`} aria-current={tab === one ? 'page' : undefined}>
              {text.say(`coll-tab-${one}`)}
              {(badges[one] ?? 0) > 0 && <span class="badge">{badges[one]}</span>}
            </a>
          ))}
        </nav>
      </header>
      <Held desk={collection} text={text} from={tab === 'trades' && link !== 'trades' ? link : null}>
        {(desk, mine) =>
          tab === 'cards' ? (
            <Cards desk={desk} mine={mine} text={text} openRule={openRule} />
          ) : tab === 'boosters' ? (
            <Boosters desk={desk} mine={mine} text={text} openRule={openRule} />
          ) : tab === 'decks' ? (
            <Nearly desk={desk} mine={mine} text={text} openRule={openRule} />
          ) : link === 'trades' ? (
            <Trades desk={desk} mine={mine} text={text} address={address} openRule={openRule} />
          ) : (
            <TradeWith key={link} desk={desk} mine={mine} text={text} handle={link} back={`${address}trades`} openRule={openRule} />
          )
        }
      </Held>
    </div>
  )
}

interface HeldProps {
  readonly desk: CollectionDesk | undefined
  readonly text: Text
  /** Whose trade link was opened; null if none was. */
  readonly from: string | null
  children(desk: CollectionDesk, mine: CollectionInfo): ComponentChildren
}

/** The current part, once there is a collection. */
function Held({ desk, text, from, children }: HeldProps) {
  const state = desk?.state.value ?? 'off'
  const mine = desk?.mine.value ?? null
  if (desk !== undefined && mine !== null)
    return mine.handle === null ? <Begin desk={desk} text={text} from={from} /> : <main class="cgc-main">{children(desk, mine)}</main>
  return (
    <main class="cgc-main cgc-nothing" aria-busy={state === 'asking'}>
      {state === 'asking' || state === 'there' ? (
        <p class="loading" />
      ) : (
        <section class="panel">
          <h2>{text.say(`coll-${state}`)}</h2>
          <p>{text.say(`coll-${state}-is`)}</p>
        </section>
      )}
    </main>
  )
}
