import './returning.css'
import { manifests } from '@orrery/games'
import type { TableLine } from '@orrery/protocol'
import type { JSX } from 'preact'
import { accents, gameName, manifestOf, wholeGames } from '../app/catalogue.ts'
import { quietlyLater } from '../app/later.ts'
import { address, go } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { LearnOn } from '../learn/LearnOn.tsx'
import { PuzzleOfTheDay } from '../learn/PuzzleOfTheDay.tsx'
import { Icon } from '../look/Icon.tsx'
import { leftLine, sinceLine } from './ago.ts'
import { Figures } from './Figures.tsx'
import { GameCard } from './GameCard.tsx'
import { MyTableRow } from './MyTableRow.tsx'
import { type MyTable, useMyTables } from './my-tables.ts'
import { Offers } from './Offers.tsx'
import { OpenLine } from './OpenLine.tsx'
import { usePlayNow } from './PlayNow.tsx'
import { ResultRow } from './ResultRow.tsx'
import { allResults } from './results.ts'
import { useServerResults } from './server-results.ts'

const ClubHomeMain = quietlyLater(() => import('../club/ClubHome.tsx').then((module) => module.ClubHomeMain))
const ClubHomeSide = quietlyLater(() => import('../club/ClubHome.tsx').then((module) => module.ClubHomeSide))

const RESULTS = 5
const OPEN = 4

/** The home page of a returning player: the table to continue, recent results, what to learn. */
export function Returning(): JSX.Element {
  const { mine, open, online } = useMyTables()
  const { name } = settings.value
  const going = mine.filter(({ stage }) => stage !== 'over')
  const waiting = going.filter(({ myTurn }) => myTurn).length
  const known = allResults.value
  const unrecorded = mine.filter(({ id, stage }) => stage === 'over' && !known.some(({ table }) => table === id))
  useServerResults(unrecorded)
  const ended = known.length + unrecorded.length
  const [first, ...others] = going
  // The reader's own are among the tables above.
  const foreign = (open ?? []).filter(({ players }) => !players.some(({ holder }) => holder === 'me'))
  const last = known[0]?.game ?? unrecorded[0]?.game ?? manifests[0]?.id ?? ''
  return (
    <>
      <div class="hero">
        <h1>{name.trim() === '' ? say('welcome-back') : say('welcome-back-name', { name })}</h1>
        <p>{online === false ? say('offline-now') : say('tables-wait', { n: waiting })}</p>
      </div>
      <main class="returning">
        {first === undefined ? <PlayAgain game={last} /> : <GoOn table={first} />}
        <div class="back-left">
          <section class="panel back-tables" hidden={others.length === 0}>
            <h2>{say('other-tables')}</h2>
            <ul>
              {others.map((table) => (
                <MyTableRow key={table.id} table={table} />
              ))}
            </ul>
          </section>
          <ClubHomeMain />
          {foreign.length === 0 ? null : <OpenTables lines={foreign} />}
        </div>
        <div class="back-middle">
          <section class="panel back-results" hidden={ended === 0}>
            <h2>
              {say('recent-results')}
              <a href={address('results')}>{say('all-of', { n: ended })}</a>
            </h2>
            <ul>
              {known.slice(0, RESULTS).map((line) => (
                <ResultRow key={line.table} line={line} />
              ))}
              {unrecorded.slice(0, Math.max(0, RESULTS - known.length)).map((table) => (
                <MyTableRow key={table.id} table={table} />
              ))}
            </ul>
          </section>
        </div>
        <div class="back-side">
          <ClubHomeSide />
          <PuzzleOfTheDay />
          <LearnOn game={last} />
          <Figures lines={known} />
          <Offers />
        </div>
      </main>
      <section class="games compact" aria-label={say('new-game')}>
        {wholeGames.map((manifest) => (
          <GameCard key={manifest.id} manifest={manifest} />
        ))}
      </section>
    </>
  )
}

/** Other people's tables with an open seat. */
function OpenTables({ lines }: { readonly lines: readonly TableLine[] }): JSX.Element {
  return (
    <section class="panel back-open">
      <h2>{say('open-tables')}</h2>
      <ul>
        {lines.slice(0, OPEN).map((line) => (
          <OpenLine key={line.id} line={line} />
        ))}
      </ul>
    </section>
  )
}

/** The table to continue, if possible one at which it is the player's turn. */
function GoOn({ table }: { readonly table: MyTable }): JSX.Element {
  const { game, href, myTurn, others, waitsFor, headline, since, due, stage, guided } = table
  return (
    <section class="go-on" style={accents(game)} data-go-on>
      <img src={manifestOf(game).picture} alt="" />
      <p class={myTurn ? 'turn mine' : 'turn'}>
        {stage === 'gathering' ? say('state-gathers') : myTurn ? say('state-your-turn') : say('state-waits-for', { who: waitsFor })}
        {', '}
        {myTurn && due !== null ? leftLine(due) : sinceLine(since)}
      </p>
      <h2>{guided ? say('guided') : gameName(game)}</h2>
      <p class="facts">
        {[
          guided
            ? gameName(game)
            : others === ''
              ? say('alone')
              : say(manifestOf(game).together === true ? 'with-others' : 'against-others', { others }),
          headline,
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <p class="go-acts">
        <button type="button" class="btn primary" onClick={() => go(href)}>
          {say(myTurn && due !== null ? 'next' : 'go-on')}
        </button>
      </p>
    </section>
  )
}

/** Offers the last game again when no table is running. */
function PlayAgain({ game }: { readonly game: string }): JSX.Element {
  const manifest = manifestOf(game)
  const { busy, play, dialog } = usePlayNow(manifest)
  return (
    <section class="go-on" style={accents(game)} data-afresh>
      <img src={manifest.picture} alt="" />
      <p class="turn">{say('nothing-under-way')}</p>
      <h2>{gameName(game)}</h2>
      <p class="facts">{manifest.about[settings.value.language]}</p>
      <p class="go-acts">
        <button type="button" class="btn primary" disabled={busy} onClick={play}>
          <Icon name="play" /> {say('play-again-game')}
        </button>
      </p>
      {dialog}
    </section>
  )
}
