import type { JSX } from 'preact'
import { accents, gameName } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { lessonSummaries } from '../learn/lessons.ts'
import { isDone } from '../learn/teaching.ts'
import { bestRun, lately, type SideScore, scoreOf, sideScores } from './figures.ts'
import type { ResultLine } from './results.ts'

const DAYS = 30
const SIDES = 4

/** How many of the games were won and lost, and the longest row of wins; belongs into a list of figures. */
export function ScoreFigures({ lines }: { readonly lines: readonly ResultLine[] }): JSX.Element {
  const { won, lost } = scoreOf(lines)
  return (
    <>
      <div>
        <dd>
          {won}–{lost}
        </dd>
        <dt>{say('won-lost')}</dt>
      </div>
      <div>
        <dd>{bestRun(lines)}</dd>
        <dt>{say('best-run')}</dt>
      </div>
    </>
  )
}

/** The last thirty days in figures. */
export function Figures({ lines }: { readonly lines: readonly ResultLine[] }): JSX.Element {
  const own = lately(lines, Date.now(), DAYS)
  const summaries = lessonSummaries()
  const done = summaries.filter(({ game, id }) => isDone(game, id)).length
  return (
    <section class="panel back-figures" data-figures>
      <h2>
        {say('figures-of-days', { days: DAYS })}
        {lines.length === 0 ? null : <a href={address('results')}>{say('figures-more')}</a>}
      </h2>
      <dl class="figures">
        <ScoreFigures lines={own} />
        <div>
          <dd>{say('lessons-done', { n: done, all: summaries.length })}</dd>
          <dt>{say('lessons-solved')}</dt>
        </div>
      </dl>
      <SideBars scores={sideScores(own, settings.value.language).slice(0, SIDES)} />
    </section>
  )
}

/** Results by side, as bars. */
export function SideBars({ scores }: { readonly scores: readonly SideScore[] }): JSX.Element {
  return (
    <ul class="side-bars">
      {scores.map(({ game, side, won, lost }) => {
        const share = Math.round((100 * won) / (won + lost))
        return (
          <li key={`${game} ${side}`} style={accents(game)}>
            <span>{side || gameName(game)}</span>
            <i aria-hidden="true">
              <b style={{ width: `${share}%` }} />
            </i>
            <small>
              {won} : {lost}, {share}&nbsp;%
            </small>
          </li>
        )
      })}
    </ul>
  )
}
