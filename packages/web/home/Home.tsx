import { lazy } from '@orrery/board/lazy.tsx'
import { faces } from '@orrery/games'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { Icon } from '../look/Icon.tsx'
import { GameCard } from './GameCard.tsx'
import { TopBar } from './TopBar.tsx'
import { YourTables } from './YourTables.tsx'

const ServerTables = lazy(() => import('./ServerTables.tsx').then((module) => module.ServerTables))

/** The home page: the games, your tables, open tables. */
export function Home(): JSX.Element {
  return (
    <div class="home">
      <div class="sky" aria-hidden="true" />
      <div class="wrap">
        <TopBar page="home" />
        <div class="hero">
          <h1>{say('hero')}</h1>
          <p>{say('hero-line')}</p>
        </div>
        <div class="cols">
          <main class="games">
            {faces.map((face) => (
              <GameCard key={face.id} face={face} />
            ))}
          </main>
          <aside class="rail" aria-label={say('tables')}>
            <YourTables />
            <ServerTables />
            <p class="foot">
              <Icon name="check" />
              {say('foot')}
            </p>
          </aside>
        </div>
      </div>
    </div>
  )
}
