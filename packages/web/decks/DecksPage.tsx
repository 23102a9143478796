import type { JSX } from 'preact'
import { accents } from '../app/catalogue.ts'
import { lazy } from '../app/lazy.tsx'
import { address, go } from '../app/route.ts'
import { settings } from '../app/settings.ts'

const DeckBuilder = lazy(() => import('../../../games/chaos-galaxy/board/decks/index.tsx').then((module) => module.DeckBuilder))

/** The deck builder of Chaos Galaxy; `link` is a deck that came with the address. */
export function DecksPage({ link }: { readonly link: string }): JSX.Element {
  return (
    <div style={accents('chaos-galaxy')}>
      <DeckBuilder
        key={link}
        language={settings.value.language}
        link={link}
        address={`${location.href.split('#')[0]}#/decks/`}
        openRule={(rule: string) => go(address('rules', 'chaos-galaxy', rule))}
        leave={() => go(address())}
      />
    </div>
  )
}
