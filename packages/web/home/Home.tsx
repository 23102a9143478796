import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { wholeGames } from '../app/catalogue.ts'
import { later } from '../app/later.ts'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { hasPlayedElsewhere } from '../connection/identity.ts'
import { Icon } from '../look/Icon.tsx'
import { GameCard } from './GameCard.tsx'
import { hasHeadlines } from './headlines.ts'
import { Page } from './Page.tsx'

const Returning = later(() => import('./Returning.tsx').then((module) => module.Returning))
const PuzzleOfTheDay = later(() => import('../learn/PuzzleOfTheDay.tsx').then((module) => module.PuzzleOfTheDay))
const ServerTables = later(() => import('./ServerTables.tsx').then((module) => module.ServerTables))

/** Parts that a player who starts at once never sees are loaded after the page has been idle for this long, in milliseconds. */
const AT_REST = 1500

/** The home page: for a returning player the state of their tables, for a new one the games. */
export function Home(): JSX.Element {
  return <Page page="home">{hasHeadlines() || hasPlayedElsewhere() ? <Returning /> : <Newcomer />}</Page>
}

function Newcomer(): JSX.Element {
  const [rests, setRests] = useState(false)
  useEffect(() => {
    const rest = setTimeout(() => setRests(true), AT_REST)
    return () => clearTimeout(rest)
  }, [])
  return (
    <>
      <div class="hero">
        <h1>{say('hero')}</h1>
        <p>{say('hero-line')}</p>
      </div>
      <div class="cols">
        <main class="games">
          {wholeGames.map((manifest) => (
            <GameCard key={manifest.id} manifest={manifest} />
          ))}
        </main>
        <aside class="rail" aria-label={say('tables')}>
          <section class="panel brass">
            <h2>{say('new-here')}</h2>
            <p class="none">{say('new-here-is')}</p>
            <a class="btn" href={address('learn')}>
              <Icon name="info" /> {say('learn')}
            </a>
          </section>
          {rests ? <PuzzleOfTheDay /> : null}
          {rests ? <ServerTables /> : null}
          <p class="foot">
            <Icon name="check" />
            {say('foot')}
          </p>
        </aside>
      </div>
    </>
  )
}
