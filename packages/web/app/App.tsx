import { lazy } from '@orrery/board/lazy.tsx'
import type { JSX } from 'preact'
import { layered } from '../club/layer.ts'
import { Home } from '../home/Home.tsx'
import { Toasts } from '../look/Toasts.tsx'
import { quietlyLater } from './later.ts'
import { type Route, route } from './route.ts'
import { say, spoken } from './texts.ts'

const TablePage = lazy(() => import('../table/TablePage.tsx').then((module) => module.TablePage))
const Pages = lazy(() => import('./Pages.tsx').then((module) => module.Pages))
const ClubLayer = quietlyLater(() => import('../club/ClubLayer.tsx').then((module) => module.ClubLayer))

/** The page of the route. */
export function App(): JSX.Element | null {
  if (!spoken.value) return null
  return (
    <>
      <button type="button" class="skip" onClick={skip}>
        {say('skip')}
      </button>
      <Page route={route.value} />
      {layered.value ? <ClubLayer /> : null}
      <Toasts />
    </>
  )
}

/** Moves the focus to the question, or to the page's main content. */
function skip(): void {
  const goal = document.querySelector<HTMLElement>('.question, main')
  goal?.setAttribute('tabindex', '-1')
  goal?.focus()
}

function Page({ route: at }: { readonly route: Route }): JSX.Element {
  if (at.page === 'table') return <TablePage key={at.id} id={at.id} />
  return at.page === 'home' ? <Home /> : <Pages route={at} />
}
