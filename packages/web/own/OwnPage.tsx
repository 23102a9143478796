import type { OwnPageProps, SeatSettings } from '@orrery/board'
import { lazy } from '@orrery/board/lazy.tsx'
import { manifests } from '@orrery/games'
import type { ComponentType, JSX } from 'preact'
import { goToBegun } from '../app/begun.ts'
import { accents, manifestOf } from '../app/catalogue.ts'
import { address, go } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { Home } from '../home/Home.tsx'
import { sharedAddress } from '../look/ShareLink.tsx'
import { botsOf } from './bots.tsx'
import { collectionOf } from './collection.ts'

const files = import.meta.glob<{ readonly Page: ComponentType<OwnPageProps> }>('../../../games/*/board/pages/*.tsx')

/** A page once it may be drawn: running its files and drawing it are two tasks, between which the browser hears what its reader does. */
async function drawable(load: () => Promise<{ readonly Page: ComponentType<OwnPageProps> }>): Promise<ComponentType<OwnPageProps>> {
  const { Page } = await load()
  await new Promise((resolve) => setTimeout(resolve))
  return Page
}

/** The pages of all games; each is loaded when first shown. */
const pages = new Map(
  manifests.flatMap((manifest) =>
    (manifest.pages ?? []).map(({ id }) => {
      const load = files[`../../../games/${manifest.id}/board/pages/${id}.tsx`]
      if (load === undefined) throw new Error(`${manifest.id} has no page '${id}'`)
      return [id, { game: manifest.id, bots: botsOf(manifest.id), Page: lazy(() => drawable(load)) }] as const
    }),
  ),
)

/** A game's own page (decks, fleets); home if there is none with that id. */
export function OwnPage({ id, link }: { readonly id: string; readonly link: string }): JSX.Element {
  const own = pages.get(id)
  if (own === undefined) return <Home />
  const { game, bots, Page } = own
  return (
    <div style={accents(game)}>
      <Page
        key={link}
        language={settings.value.language}
        link={link}
        address={`${location.href.split('#')[0]}#/${id}/`}
        shared={(data) => sharedAddress('page', id, data)}
        openRule={(rule: string) => go(address('rules', game, rule))}
        bots={bots}
        collection={manifestOf(game).built?.collecting === undefined ? undefined : collectionOf(game)}
        leave={() => go(address())}
        play={(brought: SeatSettings) => void goToBegun(() => playWith(game, brought))}
      />
    </div>
  )
}

/** The address of a new table against bots at which the reader brings this. */
async function playWith(game: string, brought: SeatSettings): Promise<string> {
  const { playAlone } = await import('../home/play-alone.ts')
  return playAlone(game, manifestOf(game).quickSeats, brought)
}
