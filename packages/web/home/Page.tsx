import type { ComponentChildren, JSX } from 'preact'
import { accents } from '../app/catalogue.ts'
import { type MainPage, TopBar } from './TopBar.tsx'

interface Props {
  /** The page of the top bar that this is or belongs to; absent if none. */
  readonly page?: MainPage
  /** The game whose colours it uses. */
  readonly game?: string | undefined
  readonly class?: string
  readonly children: ComponentChildren
}

/** A page of the app other than a table: the sky behind it, the top bar, and its content. */
export function Page({ page, game, class: extra, children }: Props): JSX.Element {
  return (
    <div class={extra === undefined ? 'home' : `home ${extra}`} style={game === undefined ? {} : accents(game)}>
      <div class="sky" aria-hidden="true" />
      <div class="wrap">
        <TopBar page={page} />
        {children}
      </div>
    </div>
  )
}
