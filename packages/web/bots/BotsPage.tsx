import { percentLine } from '../app/percent.ts'
import './bots.css'
import { manifests } from '@orrery/games'
import type { Ladder } from '@orrery/kernel'
import { LEVELS } from '@orrery/search/level'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { accents, gameName } from '../app/catalogue.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { useLatest } from '../app/use-latest.ts'
import { Page } from '../home/Page.tsx'
import { Choice } from '../look/SettingsForm.tsx'
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
        {manifests.map(({ id, built }) => (built?.ladders === undefined ? null : <GameLadders key={id} game={id} load={built.ladders} />))}
      </main>
    </Page>
  )
}

interface GameLaddersProps {
  readonly game: string
  load(): Promise<readonly Ladder[]>
}

/** How strong the levels are in a game with one number of seats, which is chosen above them. */
function GameLadders({ game, load }: GameLaddersProps): JSX.Element {
  const [ladders, setLadders] = useState<readonly Ladder[] | null>(null)
  const [chosen, choose] = useState<number | null>(null)
  useLatest([load], load, setLadders)
  const ladder = ladders?.find(({ seats }) => seats === chosen) ?? ladders?.[0]
  return (
    <section class="panel" style={accents(game)} data-ladder={game}>
      <div class="bots-of">
        <h2>{gameName(game)}</h2>
        {ladders !== null && ladder !== undefined && ladders.length > 1 ? (
          <div class="bots-seats">
            <span aria-hidden="true">{say('players')}</span>
            <Choice
              name={say('players')}
              values={ladders.map(({ seats }) => seats)}
              now={ladder.seats}
              label={String}
              choose={(seats) => choose(seats)}
            />
          </div>
        ) : null}
      </div>
      {ladder === undefined ? <p class="loading">{say('loading')}</p> : <Standings ladder={ladder} />}
    </section>
  )
}

function Standings({ ladder }: { readonly ladder: Ladder }): JSX.Element {
  const isBelow = ladder.against === 'below'
  return (
    <>
      <p>{playedAs(ladder)}</p>
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
  )
}

/** What the levels were measured against, in a sentence. */
function playedAs({ against, seats, sides = seats }: Ladder): string {
  if (against === 'game') return say(seats === 1 ? 'bots-alone' : 'bots-together')
  if (sides > 2) return say('bots-among', { even: percentLine(1 / sides) })
  return say(seats === 2 ? 'bots-below' : 'bots-teams')
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
