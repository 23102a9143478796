import './returning.css'
import '../learn/puzzle.css'
import { manifests } from '@orrery/games'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { accents, gameName } from '../app/catalogue.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { ScoreFigures, SideBars } from './Figures.tsx'
import { byWeek, type Score, scoreOf, sideScores } from './figures.ts'
import { MyTableRow } from './MyTableRow.tsx'
import { readLocalTables, useMyTables } from './my-tables.ts'
import { Page } from './Page.tsx'
import { ResultRow } from './ResultRow.tsx'
import { allResults, type ResultLine } from './results.ts'
import { useServerResults } from './server-results.ts'

const WEEKS = 12

/** All results that this browser knows, and figures over time. */
export function ResultsPage(): JSX.Element {
  const lines = allResults.value
  const { mine } = useMyTables()
  useEffect(() => void readLocalTables(), [])
  const unrecorded = mine.filter(({ id, stage }) => stage === 'over' && !lines.some(({ table }) => table === id))
  useServerResults(unrecorded)
  return (
    <Page page="home">
      <div class="hero">
        <h1>{say('results')}</h1>
        <p>{say('results-are')}</p>
      </div>
      <main class="all-results">
        <section class="panel">
          <h2>{say('results-all', { n: lines.length + unrecorded.length })}</h2>
          {lines.length + unrecorded.length === 0 ? <p class="none">{say('results-none')}</p> : null}
          <ul>
            {lines.map((line) => (
              <ResultRow key={line.table} line={line} />
            ))}
            {unrecorded.map((table) => (
              <MyTableRow key={table.id} table={table} />
            ))}
          </ul>
        </section>
        {lines.length === 0 ? null : <OverTime lines={lines} />}
      </main>
    </Page>
  )
}

/** Figures of all results: by week, together, and by game and side. */
function OverTime({ lines }: { readonly lines: readonly ResultLine[] }): JSX.Element {
  return (
    <aside>
      <section class="panel">
        <h2>{say('figures-of-weeks', { weeks: WEEKS })}</h2>
        <Weeks scores={byWeek(lines, Date.now(), WEEKS)} />
      </section>
      <section class="panel">
        <h2>{say('figures-all')}</h2>
        <dl class="figures">
          <ScoreFigures lines={lines} />
        </dl>
        {manifests.map(({ id }) => {
          const own = lines.filter(({ game }) => game === id)
          const { won, lost } = scoreOf(own)
          if (won + lost === 0) return null
          return (
            <section key={id} style={accents(id)}>
              <h3>
                {gameName(id)}{' '}
                <small>
                  {won}–{lost}
                </small>
              </h3>
              <SideBars scores={sideScores(own, settings.value.language)} />
            </section>
          )
        })}
      </section>
    </aside>
  )
}

const WIDE = 300
const HIGH = 90

/** Wins upwards and losses downwards, week by week. */
function Weeks({ scores }: { readonly scores: readonly Score[] }): JSX.Element {
  const most = Math.max(1, ...scores.map(({ won, lost }) => Math.max(won, lost)))
  const step = WIDE / scores.length
  const unit = (HIGH / 2 - 4) / most
  const total = scores.reduce((sum, { won, lost }) => ({ won: sum.won + won, lost: sum.lost + lost }), { won: 0, lost: 0 })
  return (
    <svg class="weeks" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={say('weeks-figure', { won: total.won, lost: total.lost })}>
      {scores.map(({ won, lost }, at) => (
        <g key={at} transform={`translate(${(at * step).toFixed(1)} ${HIGH / 2})`}>
          <rect class="won" x="3" width={step - 6} y={-won * unit} height={won * unit} rx="2" />
          <rect class="lost" x="3" width={step - 6} y="0" height={lost * unit} rx="2" />
        </g>
      ))}
      <path d={`M0 ${HIGH / 2}H${WIDE}`} />
    </svg>
  )
}
