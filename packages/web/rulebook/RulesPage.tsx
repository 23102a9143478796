import { manifests } from '@orrery/games'
import type { JSX } from 'preact'
import { accents, gameName } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { NoGame } from '../home/Nowhere.tsx'
import { Page } from '../home/Page.tsx'
import { Emblem } from '../look/Emblem.tsx'
import { Rulebook } from './Rulebook.tsx'
import { hasBook } from './shelf.ts'

/** The rulebooks as a page: one of them, and the way to the others. */
export function RulesPage({ game, rule }: { readonly game: string | null; readonly rule: string | null }): JSX.Element {
  const books = manifests.filter(({ id }) => hasBook(id))
  if (game !== null && manifests.every(({ id }) => id !== game)) return <NoGame game={game} />
  const open = game ?? books[0]?.id ?? null
  return (
    <Page page="rules">
      <main class="rules-page">
        <h1>{open === null ? say('rulebooks') : gameName(open)}</h1>
        {books.length > 1 ? (
          <nav class="books" aria-label={say('rulebooks')}>
            {books.map(({ id }) => (
              <a key={id} class="btn" style={accents(id)} href={address('rules', id)} aria-current={id === open ? 'page' : undefined}>
                <Emblem game={id} /> {gameName(id)}
              </a>
            ))}
          </nav>
        ) : null}
        {open === null ? null : <Rulebook game={open} rule={rule} />}
      </main>
    </Page>
  )
}
