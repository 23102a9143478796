import { percentLine } from '../app/percent.ts'
import './bots.css'
import { manifests } from '@orrery/games'
import type { Ladder } from '@orrery/kernel'
import { LEVELS } from '@orrery/search/level'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { accents, gameName } from '../app/catalogue.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { Page } from '../home/Page.tsx'
import { type LevelStanding, standingsOf } from './standings.ts'

/** How strong the levels of bots are in each game, as measured: how often they win, and how certain that is. Needs no server. */
export function BotsPage(): JSX.Element {
  return (
    <Page page="home" class="bots">
      <div class="hero">
        <h1>{say('bots-page')}</h1>
        <div class="bots-about">
          <p>{say('bots-page-is', { level: say('bot-strong') })}</p>
          <p data-bots-styles>{say('bots-styles', { keen: say('bot-keen'), strong: say('bot-strong') })}</p>
        </div>
      </div>
      <main class="bots-page">
        {manifests.map(({ id, built }) => (built?.ladder === undefined ? null : <GameLadder key={id} game={id} load={built.ladder} />))}
      </main>
    </Page>
  )
}

interface GameLadderProps {
  readonly game: string
  load(): Promise<Ladder>
}

function GameLadder({ game, load }: GameLadderProps): JSX.Element {
  const [ladder, setLadder] = useState<Ladder | null>(null)
  useEffect(() => void load().then(setLadder), [load])
  const isBelow = ladder?.against !== 'game'
  return (
    <section class="panel" style={accents(game)} data-ladder={game}>
      <h2>{gameName(game)}</h2>
      {ladder === null ? <p class="loading">{say('loading')}</p> : null}
      {ladder === null ? null : (
        <>
          <p>{say(isBelow ? 'bots-below' : 'bots-together')}</p>
          <div class="bots-scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">{say('bots-level')}</th>
                  <th scope="col">{say('bots-won')}</th>
                  <th scope="col">{say('bots-sure')}</th>
                  {isBelow ? <th scope="col">{say('bots-elo')}</th> : null}
                </tr>
              </thead>
              <tbody>
                {standingsOf(ladder, LEVELS).map((standing) => (
                  <Row key={standing.level} standing={standing} />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}

function Row({ standing: { level, grade, games, looks, elo } }: { readonly standing: LevelStanding }): JSX.Element {
  const { language } = settings.value
  const step = (value: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(value)
  return (
    <tr data-level={level}>
      <th scope="row">
        <b>{say(`bot-${level}`)}</b>
        <small>{say(`bot-${level}-is`)}</small>
        {looks === undefined ? null : <small>{say('bots-looks', { looks })}</small>}
      </th>
      <td>
        {grade === undefined ? null : (
          <>
            <b>{percentLine(grade.rate)}</b>
            <small>{say('bots-games', { games })}</small>
          </>
        )}
      </td>
      <td>{grade === undefined ? null : <Sureness low={grade.low} rate={grade.rate} high={grade.high} />}</td>
      {elo === null ? null : (
        <td>
          <b>{step(elo)}</b>
          {grade === undefined ? null : (
            <small>
              {step(grade.stepLow)} … {step(grade.stepHigh)}
            </small>
          )}
        </td>
      )}
    </tr>
  )
}

interface SurenessProps {
  readonly low: number
  readonly rate: number
  readonly high: number
}

/** The interval of a rate, in numbers and as a line on a scale from 0 to 100 %. */
function Sureness({ low, rate, high }: SurenessProps): JSX.Element {
  return (
    <>
      <span>
        {percentLine(low)} – {percentLine(high)}
      </span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <path class="whole" d="M0 4H100" />
        <path class="sure" d={`M${100 * low} 4H${100 * high}`} />
        <path class="most" d={`M${100 * rate} 0V8`} />
      </svg>
    </>
  )
}
