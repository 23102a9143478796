import './nowhere.css'
import type { JSX } from 'preact'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { Page } from './Page.tsx'

/** The page of an address without content: what is missing, why, and a link home. */
export function Nowhere({ title, why, home }: { readonly title: string; readonly why: string; readonly home: string }): JSX.Element {
  return (
    <Page>
      <main class="nowhere">
        <h1>{title}</h1>
        <p>{why}</p>
        <a class="btn primary" href={address()}>
          {home}
        </a>
      </main>
    </Page>
  )
}

/** The page of an unknown address of the app. */
export function NoPage(): JSX.Element {
  return <Nowhere title={say('no-page')} why={say('no-page-is')} home={say('to-home')} />
}

/** The page of a game that does not exist. */
export function NoGame({ game }: { readonly game: string }): JSX.Element {
  return <Nowhere title={say('no-game', { game: game.slice(0, 60) })} why={say('no-game-is')} home={say('no-game-home')} />
}
