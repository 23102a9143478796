import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { accents, gameName, manifestOf } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { asMyself } from '../home/online.ts'
import { CopyField } from '../look/CopyField.tsx'
import { Emblem } from '../look/Emblem.tsx'
import { Switch } from '../look/Switch.tsx'
import { tried } from '../table/source/remote.ts'
import { localDate } from './ChallengeForm.tsx'
import { GAMES, type Pace } from './games.ts'
import { ask, clockLine, type Evening, evenings } from './ties.ts'

/** The evenings that concern the reader; the one with `id` first. Nothing if there are none. */
export function Evenings({ id }: { readonly id: string }): JSX.Element | null {
  useEffect(() => {
    if (id !== '') tried(ask({ type: 'evenings', evening: id }).then(() => undefined))
  }, [id])
  const shown = [...evenings.value].sort((one, other) => Number(other.id === id) - Number(one.id === id) || one.at - other.at)
  if (shown.length === 0) return null
  return (
    <div class="club-main">
      {shown.map((evening) => (
        <EveningCard key={evening.id} evening={evening} />
      ))}
    </div>
  )
}

/** A table on a date: who comes, how many seats are left, and the reader's reply. */
export function EveningCard({ evening }: { readonly evening: Evening }): JSX.Element {
  const { id, title, game, at, seats, host, mine, coming, comes, table, club, rated, pace } = evening
  const free = seats - coming.length
  const say1 = (come: boolean): void =>
    tried(
      asMyself().then(() => ask({ type: 'come', evening: id, comes: come }).then(() => ask({ type: 'evenings' }).then(() => undefined))),
    )
  return (
    <section class="panel evening" style={accents(game)} aria-label={title} data-evening={id}>
      <h2>{title}</h2>
      <p class="evening-at">
        <Emblem game={game} />
        <span>
          <b>{clockLine(at)}</b>
          <small>
            {[
              gameName(game),
              say('seats-exact', { max: seats }),
              say(`pace-of-${pace}`),
              say(rated ? 'rated' : 'casual'),
              club ? '' : say('evening-by', { host }),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </small>
        </span>
      </p>
      <p class="evening-coming">
        <span>{coming.join(', ')}</span>
        <b>{free > 0 ? say('open-seats', { n: free }) : say('evening-full')}</b>
      </p>
      <div class="acts spread">
        {table !== null ? (
          <a class="btn primary" href={address('table', table)}>
            {say('to-table')}
          </a>
        ) : comes ? (
          <button type="button" class="btn" data-come="no" onClick={() => say1(false)}>
            {say('evening-cannot')}
          </button>
        ) : free > 0 ? (
          <button type="button" class="btn primary" data-come="yes" onClick={() => say1(true)}>
            {say('evening-come')}
          </button>
        ) : null}
        <a class="btn" href={`calendar/${id}.ics`} download={`orrery-${id}.ics`} data-calendar>
          {say('calendar')}
        </a>
        {mine && table === null ? (
          <button
            type="button"
            class="btn quiet"
            data-call-off
            onClick={() => tried(ask({ type: 'call-off', evening: id }).then(() => ask({ type: 'evenings' }).then(() => undefined)))}
          >
            {say('evening-call-off')}
          </button>
        ) : null}
      </div>
      {mine ? <CopyField name={say('evening-link')} value={new URL(address('club', id), document.baseURI).href} /> : null}
    </section>
  )
}

const DAY = 24 * 3_600_000

/** Plans a table on a date. */
export function PlanEvening(): JSX.Element {
  const [open, setOpen] = useState(false)
  const [game, setGame] = useState(GAMES[0]?.id ?? '')
  const [title, setTitle] = useState('')
  const [date, setDate] = useState(() => localDate(evening8()))
  const [pace] = useState<Pace>('live')
  const [club, setClub] = useState(false)
  const [seats, setSeats] = useState(2)
  const manifest = manifestOf(game)
  async function plan(): Promise<void> {
    await asMyself()
    const at = new Date(date).getTime()
    const named = title.trim() === '' ? say('evening-untitled', { game: gameName(game) }) : title.trim()
    await ask({ type: 'plan-evening', game, settings: { ...manifest.begins }, title: named, at, seats, pace, rated: false, club })
    await ask({ type: 'evenings' })
    setOpen(false)
  }
  if (!open) {
    return (
      <button type="button" class="btn" data-plan onClick={() => setOpen(true)}>
        {say('evening-plan')}
      </button>
    )
  }
  return (
    <form
      class="panel club-form"
      aria-label={say('evening-plan')}
      onSubmit={(event) => {
        event.preventDefault()
        tried(plan())
      }}
    >
      <h2>{say('evening-plan')}</h2>
      <label class="setting">
        <span>{say('cup-game')}</span>
        <select
          class="field"
          value={game}
          onChange={({ currentTarget }) => {
            setGame(currentTarget.value)
            setSeats(Math.max(2, manifestOf(currentTarget.value).seats[0]))
          }}
        >
          {GAMES.map(({ id }) => (
            <option key={id} value={id}>
              {gameName(id)}
            </option>
          ))}
        </select>
      </label>
      <label class="setting">
        <span>{say('cup-title')}</span>
        <input
          class="field"
          value={title}
          maxLength={60}
          data-evening-title
          placeholder={say('evening-untitled', { game: gameName(game) })}
          onInput={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      </label>
      <label class="setting">
        <span>{say('evening-date')}</span>
        <input type="datetime-local" class="field" value={date} onInput={({ currentTarget }) => setDate(currentTarget.value)} />
      </label>
      <label class="setting">
        <span>{say('seats-number')}</span>
        <input
          type="number"
          class="field"
          min={Math.max(2, manifest.seats[0])}
          max={manifest.seats[1]}
          value={seats}
          data-evening-seats
          onInput={({ currentTarget }) => setSeats(Number(currentTarget.value))}
        />
      </label>
      <Switch label={say('evening-club')} help={say('evening-club-is')} on={club} turn={setClub} />
      <div class="acts">
        <button type="button" class="btn quiet" onClick={() => setOpen(false)}>
          {say('cancel')}
        </button>
        <button type="submit" class="btn primary" data-plan-it>
          {say('evening-plan-it')}
        </button>
      </div>
    </form>
  )
}

/** Tomorrow at eight in the evening. */
function evening8(): number {
  const date = new Date(Date.now() + DAY)
  return date.setHours(20, 0, 0, 0)
}
