import { useGame, useTextOfGame } from '../app/use-game.ts'
import './making.css'
import { lazy } from '@orrery/board/lazy.tsx'
import { games } from '@orrery/games'
import type { Game } from '@orrery/kernel'
import type { TimeControl } from '@orrery/play'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { whyNotMade } from '../app/begun.ts'
import { gameName, manifestOf } from '../app/catalogue.ts'
import { address, goOnceMade, WAYS, type Way } from '../app/route.ts'
import { knows, say } from '../app/texts.ts'
import { RequestError } from '../connection/error.ts'
import { makeLocal } from '../local/make.ts'
import { Emblem } from '../look/Emblem.tsx'
import { Switch } from '../look/Switch.tsx'
import { WithRulebook } from '../rulebook/WithRulebook.tsx'
import { NameField } from './NameField.tsx'
import { NoGame } from './Nowhere.tsx'
import type { ServerTablePlan } from './online.ts'
import { Page } from './Page.tsx'
import { broughtLine, type Chosen, localSeats, optionsOf, plannedSeats, reasonsAgainst, type SeatPlan } from './plans.ts'
import { SeatsForm } from './SeatsForm.tsx'
import { keepSeatSettings, lastSeatSettings } from './seat-settings.ts'
import { TableSettings } from './TableSettings.tsx'
import { type ChosenTerms, TermsChoice } from './TermsChoice.tsx'

const TimeChoice = lazy(() => import('../time/TimeChoice.tsx').then((module) => module.TimeChoice))

/** Makes a table: its settings and its seats. */
export function NewTable({ game, way }: { readonly game: string; readonly way: Way }): JSX.Element {
  return games.some(({ id }) => id === game) ? <KnownGame game={game} way={way} /> : <NoGame game={game} />
}

function KnownGame({ game: id, way }: { readonly game: string; readonly way: Way }): JSX.Element {
  const game = useGame(id)
  const text = useTextOfGame(id)
  return (
    <Page page="home" game={id}>
      <WithRulebook game={id}>
        {game === null || text === null ? <p class="loading">{say('loading')}</p> : <TableForm game={game} text={text} way={way} />}
      </WithRulebook>
    </Page>
  )
}

function TableForm({ game, text, way }: { readonly game: Game; readonly text: Text; readonly way: Way }): JSX.Element {
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() => startingPlans(game, way))
  const [chosen, setChosen] = useState<Chosen>(manifestOf(game.id).begins ?? {})
  const [listed, setListed] = useState(false)
  const [time, setTime] = useState<TimeControl | null>(null)
  const [terms, setTerms] = useState<ChosenTerms>({ rated: false, level: 'any' })
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const online = way === 'invite' || seats.some(({ kind }) => kind === 'open')
  const ratedAlone = online && terms.rated && seats.some(({ kind }) => kind === 'bot' || kind === 'here') ? [say('rated-people')] : []
  const reasons = [...reasonsAgainst(game, text, chosen, seats), ...ratedAlone]

  const openHere = async () => address('table', await makeLocal(game.id, optionsOf(chosen, seats), localSeats(seats)))

  async function open(): Promise<void> {
    setBusy(true)
    setTrouble(null)
    const mine = seats.find(({ kind }) => kind === 'me')?.brought
    if (mine !== undefined) keepSeatSettings(game.id, mine)
    try {
      await goOnceMade(online ? openOnServer({ game: game.id, chosen, seats, listed, time, terms }) : openHere())
    } catch (error) {
      setTrouble(whyNot(error, text))
      setBusy(false)
    }
  }

  return (
    <main class="new-table">
      <h1>
        <Emblem game={game.id} />
        {say('new-table', { game: gameName(game.id) })}
      </h1>
      <nav class="way-nav" aria-label={say('ways')}>
        {WAYS.map((other) => (
          <a key={other} href={address('new', game.id, other)} aria-current={other === way ? 'page' : undefined}>
            {say(`way-${other}`)}
          </a>
        ))}
      </nav>
      <p class="about">{say(`way-${way}-is`)}</p>
      <div class="making">
        <section class="panel">
          <h2>{say('seats')}</h2>
          <NameField />
          <SeatsForm game={game} text={text} way={way} seats={seats} change={setSeats} />
          {online ? <Switch label={say('listed')} help={say('listed-is')} on={listed} turn={setListed} /> : null}
        </section>
        <section class="panel">
          <h2>{say('table-settings')}</h2>
          {online ? <TimeChoice choose={setTime} /> : null}
          {online ? <TermsChoice terms={terms} choose={setTerms} /> : null}
          <TableSettings game={game} text={text} seats={seats} chosen={chosen} served={online} choose={setChosen} />
        </section>
      </div>
      <div class="open-bar">
        <div role="status">
          {reasons.map((reason) => (
            <p key={reason} class="reason">
              {reason}
            </p>
          ))}
          {trouble === null ? null : <p class="reason">{say('could-not-start', { why: trouble })}</p>}
        </div>
        <a class="btn quiet" href={address()}>
          {say('cancel')}
        </a>
        <button type="button" class="btn primary" data-open-table disabled={busy || reasons.length > 0} onClick={() => void open()}>
          {say(online ? 'open-table-online' : 'open-table')}
        </button>
      </div>
    </main>
  )
}

/** The initial seats; the reader's seat brings what it brought last time. */
function startingPlans(game: Game, way: Way): readonly SeatPlan[] {
  const plans = plannedSeats(way, startingSeats(game, way))
  const last = game.seatSettings === undefined ? null : lastSeatSettings(game.id)
  return last === null ? plans : plans.map((plan) => (plan.kind === 'me' ? { ...plan, brought: last } : plan))
}

function startingSeats(game: Game, way: Way): number {
  const wished = way === 'alone' ? manifestOf(game.id).quickSeats : Math.max(2, game.seats.min)
  return Math.min(game.seats.max, Math.max(game.seats.min, wished))
}

/** The most reasons against what somebody brings that are shown; the others are similar. */
const MOST_REASONS = 4

/** Why the table could not be made, in the game's own words if there are any. */
function whyNot(error: unknown, text: Text): string {
  if (error instanceof RequestError && error.refusals.length > 0)
    return error.refusals
      .slice(0, MOST_REASONS)
      .map((refusal) => broughtLine(text, refusal))
      .join(' ')
  if (error instanceof RequestError && knows(`refusal-error-${error.code}`)) return say(`refusal-error-${error.code}`)
  return whyNotMade(error)
}

async function openOnServer(plan: ServerTablePlan): Promise<string> {
  const { createTable } = await import('./online.ts')
  return address('table', await createTable(plan))
}
